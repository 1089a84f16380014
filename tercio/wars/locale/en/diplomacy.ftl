### Deals, captives, wars that break out, minor powers.

## Clauses of deals (9.1, 9.2)

deal-end-war = { $giver } and { $taker } end their war
deal-alliance = { $giver } and { $taker } ally for this turn
deals-loan-fleets = { $giver } lends ships to { $taker } ...
deal-loan-fleets = { $giver } lends { $taker } ships of { $owner } in { $space }: { $count }
deal-loan-leader = { $giver } lends { $leader } to { $taker }
deals-return-leader = { $giver } returns a captive to { $taker } ...
deal-return-leader = { $giver } returns { $leader } to { $taker }
deals-cede-space = { $giver } cedes a space to { $taker } ...
deal-cede-space = { $giver } cedes { $space } to { $taker }
deals-card-draws = { $giver } gives { $taker } random cards ...
deal-card-draws = { $giver } gives { $taker } random cards: { $count }
deals-mercenaries = { $giver } gives { $taker } mercenaries ...
deal-mercenaries = { $giver } gives { $taker } mercenaries: { $count }

event-deal-announced = { $power } and { $partners } announce a deal: { $clauses }.
event-deal-voided = The deal between { $power } and { $partners } is no longer possible, and none of it happens.

forbid-is-agreed-already = That has already been agreed.
forbid-is-given-already = A power may make another only one gift of this kind each turn.
forbid-goes-both-ways = Two powers may not give each other the same thing in one turn.
forbid-is-no-war = They are not at war.
forbid-is-at-war-with-it = They are at war, and the deal does not end it.
forbid-is-allied-already = They are already allied.
forbid-lends-without-alliance = Ships are lent only as part of an alliance.
forbid-ships-are-gone = These ships can no longer be lent.
forbid-same-ships-twice = These ships are already lent in another clause.
forbid-leader-without-his-ships = A naval leader is lent only with ships that are with him.
forbid-is-no-captive = That power does not hold him captive.
forbid-captive-has-no-home = His power has nowhere to receive him.
forbid-has-too-few-cards = The giver has too few cards.
forbid-has-too-few-mercenaries = The giver has too few mercenaries.
forbid-takes-no-mercenaries = That power does not take mercenaries.
forbid-cannot-place-mercenaries = The taker has nowhere to put the mercenaries, or no counters left.
forbid-is-not-ones-own = The giver does not control the space.
forbid-is-ones-own-capital = A power may not cede its own capital.

## Captives and gifts

ask-return-captive = { $leader } is free: where does he return?
option-captive-to = { $a }
ask-ransom = { $power }: ransom a captive for a random card?
option-ransom = Ransom { $a }
forbid-has-no-card-for-ransom = There is no card to pay the ransom with.
forbid-prisoner-has-no-home = His power has nowhere to receive him.
ask-give-mercenary = { $power }: where do the mercenaries come from?
option-mercenary-from = From { $a }
ask-place-mercenaries = { $power } receives mercenaries ({ $count }): where?
option-mercenaries-to = { $a }

## War (9.6)

forbid-is-at-war-already = They are already at war.
forbid-needs-no-war = Independents may be attacked without a declaration of war.
forbid-display-allows-no-war = The diplomatic status display does not allow this declaration.
forbid-minor-has-an-ally = It is allied to a major power: declare war on that power instead.
forbid-target-is-an-ally = That power is your ally.

## Minor powers (22)

ask-war-on-activation = { $minor } joins { $power }: declare war on { $power }, or withdraw?
option-war-on = War on { $power }
option-leave = Withdraw from the minor’s spaces
ask-minor-goes-home = Where do the units in { $space } go home to?
option-home-to = { $a }
forbid-minor-is-active = It already has an ally.
forbid-minor-keeps-aloof = This power cannot win it as an ally.
forbid-minor-has-no-ally = It has no ally to lose.
forbid-minor-is-bound-for-good = It stays with its ally for good.

## Two powers of one player

forbid-between-own-powers = A player’s two powers do not go to war with each other.
forbid-gives-to-own-power = A player’s two powers may not give each other cards or mercenaries.
forbid-cedes-to-own-power = A player’s two powers may cede each other only home spaces of the power that takes them.
