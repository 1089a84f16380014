"""What the server keeps about somebody, for them to have, and to have deleted."""

from typing import Any, Final

from litestar import Response, get, post
from litestar.params import JSONBody
from sqlalchemy import Table, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import HEAVY
from tercio.server.house import OurHouse
from tercio.server.http.errors import bad
from tercio.server.http.handling import charged, threaded
from tercio.server.http.wire.accounts import Deletion, MyData
from tercio.server.lobby.leaving import forget
from tercio.server.people.accounts import info, only_hosted
from tercio.server.people.doors import check_owner
from tercio.server.people.identity import Who
from tercio.server.store import models
from tercio.server.store.names import fold

_SECRET: Final = frozenset(("digest", "password", "body", "hash", "invite", "owner", "process"))
"""Columns that open doors, or hold what a seat was once answered."""
_NOT_THEIRS: Final = frozenset(("receipts", "presences"))
_OF_TABLES: Final = ("id", "game", "scenario", "status", "is_listed", "created_at")
"""What the host of a table knows of it: not its seed."""


@get("/account/export", **threaded)
@charged
def export(who: Who, house: OurHouse) -> Response[MyData]:
    """All of it in one document: accounts, seats, decisions, talk, whatever names its owner."""
    account = who.required()
    house.limits.spend(who.payer, HEAVY)
    with house.database.read() as session:
        data = MyData(
            account=info(account),
            email=account.email,
            created_at=account.created_at,
            kept=_kept(session, account.id),
        )
    return Response(data, headers={"Content-Disposition": 'attachment; filename="tercio.json"'})


def _kept(session: Session, account_id: str) -> dict[str, tuple[dict[str, Any], ...]]:
    kept = {
        table.name: _rows(session, table, "account_id", account_id)
        for table in models.Base.metadata.sorted_tables
        if "account_id" in table.c and table.name not in _NOT_THEIRS
    }
    games = models.Game.__table__
    assert isinstance(games, Table)
    hosted = _rows(session, games, "owner_id", account_id)
    kept["games"] = tuple({name: row[name] for name in _OF_TABLES} for row in hosted)
    return kept


def _rows(session: Session, table: Table, column: str, id: str) -> tuple[dict[str, Any], ...]:
    shown = [each for each in table.c if each.name not in _SECRET]
    rows = session.execute(select(*shown).where(table.c[column] == id)).mappings()
    return tuple({str(name): value for name, value in row.items()} for row in rows)


@post("/account/deletion", status_code=204, **threaded)
def delete_account(data: JSONBody[Deletion], who: Who, house: OurHouse) -> None:
    """Its name goes from everywhere, for good; the games of others go on."""
    only_hosted(house)
    account = who.required()
    if fold(data.name) != account.folded:
        raise bad("not-this-account")
    check_owner(house, who, data.password)
    with house.database.write() as session:
        changed = forget(session, session.get_one(models.Account, account.id))
    for game_id in changed:
        house.tables.tell(game_id)


handlers = [export, delete_account]
