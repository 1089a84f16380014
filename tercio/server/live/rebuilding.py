"""A stranded game under the rules of today, where all its decisions are still legal.

Its log then tells what these rules make of the decisions, which may be something else than what
people were told; so it is done by hand, by whoever runs the server, and written down.
"""

import msgspec
from sqlalchemy import delete, insert
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told
from tercio.server.live.history import acts_since
from tercio.server.live.resuming import begin
from tercio.server.live.rows import game_and_seats
from tercio.server.live.scribe import is_due
from tercio.server.live.table import Live
from tercio.server.store import models


def rebuild(session: Session, game_id: str) -> Live:
    """Play it again from its start, and write anew what can be derived from its decisions."""
    row, seats = game_and_seats(session, game_id)
    if row.status == "gathering":
        raise Unknown(told("not-begun"))
    live = begin(row, seats)
    for act in acts_since(session, game_id, 0):
        try:
            live.catch_up([act])
        except SQLAlchemyError:
            raise
        except Exception as error:  # whatever other rules make of an act
            raise Unknown(
                told("act-refused", act=live.acts + 1, all=row.acts, why=type(error).__name__)
            ) from None
    if live.acts != row.acts or live.head != row.head:
        raise Unknown(told("decisions-missing"))
    session.execute(delete(models.LogEntry).filter_by(game_id=game_id))
    session.execute(delete(models.StoredCheckpoint).filter_by(game_id=game_id))
    session.execute(insert(models.LogEntry), list(live.log_rows(0, "")))
    row.events = live.events
    row.status = "over" if live.table.over else "playing"
    row.result = None if live.table.result is None else msgspec.to_builtins(live.table.result)
    for seat in seats:
        seat.is_asked = is_due(live, seat)
    row.is_bots_turn = any(seat.bot is not None and seat.is_asked for seat in seats)
    row.revision += 1
    return live
