"""How acts are written down, with statements that are put together once.

Every decision is stored in the same few rows. They are no objects of a session here, which would
be made, compared and forgotten each time: that was a third of all that a decision cost.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, Executable, Update, bindparam, delete, insert, select, update
from sqlalchemy.orm import Session

from tercio.server.http.errors import unprocessable
from tercio.server.live.table import Live
from tercio.server.store import models
from tercio.server.store.chain import Act, link
from tercio.server.store.database import Database
from tercio.server.store.standing import STANDING

Row = dict[str, Any]
RECEIPTS_KEPT = 32
KEY_WAS_USED = "key-was-used"

_GAMES: Final = models.Base.metadata.tables[models.Game.__tablename__]
_SEATS: Final = models.Base.metadata.tables[models.Seat.__tablename__]
_ACTS: Final = insert(models.Base.metadata.tables[models.Decision.__tablename__])
_LINES: Final = insert(models.Base.metadata.tables[models.LogEntry.__tablename__])
_RECEIPTS: Final = models.Base.metadata.tables[models.Receipt.__tablename__]


def chained(live: Live, acts: Sequence[Act], account_id: str | None) -> list[Row]:
    """New acts that go on where the table stands."""
    rows, head, now = [], live.head, time.time()
    for n, act in enumerate(acts, live.acts + 1):
        head = link(head, n, act)
        who = account_id if act.by in ("player", "chain") else None
        about = {"game_id": live.row.id, "n": n, "account_id": who, "at": now, "hash": head}
        rows.append(about | act._asdict())
    return rows


def store_acts(connection: Connection, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(_ACTS, rows)


# -- the game and its seats -----------------------------------------------------------------

_GO_ON: Final = (
    update(_GAMES)
    .where(
        _GAMES.c.id == bindparam("known_id"),
        _GAMES.c.acts == bindparam("known_acts"),
        _GAMES.c.head == bindparam("known_head"),
        _GAMES.c.seating == bindparam("known_seating"),
    )
    .values(
        {name: bindparam(f"new_{name}") for name in STANDING} | {"revision": _GAMES.c.revision + 1}
    )
)


def go_on_from(connection: Connection, live: Live, after: Mapping[str, Any]) -> bool:
    """Whether the game stood where we thought that it stands, and so goes on from there."""
    row = live.row
    known = {"id": row.id, "acts": live.acts, "head": live.head, "seating": row.seating}
    given = {f"known_{name}": value for name, value in known.items()}
    given |= {f"new_{name}": after[name] for name in STANDING}
    return connection.execute(_GO_ON, given).rowcount == 1


def store_seat(connection: Connection, game_id: str, seat: str, values: Mapping[str, Any]) -> None:
    given = {f"new_{name}": value for name, value in values.items()}
    about = {"known_game": game_id, "known_seat": seat}
    connection.execute(_changing(tuple(values)), given | about)


@cache
def _changing(names: tuple[str, ...]) -> Update:
    """Whether a seat is asked, its time, or both."""
    of_it = (
        _SEATS.c.game_id == bindparam("known_game"),
        _SEATS.c.seat == bindparam("known_seat"),
    )
    values: Row = {name: bindparam(f"new_{name}") for name in names}
    return update(_SEATS).where(*of_it).values(values)


# -- the log --------------------------------------------------------------------------------


def store_log(session: Session, live: Live, stored: int) -> None:
    """What has been told since there were so many lines; those that were taken back go."""
    first = min(stored, live.events, live.told_again_from)
    if first < stored:
        gone = delete(models.LogEntry).filter_by(game_id=live.row.id)
        session.execute(gone.where(models.LogEntry.n >= first))
    rows = list(live.log_rows(first, _last_hash(session, live, first - 1)))
    if rows:
        live.log_end = (rows[-1]["n"], rows[-1]["hash"])
        session.connection().execute(_LINES, rows)


def _last_hash(session: Session, live: Live, n: int) -> str:
    if n < 0:
        return ""
    if live.log_end is not None and live.log_end[0] == n:
        return live.log_end[1]
    last = session.get(models.LogEntry, (live.row.id, n))
    return "" if last is None else last.hash


# -- receipts -------------------------------------------------------------------------------


@cache
def _once(insert_in: Callable[[Any], Any]) -> Executable:
    """In the database's own words. It returns what it has stored: not every driver counts it."""
    once: Executable = insert_in(_RECEIPTS).on_conflict_do_nothing().returning(_RECEIPTS.c.key)
    return once


def store_receipt(connection: Connection, database: Database, receipt: Row) -> None:
    """Of two decisions at once with one key, the later one is refused as it would be afterwards."""
    if connection.execute(_once(database.insert), receipt).first() is None:
        raise unprocessable(KEY_WAS_USED)
    # Nobody asks again for an answer that old.
    connection.execute(_FORGET, {"game": receipt["game_id"], "account": receipt["account_id"]})


_OF_THIS: Final = (
    _RECEIPTS.c.game_id == bindparam("game"),
    _RECEIPTS.c.account_id == bindparam("account"),
)
_OLDEST: Final = select(_RECEIPTS.c.acts).where(*_OF_THIS).order_by(_RECEIPTS.c.acts.desc())
_FORGET: Final = delete(_RECEIPTS).where(
    *_OF_THIS, _RECEIPTS.c.acts <= _OLDEST.offset(RECEIPTS_KEPT).limit(1).scalar_subquery()
)
