### Naval affairs (16), and loans of ships (9.2).

## Fleets

option-ship = { $power }: one { $kind ->
    [corsair] corsair
    [galley] galley
    [galleon] galleon
    [race_built_galleon] race-built galleon
   *[other] squadron
  }
option-all-ships = All ships
option-naval-leader = { $a }
option-no-leader = No leader goes along
option-fleet-from = The ships at { $a }
option-fleet-to = { $a }
ask-fleet-leaders = { $ships ->
    [one] One ship sails
   *[other] { $ships } ships sail
  } from { $place }. Which naval leader goes along?
ask-lose-ship = Which ship do you lose?
ask-keep-ship = Both fleets are lost except for one ship of yours. Which ship survives?

## Naval movement

ask-naval-move = Which ships move? None of them sails until you are done.
ask-naval-destination = Where do ships sail from { $place }?
ask-naval-ships = Which ships sail from { $place } to { $to }? So far: { $ships }
ask-naval-leaders = Which naval leader sails from { $place } to { $to }?
ask-naval-combat = Which naval combat is fought first?
ask-naval_move_announced = { $mover } declares a naval move. Do you respond?
option-fight = At { $a } against { $b }
forbid-not-adjacent-by-sea = That place is not adjacent by sea.
forbid-port-of-another-power = Ships enter a port of another power only against enemy ships in it.
forbid-port-out-of-play = This port is not in play.
forbid-sea-closed-to-ships = These ships may not enter that place.
forbid-lost-at-sea-this-impulse = These ships lost a naval combat this impulse.

## Interception and avoiding battle at sea

ask-naval-intercept = { $power } has entered { $sea }. Do you intercept?
ask-intercepting-ships = Which ships sail from { $place } to intercept? So far: { $ships }
ask-naval-avoid = { $power } has come upon your ships in { $sea }. Do you try to avoid battle?
ask-naval_interception_rolled = A fleet has rolled to intercept in { $where }. Do you respond?
ask-naval_avoid_rolled = A fleet has rolled to avoid battle in { $where }. Do you respond?
option-fleet-intercept = Intercept from { $a }
option-fleet-avoid = Sail for { $a }
forbid-fleet-not-adjacent = These ships are not adjacent to the sea zone.
forbid-fleet-not-at-war = Their power is not at war with the active power.
forbid-fleet-has-company = Ships of the active power are in the same place.
forbid-no-ship-may-enter = These ships may never enter the sea zone.
forbid-foes-hold-the-zone = Other enemies already hold the sea zone.
forbid-avoids-too-far = That place is not adjacent by sea.
forbid-avoids-into-foreign-port = Ships avoid battle only into ports of their own power.
forbid-avoids-into-enemies = Enemy ships are there.
forbid-avoids-into-closed-sea = Some of these ships may not enter that place.

## Naval combat

ask-naval_combat_cards = Do you play a card in the naval combat in { $where }?
ask-naval_combat_after_roll = Both sides have rolled in the naval combat in { $where }. Do you respond?
ask-naval_combat_resolved = The naval combat in { $where } is over. Do you respond?
ask-naval-retreat = Where do your ships retreat from { $place }?

## Naval transport

ask-transport-from = From which port do land units go aboard?
ask-transport-sea = Into which sea zone do they sail from { $space }?
ask-transport-force = Who goes aboard at { $space }?
ask-transport-on = Your troops are in { $sea }; you have { $cp } CP. Where do they go?
ask-naval_transport_announced = Land units have gone aboard in { $where }. Do you respond?
option-embark-at = From { $a }
option-embark-in = Into { $a }
option-land-at = Land at { $a }
option-sail-to = Sail on to { $a }
forbid-enemy-ships-in-port = Enemy ships are in this port.
forbid-port-not-on-this-sea = That is not a port on this sea zone.
forbid-sailed-from-this-port = The formation came from there.

## Piracy

ask-piracy-sea = In which sea zone do your pirates strike?
ask-piracy-target = Whom do they raid in { $sea }?
ask-piracy_announced = Pirates are about to strike in { $where }. Do you respond?
ask-piracy_resolved = Pirates have struck in { $where }. Do you respond?
ask-piracy-award = The pirates of { $power } have struck in { $sea }. How do you pay for a hit?
ask-piracy-lose-ship = Where do you give up a ship?
ask-lose-pirate = Which ship do your pirates lose?
option-piracy-sea = { $a }
option-piracy-target = { $a }
option-ship-at = At { $a }
option-award-ship = Lose a ship
option-award-card = { $a } draws a card from your hand
option-award-vp = { $a } wins 1 VP
forbid-has-no-pirates-there = You have no ships there that could raid.
forbid-controls-no-port-there = That power controls no port on the sea zone.
forbid-raids-itself = A power may not raid itself.

## Loans

ask-loan-port = To which port do the ships sail that you were lent at { $space }?
forbid-takes-no-loans = Ships may not be lent to that power.
forbid-is-no-squadron = Corsairs may not be lent.
forbid-is-never-lent = This ship may never be lent.
forbid-is-not-in-port = Only ships in port may be lent.
forbid-is-lent-already = This ship is already on loan.
forbid-has-no-way-by-sea = No path of sea zones leads to a port of that power.

## What happens

event-ship-lent = { $power } lends a ship to { $borrower }.
event-leader-lent = { $leader } serves { $borrower } this turn.
event-naval-move-declared = { $power } orders { $count ->
    [one] one ship
   *[other] { $count } ships
  } from { $origin } to { $to }.
event-fleet-tried = { $power } tries to { $what ->
    [intercept] intercept from { $origin } to { $to }
   *[avoid] avoid battle from { $origin } to { $to }
  }: { $total }, needs { $needed }.
event-transport-began = { $power } embarks { $what } at { $origin } for { $to }.
event-piracy-began = { $power } raids { $target } in { $sea }.
event-piracy-hits = The pirates score { $hits ->
    [one] one hit
   *[other] { $hits } hits
  } on { $target } in { $sea }.
event-pirates-repelled = The pirates of { $power } are beaten off in { $sea } before they reach { $target }.

## Chances, before cards

odds-naval-combat = Naval combat at { $place } against { $enemy }
odds-naval-combats = { $count } naval combats together
odds-piracy = Piracy in { $place } against { $enemy } (a draw: no hit)
