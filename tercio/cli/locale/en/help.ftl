### What --help says. `make docs` writes it from the commands: change the English there.
### Names of commands, options and files, and what is in backticks, are typed as they stand.

option-bots = Bots, dealt to the seats in order.
option-database = Where the games are kept: a file, or postgresql+psycopg://USER@HOST/NAME.
option-file = The backup.
option-game_id = A game's id, as in `tercio games`.
option-games = How many games.
option-json = Answer in JSON, for programs.
option-key = The server's own key; by default beside the file.
option-name = The name of an account.
option-option = A rule variant; may be repeated.
option-pack = A data pack; may be repeated.
option-players = Default: as many as can play.
option-processes = Default: one a core.
option-ray = Play on a Ray cluster; without an address, on this machine.
option-reason = Why; it is written down.
option-scenario = Default: the first one.
option-seed = Same seed, same games.
option-table = The id of a table.
option-tests = Where the tests are. Default: ./tests, if any.
option-yes = It is meant: this cannot be taken back.
command = Referee, host and simulator for card-driven games of early-modern Europe.
    .show_version = Show the version.
    .language = Language of the texts, before or after a command. Default: that of LANG.
command-games = List the games, their scenarios and player counts.
    .ids = Only the ids, one a line.
command-play = Play in the terminal. You take the first seat, and the game's best bot the others.
    .me = A seat you play; may be repeated.
    .watch = Let bots play on all seats.
    .seed = Default: a secret of its own.
    .file = Go on with a saved game.
command-serve = Serve games to browsers. The database is made where there is none.
    .host = The address to listen on.
    .port = 0 takes any free one.
    .hosted = With accounts, or for one person without login.
    .workers = How many processes serve together.
    .bots_inside = Bots play in the process that serves: less memory, but people wait for them.
    .origin = Where people reach a hosted server.
    .proxy = Where a proxy is whose word is taken for who asks; this machine, by default.
    .new_key = The old key is lost: seal all games anew.
    .metrics_token = Who shows it may read /metrics; without, only this machine may.
    .smtp_host = The server that carries mail; without, no mail is sent.
    .smtp_port = Its port.
    .smtp_user = Who logs in there.
    .smtp_password_file = The file with the password for it.
    .smtp_tls = How mail is kept from others on its way there.
    .mail_from = The address that mails come from.
    .oidc_issuer = The OpenID Connect server by whose word people may log in.
    .oidc_client_id = What this server is called there.
    .oidc_client_secret = The secret it shares with that server; rather give it by the environment.
    .oidc_name = What people know that server by.
    .push = Whether messages go to browsers (Web Push).
    .webhooks = Whether messages go to rooms of Discord, Slack, Telegram and Matrix.
    .near_host = A host of your own network to which such messages may go.
    .open_browser = Show the lobby in the browser.
command-backup = Copy all that a server keeps into a new file, also while it runs; the key lies beside it.
command-restore = Copy a backup into a database in which no games are kept yet, of either kind.
command-admin = People, tables and reports of a server.
command-admin-audit = What moderators and hosts have done, the latest first.
    .last = How many.
command-admin-purge = Remove sessions and links that are over, and what is old if you say how old. Without --yes it tells what would go.
    .accounts = Accounts never used for so long.
    .tables = Tables that have not begun for so long.
command-admin-users = Accounts.
command-admin-users-list = All accounts.
command-admin-users-show = One account, its tokens and its seats.
command-admin-users-reset = Make a link by which somebody chooses a new password, once, within an hour.
    .origin = Where people reach the server.
command-admin-users-lock = Nobody logs in with an account any more, and its tokens open nothing.
command-admin-users-unlock = A locked account is as it was before.
command-admin-users-moderator = Let somebody read reports, lock accounts and hide tables.
    .on = Make them one, or let them be one no more.
command-admin-users-delete = Delete an account: its name goes from everywhere, games of others go on.
command-admin-tables = Tables.
command-admin-tables-list = All tables, those that changed last first.
    .status = gathering, playing or over.
command-admin-tables-show = One table and who sits there; nothing that is hidden in the game.
command-admin-tables-hide = Take a table out of the lists of others.
    .on = Hide it, or show it again.
command-admin-tables-remove = Remove a table and all that belongs to it.
command-admin-stranded = Games that nobody can move on.
command-admin-stranded-list =
    Load every running game under the rules of today, and name those that cannot go on.

    Try a new version on a copy of the database with it.
command-admin-stranded-rebuild = Let a game go on under the rules of today, if all its decisions are legal.
command-admin-reports = What people have reported.
command-admin-reports-list = What people have reported and nobody has settled.
    .all = Also those that are settled.
command-admin-reports-settle = A report has been dealt with.
    .report = Its id.
command-new = Set up a game and save it, for `tercio play --load` or for a host.
    .out = Where to save it.
    .seed = Default: a secret of its own.
    .force = Overwrite the file.
command-verify =
    Check a save: its chain of hashes, its seed's commitment, and a replay of every decision.

    All of that can be made to agree by whoever edits a save with care. That a server has written it, and nobody changed it since, only that server's key can tell.
    .file = A saved game.
    .key_of = Check its seal, too: did this server write it?
command-replay =
    Tell a recorded game: all of it, the board after step N, or step by step.

    The host sees everything, and every decision is a step; a seat or a spectator sees and counts what it could notice when the game was played.
    .file = A save, or a fuzz failure.
    .eyes = Whose eyes: a seat, spectator or host.
    .at = Jump to the point after step N.
    .step = Go through it step by step.
command-analyse =
    Tell everybody's chances over a game, the decisions that changed most, and what was luck.

    A game that is still on keeps its secrets: it is judged through the eyes of one seat alone.
    .file = A game that is over.
    .eyes = Of a game that is still on: the seat that you play, beside bots.
    .adviser = Who says what it would have done; 'none' asks nobody. The wisest by default.
command-simulate = Let bots play many games and count who wins. The results depend on the seed alone.
    .out = Keep a row of every game there, as Parquet; go on there.
command-rate = Let bots play each other, each in every seat with the same dice, and compare them.
    .games = How many games at most.
    .until_clear = Stop when the first bot is surely better or worse than its share of the seats.
    .out = Keep every game there, as JSON.
command-export = Write games as Parquet tables, with a data card. A run that was stopped is continued.
    .out = A folder of its own.
    .seed = Same seed, same tables.
    .times = Measure how long bots think; it varies by run.
    .saves = Saves of games that people have played, or a folder.
    .consent = Who of them agrees, as TOML.
    .database = Games of a server, of people who have all agreed there.
command-report = Make one page of a data set: who wins, points, cards, openings, battles and luck.
    .folder = What `export` or `simulate --out` has written.
    .out = The page, as HTML.
command-script = Run scripts of play, each to its end or its first divergence; after any, exit code 1.
    .files = Scripts of play.
    .offer = Print what is asked and offered where a script stops.
command-fuzz =
    Play at random and check every promise of the kernel. Exit code 1 at a failure.

    Scenarios, numbers of players and variants of the rules take turns; a table tells what was played of each kind. A failure is shrunk to few decisions and written to a file that `tercio replay` runs.
    .processes = Processes that share the work.
    .thorough = Check more often.
    .quick = Check less, to play more games.
    .out = Where failures are written.
command-bench = Measure random legal play, views, forks, saves, loads, memory, bots and the kernel.
    .seconds = About how long to measure.
    .seed = Which games are played.
    .compare = What --json gave before.
command-rules = A game's rule book and its coverage.
command-rules-list = List the sections of a game's rule book.
command-rules-show = Show what a section says, in our own words, how we read it where the book is silent, the code and tests that cite it, and the hooks that the code asks.
    .section = As in 13.2.
command-rules-search = Find the sections that tell of some words, or of what the glossary has for them.
    .words = All of which it tells of.
command-rules-powers = Tell how a power wins, what only it may do, how to open and what goes wrong.
    .power = Its id or name. Default: all of them.
command-rules-coverage = For each section of the rule book: the code and the tests that cite it, and percentages.
    .brief = Only how many cite a section.
command-rules-rulings = List the rulings on a game: what the book decides, the tests that show it, what is open.
    .section = Only on this section and those below.
command-cards = A game's cards, and what is behind each.
command-cards-list = List the cards of a game.
command-cards-show = Show a card: its row, what must hold, what it does, the tests that name it, and what bots think its event is worth at the start of the first scenario.
    .card = Its number or its id.
command-data = A game's data files and packs.
command-data-check = Check every row and link of a game's data, with packs if given; set up every scenario.
command-data-sources = Count the rows of each data file by where their facts come from.
    .source = List the rows of this source, and which fields are guesses.
command-data-packs = List data packs and check each against its game. Exit code 1 if one does not fit.
    .folders = Packs, or folders that hold packs.
command-words = The languages, for translators.
command-words-check = Tell what a translation lacks, what in it is out of date, and what can never be said.
    .language = As in ja. Default: all.
    .agreed = Whatever is translated is so from today's English.
