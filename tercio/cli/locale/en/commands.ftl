### What the commands answer. Names of commands, options and files are typed as they stand.

## What cannot be done
no-file = There is no file { $file }.
in-file = { $file }: { $why }
cannot-write = { $file } cannot be written: { $why }.
exists-already = { $file } exists already; --force overwrites it.
no-rule-option = '{ $said }' is no rule option; expected NAME=VALUE.
server-not-installed = The server is not installed ({ $part } is missing): pip install 'tercio[server]'.
numpy-wanted = Analysis needs numpy: pip install 'tercio[nets]'.
other-game = { $file } is a game of '{ $of }', not of '{ $game }'.
which-game = Which game? There are { $games }.
as-it-was-begun = A saved game goes on as it was begun: leave out { $extra }.
watch-alone = With --watch nobody plays: leave out --me.
no-cards = { $game } tells nothing of its cards.
no-card = { $game } has no card '{ $card }'; `tercio cards list { $id }` lists them.
# Stands where a list would stand.
none = none
no-power = { $game } tells nothing of a power '{ $power }'; it tells of { $names }.
nothing-decided = { $file }: nobody has decided anything yet.
analyse-later = { $file }: the game is not over, and what others hold is hidden until then. If you play it alone beside bots, --as SEAT tells what your seat could know.
no-such-decision = The game has decisions 1 to { $steps }, but no { $number }.
no-such-step = The game has steps 1 to { $steps }, but no { $number }.
cannot-resume = The save replays, but cannot be resumed: { $why }
resumes-otherwise = The save resumes in another state than it replays to.

## Games
game-broken = There is no game '{ $name }': { $why }.
by = { $game }, by { $who }
games-players = { $players } players
games-minutes = { $minutes } minutes
games-complexity = complexity { $complexity } of 5
col-scenario = scenario
col-players = players

## Saves
saved-with-seed = Saved in { $file }. The file holds the seed: keep it from the players.
chain-is-whole = { $file }: the chain of hashes is whole.
seed-matches = The seed matches the commitment { $commitment }.
decisions-replay = All { $count } decisions replay to the state that was saved.
seal-is-good = The seal is good: that server has written the save, and nobody has changed it.
seal-unchecked = Server { $by } has sealed it. Whether it was changed since, only that server can tell: upload it there, or check it there with --key-of.
seal-is-none = No server has sealed it: it agrees with itself, but anybody may have written it.

## Watching a recorded game
reel-help = Enter or n: next. b: back. A number: jump there. board, log, help, q: quit.
after-decision = After decision { $at } of { $steps }:
after-step = After step { $at } of { $steps }:
last-decision = That was the last decision.
last-step = That was the last step.

## Many games of bots
games-of = { $count } games of { $game }, { $scenario }
on-turn = turn { $turn }: { $count }
ended-on = Games that ended on { $turns }.
how-ended = How they ended: { $reasons }; { $shared } shared victories.
decisions-a-game = { $count } decisions a game.
clearly-apart = { $bot } is clearly apart from what its seats explain.
not-apart = { $bot } is not clearly apart from what its seats explain.
col-seat = seat
col-bot = bot
col-games = games
col-wins = wins
col-vp = VP
col-min = min
col-max = max
col-share = of all wins
col-rating = rating
col-ms = ms a decision

## The rules
how-it-wins = How it wins
what-it-does = What it does
opening = Opening
mistakes = Mistakes
no-section-tells = No section of { $book } tells of '{ $words }'.
rulings-count = Rulings: { $count }; with something left open: { $open }.

## Serving
tercio-is-at = Tercio is at { $url } ({ $mode }; games are kept in { $kept }).
local-server = A local server has no passwords and must not listen on { $host }; use --hosted.
cannot-serve = Cannot serve at { $host }, port { $port }: { $why }.
proxy-address = A proxy is named by its address or network: { $why }.
messages-lead-back = Messages have links in them: use --hosted, and --origin to say where to.
mail-from-whom = Who sends mail must say from whom it comes: --mail-from tercio@example.org.
mails-lead-back = Mails have links in them: say where people reach the server (--origin).
mail-password = Who logs in to send mail needs a file with the password that is there.
password-in-the-open = A password must not travel in the open: use --smtp-tls starttls or tls.

## Translations
no-translations = There is no translation yet.
no-translation = There is no translation '{ $language }'; there is { $known }.
translated-so-far = { $language }: { $translated } of { $messages } sentences ({ $share } %)
words-missing = missing
words-stale = stale
words-unknown = unknown
words-wrong = wrong
