### Why a bot would do what it proposes to somebody who asks it for a hint.

hint-action = It is worth about { $vp } VP to you, for { $points ->
    [one] one point
   *[other] { $points } points
}: more for each point than anything else it sees.
hint-action-at = { $place } is what it is after: about { $vp } VP to you, for { $points ->
    [one] one point
   *[other] { $points } points
}.
hint-nothing-left = Nothing that you could still do is worth its points.
hint-hold = Your cards are worth more later than now.
hint-event = Its event is worth about { $event } VP to you now; for its { $points } CP it sees things worth { $vp } VP.
hint-points = For { $points } CP it sees things worth about { $vp } VP; as an event the card is worth { $event } VP to you now.
hint-odds = The chances are good enough: { $percent } % that it comes off.
hint-pass = Nothing you could do here gains more than waiting.
hint-thumb = That is its rule of thumb for such questions.
