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
error-no-replay-without-seed = A table without its seed cannot be replayed from the start.
error-no-clone-with-seed = A table with its seed is not cloned: that would foresee its dice.
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
error-save-malformed = The save is malformed in { $place }: { $why }
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

## Data files and packs. What stands in quotes, and names of files, tables and fields, is as it was written.
error-this = This
error-no-pack = { $origin } is not a pack: it has no { $file }.
error-no-pack-folder = There is no pack folder { $folder }.
error-pack-file = Pack '{ $pack }': the game has no file { $file }.
error-pack-unplayable = The game cannot be set up with pack { $packs } ({ $why }).
error-no-data-file = There is no data file { $file }.
error-data-file-unreadable = The data file { $file } cannot be read: { $why }
error-no-utf-8 = { $place } is not UTF-8 text.
error-no-fluent = { $place } is not valid Fluent at '{ $line }'.
error-no-toml = { $place } is not valid TOML: { $why }
error-no-toml-at = { $place } is not valid TOML: at line { $line }, column { $column }, { $why }
error-no-table = { $place } has a table '{ $table }'; expected { $known }.
error-no-array = { $file }: '{ $table }' is not an array of tables ([[{ $table }]]).
error-no-row-to-remove = { $place } is to be removed, but there is no such row.
error-one-way = { $file }: '{ $a }' is connected to '{ $b }', but '{ $b }' not to '{ $a }'.
error-rows-wanted = { $file }: { $table } has not the rows that it must: { $rows }.
error-places-share-id = { $file }: two places have the same id.
error-seats-for-players = Scenario '{ $scenario }' has { $seats } seats for { $count } players.
error-no-edition-row = Edition change '{ $id }': no '{ $row }' in { $table }.
error-edition-change = Edition change '{ $id }': { $why }
# Where something is wrong, for the sentences below.
error-place-pack = pack '{ $pack }', { $file }
error-place-row = { $place }, { $table } '{ $id }'
error-place-number = { $file }, { $table }, row { $number }
error-place-line = { $file }, row { $number }
error-in-place = { $place }: { $why }
# $why: error-in-field.
error-at-field = { $place }, { $why }
error-in-field = field '{ $field }': { $why }
# What is wrong there.
error-data-type = Expected '{ $expected }', got '{ $got }'.
error-data-missing = Object missing required field '{ $field }'.
error-data-unknown = Object contains unknown field '{ $field }'.
error-data-value = Invalid value { $value }.
error-data-too-few = There must be { $count } or more.
error-data-too-many = There may be { $count } at most.
error-data-not-so-many = Their number must be { $count }.
error-data-too-short = It must have { $count } letters or more.
error-data-too-long = It may have { $count } letters at most.
error-data-too-low = It must be { $count } or more.
error-data-too-high = It may be { $count } at most.
error-data-pattern = It must be written like { $pattern }.
error-no-id = field 'id' is missing or no string.
error-bad-id = the id '{ $id }' is empty or has a blank or a colon.
error-id-twice = the id '{ $id }' is given twice.
error-no-link = there is no '{ $id }' in { $table }.
error-link-removed = there is no '{ $id }' in { $table }; { $place } removes it.
error-ruling-twice = the same ruling is given twice.
error-says-nothing = it says nothing.
error-neither-test-nor-open = neither a test nor anything that is open.
error-test-twice = a test is named twice.
error-rulings-alone = { $file }: expected [[rulings]] and nothing else.
error-no-sections = { $game } has no list of rule sections ({ $file }).
error-sections-head = expected the header 'section', a tab, 'title'.
error-sections-row = expected a section, a tab and a title.
error-section-twice = section '{ $section }' is given twice.
error-waived-unknown = waivers.toml waives section '{ $section }', which { $book } has not.
error-waived-why = waivers.toml waives section '{ $section }' without a reason.
error-waived-cited = waivers.toml waives section '{ $section }', but { $place } cites it.
error-no-tests = There is no folder of tests { $folder }.
error-no-python = { $place } is not valid Python: { $why }.

## Games that are not there, to follow "There is no game"
error-game-not-loaded = { $place } does not load ({ $why })
error-no-game-there = { $place } is no game
error-second-game = { $place } brings a second game '{ $game }'

## Scripted dice and draws, to stand in a sentence. $purpose: as the rules name it.
error-sentence = { $phrase }.
error-no-more-dice = The script has no more dice, but a roll is due ({ $purpose })
error-impossible-die = The script holds a die that shows { $face }
error-no-such-draw = The script draws '{ $wanted }', which is not there ({ $purpose }); there are { $there }

## Overlays: lines that change an opening position
error-no-verb = { $game } has no overlay verb '{ $verb }'; it has { $known }.
error-takes-no = It takes no '{ $word }'; it takes { $words }.
error-needs = It needs '{ $word }'; it takes { $words }.
# Stands where the words that it takes would stand.
error-takes-nothing = nothing
# $value: as it was typed, with quotes if it is a word.
error-word-type = { $word } cannot be { $value }: expected '{ $expected }', got '{ $got }'.
error-word-value = { $word } cannot be { $value }: there is no such choice.
error-word-wrong = { $word } cannot be { $value }: { $why }
# $what: a noun of a game. $known: error-known, error-perhaps, or nothing.
error-no-thing = There is no { $what } '{ $id }'{ $known }.
error-known = ; there are { $names }
error-perhaps = ; perhaps { $names }
error-either = { $one } or { $other }
error-no-part = The position has no '{ $part }'; it has { $known }.
error-no-value = There is no { $part } '{ $value }'; there are { $known }.
error-no-name-in = There is no '{ $name }' in { $part }; there are { $known }.
error-not-in-pile = There is no '{ $card }' left in the pile.
