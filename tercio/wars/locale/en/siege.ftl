### Control and unrest, siege and assault, construction, spring and winter.

## Control (12)

ask-control = { $power }: in which space?
option-control = Take control of { $a }
option-calm = Remove unrest from { $a }
ask-displace = { $power }: where do the units displaced from { $space } go?
option-displace = To { $a }

## Assault (15)

ask-assault = { $power }: which space is assaulted?
option-assault = Assault { $a }
ask-assault-formation = { $power }: choose a formation for the assault on { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-assault_announced = { $attacker } announces an assault on { $where }. Respond?
ask-before_assault = The assault on { $where } is about to begin. Respond?
ask-assault_cards = Play a combat card in the assault on { $where }?
ask-assault_after_roll = The dice of the assault on { $where } have been rolled. Respond?

## Construction (17)

ask-build = { $power }: where is the { unit-kind } built?
option-build = A { unit-kind } of { $power } in { $space }

## Spring deployment (10)

ask-spring_deployment_start = Spring deployment is about to begin. Play a card?
ask-spring_deployment = Your spring deployment. Play a card first?
ask-deploy = { $power }: where does a formation go from the capital?
option-deploy = From { $a } to { $b }
option-stay = Nobody leaves
ask-spring-formation = { $power }: choose the formation that leaves { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).

## Winter (19.3)

ask-winter-port = { $power }: which port does a ship from { $place } winter in?
ask-winter-leader = { $power }: where does { $leader } go from { $place }?
option-winter = { $a }
ask-winter-excess = { $power }: too many units in { $space }; choose who returns home ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-winter-stack = { $power }: choose who goes from { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-winter-return = { $power }: does anybody else return home from a fortified space?
option-return = Return from { $a }
option-winter-here = Everybody winters where they are
ask-winter-route = { $power }: where { $count ->
    [one] does the unit
   *[other] do the { $count } units
} in { $space } winter?
option-winter-home = Return home to { $a }
option-winter-fortress = To the fortified space { $a }
option-hardship = The rest go home although no open path leads there, and half of them are lost

## Refusals

forbid-is-neither-independent-nor-enemy = The space is neither independent nor controlled by an enemy.
forbid-control-is-fixed = Political control of this space never changes in this game.
forbid-has-fortifications = The space is fortified.
forbid-is-out-of-communication = There is no line of communication to the space.
forbid-is-not-dominated = You need land units there, or next to it while no enemy land units are next to it; passes do not count.
forbid-is-occupied-by-others = Land units of a power that is not your ally are there.
forbid-may-not-be-entered = The space is out of play, or outside the area of this impulse.
forbid-may-never-gain-control = This power may not gain political control of spaces yet.
forbid-is-quiet = The space is not in unrest.
forbid-is-out-of-reach-for-order = You have no land units near enough to restore order there.
forbid-lies-off-this-theatre = The space is outside the area of this impulse.
forbid-is-not-besieged-by-us = Your units are not besieging the space.
forbid-was-besieged-only-now = The siege began only this impulse.
forbid-everybody-there-was-stopped = Your troops there were stopped this impulse.
forbid-was-assaulted-already = The space has already been assaulted this impulse.
forbid-lacks-a-loc = You have no line of communication to the space.
forbid-is-supplied-by-sea = Its controller has a squadron in an adjacent sea zone.
forbid-has-ships-not-blockaded = You do not outnumber the squadrons in its port in the adjacent sea zones.
forbid-lies-outside-the-theatre = The space is outside the area of this impulse.
forbid-is-no-friendly-home-space = The space is not a friendly home space for that unit.
forbid-is-troubled-by-unrest = The space is in unrest.
forbid-holds-enemies = Enemy units are there.
forbid-has-no-harbour = The space is not a port.
forbid-is-no-place-for-it = That unit may not be built there.
forbid-has-no-counters-left = There are no counters left to show another unit there.
forbid-is-not-friendly-for-spring = The space is not under friendly control.
forbid-is-in-unrest-in-spring = The space is in unrest.
forbid-holds-foreign-units = Units of a power that is not friendly are there.
forbid-lies-beyond-a-pass = Passes, or the fleets of other powers, bar the way.
forbid-has-no-spring-path = No path of friendly spaces leads there over at most one sea zone.

## Chances, before cards (a draw: the siege goes on)

odds-assault = Assault at { $place } against { $enemy }
