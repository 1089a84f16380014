"""Table talk: to everybody, or to some seats only. The rules never read it."""

import time
from collections.abc import Sequence

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.server import models, wire
from tercio.server.access import chair, eyes, own_seats
from tercio.server.errors import conflict, forbidden
from tercio.server.given import AnySeat, Line, OneSeat, OurHouse, TableId, Who
from tercio.server.house import House
from tercio.server.http import threaded
from tercio.server.limits import TALK
from tercio.server.tables import game_and_seats

_LINES = 500


def heard_by(house: House, game_id: str, seat: Seat | None) -> int:
    """How many lines of talk a pair of eyes may read."""
    with house.database.read() as session:
        said = select(models.Message.audience).filter_by(game_id=game_id)
        return sum(_is_for(audience, seat) for audience in session.scalars(said))


def _is_for(audience: Sequence[str] | None, seat: str | None) -> bool:
    return audience is None or (seat is not None and seat in audience)


def add_note(session: Session, game_id: str, seat: str, note: str, text: str) -> None:
    """A public note of the server about a seat."""
    session.add(
        models.Message(
            game_id=game_id, seat=seat, text=text, audience=None, note=note, at=time.time()
        )
    )


@get("/tables/{table_id:str}/talk", **threaded)
def read_talk(
    table_id: TableId, who: Who, house: OurHouse, seat: AnySeat = None, since: Line = 0
) -> wire.TalkPart:
    """What was said to everybody and to this seat, from line `since` on."""
    may_whisper = _may_whisper(house, table_id)
    with house.database.read() as session:
        row, seats = game_and_seats(session, table_id)
        return _part(session, row, eyes(row, seats, who, seat), since, may_whisper)


@post("/tables/{table_id:str}/talk", status_code=200, **threaded)
def speak(
    table_id: TableId, data: JSONBody[wire.NewTalk], who: Who, house: OurHouse
) -> wire.TalkPart:
    who.required()
    house.limits.spend(who.payer, TALK)
    # Found out before the database is ours: whoever holds the table may be waiting for it.
    may_whisper = _may_whisper(house, table_id)
    with house.database.write() as session:
        row, seats = game_and_seats(session, table_id)
        speaker = _speaker(seats, who, data.seat)
        audience = None
        if data.to is not None:
            if not may_whisper:
                raise conflict("The rules allow no private talk now.")
            named = [chair(seats, seat).seat for seat in data.to]
            audience = list(dict.fromkeys((speaker, *named)))
        session.add(
            models.Message(
                game_id=table_id,
                seat=speaker,
                text=data.text,
                audience=audience,
                note="",
                at=time.time(),
            )
        )
        changed = update(models.Game).filter_by(id=table_id)
        session.execute(changed.values(revision=models.Game.revision + 1))
        session.flush()
        part = _part(session, row, Seat(speaker), 0, may_whisper)
    house.tables.tell(table_id)
    return part


def _speaker(seats: Sequence[models.Seat], who: Who, seat: OneSeat | None) -> str:
    if seat is not None:
        held = chair(seats, seat)
        if held.account_id != who.id:
            raise forbidden(f"The seat {seat!r} is not yours.")
        return held.seat
    own = own_seats(seats, who)
    if not own:
        raise forbidden("Only those who sit at the table may speak.")
    return own[0].seat


def _part(
    session: Session, row: models.Game, seat: Seat | None, since: int, may_whisper: bool
) -> wire.TalkPart:
    said = select(models.Message).filter_by(game_id=row.id).order_by(models.Message.id)
    heard = [each for each in session.scalars(said) if _is_for(each.audience, seat)]
    first = max(0, min(since, len(heard)), len(heard) - _LINES)
    lines = (_line(n, each) for n, each in enumerate(heard[first:], first))
    return wire.TalkPart(private=may_whisper, entries=tuple(lines))


def _line(n: int, message: models.Message) -> wire.TalkLine:
    to = None if message.audience is None else tuple(message.audience)
    return wire.TalkLine(
        n=n, seat=message.seat, text=message.text, to=to, note=message.note, at=message.at
    )


def _may_whisper(house: House, table_id: str) -> bool:
    """Whether the rules allow private talk now; before the game there is none."""
    with house.database.read() as session:
        row, _ = game_and_seats(session, table_id)
    if row.status == "gathering":
        return False
    with house.tables.open(table_id) as live:
        return live.rules.allows_private_talk(live.table.sighted(None))


handlers = [read_talk, speak]
