## The page of a game
no-such-game = There is no such game here.
game-by = Designed by { $designer } · { $publisher }
game-rules = Rules in our own words
game-cards = All cards
game-scenarios = Scenarios
game-data = What its data rest on
game-data-sound = Every row of this game's data has a source.
game-data-how = Each row says where it comes from, which of its fields were guessed, and why. If you own the box, go through the rows with it at hand: correct what is wrong, confirm what is right. Your corrections become a data pack, which stays in this browser until you play with it or download it.
game-table = { $game }: { $table }
game-data-back = All tables of { $name }
table-open = { $open } of { $rows } open
table-done = { $count } settled
table-all = Show all { $count } tables
table-progress = How much of it is settled

## A row on the workbench
row-source = From
row-no-source = no source is named
row-known = Attested
row-guessed = Guessed
row-attested = { $field } ({ $source })
row-why = Because
row-more = { $count ->
    [one] One more field
   *[other] { $count } more fields
}
row-save = Right as it stands here
row-previous = Previous row
row-next = Next row
row-reset = Undo my correction
row-settled = settled
row-keys = Enter: next guess, then next row. Ctrl+Enter: next row. Alt with ↓ and ↑: next and previous row. Shift+Enter: new line.
rows-done = { $done } of { $all } settled
rows-open-only = Only rows with guesses
field-number = That is no number.
field-json = That is not well-formed: it has to be JSON, as [1, 2] or {"{"}"regular": 2{"}"}.
yes = yes
no = no
source-rulebook = rule book
source-faq = FAQ
source-web = reports of play
source-player = said by a player
source-recalled = from memory
source-reconstructed = guessed
source-his-map = map of Here I Stand
source-text = rule book
source-example = examples of the book
source-drawing = drawing of the map
source-board = printed board
source-bga = another program (bga)
source-unity = another program (unity)
source-saito = another program (saito)
source-demo = another program (demo)
source-power-card = power card
source-debater-play-aid = play aid on debaters
source-religious-struggle-card = card on the religious struggle
source-scenario-book = scenario book
source-two-player-variant = two-player variant
source-from-1517 = as in 1517
source-reference-notes = our notes
source-card = card
source-pr-map = map of the primer
source-text-example = rule book and its examples
source-text-title = rule book (title)
source-text-active-event-lists = rule book (lists of active events)
source-text-reconstructed = rule book, partly guessed
source-example-absent-from-the-listed-historical-cards-of-turn-6 = examples of the book (not in its list of historical cards of turn 6)
source-example-inferred-from-three-dutch-actions = examples of the book (inferred from three Dutch actions)
source-numbered = { $source } { $number }

## The pack
pack-mine = Your data pack
pack-name = Your pack
pack-count = { $count ->
    [0] No corrections yet
    [one] 1 row
   *[other] { $count } rows
}
pack-play = Play with it
pack-download = Download it
pack-open = Open a pack
pack-opened = “{ $name }” is open; what it holds is marked in its tables.
pack-too-large = That is too large for a data pack.
pack-no-archive = That archive cannot be read.
pack-no-manifest = This is not a pack: it has no pack.toml.
pack-no-toml = A file of the pack is not valid TOML.
pack-no-id = A row of the pack has no id.
pack-clear = Start over
pack-clear-sure = Forget all corrections
pack-fits = The pack “{ $name }” fits the game ({ $hash }).
