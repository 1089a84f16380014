"""Games wound back: a running one as one's own seat saw it, a finished one as any did."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar import get
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.kernel.table import Table
from tercio.server.guard.limits import REPLAYS
from tercio.server.house import House, OurHouse
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, Counted, Language, Line, TableId
from tercio.server.http.wire.replay import Replay
from tercio.server.live.history import history_of
from tercio.server.live.looks import past_look_of
from tercio.server.live.resuming import begin, resumed
from tercio.server.live.rewinding import rewinds_of
from tercio.server.live.rows import game_and_seats
from tercio.server.live.snapshots import read_snapshot
from tercio.server.live.vocabulary import words_for
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.store import models

_ALL = 1 << 53


@get("/tables/{table_id:str}/replay", **threaded)
@charged
def replay(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    at: Line = 0,
    seat: AnySeat = None,
    counted: Counted = None,
) -> Replay:
    """The table as it stood when this viewer had been told `at` lines of the log; or, when a game
    is over and everything is open, when another seat had.

    Decisions are not counted: their number would tell of secret ones.
    """
    house.limits.spend(who.payer, REPLAYS)
    if counted is not None:
        at = _recounted(house, table_id, who, (counted or None, seat), at=at)
    told = table_told(house, table_id, who, seat, at=at)
    words = words_for(told.table, language)
    look = past_look_of(told.table, told.viewer, words)
    return Replay(at=told.at, total=told.total, look=look)


class Told(NamedTuple):
    """A table as it stood when a viewer had been told `at` lines of the log, of so many."""

    table: Table[Any]
    viewer: Seat | None
    at: int
    total: int


def table_told(house: House, table_id: str, who: Identity, seat: str | None, *, at: int) -> Told:
    with house.tables.open(table_id) as live:
        live.check_afloat()
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        viewer = viewing_seat(row, seats, who, seat)
        dates = dates_of(session, table_id, viewer)
        at = max(0, min(at, len(dates)))
        table = table_at(session, row, seats, decisions_at(dates, at))
    return Told(table, viewer, at, len(dates))


def _recounted(
    house: House, table_id: str, who: Identity, seats: tuple[str | None, str | None], *, at: int
) -> int:
    """How many lines one seat had been told when another had been told `at`."""
    with house.database.read() as session:
        row, chairs = game_and_seats(session, table_id)
        theirs, ours = (
            dates_of(session, table_id, viewing_seat(row, chairs, who, seat)) for seat in seats
        )
    made = decisions_at(theirs, min(at, len(theirs)))
    return sum(date <= made for date in ours)


def dates_of(session: Session, game_id: str, seat: Seat | None) -> list[int]:
    """For every line that this viewer was told, how many decisions had been made."""
    entries = select(models.LogEntry.audience, models.LogEntry.decision)
    told = session.execute(entries.filter_by(game_id=game_id).order_by(models.LogEntry.n))
    return [date for audience, date in told if audience is None or seat in audience]


def decisions_at(dates: Sequence[int], at: int, *, is_now: bool = False) -> int:
    """How many decisions led to line `at`; or all of them, also those that nobody was told of."""
    return _ALL if is_now else dates[at - 1] if at else 0


def table_at(
    session: Session, row: models.Game, seats: Sequence[models.Seat], decisions: int
) -> Table[Any]:
    """The table after so many decisions, from the last checkpoint before them."""
    history = history_of(session, row.id)[:decisions]
    earlier = select(models.StoredCheckpoint).filter_by(game_id=row.id)
    earlier = earlier.where(models.StoredCheckpoint.decisions <= len(history))
    latest = earlier.order_by(models.StoredCheckpoint.decisions.desc()).limit(1)
    stored = session.scalars(latest).first()
    rewinds = rewinds_of(session, row.id)
    if stored is not None:
        return resumed(row, seats, read_snapshot(stored), history, rewinds=rewinds)
    table = begin(row, seats, rewinds=rewinds).table
    for each, key in history:
        table.repeat(each, key)
    return table


handlers = [replay]
