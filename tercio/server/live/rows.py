"""The rows of a game, and who sees what is hidden there."""

from collections.abc import Sequence

from sqlalchemy import CursorResult, Update, bindparam, select
from sqlalchemy.orm import Session

from tercio.server.http.errors import missing
from tercio.server.live.history import history_of
from tercio.server.store import models


def game_and_seats(session: Session, game_id: str) -> tuple[models.Game, Sequence[models.Seat]]:
    row = session.scalar(_GAME, {"id": game_id})
    if row is None:
        raise missing("no-such-table")
    return row, session.scalars(_SEATS, {"id": game_id}).all()


# Every request asks these: they are put together once.
_GAME = select(models.Game).where(models.Game.id == bindparam("id"))
_SEATS = select(models.Seat).where(models.Seat.game_id == bindparam("id"))
_SEATS = _SEATS.order_by(models.Seat.place)


def exactly_one(session: Session, change: Update) -> bool:
    """Whether there was a row to change, as it was known."""
    result = session.execute(change)
    assert isinstance(result, CursorResult)
    return result.rowcount == 1


def decided_in(session: Session, game_id: str) -> int:
    """How many decisions have been made, those not counted that were taken back."""
    return len(history_of(session, game_id))


def witnesses(seats: Sequence[models.Seat]) -> list[models.Witness]:
    """Who sees what is hidden at these seats."""
    return [
        models.Witness(game_id=each.game_id, account_id=each.account_id, seat=each.seat)
        for each in seats
        if each.account_id is not None
    ]


def new_witness(session: Session, held: models.Seat) -> list[models.Witness]:
    """Who has sat down, if they have not seen what is hidden there before."""
    known = session.get(models.Witness, (held.game_id, held.account_id, held.seat))
    return [] if known is not None else witnesses([held])
