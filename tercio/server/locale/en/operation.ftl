### What whoever runs a server is told in the terminal.

operator-no-account = There is no account '{ $name }'.
operator-no-table = There is no table { $id }.
operator-workers-down = The workers do not come up; their log says why.
operator-cannot-use = Cannot use { $name }. Its database says: "{ $why }"
operator-postgres-old = { $name } is PostgreSQL { $version }, which is too old: { $oldest } or newer is needed.
operator-postgres-encoding = { $name } keeps its text in { $encoding }: make a database with ENCODING 'UTF8'.
operator-postgres-driver = PostgreSQL needs a driver that is not installed: pip install 'tercio[postgres]'.
operator-no-sqlite = { $name } is not a database of ours, or is damaged.
operator-bad-address = That is not the address of a database: write { $form }.
operator-other-store = Games are kept in a file or in a PostgreSQL ({ $form }), not in { $scheme }.
operator-no-name = The address of the PostgreSQL names no database: { $address }.
operator-backup-there = { $file } is there already; a backup is written to a new file.
operator-no-database = There is no database { $where }.
operator-no-backup = There is no backup { $file }.
operator-no-backup-key = The key of the backup is missing: there is no file { $file }.
operator-others-key = { $file } is another server's key; restore to a place of its own.
operator-nothing-kept = Nothing is kept in { $name }.
operator-other-version = { $name } is as another version of Tercio keeps it ({ $version }, not { $newest }): use that version, or start a server of this one there once.
operator-games-there = There are games in { $name }; restore into an empty database.
operator-database-key = { $database } has no key: there is no file { $file }.
operator-no-key = The server's key is missing: there is no file { $file }.
operator-newer-version = The games in { $name } were stored by a newer version of Tercio; install that one.
operator-messages-part = Messages need a part that is not installed ({ $part } is missing): pip install 'tercio[messages]'.
operator-sealed-otherwise = The games in { $name } were sealed with another key. Copy the key of the server that keeps them here (--key), or seal them anew (--new-key).
operator-not-begun = That game has not begun; there is nothing to rebuild.
operator-act-refused = It cannot be rebuilt: the rules of today refuse act { $act } of { $all } ({ $why }). Nothing was changed.
operator-decisions-missing = It cannot be rebuilt: decisions are missing. Nothing was changed.

## Games that cannot go on, and what was found in one that was played again
stranded-incomplete = Decisions of this game are missing from the database, and it cannot go on; you see it where it last stood. Its host may have a backup.
stranded-version = This game was begun under version { $begun } of the rules of { $game }. The server has version { $now }, under which it cannot go on; you see it where it last stood.
stranded-rules = The rules of { $game } have changed since this game was played, and it cannot go on under the new ones; you see it where it last stood.
stranded-empty = It waits for { $seats }, where nobody sits any more.
verified-seed = The seed is not the one that was committed to.
verified-chain = The chain of decisions is broken: a row was changed, added or removed.
verified-seal = The chain of decisions is not the one that this server wrote.
verified-unplayable = The stored decisions cannot be played.
verified-checkpoint = A checkpoint does not hold the position that was played.
verified-checkpoints = There are checkpoints of acts that are not there.
verified-orders = Standing orders were not obeyed as the rules say.
verified-log = The log does not tell what was played.
verified-result = The result is not that of the game.
verified-resume = The game does not resume where it was left.
