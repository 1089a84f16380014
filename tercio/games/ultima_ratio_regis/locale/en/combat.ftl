# Combats, sieges, subjugation and leaders.

event-combat-begun = { $kind ->
    [naval] Naval combat
    [land] Battle
    [siege] Assault
   *[subjugation] Subjugation
  } in { $place }: { $attacker ->
    [nobody] a convoy
   *[other] { $attacker }
  } against { $defender ->
    [nobody] { $kind ->
        [naval] trade without protection
       *[other] those who live there
      }
   *[other] { $defender }
  }.
event-battlefield-set = The battlefield of { $place }: { $size } dice.
event-conscript-raised = { $power }: a conscript is raised.
event-dice-taken = { $power ->
    [nobody] The area
   *[other] { $power }
  }: dice of category { $dice }.
event-dice-counted = { $power ->
    [nobody] The area
   *[other] { $power }
  }: { $dice }; { $points ->
    [one] one battle point
   *[other] { $points } battle points
  }, { $casualties ->
    [one] one casualty
   *[other] { $casualties } casualties
  }.
event-combat-won = { $power ->
    [nobody] { $place } holds its own.
   *[other] { $power }: victory in { $place }.
  }
event-combat-drawn = Neither side wins in { $place }.
event-support-announced = { $power }: a fleet in { $sea } supports { $supported ->
    [nobody] those who live there
   *[other] { $supported }
  }.
event-support-gained = { $power ->
    [nobody] The resistance
   *[other] { $power }
  }: naval support in { $area }.
event-opposition-announced = { $power }: opposition in { $area } from { $start }.
event-capitulated = { $area } capitulates.

roll-combat-attacker = the attacker
roll-combat-defender = the defender

ask-battlefield = { $power }: how large is the battlefield of { $place }?
option-size = { $n } dice
ask-combat-card = { $power } fights in { $place }: play a combat card?
option-card-size = Play { $a }: { $n } dice
ask-fighters = { $power }: who fights in { $place } ({ $n } more)?
option-fight = { $a }: { $b }
option-all = All of them
ask-conscript = { $power }: raise a conscript in { $place }?
option-conscript = Raise a conscript
ask-distribute = { $power }: which die is changed in { $place }?
option-raise = A better die for one of category { $n }
option-lower = A worse die for one of category { $n }
ask-creative = { $power }: which die does the creative leader raise in { $place }?
ask-die-plus = { $power }: to which die is something added in { $place }?
option-plus = +{ $plus } to a { $n }
ask-lose = { $power }: which unit is eliminated in { $place }?
option-lose = { $a }: { $b }
ask-disperse = { $power }: which troop disperses in { $place }?
option-disperse = { $a }: { $b }
ask-damage = { $power }: which squadron is damaged in { $place }?
option-damage = { $a }: { $b }
ask-box = { $power }: to which box do the troops of { $place } disperse?
option-box = { $a }
ask-base = { $power }: to which port do the ships of { $place } go?
option-port = { $a }
ask-support = { $attacker } fights { $defender ->
    [nobody] those who live
   *[other] { $defender }
  } in { $place }: does a fleet support a side?
option-support = { $n ->
    [one] { $owner }: { $unit }
   *[other] { $a }: fleet of { $n }
  }{ $led ->
    [0] {""}
   *[other] {" "}with a leader
  } in { $b } for { $c ->
    [nobody] those who live there
   *[other] { $c }
  }
ask-champion = { $power }: which fleet fights for the support in { $place }?
option-champion = { $a }
ask-veteran = { $power }: which troop of { $place } becomes veteran?
option-veteran = { $a }: { $b }
option-veteran-dispersed = { $a }: { $b }, dispersed
ask-regular = { $power }: which veterans become regular troops?
option-regular = { $c }: { $b } in { $a }
ask-control = { $power }: take control of { $place }?
option-take = Take it
ask-retreat = { $power }: where does this troop go: { $owner }, { $unit }?
option-retreat = To { $a }
option-fortress = Into the fortress of { $a }
option-away = Into the dispersion box
ask-leader-goes = { $power }: with whom does the leader of { $place } go?
ask-join-relief = { $power }: do the besieged of { $place } join the relief?
option-join = They join
ask-return = { $power }: who goes back from { $place }?
option-return = { $a }: { $b }
ask-assault = { $power }: which fortress is assaulted?
option-assault = { $a }
ask-sortie = { $power }: from where is the sortie?
option-sortie = { $a }
ask-capitulation = { $power }: does { $place } capitulate?
option-resist = Resist
option-capitulate = Capitulate
ask-oppose = { $power }: oppose the subjugation of { $place }?
option-troops = With the troops in { $a }
option-walls = With the fortress of { $a }
ask-subjugate = { $power }: which area is subjugated?
option-subjugate = { $a }
ask-take-anyway = { $power }: disperse troops to take { $place }?
option-sacrifice = { $n ->
    [one] Disperse a troop
   *[other] Disperse { $n } troops
  } and take it
ask-replace-leader = { $power }: does he replace another leader?
option-besides = He comes besides the others
option-replace = He replaces { $a } in { $b }
ask-leader-post = { $power }: where does he go?

name-unit-fortress = the fortress
name-unit-conscript = conscript
name-unit-irregulars = irregulars
name-action-assault = assault
name-action-sortie = sortie
name-action-sortie_free = sortie
name-action-subjugate = subjugation
name-action-build_leader = build a leader

forbid-not-controlled = You do not control this area.
forbid-where-the-attacker-came-from = The attacker came from there.
forbid-enemies-are-there = Enemy units are there.
forbid-minor-leaves-its-theater = Troops of a minor power may not go so far from home.
forbid-no-room-to-stack = There is no room for more troops.
forbid-not-besieging = You are not besieging this fortress.
forbid-no-besiegers-left = You have no troops there.
forbid-without-supply = Your troops are not supplied there.
forbid-not-besieged = You are not besieged there.
forbid-no-troops-inside = You have no troops in the fortress.
forbid-has-made-a-sortie = They have already made a sortie this impulse.
forbid-no-troops-of-yours = You have no troops there.
forbid-not-yours-to-take = The area is already yours, or its owner is not your enemy.
forbid-defenders-are-there = Enemy troops defend the area: you must beat them in battle first.
forbid-fortress-holds-out = A fortress still holds out: you must besiege it first.
forbid-no-interest-there = You have no interest in that theater.
