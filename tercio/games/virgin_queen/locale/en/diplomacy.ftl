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
forbid-spain-and-protestant-never-ally = Spain and the Protestant may never be allies.
forbid-france-has-chosen-the-other = France may ally with Spain or with the Protestant, but not with both in one turn.
forbid-england-and-spain-are-near-war = England and Spain may not ally while a war between them costs 3 CP or less.
forbid-space-may-not-be-yielded = Only home spaces of the taker or its minor ally, spaces in France between France and the Protestant, spaces in the Netherlands between Spain and the Protestant, and independent spaces near a home space of the taker may be yielded.
forbid-has-too-few-treasures = The giver has too few treasures.
forbid-gives-no-mercenaries = The Ottoman has no mercenaries to give.
forbid-receives-no-mercenaries = The Ottoman and the Holy Roman take no mercenaries.
forbid-lacks-the-mercenaries = The giver has too few mercenaries.
forbid-has-no-capital-for-mercenaries = The taker has no capital that it controls and that is free of unrest, or no counters left.
forbid-may-not-wed = These two may not wed.
forbid-families-are-at-war = Their powers are at war, and the deal does not end it.
forbid-is-promised-elsewhere = One of them is promised to somebody else in these negotiations.
forbid-is-not-eligible = This royal is not available to wed.
forbid-is-betrothed-already = This royal is already betrothed.
forbid-is-no-couple = A wedding needs a male and a female royal.
forbid-is-of-one-family = They belong to the same family.
forbid-mary-is-in-prison = Mary Queen of Scots may not wed now.
forbid-is-a-captive = A captured army leader may not be betrothed.

## Declarations of war (9.4)

ask-declare-war = { $power }: declare war? ({ $cp } CP in cards and treasures)
option-declare-war = War on { $enemy } ({ $cp } CP)
ask-pay-for-war = { $power }: pay for the war ({ $cp } CP to go).
option-pay-with = { $card } ({ $cp } CP)
ask-resolve-first = { $power }: which power’s status is resolved first?
option-resolve = { $a }
ask-intervene = { $enemy } has declared war on { $minor }. { $power }: intervene, or leave it to itself?
option-intervene = Intervene: { $minor } becomes an ally
option-isolate = Isolation: stay out of it
forbid-king-sebastian-lives = Nobody may declare war on Portugal before the death of King Sebastian.
forbid-is-left-out = That power is not in this scenario.
forbid-peace-was-made-this-turn = You made peace with that power in this Diplomacy Phase.
forbid-too-few-cp-for-war = Your cards and treasures are not worth enough CP.

## Influence and status (24.5, 24.6)

ask-influence = { $power }: on whom do you gain influence?
option-influence = { $a }
ask-status_check = The status of { $where } is being resolved. Do you respond?
event-influence-changed = { $power } has { $points } influence on { $target }.
event-influence-given-up = { $power } can no longer have influence on { $target }.
event-status-rolled = { $power } rolls { $die } for { $target }: { $total } in all.
event-status-won = { $power } wins the claim on { $target }.
event-status-closed = The status of { $target } is resolved for this turn.
event-influence-reset = Influence that was spent this turn goes back to its default values.
forbid-table-lists-no-such-power = The Diplomatic Influence Table does not list you there.
forbid-marker-was-given-up = You once declared war on that power, so you have no influence there.
forbid-influence-is-at-its-peak = Your influence there is already at its highest.
forbid-status-is-resolved = That power’s status has already been resolved this turn.
forbid-power-is-not-in-play = That power is not in play yet.

## The Irish (24.2)

ask-irish-war = Dublin is in the hands of { $enemy }. { $power }: declare war at no cost?
option-free-war = War on { $enemy }
ask-march-on-dublin = { $power }: do the rebels march on Dublin?
forbid-dublin-has-no-foreign-master = Dublin is not in the hands of another major power.
forbid-spain-dares-not = That is possible only while a war between Spain and England costs 3 CP or less.

## Activated major powers (27)

ask-join-war = { $enemy } has declared war on { $power }, which is yours now: join the war?
ask-new-wars = { $power } is yours now: does it declare war on anybody else?
event-major-activated = { $ally } commands { $power } from now on; its baseline is { $baseline } VP.
event-major-deactivated = { $power } is no longer commanded by anybody.
forbid-is-friend-of-the-ally = You are its ally.
forbid-is-barred-to-activated = An activated major power has no patronage, no espionage and no expeditions.
