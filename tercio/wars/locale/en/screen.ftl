### What a screen shows beside the map, alike in both games.

board-europe = Europe
headline = Turn { $turn } · { $phase }
headline-impulse = Turn { $turn } · { $phase } · impulse of { $power }
panel-powers = Power cards
panel-diplomacy = Diplomatic status
panel-victory = Victory track
panel-vp = Victory points
panel-vp-sources = What victory points are for
panel-struggle = Religious struggle
panel-pools = Force pools
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
column-vp-sources = VP for
column-turn = Turn { $turn }
column-value = Value
column-status = Status
column-place = What
column-land-strength = Land strength in use
column-ships-left = Ships to build
column-ships-later = Ships back next turn

vp-source = { $vp } for { vp-reason }
pool-land = { $used } of { $all }
pool-ships = { $count } × { $kind }

status-war = war
status-allied = allied
fact-protestant-spaces = Protestant spaces
fact-to-win = Protestant spaces to win
fact-foreign-wars = Wars abroad
fact-this-turn = In effect this turn
marker-turn = now
foreign-war = { $card }: { $power } with { $units }, { $enemies } against them
