"""`tercio admin`: what whoever runs a server does with people, tables and reports."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tercio.cli.backups import Key, Where
from tercio.cli.extras import server_wanted
from tercio.cli.output import Commands, Json, print_grid, print_json
from tercio.kernel.errors import Unknown

if TYPE_CHECKING:
    from tercio.server.operation.administration import Office

app = typer.Typer(
    cls=Commands, help="People, tables and reports of a server.", no_args_is_help=True
)
users = typer.Typer(cls=Commands, help="Accounts.", no_args_is_help=True)
tables = typer.Typer(cls=Commands, help="Tables.", no_args_is_help=True)
stranded = typer.Typer(cls=Commands, help="Games that nobody can move on.", no_args_is_help=True)
reports = typer.Typer(cls=Commands, help="What people have reported.", no_args_is_help=True)
for _name, _group in {
    "users": users,
    "tables": tables,
    "stranded": stranded,
    "reports": reports,
}.items():
    app.add_typer(_group, name=_name)

UserName = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
Reason = Annotated[str, typer.Option("--reason", help="Why; it is written down.")]
Yes = Annotated[bool, typer.Option("--yes", help="It is meant: this cannot be taken back.")]
DATABASE = "tercio.db"


@contextmanager
def office(database: str, key: Path | None) -> "Iterator[Office]":
    """The database of a server, which may run meanwhile, brought up to date by that server."""
    with server_wanted():
        from tercio.server.operation.administration import Office
        from tercio.server.settings import Settings
        from tercio.server.store.backups import check_version
        from tercio.server.store.opening import opened, place
        from tercio.server.store.seals import Seals

    where, shown = place(database)
    if isinstance(where, Path) and not where.is_file():
        raise Unknown(f"There is no database {shown}.")
    settings = Settings(database=where, key=key)
    opened_one = opened(where)
    try:
        check_version(opened_one)
        yield Office(opened_one, Seals.found_in(settings.key_file.absolute()))
    finally:
        opened_one.close()


def _tell(said: str, json: bool, **more: Any) -> None:
    if json:
        print_json({"ok": True, **more})
    else:
        print(said)


def _show(rows: Sequence[dict[str, Any]], columns: Sequence[str], json: bool, none: str) -> None:
    if json:
        print_json(rows)
    elif not rows:
        print(none)
    else:
        print_grid(columns, [[_cell(name, row[name]) for name in columns] for row in rows])


def _cell(name: str, value: Any) -> object:
    if value is None:
        return ""
    if name == "at" or name.endswith("_at"):
        return f"{datetime.fromtimestamp(value, UTC):%Y-%m-%d %H:%M}"
    return ("yes" if value else "") if isinstance(value, bool) else value


def _card(row: dict[str, Any], json: bool) -> None:
    if json:
        print_json(row)
        return
    for name, value in row.items():
        if isinstance(value, list):
            print(f"{name}:")
            for each in value:
                print(f"  {each if isinstance(each, str) else _line(each)}")
        else:
            print(f"{name}: {_cell(name, value)}")


def _line(row: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in row.items() if value is not None)


def _meant(is_meant: bool, what: str) -> None:
    if not is_meant:
        raise Unknown(f"{what} cannot be taken back; say --yes if it is meant.")


# -- users ----------------------------------------------------------------------------------


@users.command("list")
def list_users(database: Where = DATABASE, key: Key = None, json: Json = False) -> None:
    """All accounts."""
    with office(database, key) as desk:
        columns = ("name", "email", "created_at", "seen_at", "seats", "locked", "moderator")
        _show(desk.users(), columns, json, "Nobody has an account.")


@users.command("show")
def show_user(
    name: UserName, database: Where = DATABASE, key: Key = None, json: Json = False
) -> None:
    """One account, its tokens and its seats."""
    with office(database, key) as desk:
        _card(desk.user(name), json)


@users.command("reset")
def reset_user(
    name: UserName,
    origin: Annotated[
        str, typer.Option("--origin", metavar="URL", help="Where people reach the server.")
    ] = "",
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Make a link by which somebody chooses a new password, once, within an hour."""
    with office(database, key) as desk:
        link = origin.rstrip("/") + desk.reset(name)
        _tell(f"{name} chooses a new password here, once, within an hour: {link}", json, link=link)


@users.command("lock")
def lock_user(
    name: UserName,
    reason: Reason = "",
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Nobody logs in with an account any more, and its tokens open nothing."""
    with office(database, key) as desk:
        desk.lock(name, on=True, reason=reason)
        _tell(f"{name} is locked.", json)


@users.command("unlock")
def unlock_user(
    name: UserName,
    reason: Reason = "",
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """A locked account is as it was before."""
    with office(database, key) as desk:
        desk.lock(name, on=False, reason=reason)
        _tell(f"{name} is not locked any more.", json)


@users.command("moderator")
def moderate(
    name: UserName,
    on: Annotated[
        bool, typer.Option("--on/--off", help="Make them one, or let them be one no more.")
    ] = True,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Let somebody read reports, lock accounts and hide tables."""
    with office(database, key) as desk:
        desk.moderate(name, on=on)
        _tell(f"{name} is {'a moderator' if on else 'no moderator'} now.", json)


@users.command("delete")
def delete_user(
    name: UserName,
    yes: Yes = False,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Delete an account: its name goes from everywhere, games of others go on."""
    _meant(yes, "To delete an account")
    with office(database, key) as desk:
        desk.delete(name)
        _tell(f"{name} is gone.", json)


# -- tables ---------------------------------------------------------------------------------


@tables.command("list")
def list_tables(
    status: Annotated[
        str | None, typer.Option("--status", help="gathering, playing or over.")
    ] = None,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """All tables, those that changed last first."""
    with office(database, key) as desk:
        columns = ("id", "game", "scenario", "status", "host", "listed", "hidden", "changed_at")
        _show(desk.tables(status), columns, json, "There are no tables.")


@tables.command("show")
def show_table(
    table: TableId, database: Where = DATABASE, key: Key = None, json: Json = False
) -> None:
    """One table and who sits there; nothing that is hidden in the game."""
    with office(database, key) as desk:
        _card(desk.table(table), json)


@tables.command("hide")
def hide(
    table: TableId,
    on: Annotated[bool, typer.Option("--on/--off", help="Hide it, or show it again.")] = True,
    reason: Reason = "",
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Take a table out of the lists of others."""
    with office(database, key) as desk:
        desk.hide(table, on=on, reason=reason)
        _tell(f"The table is {'hidden' if on else 'shown again'}.", json)


@tables.command("remove")
def remove(
    table: TableId,
    yes: Yes = False,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Remove a table and all that belongs to it."""
    _meant(yes, "To remove a table")
    with office(database, key) as desk:
        desk.remove(table)
        _tell("The table is gone.", json)


# -- stranded games -------------------------------------------------------------------------


@stranded.command("list")
def list_stranded(database: Where = DATABASE, key: Key = None, json: Json = False) -> None:
    """Load every running game under the rules of today, and name those that cannot go on.

    Try a new version on a copy of the database with it.
    """
    with office(database, key) as desk:
        _show(desk.stranded(), ("id", "game", "host", "why"), json, "Every running game can go on.")


@stranded.command("rebuild")
def rebuild(
    table: TableId, database: Where = DATABASE, key: Key = None, json: Json = False
) -> None:
    """Let a game go on under the rules of today, if all its decisions are legal."""
    with office(database, key) as desk:
        row = desk.rebuild(table)
        _tell("It goes on; its log tells what the rules of today make of it.", json, **row)


# -- reports, audit, purge ------------------------------------------------------------------


@reports.command("list")
def list_reports(
    all: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """What people have reported and nobody has settled."""
    with office(database, key) as desk:
        columns = ("id", "at", "by", "about", "table", "quoted", "reason")
        _show(desk.reports(all=all), columns, json, "Nobody has anything to report.")


@reports.command("settle")
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id.")],
    reason: Reason = "",
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """A report has been dealt with."""
    with office(database, key) as desk:
        desk.settle(report, reason)
        _tell("The report is settled.", json)


@app.command("audit")
def audit(
    last: Annotated[int, typer.Option("--last", min=1, help="How many.")] = 100,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """What moderators and hosts have done, the latest first."""
    with office(database, key) as desk:
        columns = ("at", "by", "deed", "about", "reason")
        _show(desk.audit(last), columns, json, "Nobody has done anything yet.")


@app.command("purge")
def purge(
    accounts: Annotated[
        int,
        typer.Option("--accounts", metavar="DAYS", min=0, help="Accounts never used for so long."),
    ] = 0,
    tables: Annotated[
        int,
        typer.Option(
            "--tables", metavar="DAYS", min=0, help="Tables that have not begun for so long."
        ),
    ] = 0,
    yes: Yes = False,
    database: Where = DATABASE,
    key: Key = None,
    json: Json = False,
) -> None:
    """Remove sessions and links that are over, and what is old if you say how old. Without --yes it
    tells what would go."""
    with office(database, key) as desk:
        _card(desk.purge(accounts_days=accounts, tables_days=tables, is_meant=yes), json)
