### The sea and the World Map (8.4, 10, 16, 17.3, 17.4, 20.4, 23.2).

## Voyages

option-voyage = { $a } sails to { $b }
option-voyage-perilous = { $a } sails to { $b }, with a Navigation Check
odds-navigation = Navigation Check of { $captain } (a draw: damaged)
option-voyage-patrol = A patrol sails from { $a } to { $b }
ask-navigation-reroll = { $captain } is { $result ->
    [eliminated] lost at sea
   *[other] damaged
  } by this roll. Does he roll again?
option-reroll = Roll again
ask-discard-loot = { $captain } cannot carry so much. Which treasure goes overboard?
option-loot = { $a }
ask-settle = { $captain } can found his colony here. Where?
option-settle = Found a colony at { $a }
ask-return-home = Does { $captain } return home with { $loot ->
    [0] no treasure
    [one] one treasure
   *[other] { $loot } treasures
  }?
option-captain-home = { $a } returns home
ask-captain-winter = Where does { $captain } winter?
option-winter-colony = At { $a }

## Expeditions, captains in Europe and escorts

ask-expedition-captain = Who leads the expedition?
ask-expedition-ocean = From where does { $captain } set out?
ask-expedition-colony = Does { $captain } take a colony along?
option-captain = { $a }
option-ocean = { $a }
option-colony = With a colony ({ $cp } CP)
option-no-colony = Without a colony
forbid-sails-for-others = This captain sails for another power.
forbid-is-not-in-force-pool = This captain is not in the force pool.
forbid-is-at-work-as-scientist = This captain is at work as a scientist this turn.
forbid-sender-is-only-activated = An activated major power cannot send expeditions.
ask-post-captain = Which captain serves in Europe this turn, and where?
option-post = { $a } at { $b }
ask-escorts = Which galleons escort the treasure fleet?
option-escort = A galleon from { $a } joins the fleet
option-recall = An escort goes to { $a }
forbid-is-no-galleon = Only galleons may escort the fleet.
forbid-is-not-in-home-port = This ship is not in a Spanish home port.
forbid-is-not-spanish = Only Spanish galleons may escort the fleet.
ask-patrol = Where do you build a patrol?
option-patrol = { $a }
forbid-has-no-spanish-settlement = There is no Spanish settlement on this ocean zone.
forbid-no-patrol-left = All patrols are already in play.

## Piracy

ask-piracy-where = Where do your pirates strike?
ask-piracy-whom = Whom do they raid?
option-pirate = { $a } in { $b }
option-award-armada = The Armada loses a level
option-award-patrol = Lose a patrol
option-award-treasure = { $a } draws a Spanish treasure
option-award-portuguese = { $a } draws a Portuguese treasure
ask-world-piracy-award = { $captain } has struck in { $ocean }. How is a hit paid for?
ask-withhold-treasure = Which treasure does your fortress keep safe?
option-withhold = { $a }
forbid-neither-at-war-nor-corsairs = You are not at war with that power, and have no corsairs there.
forbid-raided-this-zone-already = You have already raided this sea zone this turn.
forbid-zone-raided-by-two-others = Two powers have already raided this sea zone this turn.
forbid-has-raided-enough = A power may take at most three piracy actions a turn.
forbid-armada-lies-there = The Armada is in this sea zone.
forbid-target-has-the-same-player = The same player plays that power.
forbid-captain-is-not-at-sea = This captain is not in an ocean zone.
forbid-target-has-no-settlement = That power controls no settlement on the ocean zone.
forbid-portugal-is-our-ally = Portugal is your ally.
forbid-raided-this-ocean-already = You have already raided this ocean zone this turn.
forbid-ocean-raided-by-two-others = Two powers have already raided this ocean zone this turn.
forbid-no-piracy-left = A power may take at most three piracy actions a turn.
forbid-spain-has-our-player = The same player plays Spain.

## The treasure fleet

ask-fleet-treasures = Which treasures sail for Spain? { $chosen } of { $count } chosen.
option-treasure = { $a }
ask-fleet-reroll = The treasure fleet has been sighted in { $ocean }. Does your spy have the die rolled again?
ask-fleet-attack = Who attacks the treasure fleet?
option-attack = { $a } attacks
ask-fleet-award = What does { $captain } win by a hit?
option-fleet-treasure = A treasure of the fleet
option-fleet-vp = 1 VP
option-fleet-galleon = Sink an escort

## The Armada

option-build-aboard = { $kind ->
    [mercenary] A mercenary
   *[other] A regular
  } on the Armada at { $space }
ask-armada-transfer = Who goes aboard or ashore? The Armada has room for { $room } more.
option-armada-load = Load troops
option-armada-unload = Unload troops
ask-armada-load = Who goes aboard at { $space }? So far: { $count }
ask-armada-unload = Who goes ashore from { $space }? So far: { $count }
ask-armada-ship = The Armada is in { $sea }, with room for { $room } more. Who moves?
option-armada-board = Board at { $a }
forbid-is-no-armada-yard = The Armada may be built only at Seville, Corunna or Lisbon.
forbid-is-not-under-spain = Spain does not control this port.
forbid-is-an-unruly-yard = This port is in unrest.

## Cards

card-mode-expert_shipwrights-build = Build two ships
card-mode-expert_shipwrights-refit = Refit lost ships and build one
card-mode-genoese_merchants-expedition = Fit out an expedition
card-mode-genoese_merchants-credit = Draw a card
card-mode-northwest_passage-passage = Try the passage
card-mode-northwest_passage-outfit = Fit out an expedition
card-mode-slave_trade-trade = Trade
card-mode-slave_trade-outfit = Fit out an expedition
card-mode-gregorian_calendar-astronomer = Sponsor a scientist
card-mode-gregorian_calendar-calendar = Draw a card
ask-galleasses = Whose side do the galleasses take?
option-galleasses-for = { $a }
ask-free-ship = Which ship do you build?
ask-rebuild-galleons = Where are galleons rebuilt?
ask-beggars-port = Which port do the Sea Beggars seize?
ask-free-raid = Do you raid { $power } at once?
option-free-raid = Raid in { $a }
ask-knights-raid = Where do the Knights raid?
ask-armada-overboard = The Armada can no longer hold all who are aboard: { $left } must go. Which unit is lost?
option-overboard = { $power }: a { $kind ->
    [mercenary] mercenary
   *[other] regular
}
ask-armada-yard = Where is the Armada built?
ask-armada-reroll = Do you roll { $count ->
    [one] your miss
   *[other] your { $count } misses
  } again?
ask-guard-fort = Which settlement is fortified?
option-fort = { $a }
ask-which-colony = Which colony?
option-this-colony = { $a }
ask-event-captain = Which captain?
ask-free-voyage = Who sails on?
event-ship-recovered = A lost ship of { $power } is refitted.

## What happens

event-expedition-built = { $captain } sets out for { $power } in { $ocean }{ $colony ->
    [0] {""}
   *[other] , with a colony
  }.
event-captain-sailed = { $captain } sails from { $origin } to { $to }.
event-navigation-checked = { $captain } rolls { $total } for navigation: { $result ->
    [safe] safe
    [damaged] damaged
   *[other] lost
  }.
event-captain-damaged = The ships of { $captain } are damaged.
event-captain-lost = { $captain } is lost.
event-captain-delayed = The voyage of { $captain } has come to an end.
event-captain-returned = { $captain } comes home with { $treasures ->
    [0] empty holds
    [one] one treasure
   *[other] { $treasures } treasures
  }.
event-captain-wintered = { $captain } winters at { $settlement }.
event-captain-in-europe = { $captain } takes command at { $space }.
event-circumnavigation-made = { $captain } has sailed around the world for { $power }.
event-loot-taken = { $captain } takes a treasure aboard.
event-loot-taken-is = { $captain } has taken { $treasure }.
event-loot-discarded = { $captain } loses { $treasure }.
event-colony-founded = { $power } founds a colony at { $settlement }.
event-colony-rolled = { $settlement } of { $power } rolls { $total }: { $result ->
    [eliminated] the settlers give up
    [no_effect] nothing of note
    [treasure] a treasure
   *[other] a treasure, and Virginia Dare is born
  }.
event-colony-lost = { $power } loses its colony at { $settlement }.
event-settlement-taken = { $power } takes { $settlement }.
event-settlement-fortified = { $settlement } has a fortress now.
event-patrol-built = A patrol appears in { $ocean }.
event-patrol-moved = A patrol sails from { $origin } to { $to }.
event-patrol-lost = A patrol in { $ocean } is lost.
event-ocean-piracy-began = { $captain } raids { $target } in { $ocean }.
event-ocean-piracy-hits = { $captain } scores { $hits ->
    [0] nothing
    [one] one hit
   *[other] { $hits } hits
  } on { $target }.
event-fleet-sighted = The treasure fleet is in { $ocean } with { $treasures ->
    [one] one treasure
   *[other] { $treasures } treasures
  }.
event-fleet-attacked = { $captain } attacks the treasure fleet: { $hits } against { $fleet_hits }.
event-escorts-changed = { $count ->
    [0] No galleon escorts
    [one] One galleon escorts
   *[other] { $count } galleons escort
  } the treasure fleet.
event-escort-lost = An escort of { $power } is sunk.
event-canal-attempted = Work on the canal: { $total }, needs { $needed }.
event-canal-built = { $power } has dug the Suez Canal.
event-galleon-rebuilt = A galleon of { $power } at { $space } is race-built now.
event-armada-changed = { $strength ->
    [0] The Armada is gone
   *[other] The Armada has strength { $strength }
  }.
event-armada-loaded = Aboard the Armada at { $place }: { $what }.
event-armada-unloaded = Ashore from the Armada at { $place }: { $what }.
event-armada-cargo-lost = Lost with the Armada, of { $power }: { $kind ->
    [mercenary] mercenaries
   *[other] regulars
  } ({ $count }).
