### What a screen shows beside the map.

board-europe = Europe
headline = Turn { $turn } · { $phase }
headline-impulse = Turn { $turn } · { $phase } · impulse of { $power }

panel-powers = Power cards
panel-diplomacy = Diplomatic status
panel-victory = Victory track
panel-vp = Victory points
panel-struggle = Religious struggle
panel-debaters = Debaters
panel-translations = Translations
panel-courts = Courts
panel-new-world = New World
panel-turns = Turns
panel-discard = Discard pile
panel-removed = Out of the game

column-power = Power
column-ruler = Ruler
column-admin = Administration
column-keys = Keys
column-auto-win = Keys to win
column-cards = Cards
column-captives = Captives
column-vp = VP
column-vp-base = Base
column-vp-special = Special
column-vp-bonus = Bonus
column-vp-total = Total
column-turn = Turn { $turn }
column-debater = Debater
column-zone = Language
column-value = Value
column-status = Status
column-place = What

status-war = war
status-allied = allied

fact-protestant-spaces = Protestant spaces
fact-to-win = Protestant spaces to win
fact-electorates = Protestant electorates
fact-universities = Jesuit universities
fact-henry = Henry VIII
fact-foreign-wars = Wars abroad
fact-st-peters = Saint Peter’s
fact-chateaux = Chateaux
fact-piracy = Piracy
fact-excommunicated = Excommunicated
fact-this-turn = In effect this turn

debater-uncommitted = uncommitted
debater-committed = committed
debater-excommunicated = excommunicated

marker-nt = New Testament, { $zone }
marker-bible = Bible, { $zone }
marker-turn = now

voyage-exploration = Exploration
voyage-conquest = Conquest
voyage-colony = Colony
voyage-of = under way, { $power }

foreign-war = { $card }: { $power } with { $units }, { $enemies } against them
effect-peace = peace between { $one } and { $other }
effect-ceded = { $one } has ceded to { $other }
effect-divorce-granted = the Pope grants Henry’s divorce
effect-scots-raid = the Scots raid England
