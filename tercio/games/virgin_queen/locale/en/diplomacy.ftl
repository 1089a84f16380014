### The Diplomacy Phase, influence, minor and activated powers.

## Negotiations (9.1, 9.2)

deals-treasures = { $giver } gives { $taker } random treasures ...
deal-treasures = { $giver } gives { $taker } random treasures: { $count }
deals-marriage = { $giver } and { $taker } arrange a wedding ...
deal-marriage = { $groom } and { $bride } are betrothed
ask-negotiation = The negotiations begin. Do you play a card?
ask-own-wedding = { $power }: betroth two royals?
option-wed = { $a } and { $b }
option-hire = From the mercenaries for hire
forbid-england-and-spain-never-make-peace = Once at war, England and Spain never make peace.
forbid-war-outlasts-the-first-phase = In this scenario the war cannot end in the first Diplomacy Phase.
forbid-spain-and-protestant-never-ally = Spain and the Protestant are never allies.
forbid-france-has-chosen-the-other = France allies with Spain or with the Protestant, not with both in one turn.
forbid-england-and-spain-are-near-war = A war between England and Spain costs 3 CP or less: they may not ally.
forbid-space-may-not-be-yielded = Only home spaces of the taker or its minor ally, spaces in France between France and the Protestant, spaces in the Netherlands between Spain and the Protestant, and independent spaces near a home space of the taker may be yielded.
forbid-has-too-few-treasures = The giver has too few treasures.
forbid-gives-no-mercenaries = The Ottoman has no mercenaries to give.
forbid-receives-no-mercenaries = The Ottoman and the Holy Roman take no mercenaries.
forbid-lacks-the-mercenaries = The giver has too few mercenaries.
forbid-has-no-capital-for-mercenaries = The taker has no capital that it controls and that is free of unrest, or no counters left.
forbid-may-not-wed = These two may not wed.
forbid-families-are-at-war = The two powers are at war, and the deal does not end it.
forbid-is-promised-elsewhere = One of the two is promised to another in the same talks.
forbid-is-not-eligible = Not available to wed.
forbid-is-betrothed-already = Betrothed already.
forbid-is-no-couple = A male royal weds a female one.
forbid-is-of-one-family = Both are of one family.
forbid-mary-is-in-prison = Mary Queen of Scots may not wed now.
forbid-is-a-captive = A captured army leader may not be betrothed.

## Declarations of war (9.4)

ask-declare-war = { $power }: declare war? ({ $cp } CP in cards and treasures)
option-declare-war = War on { $enemy } ({ $cp } CP)
ask-pay-for-war = { $power }: pay for the war ({ $cp } CP to go).
option-pay-with = { $card } ({ $cp } CP)
ask-resolve-first = { $power }: whose status is resolved first?
option-resolve = { $a }
ask-intervene = { $enemy } has declared war on { $minor }. { $power }: intervene, or leave it to itself?
option-intervene = Intervene: { $minor } becomes an ally
option-isolate = Isolation: stay out of it
forbid-king-sebastian-lives = Nobody declares war on Portugal before the death of King Sebastian.
forbid-is-left-out = That power is not part of this scenario.
forbid-peace-was-made-this-turn = You made peace with it in this Diplomacy Phase.
forbid-too-few-cp-for-war = Your cards and treasures are worth too few CP.

## Influence and status (24.5, 24.6)

ask-influence = { $power }: on whom do you gain influence?
option-influence = { $a }
ask-status_check = The status of a power is being resolved. Do you respond?
event-influence-changed = { $power } has { $points } influence on { $target }.
event-influence-given-up = { $power } will have no influence on { $target } any more.
event-status-rolled = { $power } rolls { $die } for { $target }: { $total } in all.
event-status-won = { $power } wins the claim on { $target }.
event-status-closed = The status of { $target } is resolved for this turn.
event-influence-reset = Influence that was spent this turn goes back to its default values.
forbid-table-lists-no-such-power = The Diplomatic Influence Table does not list you there.
forbid-marker-was-given-up = You declared war on it once: you have no influence there.
forbid-influence-is-at-its-peak = Your influence there is at its highest.
forbid-status-is-resolved = Its status was resolved this turn.
forbid-power-is-not-in-play = It is not in play yet.

## The Irish (24.2)

ask-irish-war = Dublin is in the hands of { $enemy }. { $power }: declare war at no cost?
option-free-war = War on { $enemy }
ask-march-on-dublin = { $power }: do the rebels march on Dublin?
forbid-dublin-has-no-foreign-master = No other major power holds Dublin.
forbid-spain-dares-not = A war of Spain and England must cost 3 CP or less for that.

## Activated major powers (27)

ask-join-war = { $enemy } has declared war on { $power }, which is yours now: join the war?
ask-new-wars = { $power } is yours now: does it declare war on anybody else?
event-major-activated = { $ally } commands { $power } from now on; its baseline is { $baseline } VP.
event-major-deactivated = Nobody commands { $power } any more.
forbid-is-friend-of-the-ally = You are its ally.
forbid-is-barred-to-activated = An activated major power has no patronage, no espionage and no expeditions.
