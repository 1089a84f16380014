### What is wrong with a position that an overlay has laid out, or that the fuzzer has come to.
### Areas and powers are told by their ids, as an overlay names them.

## Masks and books that do not agree with the lists
impossible-masks = The masks of { $power } are wrong.
impossible-empty-stack = { $power } has a stack without units.
impossible-minors = The minors of { $power } are wrong.
impossible-foes = The foes of { $power } are wrong.
impossible-held-revolt = Somebody controls the revolt of { $area }.
impossible-overdrawn = { $power } uses { $count } of type { $type }.

## What never holds
impossible-whose-area = { $area } is not exactly one of owned, independent and closed.
impossible-held-of-nobody = Somebody controls { $area }, which nobody owns.
impossible-revolt-of-nobody = There is a revolt in { $area }, which nobody owns.
impossible-fortress-in-closed = There is a fortress in { $area }, which is closed.
impossible-units-out-of-play = { $power } has units and is not in play.
impossible-troops-at-sea = Troops of { $power } are at sea.
impossible-squadrons-on-land = Squadrons of { $power } are on land.
impossible-fresh-beyond-units = More units of { $power } have not acted than there are.
impossible-leader-counters = A counter of a leader is missing, or there twice.
impossible-leader-out-of-play = { $power } has a leader and is not in play.
impossible-cards-of-the-turn = The cards are not those of the turn.
impossible-war-twice = The war of { $one } and { $other } is none, or one of two.
impossible-war-out-of-play = In the war of { $one } and { $other } one of them is not in play.
impossible-war-of-allies = { $one } and { $other } are at war, and allied.
impossible-war-and-casus-belli = { $one } and { $other } are at war, and one has a casus belli.
impossible-war-of-one-player = { $one } and { $other } are at war, and one player's.
impossible-ally-out-of-play = { $minor } is allied with { $major }, and one of them is not in play.
impossible-loan-out-of-play = { $lender } has lent a troop to { $receiver }, and one of them is not in play.
impossible-morale = The morale of { $power } is wrong.
impossible-morale-in-peace = { $power } has morale of { $loser }, and they are not at war.
impossible-unrest = The unrest of { $power } is below 0.
impossible-points = Somebody has spent points that he did not have.
impossible-merchants = { $power } has { $count } merchants in { $center }.

## What does not hold between two actions
impossible-alliance = { $one } and { $other } are allied, and not two majors in play.
impossible-in-closed-area = Units of { $power } are in a closed area.
impossible-overstacked = { $power } has too many troops in { $area }.
impossible-leader-alone = A leader of { $power } is alone in { $area }.
impossible-siege-of-nobody = Nobody besieges { $area }.
impossible-siege-of-no-enemy = { $area } is besieged, and no fortress of an enemy.
impossible-no-base = Squadrons of { $power } have no base in { $sea }.
impossible-port-of-others = Squadrons of { $power } lie in { $port }, a port of others.
