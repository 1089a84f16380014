### The two-player variant: the Papacy against the Protestant.

## Ending a war

ask-end-war = Papacy: do you end a war?
option-end-bull = A Papal Bull against { $a }
option-end-sue = Sue { $a } for peace
ask-bull-reward = The war with { $power } is over: what do you gain?
option-regain = Regain { $a }
ask-buy-back = Papacy: buy a home space back from { $power }, each for { $vp } VP?
event-war-ended-by-bull = A Papal Bull ends the war with { $power }.
forbid-is-at-peace-with-rome = The Papacy is not at war with that power.
forbid-is-beyond-the-bull = A Papal Bull ends only wars with France and the Hapsburgs.
forbid-has-no-bull = The Papacy does not have the Papal Bull in hand.

## Diplomatic cards

ask-diplomatic-card = { $power }: which diplomatic card do you play?
option-diplomatic-card = { $a }
forbid-another-card-must-be-played = The Papacy has chosen the card that you must play this turn.
event-diplomatic-card-drawn = { $power } draws the diplomatic card { $card }.
event-diplomatic-card-dealt = { $power } draws a diplomatic card.
event-diplomatic-card-played = { $power } plays the diplomatic card { $card }.
event-diplomatic-card-discarded = { $power } discards the diplomatic card { $card }.
event-diplomatic-hand-seen = { $owner } shows: { $cards }.
event-diplomatic-hand-shown = { $owner } shows cards to the opponent.
event-diplomatic-cards-swapped = The players swap their diplomatic cards.
event-diplomatic-deck-shuffled = The diplomatic deck is shuffled: { $count } cards.
event-diplomatic-card-fetched = { $power } calls for { $card }.
event-card-turned-up = { $card } is turned up and discarded.
event-hand-revealed = { $owner } reveals: { $cards }.
event-units-held-fast = Hapsburg and Hungarian units around { $space } do not move this turn.

## Invasions

ask-invasion-space = Where does the army of { $power } appear?
ask-invasion-choice = What else comes with the army?
option-take-squadron = A squadron in a home port
option-take-mercenaries = Two more mercenaries
ask-invasion-port = In which port is the squadron?
forbid-invader-does-not-hold-it = The invader does not control the space.
forbid-is-besieged-now = The space is besieged.
forbid-armies-may-not-stand-there = No army may be placed there now.
forbid-fleet-needs-a-port = The fleet needs a port.
forbid-enemies-hold-out-there = Enemy units are there.
forbid-fortress-never-changes-hands = Political control of this space never changes in this game.

## Minor powers

ask-build-minor-space = In which home space of the minor power do you build?
ask-build-minor = Build units of { $power } for { $cp } CP?
ask-marriage = Diplomatic Marriage: which minor power changes its ally?
option-marriage-activate = { $minor } becomes an ally of { $power }
option-marriage-deactivate = { $minor } leaves its ally
ask-fleet-port = In which port does the Venetian fleet appear?

## Raids, plague and ships

ask-corsair-raid = The corsairs take a card or a squadron ({ $left } to go).
option-lose-squadron = A squadron of { $power } in { $place }
option-discard-card = Discard a card
ask-plague = Where does the plague strike ({ $left } to go)?
ask-build-squadrons = Build a squadron ({ $left } to go)?

## Intrigues

ask-pressure-card = Which diplomatic card does the Protestant play this turn?
ask-pressure = What do you do with the Papal card?
option-make-discard = The Papacy discards it and draws another
option-swap-cards = Swap it for yours
ask-machiavelli = Which invasion do you call for?
forbid-is-no-invasion = That card is not an invasion.
forbid-was-played-this-turn = That card has already been played this turn.
ask-inquisition = Which diplomatic card must the Protestant discard?

## Faith

ask-divorce = Henry VIII asks for a divorce.
option-grant = Grant it
option-refuse = Refuse it
ask-angry-hapsburgs = Where do the angry Hapsburgs gather mercenaries?
ask-thankful-hapsburgs = Where do the thankful Hapsburgs raise a regular ({ $left } to go)?
ask-secret-circle = Which space of the { $zone } zone turns Protestant?
