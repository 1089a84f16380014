### What is told of scripts of play. Names of seats, keys, kinds and events are as they are written.

## What became of a script. $expected and $got: phrases of this file, or what was there.
as-written =
    { $file }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } as written.
diverged = { $file }, step { $step }: expected { $expected }; got { $got }.
diverged-at-start = { $file }, at the start: expected { $expected }; got { $got }.
diverged-at-end = { $file }, at the end: expected { $expected }; got { $got }.
besides = { $first }; { $then }
# A line above the options of a seat.
offer = { $seat } is asked '{ $kind }': { $text }

## What was expected
event = the event { $event }
event-seen = the event { $event } to be seen by { $seat }
event-hidden = the event { $event } to be hidden from { $seat }
no-event = no event { $event }
log = the log of { $seat } to say '{ $words }'
no-log = the log of { $seat } not to say '{ $words }'
asked = { $seat } to be asked
asked-kind = { $seat } to be asked '{ $kind }'
ask-cites = the ask to cite { $cite }
offered = { $seat } to be offered { $key }
not-offered = { $seat } not to be offered { $key }
offered-all = { $seat } to be offered exactly { $keys }
someone-offered = some seat to be offered { $key }
not-asked = { $seat } not to be asked
refused = { $what } to be refused to { $seat }
refused-by = { $what } to be refused by { $cite }
refusal-says = the refusal to say '{ $words }'
view-is = { $at } of { $seat } to be { $value }
view-contains = { $at } of { $seat } to contain { $value }
view-lacks = { $at } of { $seat } to lack { $value }
view-holds = { $at } of { $seat } to hold { $value }
view-absent = nothing at { $at } of { $seat }
board-shows = the board of { $seat } to show '{ $words }'
to-be-over = the game to be over
result-is = { $name } to be { $value }
to-choose = { $seat } to choose { $key }
enough = enough dice and draws
all-dice = every die to be rolled
all-draws = every draw to be made
its-dice = its dice to be rolled
its-draws = its draws to be made
rules-hold = the rules to hold

## What was there
nothing-happened = nothing happened
nothing-logged = nothing was logged
sees-it = { $seat } sees it
sees-it-not = { $seat } does not see it
ask-is = the ask is '{ $kind }'
cites = it cites { $cite }
cites-nothing = it cites nothing
only = only { $keys }
is-offered = it is offered
is-asked = it is asked '{ $kind }'
is-allowed = it is allowed
is-over = the game is over
asked-are = asked are { $seats }
# $who: asked-are, or is-over.
asked-are-others = { $seat } is not asked: { $who }
asked-otherwise = { $seat } is asked '{ $kind }' and offered { $keys }
so-many-in = { $count } in { $value }
left-over = { $fate } left over
left-over-when = { $fate } left over when { $who }
pass-taken = { $seat }'s pass of step { $step } was taken by '{ $kind }'
passed-by-itself = { $seat } passed by itself in '{ $kind }', where it was offered { $keys }

## What is wrong with a script
no-script = There is no script { $file }.
bad-cite = { $file } cites '{ $cite }'; expected 'BOOK NUMBER'.
place-step = { $file }, step { $number }
place-overlay = { $file }, overlay { $number }
place-field = { $place }, { $field }
place-verb = overlay { $number } ({ $verb })
no-verb = it does not say what to do (do = 'place', ...).
no-step = expected 'SEAT: KEY' or a table, got { $got }.
one-head = it must be one of { $known }; it is { $said }.
no-decision = a decision is written 'SEAT: KEY', not '{ $said }'.
there-is-no = there is no '{ $what }'.
view-needs-one = a view needs one of is, contains, lacks, count, absent.
cannot-use = { $place } cannot use { $args }: { $why }
impossible = the overlay leaves an impossible position: { $why }
no-result = a result has no '{ $name }'; it has { $known }.
no-event-type = there is no event '{ $name }'; there are { $known }.
no-event-field = the event { $event } has no '{ $name }'; it has { $known }.
not-on-table = there is no '{ $what }' on this table.
no-seat = there is no seat '{ $seat }'; there are { $seats }.
spectator-decides = a spectator has nothing to decide.
holds-nothing = it asks what is in { $value }, which is no list and no table.
# $there: one of the three below.
no-part = there is no '{ $part }' in { $name }; { $there }.
the-view = the view
it-has = it has { $known }
it-is-list = it is a list of { $count }
it-is = it is { $value }
none = none
nothing = nothing
