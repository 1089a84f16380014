"""`tercio backup` and `tercio restore`: all that a server keeps, in one file and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tercio.cli.extras import server_wanted
from tercio.cli.output import Json, fail, print_json
from tercio.cli.speech import say

if TYPE_CHECKING:
    from tercio.server.store.backups import Kept

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]
Where = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="FILE|URL",
        envvar="TERCIO_DATABASE",
        help="Where the games are kept, as `serve` is told.",
    ),
]
Key = Annotated[
    Path | None, typer.Option("--key", metavar="FILE", help="The key, as `serve` is told.")
]


def backup_command(
    file: File, database: Where = "tercio.db", key: Key = None, json: Json = False
) -> None:
    """Copy all that a server keeps into a new file, also while it runs; the key lies beside it."""
    with server_wanted():
        from tercio.server.settings import Settings
        from tercio.server.store.backups import backup
        from tercio.server.store.opening import place

    where, shown = place(database)
    settings = Settings(database=where, key=key)
    kept = backup(where, settings.key_file.absolute(), file.absolute())
    _tell(kept, file, shown, "backed-up", json=json)


def restore_command(
    file: File, database: Where = "tercio.db", key: Key = None, json: Json = False
) -> None:
    """Copy a backup into a database in which no games are kept yet, of either kind."""
    with server_wanted():
        from tercio.server.settings import Settings
        from tercio.server.store.backups import restore
        from tercio.server.store.opening import place

    where, shown = place(database)
    settings = Settings(database=where, key=key)
    kept = restore(file.absolute(), where, settings.key_file.absolute())
    _tell(kept, file, shown, "restored", json=json)


def _tell(kept: "Kept", file: Path, database: str, what: str, *, json: bool) -> None:
    if json:
        print_json({"file": str(file), "database": database, **kept._asdict()})
    else:
        counted = {"accounts": kept.accounts, "games": kept.games, "decisions": kept.decisions}
        print(say(what, {"file": str(file), "database": database, **counted}))
        if not kept.broken:
            print(say("kept-whole"))
    if kept.broken:
        raise fail(say("kept-broken", {"games": ", ".join(kept.broken)}))
