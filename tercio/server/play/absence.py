"""What becomes of a seat whose holder lets the time pass, and of their coming back."""

from collections.abc import Sequence

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from tercio.bots.registry import best_bot
from tercio.kernel import registry
from tercio.server.house import House
from tercio.server.http.errors import forbidden
from tercio.server.live.clocks import DAY, OVER, Clocks, calendars_at, stored_round
from tercio.server.live.notes import add_note
from tercio.server.live.pace import people_at
from tercio.server.live.rows import decided_in, game_and_seats, new_witness
from tercio.server.live.scribe import has_bot
from tercio.server.people.access import chair
from tercio.server.people.identity import Identity
from tercio.server.store import models
from tercio.server.store.outbox import tell


def clocks_of(
    session: Session, row: models.Game, seats: Sequence[models.Seat], now: float
) -> Clocks:
    """Of a table whose rows are being changed."""
    return Clocks(row, seats, calendars_at(session, row, seats), now)


def reseated(session: Session, row: models.Game, seats: Sequence[models.Seat], now: float) -> None:
    """Somebody else plays a seat: whose turn is it, whose time passes, and everybody looks anew."""
    if row.status == "playing" and (row.clock or len(people_at(seats)) > 1 or row.round):
        clocks_of(session, row, seats, now).run(stored_round(row))
    changed(row, seats)


def changed(row: models.Game, seats: Sequence[models.Seat]) -> None:
    row.is_bots_turn = any(has_bot(each) and each.is_asked for each in seats)
    row.seating += 1
    row.revision += 1


def forget_absence(session: Session, held: models.Seat) -> None:
    """Whoever plays a seat now, nobody is looked for any more. Time that was over begins anew; what
    was saved is spent."""
    held.is_kept = held.is_vacant = held.stands_in = False
    if held.told == OVER:
        _wind_up(held, saved=0.0)
    of_it = {"game_id": held.game_id, "seat": held.seat}
    for rows in (models.Candidate, models.Vote):
        session.execute(delete(rows).filter_by(**of_it))


def check_innocence(
    session: Session, row: models.Game, held: models.Seat, account: models.Account
) -> None:
    """Who has seen what is hidden at one seat takes no other one, unless they play alone."""
    seen = select(models.Witness).filter_by(game_id=row.id)
    witnessed = session.scalars(seen).all()
    has_seen = any(each.account_id == account.id and each.seat != held.seat for each in witnessed)
    if has_seen and any(each.account_id != account.id for each in witnessed):
        raise forbidden("seen-another-hand")


def seat_new(session: Session, held: models.Seat, account: models.Account) -> str:
    """Somebody else plays a seat of a game that is on, with all the time that people have.
    Who it is will be noted."""
    held.account_id, held.bot = account.id, None
    session.add_all(new_witness(session, held))
    held.held_from = decided_in(session, held.game_id)
    forget_absence(session, held)
    _wind_up(held, saved=None)
    return account.name


def _wind_up(held: models.Seat, saved: float | None) -> None:
    held.since = held.left = held.due_at = None
    held.bank, held.told = saved, 0


def tell_holder(session: Session, row: models.Game, held: models.Seat, kind: str) -> None:
    """Of what has become of their time, once for each time that it was over."""
    if held.account_id is not None:
        key = f"{row.id} {held.seat} {held.due_at or held.since}"
        tell(session, held.account_id, kind, key=key, game_id=row.id, args={"seat": held.seat})


def take_care(row: models.Game, held: models.Seat) -> None:
    """A bot plays until the holder is back."""
    held.bot, held.is_kept = best_bot(registry.game(row.game)), True
    held.is_vacant = held.stands_in = False


def pause(clocks: Clocks, row: models.Game, now: float, days: int) -> None:
    """Everything stands still, but not for ever: somebody must be able to go on."""
    row.paused_at, row.paused_until = now, now + days * DAY
    clocks.stand_still()


def resume(clocks: Clocks, row: models.Game) -> None:
    row.paused_at = row.paused_until = None
    clocks.run(stored_round(row))


_AWAY = select(models.Seat.account_id).where(
    models.Seat.game_id == bindparam("id"),
    models.Seat.seat == bindparam("seat"),
    models.Seat.is_kept | models.Seat.is_vacant,
)
"""Whose seat somebody else plays meanwhile, or nobody."""


def was_away(session: Session, table_id: str, who: Identity, seat: str) -> bool:
    """Whether somebody who moves has been waited for."""
    away = session.connection().execute(_AWAY, {"id": table_id, "seat": seat}).first()
    return away is not None and away.account_id == who.id


def come_back(house: House, table_id: str, who: Identity, seat: str) -> None:
    """Who moves is back, whatever has become of the seat meanwhile."""
    with house.database.read() as session:
        if not was_away(session, table_id, who, seat):
            return
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        held = chair(seats, seat)
        if row.status != "playing" or not _is_away(held, who):
            return
        held.bot, held.held_from = None, decided_in(session, table_id)
        forget_absence(session, held)
        add_note(session, row, seat, "take-back", name=who.required().name)
        reseated(session, row, seats, house.tables.clock())
    house.tables.tell(table_id)


def _is_away(held: models.Seat, who: Identity) -> bool:
    return (held.is_kept or held.is_vacant) and who.id is not None and held.account_id == who.id
