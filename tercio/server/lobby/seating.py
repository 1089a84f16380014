"""Sitting down, getting up, and leaving a seat to a bot for a while."""

import hmac
from collections.abc import Sequence
from typing import Annotated, Literal

from litestar import post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.bots.registry import best_bot
from tercio.kernel import registry
from tercio.server.guard.limits import SEATING
from tercio.server.house import OurHouse
from tercio.server.http.errors import conflict, forbidden
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language, SeatPath, TableId
from tercio.server.http.wire.tables import SeatChange, TableInfo
from tercio.server.live.notes import add_note
from tercio.server.live.rows import decided_in, game_and_seats
from tercio.server.lobby.tables import invite, known_bot
from tercio.server.people.access import called, chair, own_seats
from tercio.server.people.audit import note_deed
from tercio.server.people.blocks import are_apart, check_welcome
from tercio.server.people.identity import Identity, Who
from tercio.server.play.absence import check_innocence, forget_absence, reseated, seat_new
from tercio.server.play.table_info import table_info
from tercio.server.store import models, outbox
from tercio.server.store.names import fold

Move = Literal[
    "join",
    "leave",
    "bot",
    "take-back",
    "invite",
    "uninvite",
    "apply",
    "withdraw",
    "kick",
    "resign",
]


@post("/tables/{table_id:str}/seats/{seat:str}/{move:str}", status_code=200, **threaded)
def change_seat(
    table_id: TableId,
    seat: SeatPath,
    move: Annotated[Move, PathParameter()],
    data: JSONBody[SeatChange],
    who: Who,
    house: OurHouse,
    language: Language,
) -> TableInfo:
    """What changes is noted in public: everybody sees with whom they play."""
    who.required()
    house.limits.spend(who.payer, SEATING)
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        if row.status == "over":
            raise conflict("game-over")
        held = chair(seats, seat)
        # Each move tells the name that is to be noted, of a person or of a bot.
        if move == "join":
            name = _join(session, row, seats, held, who=who, word=data.invite)
        elif move == "leave":
            name = _leave(row, held, who)
        elif move == "bot":
            name = _hand_over(row, held, who, data.bot)
        elif move == "invite":
            name = _invite(row, held, who, data.name)
            if house.settings.tells:
                _tell(session, held, who.required(), data.name)
        elif move == "uninvite":
            name = _uninvite(row, held, who)
        elif move == "apply":
            name = _apply(session, row, seats, held, who=who)
        elif move == "withdraw":
            name = _withdraw(session, held, who)
        elif move == "kick":
            name = _kick(session, row, held, who)
        elif move == "resign":
            name = _resign(row, held, who)
        else:
            name = _take_back(row, held, who)
        if row.status == "playing":
            if move not in ("apply", "withdraw"):
                held.held_from = decided_in(session, table_id)
                forget_absence(session, held)
            add_note(session, row, seat, move, name=name)
        reseated(session, row, seats, house.tables.clock())
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
        raise conflict("sits-there")
    if held.account_id is not None:
        raise conflict("somebody-sits-there", seat=called(row, held.seat))
    _check_terms(row, held, account, word)
    check_welcome(session, row, account)
    if own_seats(seats, who) and row.owner_id != account.id:
        raise conflict("sits-at-table")
    if row.status == "playing":
        check_innocence(session, row, held, account)
        return seat_new(session, held, account)
    held.account_id, held.bot = account.id, None
    return ""


def _check_terms(
    row: models.Game, held: models.Seat, account: models.Account, word: str | None
) -> None:
    """For whom a seat is: whoever sits there now, or has left it."""
    if row.is_uploaded and row.owner_id != account.id:
        raise forbidden("host-knows-dice")
    if held.invite is not None:
        if not hmac.compare_digest((word or "").encode(), held.invite.encode()):
            raise forbidden("seat-kept")
    elif not held.is_open and row.owner_id != account.id:
        raise forbidden("bot-and-nobody-invited")


def _leave(row: models.Game, held: models.Seat, who: Identity) -> str:
    """The seat keeps its terms; the word by which it was taken lets nobody in any more."""
    account = _holder(row, held, who)
    held.account_id = None
    if not held.is_open:
        invite(held)
    return account.name


def _resign(row: models.Game, held: models.Seat, who: Identity) -> str:
    """For good: a bot goes on, and whoever has not seen another hand may take the seat."""
    account = _holder(row, held, who)
    if row.status != "playing":
        raise conflict("not-begun")
    held.account_id, held.bot = None, best_bot(registry.game(row.game))
    held.invite, held.is_open = None, not row.is_uploaded
    return account.name


def _kick(session: Session, row: models.Game, held: models.Seat, who: Identity) -> str:
    """The host shows somebody out, who takes no seat at this table any more."""
    who.needs("host")
    host = who.required()
    if row.owner_id != host.id:
        raise forbidden("host-shows-out")
    if held.account_id is None:
        raise conflict("nobody-sits-there", seat=called(row, held.seat))
    if held.account_id == host.id:
        raise conflict("not-yourself-out")
    name = session.get_one(models.Account, held.account_id).name
    session.merge(models.Kicked(game_id=row.id, account_id=held.account_id))
    note_deed(session, host.id, "kick", person=held.account_id, table=row.id)
    held.account_id = None
    if not held.is_open:
        invite(held)
    return name


def _hand_over(row: models.Game, held: models.Seat, who: Identity, name: str | None) -> str:
    """A seat is left to a bot by who holds it, an empty one by the host."""
    account = who.required()
    is_vacant = held.account_id is None
    if is_vacant and row.owner_id != account.id:
        raise forbidden("host-gives-to-bots")
    if not is_vacant and held.account_id != account.id:
        raise forbidden("not-your-seat", seat=called(row, held.seat))
    held.bot = known_bot(row, held, name)
    return held.bot


def _invite(row: models.Game, held: models.Seat, who: Identity, name: str | None) -> str:
    """The host keeps a seat that no person holds for somebody, also one that a bot plays. Who is
    named gets the word that there is: the host may have told it already."""
    who.needs("host")
    if row.owner_id != who.required().id:
        raise forbidden("host-invites")
    if held.account_id is not None:
        raise conflict("somebody-sits-there", seat=called(row, held.seat))
    if row.is_uploaded:
        raise conflict("yours-alone")
    if held.invite is None or not name:
        invite(held)
    return ""


def _uninvite(row: models.Game, held: models.Seat, who: Identity) -> str:
    """The word lets nobody in any more: a bot keeps its seat for itself, an empty one is open."""
    who.needs("host")
    if row.owner_id != who.required().id:
        raise forbidden("host-invites")
    if held.account_id is not None:
        raise conflict("somebody-sits-there", seat=called(row, held.seat))
    if held.invite is None:
        raise conflict("nobody-invited", seat=called(row, held.seat))
    held.invite, held.is_open = None, held.bot is None
    return ""


def _tell(session: Session, held: models.Seat, host: models.Account, name: str | None) -> None:
    """Who is named hears that the seat is theirs; whether there is anybody, nobody is told."""
    named = select(models.Account.id).filter_by(folded=fold(name or ""))
    account_id = session.scalar(named) if name else None
    if account_id is not None and account_id != host.id:
        if are_apart(session, host.id, [account_id]):
            return
        outbox.tell(
            session,
            account_id,
            "invitation",
            key=f"{held.game_id} {held.seat} by {host.id}",
            game_id=held.game_id,
            args={"host": host.name, "seat": held.seat},
        )


def _take_back(row: models.Game, held: models.Seat, who: Identity) -> str:
    account = _holder(row, held, who)
    if held.bot is None and not held.is_vacant:
        raise conflict("no-bot-there")
    held.bot = None
    return account.name


def _apply(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    held: models.Seat,
    *,
    who: Identity,
) -> str:
    """Somebody would play a seat whose holder has let the time pass; others choose."""
    account = who.required()
    if not (held.is_vacant or held.is_kept):
        raise conflict("nobody-looked-for", seat=called(row, held.seat))
    if row.is_uploaded:
        raise forbidden("host-knows-dice")
    if own_seats(seats, who):
        raise conflict("sits-at-table")
    check_welcome(session, row, account)
    check_innocence(session, row, held, account)
    key = {"game_id": row.id, "seat": held.seat, "account_id": account.id}
    if session.get(models.Candidate, key) is not None:
        raise conflict("already-offered")
    session.add(models.Candidate(**key))
    return account.name


def _withdraw(session: Session, held: models.Seat, who: Identity) -> str:
    account = who.required()
    offer = session.get(models.Candidate, (held.game_id, held.seat, account.id))
    if offer is None:
        raise conflict("not-offered")
    session.delete(offer)
    return account.name


def _holder(row: models.Game, held: models.Seat, who: Identity) -> models.Account:
    account = who.required()
    if held.account_id != account.id:
        raise forbidden("not-your-seat", seat=called(row, held.seat))
    return account


handlers = [change_seat]
