### What cannot be done, where it is no rule of a game that forbids it. What stands in quotes is as it was typed.

error-no-seat = There is no seat '{ $seat }'; there are { $seats }.
error-over = The game is over.
error-stale = Decision { $seq } of { $seat } is stale: its latest offer is { $latest }.
error-has-decided = { $seat } has decided already and waits for the others.
error-not-asked = { $seat } is not asked to decide now; the table waits for { $asked }.
error-no-option = '{ $key }' is not among the options of { $seat } ({ $kind }, { $cite }).
error-no-game = There is no game '{ $id }'; there are { $known }.
error-broken-game = There is no game '{ $id }': { $why }.
error-no-scenario = { $game } has no scenario '{ $id }'; it has { $known }.
error-players = Scenario '{ $scenario }' of { $game } is for { $known } players, not { $count }.
error-no-rule = { $game } has no option '{ $name }'; it has { $known }.
error-rule-value = Option '{ $name }' of { $game } is { $known }, not '{ $value }'.
error-pack-game = Pack '{ $pack }' is for '{ $of }', not '{ $game }'.
error-no-bot = { $game } has no bot '{ $name }'; it has { $known }.
error-no-section = { $book } has no section '{ $section }'.
error-no-rulings = There is no list of rulings on { $game }.
error-language = { $game } does not speak '{ $language }'; it speaks { $known }.
# Stands where a list would stand.
error-none = none
error-not-over = The game is not over: what it would tell is hidden until then.

## Standing orders
error-no-window-of-orders = There is no window '{ $name }'; there are { $known }.
error-no-span-of-orders = There is no span '{ $name }'; there are { $known }.
error-no-seat-of-orders = There is no seat '{ $name }'; there are { $known }.
error-no-condition = There is no condition '{ $name }'; there are { $known }.
error-order-about-nothing = An order to pass is about nothing; name what is to be taken.
error-order-about-offers = An order about offers accepts one, and names its clauses.
error-order-kind = No order answers '{ $kind }'; orders are for { $known }, and windows.

## Saves
error-save-without-seed = A table without its seed (a fork, an overlay) cannot be saved.
error-save-scripted = A table with scripted dice cannot be saved.
error-save-empty = The save is empty.
error-save-format = The save has format { $format }; this program reads { $ours }.
error-save-commitment = The seed of the save does not match its commitment.
error-save-truncated = The save is truncated: its last line is missing.
error-save-count = The save holds { $count } decisions, not { $promised }.
error-save-cut-off = The save is cut off in its last line.
error-save-line = Line { $number } of the save is malformed or cut off.
error-save-changed = Line { $number } of the save was changed: its hash is wrong.
error-save-place-line = line { $number }
error-save-place-checkpoint = its checkpoint
error-save-entries = The save is malformed in { $place }: { $count } entries, expected one.
error-save-after-end = The save goes on after its end, in { $place }.
error-save-entry = The save has an unknown entry '{ $entry }' in { $place }.
error-save-malformed = The save is malformed in { $place }: { $why }.
error-save-checkpoint = The checkpoint of the save lies behind its last decision.
error-save-version = The save was played under version { $version } of { $game }; these are the rules of version { $ours }. It can only be resumed.
error-save-decision = The save holds a decision without a seat: '{ $text }'.
error-save-game = The save is of '{ $of }', not of '{ $game }'.
error-save-packs = The save was played with { $packs }; load it with the same.
error-save-no-packs = The save was played with no packs; load it with the same.
error-save-seats = The seats of the save are not those of { $game }.
error-save-unplayable = The save holds what the rules of { $game } cannot play.
error-save-illegal = Decision { $number } of the save is not legal: { $why }
error-save-state = The save does not lead to the state that it claims.
error-save-orders = The standing orders of the save are wrong: { $why }
