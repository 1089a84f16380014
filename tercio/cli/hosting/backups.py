"""`tercio backup` and `tercio restore`: all that a server keeps, in one file and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tercio.cli.hosting.desk import Desk
from tercio.cli.speaking.extras import server_wanted
from tercio.cli.speaking.output import fail, print_json
from tercio.cli.speaking.speech import say
from tercio.cli.speaking.spread import spread

if TYPE_CHECKING:
    from tercio.server.store.backups import Kept

File = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


@spread
def backup_command(file: File, *, at: Desk) -> None:
    """Copy all that a server keeps into a new file, also while it runs; the key lies beside it."""
    where, shown, key = at.place()
    with server_wanted():
        from tercio.server.store.backups import backup

    kept = backup(where, key, file.absolute())
    _tell(kept, file, shown, "backed-up", json=at.json)


@spread
def restore_command(file: File, *, at: Desk) -> None:
    """Copy a backup into a database in which no games are kept yet, of either kind."""
    where, shown, key = at.place()
    with server_wanted():
        from tercio.server.store.backups import restore

    kept = restore(file.absolute(), where, key)
    _tell(kept, file, shown, "restored", json=at.json)


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
