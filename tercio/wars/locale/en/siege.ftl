### Control and unrest, siege and assault, construction, spring and winter.

## Control (12)

ask-control = { $power }: which space does the action concern?
option-control = Take control of { $a }
option-calm = Remove unrest from { $a }
ask-displace = { $power }: where are the units in { $space } displaced to?
option-displace = To { $a }

## Assault (15)

ask-assault = { $power }: which space is assaulted?
option-assault = Assault { $a }
ask-assault-formation = { $power }: choose a formation for the assault on { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-assault_announced = An assault was announced. Respond?
ask-before_assault = An assault is about to begin. Respond?
ask-assault_cards = Play a combat card in the assault?
ask-assault_after_roll = The dice of the assault have fallen. Respond?

## Construction (17)

ask-build = { $power }: where is the { $kind } built?
option-build = A { $kind } of { $power } in { $space }

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
option-hardship = The others go where no open path leads, and half of them are lost

## Refusals

forbid-is-neither-independent-nor-enemy = The space is neither independent nor controlled by an enemy.
forbid-control-is-fixed = Political control of this space never changes in this game.
forbid-has-fortifications = The space is fortified.
forbid-is-out-of-communication = There is no line of communication to the space.
forbid-is-not-dominated = No land units of yours are there, nor next to it while no enemy land units are; passes do not count.
forbid-is-occupied-by-others = Land units of another power that is no ally are there.
forbid-may-not-be-entered = The space is out of play, or outside the area of this impulse.
forbid-may-never-gain-control = This power may not gain political control of spaces yet.
forbid-is-quiet = The space is not in unrest.
forbid-is-out-of-reach-for-order = No land units of yours are near enough to restore order there.
forbid-lies-off-this-theatre = The space is outside the area of this impulse.
forbid-is-not-besieged-by-us = Your units do not have the space under siege.
forbid-was-besieged-only-now = The siege began in this impulse.
forbid-everybody-there-was-stopped = Your troops there were stopped in this impulse.
forbid-was-assaulted-already = The space was already assaulted in this impulse.
forbid-lacks-a-loc = You have no line of communication to the space.
forbid-is-supplied-by-sea = Its controller has a squadron in an adjacent sea zone.
forbid-has-ships-not-blockaded = Squadrons in its port are not outnumbered by yours in adjacent sea zones.
forbid-lies-outside-the-theatre = The space is outside the area of this impulse.
forbid-is-no-friendly-home-space = It is no friendly home space for that unit.
forbid-is-troubled-by-unrest = The space is in unrest.
forbid-holds-enemies = Enemy units are there.
forbid-has-no-harbour = It is no port.
forbid-is-no-place-for-it = That unit may not be built there.
forbid-has-no-counters-left = No counters are left to show another unit there.
forbid-is-not-friendly-for-spring = The space is not under friendly control.
forbid-is-in-unrest-in-spring = The space is in unrest.
forbid-holds-foreign-units = Units of another power that is not friendly are there.
forbid-lies-beyond-a-pass = Passes, or the fleets of other powers, bar the way.
forbid-has-no-spring-path = No path of friendly spaces leads there over at most one sea zone.

## Chances, before cards (a draw: the siege goes on)

odds-assault = Assault at { $place } against { $enemy }
