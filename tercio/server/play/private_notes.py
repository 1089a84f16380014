"""What somebody writes down at a table, for themselves alone.

Notes belong to a person, not to a seat: who takes over a seat does not read them. They are in no
look, ping, log, save or message, and change no revision, so that nobody can tell when they were
written. In `/account/export` their owner has them; they go with the account.
"""

import time

from litestar import get, put
from litestar.params import JSONBody
from sqlalchemy.orm import Session

from tercio.server.guard.limits import NOTES
from tercio.server.house import OurHouse
from tercio.server.http.errors import forbidden
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import TableId
from tercio.server.http.wire.talk import MyNotes, NewNotes
from tercio.server.live.rows import game_and_seats
from tercio.server.people.access import own_seats
from tercio.server.people.identity import Who
from tercio.server.store import models


@get("/tables/{table_id:str}/notes", **threaded)
@charged
def read_notes(table_id: TableId, who: Who, house: OurHouse) -> MyNotes:
    """What you have written down at this table; nobody else reads it."""
    who.required()
    with house.database.read() as session:
        kept = _kept(session, table_id, who)
    return MyNotes(text="" if kept is None else kept.text)


@put("/tables/{table_id:str}/notes", **threaded)
@charged
def write_notes(table_id: TableId, data: JSONBody[NewNotes], who: Who, house: OurHouse) -> MyNotes:
    """Write them anew; empty: there are none any more."""
    account = who.required()
    house.limits.spend(who.payer, NOTES)
    with house.database.write(table_id) as session:
        kept = _kept(session, table_id, who)
        if kept is not None:
            session.delete(kept)
            session.flush()
        if data.text:
            session.add(
                models.Notes(
                    game_id=table_id, account_id=account.id, text=data.text, at=time.time()
                )
            )
    return MyNotes(text=data.text)


def _kept(session: Session, table_id: str, who: Who) -> models.Notes | None:
    """Those who sit there take notes, and who has got up keeps theirs."""
    _, seats = game_and_seats(session, table_id)
    kept = session.get(models.Notes, (table_id, who.required().id))
    if kept is None and not own_seats(seats, who):
        raise forbidden("only-sitters-note")
    return kept


handlers = [read_notes, write_notes]
