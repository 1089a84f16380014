# Playing cards as events (6.1, 11).

ask-card-mode = { $card }: which of its events?
forbid-card-not-now = { $card } cannot be used as an event now.
forbid-card-played-this-turn = { $card } was already played as an event this turn.
forbid-card-not-for-power = This event is not for { $power }.
forbid-card-not-in-battle = You are not in a position to play this here.
forbid-condition = Not now. Needed: { $condition }
