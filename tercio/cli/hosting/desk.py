"""Where a server's books lie open to whoever runs it, and how they are read out."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from tercio.cli.hosting.books import IN_THIS_FOLDER, Database, Key
from tercio.cli.speaking.extras import server_wanted
from tercio.cli.speaking.output import Json, print_grid, print_json
from tercio.cli.speaking.speech import headed, heads, say
from tercio.kernel.errors import Unknown

if TYPE_CHECKING:
    from tercio.server.operation.administration import Office


class Desk(msgspec.Struct, frozen=True):
    """The database of a server, and whether programs or people read what it tells."""

    database: Database = IN_THIS_FOLDER
    key: Key = None
    json: Json = False

    @contextmanager
    def open(self) -> "Iterator[Office]":
        """The server may run meanwhile; it is that server that brings a database up to date."""
        with server_wanted():
            from tercio.server.operation.administration import Office
            from tercio.server.store.backups import check_version
            from tercio.server.store.opening import opened
            from tercio.server.store.seals import Seals

        where, shown, key = self.place()
        if isinstance(where, Path) and not where.is_file():
            raise Unknown(say("no-database", {"database": shown}))
        database = opened(where)
        try:
            check_version(database)
            yield Office(database, Seals.found_in(key))
        finally:
            database.close()

    def place(self) -> tuple[Path | str, str, Path]:
        """Where it is, how to speak of it, and where its key is."""
        with server_wanted():
            from tercio.server.settings import Settings
            from tercio.server.store.opening import place

        where, shown = place(self.database)
        return where, shown, Settings(database=where, key=self.key).key_file.absolute()

    def tell(self, said: str, **more: Any) -> None:
        if self.json:
            print_json({"ok": True, **more})
        else:
            print(said)

    def show(self, rows: Sequence[dict[str, Any]], columns: Sequence[str], none: str) -> None:
        if self.json:
            print_json(rows)
        elif not rows:
            print(none)
        else:
            shown = [[_cell(name, row[name]) for name in columns] for row in rows]
            print_grid([_head(name) for name in columns], shown)

    def card(self, row: dict[str, Any]) -> None:
        if self.json:
            print_json(row)
            return
        for name, value in row.items():
            if isinstance(value, list):
                print(headed(_head(name), "").rstrip())
                for each in value:
                    print(f"  {each if isinstance(each, str) else _line(each)}")
            else:
                print(headed(_head(name), str(_cell(name, value))))


def _head(field: str) -> str:
    [head] = heads(field.replace("_", "-"))
    return head


def _cell(name: str, value: Any) -> object:
    if value is None:
        return ""
    if name == "at" or name.endswith("_at"):
        return f"{datetime.fromtimestamp(value, UTC):%Y-%m-%d %H:%M}"
    return (say("yes") if value else "") if isinstance(value, bool) else value


def _line(row: dict[str, Any]) -> str:
    return ", ".join(f"{_head(name)} {value}" for name, value in row.items() if value is not None)
