"""`tercio admin`: what whoever runs a server does with people, tables and reports."""

from typing import Annotated, Literal
from urllib.parse import urlsplit

import typer

from tercio.cli.hosting.desk import Desk
from tercio.cli.speaking.commands import group
from tercio.cli.speaking.speech import say, spoken
from tercio.cli.speaking.spread import spread
from tercio.kernel.errors import Unknown
from tercio.kernel.told import in_language

app = group("People, tables and reports of a server.")
users = group("Accounts.")
tables = group("Tables.")
stranded = group("Games that nobody can move on.")
reports = group("What people have reported.")
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


def _meant(is_meant: bool, deed: str) -> None:
    if not is_meant:
        raise Unknown(say(f"is-{deed}-meant"))


# -- users ----------------------------------------------------------------------------------


@users.command("list")
@spread
def list_users(*, at: Desk) -> None:
    """All accounts."""
    with at.open() as office:
        columns = ("name", "email", "created_at", "seen_at", "seats", "locked", "moderator")
        at.show(office.users(), columns, say("no-accounts"))


@users.command("show")
@spread
def show_user(name: UserName, *, at: Desk) -> None:
    """One account, its tokens and its seats."""
    with at.open() as office:
        at.card(office.user(name))


@users.command("reset")
@spread
def reset_user(
    name: UserName,
    origin: Annotated[
        str, typer.Option("--origin", metavar="URL", help="Where people reach the server.")
    ] = "",
    *,
    at: Desk,
) -> None:
    """Make a link by which somebody chooses a new password, once, within an hour."""
    if urlsplit(origin).scheme not in ("http", "https"):
        raise Unknown(say("reset-leads-back"))
    with at.open() as office:
        link = origin.rstrip("/") + office.reset(name)
        at.tell(say("chooses-password", {"name": name, "link": link}), link=link)


@users.command("lock")
@spread
def lock_user(name: UserName, reason: Reason = "", *, at: Desk) -> None:
    """Nobody logs in with an account any more, and its tokens open nothing."""
    with at.open() as office:
        office.lock(name, on=True, reason=reason)
        at.tell(say("is-locked", {"name": name}))


@users.command("unlock")
@spread
def unlock_user(name: UserName, reason: Reason = "", *, at: Desk) -> None:
    """A locked account is as it was before."""
    with at.open() as office:
        office.lock(name, on=False, reason=reason)
        at.tell(say("is-unlocked", {"name": name}))


@users.command("moderator")
@spread
def moderate(
    name: UserName,
    on: Annotated[
        bool, typer.Option("--on/--off", help="Make them one, or let them be one no more.")
    ] = True,
    *,
    at: Desk,
) -> None:
    """Let somebody read reports, lock accounts and hide tables."""
    with at.open() as office:
        office.moderate(name, on=on)
        at.tell(say("is-moderator" if on else "is-no-moderator", {"name": name}))


@users.command("delete")
@spread
def delete_user(name: UserName, yes: Yes = False, *, at: Desk) -> None:
    """Delete an account: its name goes from everywhere, games of others go on."""
    _meant(yes, "deletion")
    with at.open() as office:
        office.delete(name)
        at.tell(say("is-gone", {"name": name}))


# -- tables ---------------------------------------------------------------------------------


@tables.command("list")
@spread
def list_tables(
    status: Annotated[
        Literal["gathering", "playing", "over"] | None,
        typer.Option("--status", help="gathering, playing or over."),
    ] = None,
    *,
    at: Desk,
) -> None:
    """All tables, those that changed last first."""
    with at.open() as office:
        columns = ("id", "game", "scenario", "status", "host", "listed", "hidden", "changed_at")
        at.show(office.tables(status), columns, say("no-tables"))


@tables.command("show")
@spread
def show_table(table: TableId, *, at: Desk) -> None:
    """One table and who sits there; nothing that is hidden in the game."""
    with at.open() as office:
        at.card(office.table(table))


@tables.command("hide")
@spread
def hide(
    table: TableId,
    on: Annotated[bool, typer.Option("--on/--off", help="Hide it, or show it again.")] = True,
    reason: Reason = "",
    *,
    at: Desk,
) -> None:
    """Take a table out of the lists of others."""
    with at.open() as office:
        office.hide(table, on=on, reason=reason)
        at.tell(say("table-is-hidden" if on else "table-is-shown"))


@tables.command("remove")
@spread
def remove(table: TableId, yes: Yes = False, *, at: Desk) -> None:
    """Remove a table and all that belongs to it."""
    _meant(yes, "removal")
    with at.open() as office:
        office.remove(table)
        at.tell(say("table-is-gone"))


# -- stranded games -------------------------------------------------------------------------


@stranded.command("list")
@spread
def list_stranded(*, at: Desk) -> None:
    """Load every running game under the rules of today, and name those that cannot go on.

    Try a new version on a copy of the database with it.
    """
    with at.open() as office:
        found = [row | {"why": in_language(row["why"], spoken())} for row in office.stranded()]
        at.show(found, ("id", "game", "host", "why"), say("none-stranded"))


@stranded.command("rebuild")
@spread
def rebuild(table: TableId, *, at: Desk) -> None:
    """Let a game go on under the rules of today, if all its decisions are legal."""
    with at.open() as office:
        row = office.rebuild(table)
        at.tell(say("goes-on"), **row)


# -- reports, audit, purge ------------------------------------------------------------------


@reports.command("list")
@spread
def list_reports(
    all: Annotated[bool, typer.Option("--all", help="Also those that are settled.")] = False,
    *,
    at: Desk,
) -> None:
    """What people have reported and nobody has settled."""
    with at.open() as office:
        columns = ("id", "at", "by", "about", "table", "quoted", "reason")
        at.show(office.reports(all=all), columns, say("no-reports"))


@reports.command("settle")
@spread
def settle(
    report: Annotated[str, typer.Argument(metavar="REPORT", help="Its id.")],
    reason: Reason = "",
    *,
    at: Desk,
) -> None:
    """A report has been dealt with."""
    with at.open() as office:
        office.settle(report, reason)
        at.tell(say("is-settled"))


@app.command("audit")
@spread
def audit(
    last: Annotated[int, typer.Option("--last", min=1, help="How many.")] = 100,
    *,
    at: Desk,
) -> None:
    """What moderators and hosts have done, the latest first."""
    with at.open() as office:
        columns = ("at", "by", "deed", "about", "table", "reason")
        at.show(office.audit(last), columns, say("no-deeds"))


@app.command("purge")
@spread
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
    *,
    at: Desk,
) -> None:
    """Remove sessions and links that are over, and what is old if you say how old. Without --yes it
    tells what would go."""
    with at.open() as office:
        at.card(office.purge(accounts_days=accounts, tables_days=tables, is_meant=yes))
