"""Sitting down, getting up, and leaving a seat to a bot for a while."""

import hmac
from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import SEATING
from tercio.server.house import OurHouse
from tercio.server.http import wire
from tercio.server.http.errors import conflict, forbidden
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language, SeatPath, TableId
from tercio.server.live.tables import game_and_seats, witnesses
from tercio.server.lobby.tables import invite, known_bot
from tercio.server.people.access import chair, own_seats
from tercio.server.people.identity import Identity, Who
from tercio.server.play.table_info import table_info
from tercio.server.play.talk import add_note
from tercio.server.store import models

Move = Literal["join", "leave", "bot", "take-back", "invite"]


@post("/tables/{table_id:str}/seats/{seat:str}/{move:str}", status_code=200, **threaded)
def change_seat(
    table_id: TableId,
    seat: SeatPath,
    move: Annotated[Move, PathParameter()],
    data: JSONBody[wire.SeatChange],
    who: Who,
    house: OurHouse,
    language: Language,
) -> wire.TableInfo:
    """What changes is noted in public: everybody sees with whom they play."""
    who.required()
    house.limits.spend(who.payer, SEATING)
    with house.database.write() as session:
        row, seats = game_and_seats(session, table_id)
        if row.status == "over":
            raise conflict("The game is over.")
        held = chair(seats, seat)
        if move == "join":
            text = _join(session, row, seats, held, who=who, word=data.invite)
        elif move == "leave":
            text = _leave(held, who)
        elif move == "bot":
            text = _hand_over(row, held, who, data.bot)
        elif move == "invite":
            text = _invite(row, held, who)
        else:
            text = _take_back(held, who)
        if row.status == "playing":
            held.held_from = _decided(session, table_id)
            add_note(session, table_id, seat, move, text=text)
        row.is_bots_turn = any(each.bot is not None and each.is_asked for each in seats)
        row.seating += 1
        row.revision += 1
        session.flush()
        changed = table_info(session, row, seats, who, language=language)
    house.tables.tell(table_id)
    return changed


def _join(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    held: models.Seat,
    *,
    who: Identity,
    word: str | None,
) -> str:
    account = who.required()
    if held.account_id == account.id:
        raise conflict("You already sit there.")
    if held.account_id is not None:
        raise conflict(f"Somebody already sits at {held.seat}.")
    _check_terms(row, held, account, word)
    if own_seats(seats, who) and row.owner_id != account.id:
        raise conflict("You already sit at this table.")
    if row.status == "playing":
        _check_innocence(session, row, held, account)
        held.account_id = account.id
        session.add_all(witnesses(_new_to(session, held)))
    held.account_id, held.bot = account.id, None
    return f"{account.name} plays {held.seat} now."


def _check_terms(
    row: models.Game, held: models.Seat, account: models.Account, word: str | None
) -> None:
    """For whom a seat is: whoever sits there now, or has left it."""
    if row.is_uploaded and row.owner_id != account.id:
        raise forbidden("This game was uploaded by its host, who may know its dice: play your own.")
    if held.invite is not None:
        if not hmac.compare_digest((word or "").encode(), held.invite.encode()):
            raise forbidden("The seat is kept for somebody who was invited.")
    elif not held.is_open and row.owner_id != account.id:
        raise forbidden("A bot plays that seat, and the host has invited nobody to it.")


def _check_innocence(
    session: Session, row: models.Game, held: models.Seat, account: models.Account
) -> None:
    """Who has seen what is hidden at one seat takes no other one, unless they play alone."""
    seen = select(models.Witness).filter_by(game_id=row.id)
    witnessed = session.scalars(seen).all()
    has_seen = any(each.account_id == account.id and each.seat != held.seat for each in witnessed)
    if has_seen and any(each.account_id != account.id for each in witnessed):
        raise forbidden("You have seen the hand of another seat at this table.")


def _new_to(session: Session, held: models.Seat) -> list[models.Seat]:
    """The seat, if its holder has not seen it before."""
    known = session.get(models.Witness, (held.game_id, held.account_id, held.seat))
    return [] if known is not None else [held]


def _leave(held: models.Seat, who: Identity) -> str:
    """The seat keeps its terms; the word by which it was taken lets nobody in any more."""
    account = _holder(held, who)
    held.account_id = None
    if not held.is_open:
        invite(held)
    return f"{account.name} has left the seat {held.seat}."


def _hand_over(row: models.Game, held: models.Seat, who: Identity, name: str | None) -> str:
    """A seat is left to a bot by who holds it, an empty one by the host."""
    account = who.required()
    is_vacant = held.account_id is None
    if is_vacant and row.owner_id != account.id:
        raise forbidden("Only the host can give an empty seat to a bot.")
    if not is_vacant and held.account_id != account.id:
        raise forbidden(f"The seat {held.seat!r} is not yours.")
    held.bot = known_bot(row, name)
    return f"The bot {held.bot} plays {held.seat} now."


def _invite(row: models.Game, held: models.Seat, who: Identity) -> str:
    """The host keeps a seat that no person holds for somebody, also one that a bot plays."""
    if row.owner_id != who.required().id:
        raise forbidden("Only the host can invite somebody.")
    if held.account_id is not None:
        raise conflict(f"Somebody already sits at {held.seat}.")
    if row.is_uploaded:
        raise conflict("An uploaded game is yours alone: you may know its dice.")
    invite(held)
    return f"The seat {held.seat} is kept for somebody who was invited."


def _take_back(held: models.Seat, who: Identity) -> str:
    account = _holder(held, who)
    if held.bot is None:
        raise conflict("No bot plays that seat.")
    held.bot = None
    return f"{account.name} plays {held.seat} again."


def _holder(held: models.Seat, who: Identity) -> models.Account:
    account = who.required()
    if held.account_id != account.id:
        raise forbidden(f"The seat {held.seat!r} is not yours.")
    return account


def _decided(session: Session, game_id: str) -> int:
    """How many decisions have been made, those not counted that were taken back."""
    acts = select(models.Decision.kind, func.count().label("many")).filter_by(game_id=game_id)
    found = session.execute(acts.group_by(models.Decision.kind))
    counts: dict[str, int] = {row.kind: row.many for row in found}
    return counts.get("decide", 0) - counts.get("undo", 0)


handlers = [change_seat]
