# Movement on land and sea, reactions, landings, piracy, repatriation (uRR 10, 11, 12, 14, 15).

name-action-strategic_move = strategic move
name-action-redeploy_free = strategic move without cost
name-action-march = march
name-action-land = amphibious landing
name-action-cruise = naval tactical move
name-action-put_to_sea = put to sea
name-action-piracy = piracy

option-to-place = { $a }
option-stack = { $a }: { $b } in { $c }
option-member = { $a }: { $b }
option-fleet = { $n ->
    [one] { $owner }: { $unit }
   *[other] { $a }: fleet of { $n }
  }{ $led ->
    [0] {""}
   *[other] {" "}with a leader
  } in { $b }
option-everybody = All of them
option-alone = Without a leader

ask-strategic-move = { $power }: what makes a strategic move?
ask-strategic-onto = { $power }: on which unit does { $leader } begin?
ask-strategic-party = { $power }: who goes along from { $place }?
ask-strategic-leg = { $power }: who goes on from { $place }, or does the move end here?
ask-strategic-leader = { $power }: does a leader go along from { $place }?
ask-strategic-goal = { $power }: where to from { $start }?
option-move-ends = The move ends here
option-stays-there = It stays there
ask-strategic-route = { $power }: enemy fleets lie on every way to { $goal }. Through which sea?
option-by = Through { $a }

ask-intercept-transport = Troops of { $power } enter { $sea }: does { $enemy } intercept?
ask-interceptor = { $power }: who is fought first in { $place }?
option-fight-power = { $a }
ask-escort = { $power }: which ships escort the troops in { $place }?

ask-march = { $power }: who marches?
ask-march-party = { $power }: who marches from { $place }?
ask-march-leader = { $power }: does a leader go along from { $place }?
ask-march-goal = { $power }: where to from { $start }?
ask-march-on = { $power } is in { $area }: go on, or stay?
option-regroup-army = Leave or take troops in { $a }
option-claim = Lay claim to { $a }
ask-claim = { $power }: lay claim to { $area }?

ask-react = { $mover } comes from { $start } to { $area }. What does { $power } do?
option-intercept-from = Intercept from { $a }
option-withdraw-to = Withdraw to { $a }
option-disperse-all = Disperse everybody
option-detach = { $a }: { $b } by itself
option-shelter = Into the fortress of { $a }
option-stand = Stay as it is
ask-detach = { $power }: where does this troop go from { $area }?
ask-intercept-leader = { $power }: does a leader come from { $place }?
ask-intercept-party = { $power }: who comes from { $place }?

ask-landing = { $power }: who lands?
ask-landing-party = { $power }: who goes aboard in { $place }?
ask-landing-leader = { $power }: does a leader go aboard in { $place }?
ask-landing-goal = { $power }: where do they land, from { $start }?
ask-landing-escort = { $power }: which ships escort the landing in { $area }?

ask-put-to-sea = { $power }: which squadron puts to sea?
option-sail = { $a } from { $b } to { $c }
ask-sail-leader = { $power }: does a leader sail from { $place }?
ask-cruise = { $power }: which fleet or squadron?
ask-cruise-party = { $power }: who sails with the leader from { $place }?
ask-cruise-leader = { $power }: does a leader sail along from { $place }?
ask-cruise-goal = { $power }: where to from { $start }?
ask-hunt = { $power }: whom does it seek in { $sea }?
option-attack = { $n ->
    [one] { $owner }: { $unit }
   *[other] { $a }: fleet of { $n }
  }{ $led ->
    [0] {""}
   *[other] {" "}with a leader
  }
ask-absorb = { $power }: take all squadrons of { $place } along that the fleet can have?
option-absorb = A fleet of { $n }
ask-attacked-at-sea = { $attacker } seeks { $n ->
    [one] a squadron
   *[other] a fleet
  } of { $power } in { $place }.
option-give-battle = Fight
option-to-port = Withdraw to port

ask-piracy = { $power }: which squadron attacks trade?
option-pirate = { $a }: { $b } in { $c }
ask-prey = { $power }: whose merchants are attacked from { $sea }?
option-prey = { $a }: { $b }
ask-piracy-leader = { $power }: does a leader lead the attack in { $place }?
ask-intercept-pirate = { $power } attacks the merchants of { $victim } in { $center }: intercept?
ask-robbed = { $power } has been robbed in { $center }, and its unrest has risen. Does it withdraw a merchant?
option-keep-merchants = Keep the merchants there
option-give_up = Withdraw a merchant

ask-repatriate = { $power }: where does a troop of { $place } go?
ask-repatriate-leader = { $power }: does a leader go along from { $place }?
option-stay = Stay in { $a }
ask-surplus = { $power }: there are too many troops in { $place }. Who disperses?

event-transport-intercepted = { $power }: troops of { $mover } are intercepted in { $sea }.
event-escort-named = { $power }: { $squadrons ->
    [one] a squadron escorts
   *[other] a fleet of { $squadrons } escorts
  } the troops in { $sea }.
event-transport-turned-back = The troops of { $power } turn back to { $port }.
event-march-intercepted = { $power }: troops come from { $start } to { $area }.
event-evaded = { $power }: evasion in { $area }.
event-landing-begun = { $power }: a force sails from { $port } to land in { $area }.
event-piracy-begun = { $power }: attack on the merchants of { $victim } in { $center }.
event-piracy-succeeded = { $power }: merchants of { $victim } are robbed in { $center }.
event-piracy-failed = { $power }: nothing is taken from { $victim } in { $center }.
event-repatriation-begun = The troops of { $power } in { $area } are to go home.

forbid-troops-cannot-stay-at-sea = Troops cannot end a move at sea.
forbid-area-does-not-exist = The area is inactive and counts as off the map.
forbid-neither-controlled-nor-held = You do not control the area, and have no troops there.
forbid-only-a-way-through = The area belongs to an ally: your troops may pass through, but not stay. One troop can be lent as an expeditionary corps.
forbid-no-way-leads-there = No route leads there through areas that are open to you, or by sea.
forbid-enemy-troops-are-there = Enemy troops are there, and a strategic move cannot meet them.
forbid-too-many-troops-there = There is no room for more troops.
forbid-not-a-port-of-yours = It is not a port that your side controls, or it is besieged.
forbid-no-base-in-range = No base of yours is within naval operation distance.
forbid-sea-is-not-in-the-game = No theater of this scenario lies on that sea, so it counts as off the map.
forbid-galleys-keep-to-their-sea = Ships may not sail into or out of the Mediterranean yet.
forbid-fleets-stay-on-their-map = Units cross from map to map one at a time.
forbid-no-sea-leads-there = No route by sea leads there.

forbid-no-line-leads-there = No line leads there.
forbid-area-is-inactive = The area is inactive and counts as off the map.
forbid-special-rule-bars-the-way = A special rule of this turn keeps these troops out of the area.
forbid-outside-its-theaters = The area lies outside the theaters in which these troops may operate.
forbid-belongs-to-an-ally = Tactical moves may not enter areas of an allied major power.
forbid-belongs-to-a-power-at-peace = You are not at war with the owner of the area.
forbid-neutral-troops-are-there = Troops of a power with which you are not at war are there.

forbid-not-your-area-to-defend = You do not control the area that is attacked, or it is besieged.
forbid-nobody-there-to-intercept = You have no troops there that could intercept.
forbid-interceptors-are-besieged = The troops there are besieged.
forbid-too-far-to-intercept = The troops are more than two areas away, or no area between is controlled by you and free of enemies.
forbid-mini-maps-need-a-neighbour = On mini-maps, troops may intercept only from an adjacent area.
forbid-no-room-for-interceptors = There is no room for more troops in the area.
forbid-not-next-to-the-attack = It is not next to the area that is attacked.
forbid-the-enemy-comes-from-there = The enemy comes from there.
forbid-neither-safe-nor-held = Your troops must hold the area, or you must control it and no enemies be there.
forbid-minor-goes-no-further = Troops of a minor power may not go so far from home.
forbid-no-room-to-evade = There is no room for so many troops.

forbid-not-on-the-coast = It is not on the coast.
forbid-nobody-to-land-against = The area is yours: troops get there by a strategic move.
forbid-out-of-landing-range = It is not within naval operation distance of the port.
forbid-not-enough-escorts = No escort based in the port has a squadron for each troop.
forbid-between-maps-only-one-troop-lands = Only a single troop may land from another map at a time.

forbid-not-this-sea-or-the-next = A fleet acts only in its own sea or an adjacent one.
forbid-out-of-range-of-bases = No base of yours is within naval operation distance.
forbid-no-such-sea-in-the-scenario = No theater of this scenario lies on that sea, so it counts as off the map.
forbid-galleys-stay-inside = Ships may not sail into or out of the Mediterranean yet.
forbid-fleet-too-large-for-its-bases = The bases there cannot supply so large a fleet.

forbid-their-owner-is-not-in-play = That power is not in play: nobody would suffer by it.
forbid-no-merchants-there = That power has no merchants there.
forbid-not-a-center-of-this-sea = That trade center is not on this sea.
forbid-piracy-is-not-allowed = No power card and no event allows this piracy.
forbid-privateers-need-a-war = Privateers need a war between the two powers.
forbid-forced-peace-protects = A forced peace protects that power this turn.
forbid-not-ones-own-side = A power may not rob itself or its allies.

## Looking ahead

price = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
risk-reaction = { $seat } may react
risk-oppose = { $seat } may offer battle
