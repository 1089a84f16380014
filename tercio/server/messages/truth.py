"""Whether what is to be told is still so."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.store.models import Game, Seat

PATIENT: Final = ("move", "time-near", "time-over")
"""What asks for a move: it is told until that was made, and later to who looks at the table now.
All else they have seen then."""


def holds(
    session: Session,
    account_id: str | None,
    kind: str,
    game_id: str | None,
    args: Mapping[str, Any],
) -> bool:
    """A table that was called off needs nobody, a seat that was taken invites nobody, and a move
    that was made, or that a bot makes, is no more to be made."""
    if game_id is None:
        return True
    game = session.get(Game, game_id)
    if game is None:
        return False
    if kind in PATIENT:
        return game.status == "playing" and _is_waited_for(session, game_id, account_id)
    if kind == "rewind":
        return game.rewind_to is not None and account_id not in game.rewind_agreed
    if kind == "invitation":
        return game.status != "over" and inviting(session, game_id, str(args["seat"])) is not None
    return True


def _is_waited_for(session: Session, game_id: str, account_id: str | None) -> bool:
    theirs = select(Seat.seat).filter_by(
        game_id=game_id, account_id=account_id, is_asked=True, bot=None
    )
    return session.scalar(theirs.limit(1)) is not None


def is_held(session: Session, game_id: str | None) -> bool:
    """Whether a window of a discreet table is open, in which some are asked for form's sake."""
    return session.scalar(select(Game.release_at).filter_by(id=game_id)) is not None


def inviting(session: Session, game_id: str, seat: str) -> str | None:
    """The word that lets somebody sit there, as long as nobody does."""
    found = session.get(Seat, (game_id, seat))
    return None if found is None or found.account_id is not None else found.invite
