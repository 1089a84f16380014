"""Sitting down, getting up, and leaving a seat to a bot for a while."""

import hmac
from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import post
from litestar.params import JSONBody, PathParameter

from tercio.server import models, wire
from tercio.server.access import chair, own_seats
from tercio.server.errors import conflict, forbidden
from tercio.server.given import Language, OurHouse, SeatPath, TableId, Who
from tercio.server.http import threaded
from tercio.server.identity import Identity
from tercio.server.limits import SEATING
from tercio.server.lobby import known_bot
from tercio.server.tableinfo import table_info
from tercio.server.tables import game_and_seats
from tercio.server.talk import add_note

Move = Literal["join", "leave", "bot", "take-back"]


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
            text = _join(row, seats, held, who, data.invite)
        elif move == "leave":
            text = _leave(row, held, who)
        elif move == "bot":
            text = _hand_over(row, held, who, data.bot)
        else:
            text = _take_back(held, who)
        if row.status == "playing":
            add_note(session, table_id, seat, move, text)
        row.is_bots_turn = any(each.bot is not None and each.is_asked for each in seats)
        row.seating += 1
        row.revision += 1
        session.flush()
        changed = table_info(session, row, seats, who, language)
    house.tables.tell(table_id)
    return changed


def _join(
    row: models.Game,
    seats: Sequence[models.Seat],
    held: models.Seat,
    who: Identity,
    invite: str | None,
) -> str:
    account = who.required()
    if held.account_id == account.id:
        raise conflict("You sit there already.")
    if held.account_id is not None or held.bot is not None:
        raise conflict(f"Somebody sits at {held.seat} already.")
    if held.invite is not None:
        if not hmac.compare_digest((invite or "").encode(), held.invite.encode()):
            raise forbidden("The seat is kept for somebody who was invited.")
    elif own_seats(seats, who) and row.owner_id != account.id:
        raise conflict("You sit at this table already.")
    held.account_id, held.invite = account.id, None
    return f"{account.name} plays {held.seat} now."


def _leave(row: models.Game, held: models.Seat, who: Identity) -> str:
    account = _holder(held, who)
    held.account_id = None
    return f"{account.name} has left the seat {held.seat}."


def _hand_over(row: models.Game, held: models.Seat, who: Identity, name: str | None) -> str:
    """A seat is left to a bot by who holds it, an empty one by the host."""
    account = who.required()
    is_vacant = held.account_id is None
    if is_vacant and row.owner_id != account.id:
        raise forbidden("Only the host can give an empty seat to a bot.")
    if not is_vacant and held.account_id != account.id:
        raise forbidden(f"The seat {held.seat!r} is not yours.")
    held.bot, held.invite = known_bot(row, name), None
    return f"The bot {held.bot} plays {held.seat} now."


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


handlers = [change_seat]
