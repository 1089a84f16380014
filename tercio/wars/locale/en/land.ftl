### Land movement and field battle.

## Choosing units

ask-formation = { $power }: choose a formation in { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-interceptors = { $power }: choose who intercepts from { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-avoiders = { $power }: choose who avoids battle in { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-sortie = { $power }: choose who leaves the walls of { $space } to join the relief ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
ask-withdraw-beaten = { $power }: choose who withdraws into the fortifications of { $space } ({ $count ->
    [one] one unit
   *[other] { $count } units
} so far).
option-all = All who can go
option-leader = { $a }
option-take-unit = { $power }: one { unit-kind } ({ $left } left)

## Moving

ask-move-from = { $power }: from which space does a formation move?
option-from = From { $a }
ask-move-to = { $power }: where does the formation in { $space } move?
option-move = From { $a } to { $b }
ask-continue-or-retreat = { $power }: you are too weak to besiege { $space }. Go on or go back?
option-continue = On to { $a } ({ $cp } CP)
option-go-back = Go back

## Reacting

units-of-mover = { $units ->
    [one] one unit
   *[other] { $units } units
}
ask-interception = { $power }: intercept { $mover } ({ units-of-mover }) moving to { $space }?
option-intercept = Intercept from { $a }
option-do-not-intercept = Do not intercept
ask-avoid-battle = { $power }: avoid battle with { $mover } ({ units-of-mover }) in { $space }?
option-avoid = Avoid battle to { $a }
option-stand = Stand
ask-withdraw = { $power }: withdraw into the fortifications of { $space } before { $mover } ({ units-of-mover })?
option-withdraw = Withdraw
event-attempt-rolled = { $power } rolls { $total } ({ $needed } needed) { $what ->
    [interception] to intercept at { $space }.
   *[other] to avoid battle at { $space }.
    }

## Battle

ask-losses = { $power }: { $left ->
    [one] one loss
   *[other] { $left } losses
} to take in { $space }; how many { $kind ->
    [mercenary] mercenaries
    [cavalry] cavalry units
   *[other] regulars
}?
lost-units = { $power }: { $count } { $kind ->
    [mercenary] { $count ->
        [one] mercenary
       *[other] mercenaries
    }
    [cavalry] cavalry
   *[other] { $count ->
        [one] regular
       *[other] regulars
    }
}
option-lose-units = { lost-units }
rest-lost = { $rest } { $others ->
    [mercenary] { $rest ->
        [one] mercenary
       *[other] mercenaries
    }
    [cavalry] cavalry
   *[other] { $rest ->
        [one] regular
       *[other] regulars
    }
}
# As many of both kinds as are lost.
option-lose-both = { lost-units } and { rest-lost }
option-lose-others = { $power }: { rest-lost }
option-lose-garrison = { lost-units } from inside
ask-retreat = { $power }: where does the force in { $space } retreat?
option-retreat = Retreat to { $a }

## Windows

ask-move_announced = { $mover } moves from { $origin } to { $where }. Respond?
ask-before_field_battle = A field battle is about to begin in { $where }. Respond?
ask-field_battle_cards = { $battle ->
    [foreign] { $where }: play a combat card in its battle?
   *[field] Play a combat card in the field battle in { $where }?
 }
ask-field_battle_after_roll = { $battle ->
    [foreign] { $where }: the dice of its battle have been rolled. Respond?
   *[field] The dice of the field battle in { $where } have been rolled. Respond?
 }

## Refusals

forbid-is-under-siege-there = These units are besieged.
forbid-began-the-siege-this-impulse = These units began the siege of this space this impulse.
forbid-lost-a-battle-this-impulse = These units lost a field battle this impulse, or may move no further.
forbid-leads-off-the-theatre = The space is outside the area of this impulse.
forbid-is-closed = That space is closed to this power.
forbid-belongs-to-a-stranger = That space belongs to a power that is neither your enemy nor your ally.
forbid-holds-units-in-the-way = The units there are not all friends, nor all enemies whom you could fight.
forbid-leads-no-troops-there = Leaders without land units may not enter an enemy space or one with enemy units.
forbid-shelters-with-our-ally = Those enemies are in a fortified space of an ally you share.
forbid-is-not-at-war-with-the-mover = Only a power at war with the mover may intercept.
forbid-moves-into-a-friendly-fortress = A move into a friendly fortified space cannot be intercepted.
forbid-finds-no-friends-there = You may intercept there only to join friendly units that are enemies of the mover.
forbid-finds-a-siege-there = Units in that space are besieged.
forbid-is-no-friend-of-the-fortress = An empty fortified space lets in only its own side.
forbid-goes-into-a-strangers-space = That space belongs to a power that is neither enemy nor ally.
forbid-comes-after-another-power = Another power has already intercepted.
forbid-may-not-enter-it = This power may not enter that space.
forbid-would-cross-a-pass = Nobody may intercept across a pass.
forbid-is-itself-under-siege = Besieged units cannot intercept.
forbid-has-tried-this-impulse = Every unit there has already tried to intercept this impulse.
forbid-consists-of-leaders-alone = Leaders without units intercept only to join friendly units.
forbid-is-held-by-nobody = Inactive minor powers and independents cannot avoid battle.
forbid-has-intercepted-this-move = A power that has intercepted must fight.
forbid-is-a-leader-alone = A leader without units cannot avoid battle.
forbid-is-the-space-just-vacated = The enemy has just come from that space.
forbid-has-no-walls-of-its-side = The defenders have no fortifications there.
forbid-is-too-large-for-the-walls = At most four units fit inside the fortifications.
forbid-was-reinforced-by-interception = Units that have intercepted must fight.
forbid-is-a-sea-zone = Land units cannot enter a sea zone.
forbid-is-not-ours-or-an-allys = Neither this power nor an ally controls that space.
forbid-is-a-space-in-unrest = That space is in unrest.
forbid-holds-enemy-units = Enemy units are there.
forbid-is-closed-to-us = That space is closed to this power.
forbid-holds-units-of-strangers = Units of a power that is not an ally are there.

## Chances, before cards

odds-field-battle = Field battle at { $place } against { $enemy }
odds-interception = Interception into { $place }
odds-avoid-battle = Avoiding battle at { $place }
