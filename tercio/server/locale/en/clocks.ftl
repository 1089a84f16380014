### Why the server does not do what it was asked about clocks, vacations and votes.

nothing-to-vote = There is nothing to vote about: the game is not on.
asked-to-go-back = Somebody wants to go back. The table waits until all have agreed, or one has declined.
nobody-goes-back = Nobody has proposed to go back.
not-all-agree = Not everybody agrees to go back.
nothing-to-go-back = Nothing has been decided since then, or the game is over.
only-sitters-vote = Only those who sit at the table may vote.
already-paused = The clocks already stand still.
not-paused = The clocks are running.
nobody-silent = Nobody has been silent for long enough.
nobody-looked-for = Nobody is looked for to play { $seat }.
already-offered = You have already offered to play that seat.
not-offered = You have not offered to play that seat.
they-not-offered = They have not offered to play that seat.
host-chooses = The host of the table chooses who plays that seat.
no-such-zone = There is no time zone '{ $zone }'; they are called like Europe/Madrid.
no-such-day = There is no day '{ $day }'.
no-such-vacation = You have no vacation then.
vacation-backwards = A vacation cannot end before it begins.
vacation-past = That day is over.
vacation-far = That is more than a year ahead.
vacation-there = You already have a vacation then.
vacation-too-long = You have { $most } days of vacation a year; that would be { $days } in { $year }.
