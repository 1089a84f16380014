### What a screen shows beside the map.

board-europe = Europe
headline = Turn { $turn } · { $phase }
headline-impulse = Turn { $turn } · { $phase } · impulse of { $power }

panel-powers = Power cards
panel-diplomacy = Diplomatic status
panel-vp = Victory points
panel-struggle = Religious struggle
panel-debaters = Debaters
panel-translations = Translations
panel-new-world = New World
panel-turns = Turns
panel-discard = Discard pile
panel-removed = Out of the game

column-power = Power
column-ruler = Ruler
column-admin = Administration
column-keys = Keys
column-auto-win = Keys to win
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
fact-st-peters = Saint Peter’s
fact-chateaux = Chateaux
fact-piracy = Piracy
fact-excommunicated = Excommunicated
fact-this-turn = In effect this turn

debater-uncommitted = uncommitted
debater-committed = committed
debater-excommunicated = excommunicated
debater-gone = out of the game

marker-nt = New Testament, { $zone }
marker-bible = Bible, { $zone }
marker-turn = now

voyage-exploration = Exploration
voyage-conquest = Conquest
voyage-colony = Colony
voyage-of = under way, { $power }
