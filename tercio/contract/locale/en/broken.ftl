### Promises that a game has not kept, as the fuzzer tells them to whoever writes the game.
### $difference: an excerpt of both sides where they part. $why: what the machine or a rule says.

raised = { $error }: { $why }
raised-at = { $error } in { $place } ({ $file }): { $why }
endless = The game is not over after { $count } decisions.
difference = ...{ $one }... against ...{ $two }...
sees = { $who } sees { $difference }
spectator = a spectator

## Asks and decisions

over-but-asked = The game is over, but somebody is asked.
asked-in-secret = The ask '{ $kind }' of { $owner } is put to { $seat } in secret.
asked-without-option = { $seat } is asked '{ $kind }' without an option.
window-undeclared = The window '{ $window }' is not among those that the game declares.
key-twice = The key '{ $key }' is offered { $count } times in '{ $kind }'.
key-not-plain = '{ $key }' in '{ $kind }' is no plain key.
decision = The decision '{ $key }' of { $seat }
decision-for = The decision '{ $key }' of { $seat } for offer { $offer }
refused-silently = { $decision } was refused without a word.
accepted-unoffered = { $decision } was accepted, but not offered.
refused-but-changed = A refused decision has changed the table.
refused-though-offered = { $ref } is refused to { $seat }, whose options say otherwise.
not-refused = { $ref } is not refused to { $seat }, whose options say otherwise.
no-chances = The odds of '{ $key }' are { $chances }, which are no chances.
odd-losses = The odds of '{ $key }' expect losses of { $mine } and { $theirs }.

## Saves, replays and forks. $what: replay, loaded (save), replayed (save) or fork.

other-state =
    { $what ->
        [replay] A replay has another state: { $difference }
        [loaded] A loaded save has another state: { $difference }
       *[replayed] A replayed save has another state: { $difference }
    }
other-decisions =
    { $what ->
        [replay] A replay has other decisions or standing orders.
        [loaded] A loaded save has other decisions or standing orders.
       *[replayed] A replayed save has other decisions or standing orders.
    }
other-dice =
    { $what ->
        [replay] A replay has other dice ahead of it.
        [loaded] A loaded save has other dice ahead of it.
       *[replayed] A replayed save has other dice ahead of it.
    }
shown-otherwise =
    { $what ->
        [replay] In a replay, { $difference }
        [loaded] In a loaded save, { $difference }
        [fork] In a fork, { $difference }
       *[replayed] In a replayed save, { $difference }
    }
saved-otherwise = A loaded save is saved in other words: { $difference }
byte-unnoticed = Byte { $at } of a save was changed to { $byte }, and nobody noticed.
fork-differs = A fork has another state than its parent.
fork-changes = A fork that was played on has changed its parent.
re-entered-elsewhere = Re-entered at a checkpoint, the rules first come to { $stop }.
re-entered-late = Re-entered, the rules do something before the checkpoint '{ $checkpoint }'.
copy-changed = Play has changed a copy of the state: { $difference }

## Undo. $what: what somebody has learned.

undo-refused = Undo is refused ({ $why }), but nobody has learned a thing.
undo-took-other = Undo took back '{ $keys }' instead of '{ $key }'.
undo-too-far = Undo took back '{ $key }' of { $seat } although { $what }.
undo-too-many = Undo took back { $count } decisions of { $seat } although { $what }.
undo-leaves = After an undo of '{ $key }', { $difference }
undo-all-leaves = After an undo of { $count } decisions, { $difference }
undo-and-again = When '{ $key }' is undone and chosen again, { $difference }
undo-of-another = Undo for { $seat } has taken back the decision of another seat.
learned-dice = dice were rolled or cards drawn
learned-secret = something was revealed

## Secrets

sealed-shows = The sealed answer of { $seat } shows: { $difference }
answering-shows = That { $seat } has answered shows, though it is polled: { $difference }
secret-shows = The secret choice '{ $key }' shows: { $difference }
window-closed = A window has closed without { $seat }, who only passes in it.
skipped-shows = Who is skipped in a window can be told: { $difference }
skipped-shows-by-undo = Who is skipped in a window can be told by an undo of { $seat }: '{ $one }' against '{ $two }'.
imagined-fails = A position that { $who } imagines fails: { $why }
imagined-otherwise = What { $who } imagines contradicts its view: { $difference }
imagined-totals = What { $who } imagines has other totals: { $totals }.
imagined-impossible = What { $who } imagines is no position: { $why }
imagined-known = { $seat } imagines a table that it would know from the real one: { $difference }
glance-shows-more = At a glance { $who } sees what its view does not show: { $difference }
glance-changes = A glance of { $who } changes the state.
log-tells = { $who } can tell from the log what it may not know: { $one } against { $two }, and neither is an event that reveals.
no-event = nothing
numbered-event = { $event } (number { $number })
place-tells = { $who } can tell from { $place } what it may not know: { $difference }
its-view = its view
refusal-of = the refusal of { $of }
odds-of = the odds of { $of }
an-error = an error
its-observation = its observation
observation-out-of-date = { $who } is shown an observation that is out of date.
happens-amid = Something has happened since the question before '{ $kind }', though both belong to one choice.
its-mask = its mask ({ $of })
its-features = the features of its options
impulse-by-secret = Whose impulse it is depends on what is hidden.
condition-by-secret = The condition '{ $condition }' depends on what is hidden.
secret-shared = { $one } and { $two } both see the secret { $secret }, told by nobody.

## Totals and words

total-changed = There were { $total } { $name }, and now there are { $now }.
not-rendered = The { $what } does not render: { $why }
blank = The { $what } { $thing } is blank in '{ $language }'.
shows-id = The { $what } '{ $text }' shows the id '{ $id }' in '{ $language }'.
thing-prompt = prompt
thing-option = option
thing-event = event
thing-ref = ref
thing-odds = odds
thing-result = result
thing-refusal = refusal
thing-refusal-of-nothing = refusal of what does not exist
thing-refusal-to-undo = refusal to undo
thing-end-of-undo = end of an undo
speaks-of-passing = '{ $kind }' says that one may pass, and does not offer it.
no-citation = '{ $cite }' is no citation; expected a book and a section.
undeclared-event = The event { $event } is not among those that the game declares.
scores-missing = The result does not have a score for every seat.
strangers-won = { $seats } won without a seat.
no-message = No message '{ $id }' in language '{ $language }'.
