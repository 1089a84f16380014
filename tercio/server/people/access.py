"""For whom somebody may look, hear and act."""

from collections.abc import Sequence
from functools import partial

from tercio.kernel.ask import Seat
from tercio.server.http.errors import Called, conflict, forbidden, missing
from tercio.server.live.vocabulary import seat_name
from tercio.server.people.identity import Identity
from tercio.server.store import models


def called(row: models.Game, seat: str) -> Called:
    """A seat by its name, in the language of whoever is told."""
    return partial(seat_name, row.game, seat)


def chair(seats: Sequence[models.Seat], seat: str) -> models.Seat:
    for each in seats:
        if each.seat == seat:
            return each
    raise missing("no-seat-here", seat=seat)


def viewing_seat(
    row: models.Game, seats: Sequence[models.Seat], who: Identity, seat: str | None
) -> Seat | None:
    """The seat as which somebody looks. When a game is over, everything is open."""
    if seat is None:
        return None
    held = chair(seats, seat)
    if row.status != "over" and (who.id is None or held.account_id != who.id):
        raise forbidden("not-your-seat", seat=called(row, seat))
    return Seat(held.seat)


def hearing_seat(seats: Sequence[models.Seat], who: Identity, seat: str | None) -> Seat | None:
    """The seat whose private talk somebody may read: their own, also when a game is over."""
    if seat is None or who.id is None or chair(seats, seat).account_id != who.id:
        return None
    return Seat(seat)


def acting_seat(row: models.Game, seats: Sequence[models.Seat], who: Identity, seat: str) -> Seat:
    """The seat for which somebody acts."""
    account = who.required()
    held = chair(seats, seat)
    if held.account_id != account.id:
        raise forbidden("not-your-seat", seat=called(row, seat))
    if held.bot is not None:
        raise conflict("bot-plays-seat", seat=called(row, seat))
    if row.status == "gathering":
        raise conflict("not-begun")
    return Seat(held.seat)


def own_seats(seats: Sequence[models.Seat], who: Identity) -> list[models.Seat]:
    return [seat for seat in seats if who.id is not None and seat.account_id == who.id]
