### What the commands answer. Names of commands, options and files are typed as they stand.

## What cannot be done
no-file = There is no file { $file }.
in-file = { $file }: { $why }
cannot-write = { $file } cannot be written: { $why }
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
headed = { $head }: { $text }
no-powers = { $game } tells nothing of its powers.
ended-so = { $reason }: { $count }
set-up = { $game }, { $scenario }: { $seats }.
no-power = { $game } tells nothing of a power '{ $power }'; it tells of { $names }.
nothing-decided = { $file }: nobody has decided anything yet.
analyse-later = { $file }: the game is not over, and what others hold is hidden until then. If you play it alone beside bots, --as SEAT tells what your seat could know.
no-such-decision = The game has decisions 1 to { $steps }, but no { $number }.
no-such-step = The game has steps 1 to { $steps }, but no { $number }.
cannot-resume = The save replays, but cannot be resumed: { $why }
resumes-otherwise = The save resumes in another state than it replays to.

## What Typer says of itself in --help
help-usage = Usage:{ " " }
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-show = Show this message and exit.
help-env-var = env var
help-default = default
help-required = required

## What is wrong with what was typed. $name: an option, a command or an argument, as it is typed.
usage-error = Error: { $why }
usage-try = Try '{ $command }' for help.
usage-no-command = There is no command '{ $name }'.
usage-no-command-but = There is no command '{ $name }'. Did you mean { $meant }?
usage-which-command = Which command?
usage-no-option = There is no option { $name }.
usage-no-option-but = There is no option { $name }. Did you mean { $meant }?
usage-takes-none = { $name } takes no value.
usage-takes-one = { $name } needs a value.
usage-too-much = Unexpected: { $rest }
usage-missing-argument = { $name } is missing.
usage-missing-option = The option { $name } is missing.
# $why: one of those below.
usage-bad-value = { $name }: { $why }
usage-one-of = expected one of { $known }.
usage-whole-number = expected a whole number.
usage-whole-number-within = expected a whole number ({ $limits }).
usage-number = expected a number.
usage-number-within = expected a number ({ $limits }).
usage-other = { $why }

## Games
game-broken = There is no game '{ $name }': { $why }.
by = { $game }, by { $who }
games-with = { $name } ({ $more })
# Between what a line tells, and between the ends of a span.
list-apart = {"; "}
span = -
games-players = { $players } players
games-minutes = { $minutes } minutes
games-complexity = complexity { $complexity } of 5
games-state-complete = complete
games-state-all-rules-and-cards = all rules and cards
games-state-all-rules-and-cards-part-of-the-data-is-reconstructed = all rules and cards; part of the data is reconstructed
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
cannot-serve = Cannot serve at { $host }, port { $port }: { $why }
proxy-address = A proxy is named by its address or network; '{ $said }' is neither.
messages-lead-back = Messages have links in them: use --hosted, and --origin to say where to.
push-by-https = Browsers take messages from https alone: with --push, --origin has to begin with https://.
mail-from-whom = Who sends mail must say from whom it comes: --mail-from tercio@example.org.
reset-leads-back = The link has to lead somewhere: say where people reach the server (--origin).
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

## What was written
report-is-in = The report is in { $file }.
exported = { $count ->
    [one] One game in { $folder }
   *[other] { $count } games in { $folder }
}
left-out = Left out, for want of consent: { $games }.
agreed-there = --database goes without --saves and --consent: people agree there.
bots-not-asked = --consent goes with --saves: bots are not asked.
consent-wanted = Games of people need their consent: name the file with --consent.
progress-games = Games
col-table = table
col-rows = rows

## Analysis
chances-known = Chances, as everybody could tell them:
chances = Chances, as everybody could tell them ({ $why }):
changed-most = The decisions that changed most:
# $told: what was decided. $change: by how much the chances of who decided have changed.
changed = { $who }, turn { $turn }: { $told } ({ $change })
would-have-chosen = The { $bot } would have chosen: { $text }
where-from = Where their chances came from:
col-turn = turn
col-decision = decision
col-own-choices = own choices
col-others-choices = choices of others
col-luck = luck

## Random play and its failures
thorough-or-quick = A run is thorough or quick, not both.
fuzzed = { $games } games, { $decisions } decisions.
kind-of-game = { $scenario }, { $players } players
check-fails = { $check } fails after { $count } decisions: { $why } See { $file }.
still-fails = { $check } still fails: { $why }
failure-outdated = { $file } is outdated: the rules do not offer { $left } any more.
failure-mended = { $check } holds: the failure is mended.
col-kind = kind
col-decisions = decisions
col-failures = failures

## Cards
# $when: moments at which it may be played, as the data names them.
card-use = use { $use }, in: { $when }
card-if = if { $condition }: { $place }
card-announces = announces
card-does = does
card-worth = worth to { $power }: { $worth } VP
cited-by-test = test
col-card = card
col-name = name
col-text = text

## Backups
backed-up =
    { $file } holds what was in { $database }: { $accounts ->
        [one] 1 account
       *[other] { $accounts } accounts
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
restored =
    { $database } holds what was in { $file }: { $accounts ->
        [one] 1 account
       *[other] { $accounts } accounts
    }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
kept-whole = The decisions of every game are whole, and as the server wrote them.
kept-broken = The decisions of these games are not as the server wrote them: { $games }.

## Benchmarks
no-figures = { $file } does not hold the figures of a benchmark: { $why }
better = better
worse = worse
col-figure = figure
col-value = value
col-old = old
col-new = new
col-change = change

## Data and packs
data-is-sound = The data of { $game } is sound.
pack-fits = fits
no-pack-there = { $folder } is not a pack and holds none.
col-file = file
col-id = id
col-guess = guess
col-source = source
col-version = version
col-game = game
col-hash = hash
col-state = state

## Scripts
scripts-held = { $held } of { $of } scripts went as written.

## Who cites the rules
cited-in-vain = { $cite } is cited by { $places }, but the book has no such section.
covered = { $count } sections, { $waived } waived; of the others { $code } % have code and { $tests } % have tests.
ruling-on-card = Card { $card }:{ " " }
left-open = open
cited-by-code = code
cited-by-nothing = Nothing cites it.
hook = hook { $hook }
hook-declared = declared
hook-asked-by = asked by
hook-filled = filled
col-section = section
col-title = title
col-code = code
col-tests = tests
col-waived = waived

oidc-needs-origin = --oidc-issuer needs --hosted and --origin: people are sent back there.
oidc-needs-client = --oidc-issuer needs --oidc-client-id and --oidc-client-secret.
oidc-by-https = --oidc-issuer begins with https://.
oidc-needs-packages = --oidc-issuer needs more packages: pip install 'tercio[oidc]'.
