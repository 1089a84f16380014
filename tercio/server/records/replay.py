"""Games wound back: a running one as one's own seat saw it, a finished one as any did."""

from collections.abc import Sequence
from typing import Any

from litestar import get
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.kernel.table import Table
from tercio.server.guard.limits import REPLAYS
from tercio.server.house import OurHouse
from tercio.server.http import wire
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, Language, Line, TableId
from tercio.server.live.looks import past_look_of
from tercio.server.live.table import begin, history_of, read_snapshot, resumed, words_of
from tercio.server.live.tables import game_and_seats
from tercio.server.people.access import viewing_seat
from tercio.server.people.identity import Who
from tercio.server.store import models


@get("/tables/{table_id:str}/replay", **threaded)
@charged
def replay(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    at: Line = 0,
    seat: AnySeat = None,
) -> wire.Replay:
    """The table as it stood when this viewer had been told `at` lines of the log.

    Decisions are not counted: their number would tell of secret ones.
    """
    house.limits.spend(who.payer, REPLAYS)
    with house.tables.open(table_id) as live:
        live.check_afloat()
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        viewer = viewing_seat(row, seats, who, seat)
        dates = _dates(session, table_id, viewer)
        at = max(0, min(at, len(dates)))
        table = table_at(session, row, seats, dates[at - 1] if at else 0)
    look = past_look_of(table, viewer, words_of(row.game, language))
    return wire.Replay(at=at, total=len(dates), look=look)


def _dates(session: Session, game_id: str, seat: Seat | None) -> list[int]:
    """For every line that this viewer was told, how many decisions had been made."""
    entries = select(models.LogEntry.audience, models.LogEntry.decision)
    told = session.execute(entries.filter_by(game_id=game_id).order_by(models.LogEntry.n))
    return [date for audience, date in told if audience is None or seat in audience]


def table_at(
    session: Session, row: models.Game, seats: Sequence[models.Seat], decisions: int
) -> Table[Any]:
    """The table after so many decisions, from the last checkpoint before them."""
    history = history_of(session, row.id)[:decisions]
    earlier = select(models.StoredCheckpoint).filter_by(game_id=row.id)
    earlier = earlier.where(models.StoredCheckpoint.decisions <= decisions)
    latest = earlier.order_by(models.StoredCheckpoint.decisions.desc()).limit(1)
    stored = session.scalars(latest).first()
    if stored is not None:
        return resumed(row, seats, read_snapshot(stored), history)
    table = begin(row, seats).table
    for each, key in history:
        table.repeat(each, key)
    return table


handlers = [replay]
