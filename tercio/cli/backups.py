"""`tercio backup` and `tercio restore`: all that a server keeps, in one file and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tercio.cli.extras import server_wanted
from tercio.cli.output import Json, fail, print_json

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
    _tell(kept, file, shown, f"{file} holds what was in {shown}", json=json)


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
    _tell(kept, file, shown, f"{shown} holds what was in {file}", json=json)


def _tell(kept: "Kept", file: Path, database: str, what: str, *, json: bool) -> None:
    if json:
        print_json({"file": str(file), "database": database, **kept._asdict()})
    else:
        counted = {"account": kept.accounts, "game": kept.games, "decision": kept.decisions}
        each = (f"{n} {name}{'' if n == 1 else 's'}" for name, n in counted.items())
        print(f"{what}: {', '.join(each)}.")
        if not kept.broken:
            print("The decisions of every game are whole, and as the server wrote them.")
    if kept.broken:
        games = ", ".join(kept.broken)
        raise fail(f"The decisions of these games are not as the server wrote them: {games}.")
