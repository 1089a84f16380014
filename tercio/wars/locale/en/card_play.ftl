# Playing cards as events (6.1, 11).

ask-card-mode = { $card }: which of its events?
forbid-card-not-now = { $card } cannot be used as an event now.
forbid-card-waits-for-a-moment = It can be played { $moments }.
moment-when = when { $window }
forbid-card-waits-for-an-impulse = { $when ->
    [next] In your next impulse
   *[own] In your own impulse
 } you can play it { $use ->
    [both] as an event or for { $cp } CP
    [event] as an event
   *[cp] for { $cp } CP
 }.
forbid-units-wait-for-an-impulse = { $when ->
    [next] Your units in { $place } act when you spend CP.
   *[own] Your units in { $place } act in your own impulse, when you spend CP.
 }
forbid-event-without-effect = The event would change nothing now.
forbid-card-played-this-turn = { $card } was already played as an event this turn.
forbid-card-not-for-power = This event is not for { $power }.
forbid-card-not-in-battle = You are not on the side that may play this card.
forbid-condition = Not now. It needs: { $condition }

# What several events do alike.

ask-event-unrest = Where does unrest break out? { $left } left to place.
ask-event-place-unit = { $power }: where do you place a { $kind ->
    [mercenary] mercenary
    [cavalry] cavalry unit
   *[other] regular
}? { $left } to place.
ask-event-eliminate = Which unit is eliminated? { $left } left to choose.
ask-event-discard = Which card is discarded?
ask-retrieve-card = Which card do you take from the discard pile?
option-space = { $a }
option-power = { $a }
option-unit = { $power }: a { $kind ->
    [mercenary] mercenary
    [cavalry] cavalry unit
   *[other] regular
} in { $space }
option-retrieve = { $a }
forbid-is-not-meant-by-the-event = The event does not affect this space.
event-hand-looked-at = { $power } looks at the hand of { $owner }.
event-hand-seen = { $owner } holds: { $cards }.
option-place = { $a }
option-discard = Discard { $a }
option-unrest = { $a }
event-event-aimed = { $power } announces { $card }: { $at }.
event-event-cancelled = { $card } is cancelled.
event-city-rebelled = Rebels rise in { $space }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
