### The action phase (11).

ask-impulse = { $passing ->
    [offered] { $power }: play a card, or pass.
   *[refused] { $power }: play a card.
 }
option-play-cp = { $card } for { $cp } CP
option-play-event = { $card } as an event
option-show-card = Show { $card }
ask-card-use = { $power }: what do you play { $card } for?
ask-spend-cp = { $power }: { $cp } CP to spend.
option-action = { $action }{ $cp ->
    [0] {""}
   *[other] : { $cp } CP
}
option-end-impulse = End the impulse
option-respond = Play { $card }
name-action-naval_transport = Naval transport
forbid-is-no-action-of-the-power = This power does not have that action, or does not have it yet.
forbid-costs-more-cp-than-are-left = It costs { $cp } CP, and { $left ->
    [one] one is
   *[other] { $left } are
 } left.
forbid-waits-for-another-impulse = The card of this impulse is played. This one waits for another impulse, or for the moment that it names.
forbid-is-barred-in-this-impulse = A card forbids this action this impulse.
forbid-has-nothing-to-act-on = There is nowhere you could do this now.

## Looking ahead

price = { $n } CP
risk-interception = { $seat } may intercept
risk-avoid_battle = { $seat } may avoid battle
