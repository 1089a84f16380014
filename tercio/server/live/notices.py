"""What people who may be away are to hear of a table: that it waits for them, or that it is over.

It is their own seat that they hear of, and only that it is asked something: no more than their
look shows, and never sooner. A question that a bot, a standing order or the table itself answers is
gone before it would be told.
"""

from sqlalchemy.orm import Session

from tercio.server.live.table import Live
from tercio.server.store import models, outbox

AFTER = 60.0
"""So long somebody may be about to answer, or to go on; a window is closed before."""


def tell_move(session: Session, live: Live, seat: models.Seat, now: float) -> None:
    """A seat is asked something that was not asked anything before."""
    if seat.bot is None and seat.account_id is not None:
        outbox.tell(
            session,
            seat.account_id,
            "move",
            key=f"{live.row.id} {live.acts}",
            game_id=live.row.id,
            after=now + AFTER,
        )


def tell_end(session: Session, live: Live) -> None:
    """Also those whose seat a bot played to the end."""
    for account_id in {seat.account_id for seat in live.seats} - {None}:
        assert account_id is not None
        outbox.tell(session, account_id, "over", key=live.row.id, game_id=live.row.id)
