### The diplomacy phase.

## Negotiations (7, 9.1, 9.2)

ask-first-negotiation = England: whom do you talk to first?
option-talk-first = { $a }
deal-grant-divorce = The Papacy grants Henry VIII his divorce
deal-rescind-excommunication = The Papacy rescinds the excommunication of the ruler of { $taker }
forbid-league-wars-never-end = The wars of the Schmalkaldic League never end.
forbid-pope-and-sultan = The Papacy and the Ottoman may never be allies.
forbid-emperor-minds-the-divorce = The Papacy may not ally with the Hapsburgs in the turn in which it grants a divorce.
forbid-may-not-be-ceded = Only home spaces of either power, independent spaces and spaces of the taker’s minor ally may be ceded.
forbid-gains-nothing-before-league = Before the Schmalkaldic League the Protestant gains neither spaces nor mercenaries.
forbid-henry-asks-for-no-divorce = Henry VIII does not ask for a divorce.
forbid-papacy-is-hapsburg-ally = The Papacy is an ally of the Hapsburgs this turn.
forbid-ruler-is-in-no-ban = The ruler is not excommunicated.

## Suing for peace (9.3)

ask-sue-for-peace = { $power }: sue for peace?
option-sue = Sue { $a } for peace
ask-peace_segment = You sue { $winner } for peace: play a card?
ask-remove-unit = { $power }: remove a unit ({ $count } to go).
option-remove-unit = A { unit-kind } in { $place }
ask-regain-key = { $power }: regain a home key from { $winner }?
ask-regain-leader = { $power }: regain a captive leader from { $winner }?
ask-regain-spaces = { $power }: regain two other home spaces from { $winner }?
ask-regain-price = { $power }: what do you give { $winner } for them?
option-regain-for-vp = { $a }, for 1 VP
option-regain-for-card = { $a }, for a random card
option-regain-space = { $a }
option-price-vp = 1 VP
option-price-card = A random card
forbid-is-not-at-war-with-it = You are not at war with that power.
forbid-has-lost-nothing-to-it = That power has captured no army leader and no home space of yours.
forbid-has-ceded-a-home-space = You ceded that power a home space this turn.
forbid-is-war-of-the-league = The wars of the Schmalkaldic League never end.

## Excommunication (9.5)

ask-remove-excommunication = { $power }: donate a random card to { $papacy } to end the excommunication?
option-donate = Donate a card

## War (9.6)

ask-declare-war = { $power }: declare war? ({ $cp } CP in hand)
option-declare-war = War on { $enemy } ({ $cp } CP)
ask-pay-for-war = { $power }: pay for the war ({ $cp } CP to go).
option-pay-with = { $card } ({ $cp } CP)
ask-intervene = { $power } declares war on { $minor }: intervene for { $cp } CP?
option-intervene = Intervene
option-intervene-with = Intervene with { $card }
option-stay-out = Stay out of it
forbid-hungary-is-for-the-ottoman = Only the Ottoman can be at war with Hungary-Bohemia, and is from the start.
forbid-scotland-is-out-of-reach = The Ottoman, the Papacy and the Protestant may not declare war on Scotland.
forbid-scotland-has-a-french-friend = You are allied to France.
forbid-venice-is-out-of-english-reach = England may not declare war on Venice.
forbid-no-league-to-fight = Nobody may declare war on the Protestant before the Schmalkaldic League.
forbid-league-not-yet-formed = The Protestant may not declare war before the Schmalkaldic League.
forbid-peace-was-made-this-turn = You made peace with that power this turn.
forbid-peace-with-france-holds = You made peace with France this turn.
forbid-venice-has-a-papal-friend = You are allied to the Papacy, or made peace with it this turn.
forbid-too-few-cp-for-war = Your cards are not worth enough CP.
forbid-has-no-protector = No power would intervene for it.
forbid-protector-is-of-one-player = A player’s two powers do not go to war with each other.
event-phony-war = { $power } has a Phony War on its hands about { $minor }.

## Hungary-Bohemia (22.5)

event-hungary-defeated = Hungary-Bohemia is defeated. The Hapsburgs take its side.
