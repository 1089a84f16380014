"""Table talk: to everybody, or to some seats only. The rules never read it."""

import time
from collections.abc import Iterable, Sequence

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, func, select, update
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.server.guard.limits import TALK
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict, forbidden
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import AnySeat, Language, Line, OneSeat, TableId
from tercio.server.http.wire.talk import NewTalk, TalkLine, TalkPart
from tercio.server.live.notes import told
from tercio.server.live.rows import game_and_seats
from tercio.server.live.table import Live
from tercio.server.people.access import called, chair, hearing_seat, own_seats, viewing_seat
from tercio.server.people.blocks import blocked_by, check_whisper
from tercio.server.people.identity import Who
from tercio.server.store import models, outbox

TOLD_AFTER = 60.0
"""So long talk waits for whoever is about to look at the table anyway."""
_LINES = 500


Counts = Sequence[tuple[str | None, int]]
"""By whom it is heard, how many lines of talk there are."""


def heard_by(house: House, live: Live, seat: Seat | None) -> int:
    """How many lines of talk reach a seat; None: those that are for everybody."""

    def find() -> Counts:
        with house.database.read() as session:
            return said_at(session, live.row.id)

    return heard_of(live.beside("talk", find), seat)


def said_at(session: Session, game_id: str) -> Counts:
    to = models.Message.audience
    counts = select(to, func.count()).filter_by(game_id=game_id).group_by(to)
    return [(audience, n) for audience, n in session.execute(counts)]


def heard_of(said: Counts, seat: Seat | None) -> int:
    return sum(n for to, n in said if to is None or (seat and f" {seat} " in to))


def _count(session: Session, game_id: str, seat: Seat | None) -> int:
    heard = select(func.count()).select_from(models.Message).filter_by(game_id=game_id)
    return session.scalar(heard.where(_is_for(seat))) or 0


def _is_for(seat: Seat | None) -> ColumnElement[bool]:
    to = models.Message.audience
    return (
        to.is_(None) if seat is None else to.is_(None) | to.contains(f" {seat} ", autoescape=True)
    )


@get("/tables/{table_id:str}/talk", **threaded)
@charged
def read_talk(
    table_id: TableId,
    who: Who,
    house: OurHouse,
    language: Language,
    seat: AnySeat = None,
    since: Line = 0,
) -> TalkPart:
    """What was said to everybody and to this seat, from line `since` on."""
    is_private = _is_private(house, table_id)
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        viewing_seat(row, seats, who, seat)  # refused are those who may not look
        return talk_part(
            session,
            row,
            hearing_seat(seats, who, seat),
            since,
            is_private=is_private,
            language=language,
            listener=who.id,
        )


@post("/tables/{table_id:str}/talk", status_code=200, **threaded)
@charged
def speak(
    table_id: TableId,
    data: JSONBody[NewTalk],
    who: Who,
    house: OurHouse,
    language: Language,
) -> TalkPart:
    """Say something to everybody, or to some seats where the rules allow it."""
    who.required()
    house.limits.spend(who.payer, TALK)
    # Found out before the database is ours: whoever holds the table may be waiting for it.
    is_private = _is_private(house, table_id)
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        speaker = _speaker(row, seats, who, data.seat)
        audience = None
        if data.to is not None:
            if not is_private:
                raise conflict("no-private-talk")
            named = [chair(seats, seat).seat for seat in data.to]
            check_whisper(session, row, seats, who, to=named)
            audience = spread(dict.fromkeys((speaker, *named)))
        said = models.Message(
            game_id=table_id,
            seat=speaker,
            text=data.text,
            audience=audience,
            account_id=who.id,
            note="",
            at=time.time(),
        )
        session.add(said)
        changed = update(models.Game).filter_by(id=table_id)
        session.execute(changed.values(revision=models.Game.revision + 1))
        session.flush()
        if house.settings.tells:
            _tell(session, seats, said, who.required())
        part = talk_part(
            session,
            row,
            Seat(speaker),
            _count(session, table_id, Seat(speaker)) - _LINES,
            is_private=is_private,
            language=language,
            listener=who.id,
        )
    house.tables.tell(table_id)
    return part


def _tell(
    session: Session, seats: Sequence[models.Seat], said: models.Message, by: models.Account
) -> None:
    """Those who may be away hear that something was said to them, never what."""
    heard = None if said.audience is None else said.audience.split()
    listeners = {seat.account_id for seat in seats if heard is None or seat.seat in heard}
    for account_id in sorted(each for each in listeners if each not in (None, by.id)):
        outbox.tell(
            session,
            account_id,
            "talk",
            key=str(said.id),
            game_id=said.game_id,
            args={"name": by.name},
            after=said.at + TOLD_AFTER,
        )


def _speaker(row: models.Game, seats: Sequence[models.Seat], who: Who, seat: OneSeat | None) -> str:
    if seat is not None:
        held = chair(seats, seat)
        if held.account_id != who.id:
            raise forbidden("not-your-seat", seat=called(row, seat))
        return held.seat
    own = own_seats(seats, who)
    if not own:
        raise forbidden("only-sitters-speak")
    return own[0].seat


def talk_part(
    session: Session,
    row: models.Game,
    seat: Seat | None,
    since: int,
    *,
    is_private: bool,
    language: str,
    listener: str | None,
) -> TalkPart:
    """The latest lines from `since` on, so many as are sent at once. What people have said whom the
    listener has blocked is left out: that there was something is told, so that lines keep their
    numbers."""
    count = _count(session, row.id, seat)
    first = max(0, min(since, count), count - _LINES)
    said = select(models.Message).filter_by(game_id=row.id).where(_is_for(seat))
    some = said.order_by(models.Message.id).offset(first).limit(_LINES)
    blocked = blocked_by(session, listener)
    lines = (
        _hidden_line(n, each)
        if not each.note and each.account_id in blocked
        else _line(n, each, told(each, row.game, language))
        for n, each in enumerate(session.scalars(some), first)
    )
    return TalkPart(private=is_private, entries=tuple(lines))


def _line(n: int, message: models.Message, text: str) -> TalkLine:
    to = None if message.audience is None else tuple(message.audience.split())
    return TalkLine(n=n, seat=message.seat, text=text, to=to, note=message.note, at=message.at)


def _hidden_line(n: int, message: models.Message) -> TalkLine:
    return msgspec.structs.replace(_line(n, message, ""), hidden=True)


def spread(seats: Iterable[str]) -> str:
    """An audience as it is stored and searched."""
    return f" {' '.join(seats)} "


def _is_private(house: House, table_id: str) -> bool:
    """Whether the rules allow private talk now; before the game there is none."""
    with house.database.read() as session:
        row, _ = game_and_seats(session, table_id)
    if row.status == "gathering":
        return False
    with house.tables.open(table_id) as live:
        return may_whisper(live)


def may_whisper(live: Live) -> bool:
    return live.rules.allows_private_talk(live.table.view_position(None))


handlers = [read_talk, speak]
