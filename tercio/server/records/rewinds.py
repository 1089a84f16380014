"""Going back by consent: somebody names a point, and all who hold a seat agree or do not.

Nobody forgets what was learned since, so that everybody is told what it was before they answer.
While they are asked the table stands still: who has proposed it must not see how things go, and
choose then. What is decided is an act of the chain (`live.rewinding`), and the dice are others from
there on.
"""

from collections.abc import Sequence

from litestar import get, post, put
from litestar.params import JSONBody
from sqlalchemy.orm import Session

from tercio.kernel.events import Logged
from tercio.kernel.messages import Words
from tercio.server.guard.limits import SEATING
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict, forbidden
from tercio.server.http.handling import charged, threaded
from tercio.server.http.parameters import Language, OneSeat, TableId
from tercio.server.http.wire.rewinds import NewRewind, RewindAnswer, RewindAsked, RewindInfo
from tercio.server.http.wire.tables import TableInfo
from tercio.server.live.log_lines import line_of
from tercio.server.live.notes import add_note
from tercio.server.live.pace import holders
from tercio.server.live.rows import game_and_seats
from tercio.server.live.table import Live
from tercio.server.people.access import acting_seat, viewing_seat
from tercio.server.people.identity import Identity, Who
from tercio.server.play.absence import changed
from tercio.server.play.table_info import table_info
from tercio.server.play.times import rewind_asked
from tercio.server.records.replay import dates_of, decisions_at
from tercio.server.store import models
from tercio.server.store.chain import Act
from tercio.server.store.outbox import tell

_MOST_LINES = 300


@post("/tables/{table_id:str}/rewind", status_code=200, **threaded)
@charged
def propose(
    table_id: TableId,
    data: JSONBody[NewRewind],
    who: Who,
    house: OurHouse,
    language: Language,
) -> TableInfo:
    """Propose to go back to a line of the log, as your seat was told it. Who plays against bots
    alone is there at once."""
    account = who.required()
    house.limits.spend(who.payer, SEATING)
    with house.tables.open(table_id) as live:
        live.check_afloat()
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        seat = acting_seat(row, seats, who, data.seat)
        _check_on(row)
        if row.rewind_to is not None:
            raise conflict("asked-to-go-back")
        dates = dates_of(session, table_id, seat)
        to = decisions_at(dates, min(data.at, len(dates)))
        if not dates or to >= dates[-1]:  # nobody learns so that others have decided in secret
            raise conflict("nothing-to-go-back")
        row.rewind_to, row.rewind_by, row.rewind_agreed = to, account.id, [account.id]
        add_note(session, row, seat, "rewind-asked")
        if house.settings.tells:
            _tell_the_others(session, row, seats, account)
        changed(row, seats)
    return _answered(house, table_id, who, language)


@get("/tables/{table_id:str}/rewind", **threaded)
@charged
def read_rewind(
    table_id: TableId, who: Who, house: OurHouse, seat: OneSeat, language: Language
) -> RewindInfo | None:
    """What going back would mean, as your seat knows it; nothing if nobody has proposed it."""
    with house.tables.open(table_id) as live:
        viewer = viewing_seat(live.row, live.seats, who, seat)
        asked, to = rewind_asked(live.row, live.seats), live.row.rewind_to
        seen, words = live.seen(viewer), live.words(language)
    if asked is None or to is None:
        return None
    with house.database.read() as session:
        at = sum(date <= to for date in dates_of(session, table_id, viewer))
    return _info(words, asked, seen, at)


def _info(words: Words, asked: RewindAsked, seen: Sequence[Logged], at: int) -> RewindInfo:
    left = [line_of(words, n, logged, seen) for n, logged in enumerate(seen[:at])]
    stages = [line.text for line in left if line.stage]
    learned = [
        line_of(words, n, logged, seen)
        for n, logged in enumerate(seen[at:], at)
        if logged.event.reveals
    ]
    return RewindInfo(
        asked=asked,
        at=at,
        total=len(seen),
        stage=stages[-1] if stages else "",
        last=left[-1].text if left else "",
        learned=tuple(learned[:_MOST_LINES]),
    )


@put("/tables/{table_id:str}/rewind", **threaded)
@charged
def answer_rewind(
    table_id: TableId,
    data: JSONBody[RewindAnswer],
    who: Who,
    house: OurHouse,
    language: Language,
) -> TableInfo:
    """Agree to go back, or do not: one who does not is enough."""
    account = who.required()
    house.limits.spend(who.payer, SEATING)
    if data.agree:
        return _answered(house, table_id, who, language)
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        _check_asked(row, seats, who)
        note = "rewind-withdrawn" if row.rewind_by == account.id else "rewind-declined"
        row.rewind_to, row.rewind_by, row.rewind_agreed = None, None, []
        add_note(session, row, _own(seats, account), note)
        changed(row, seats)
        told = table_info(session, row, seats, who, language=language)
    house.tables.tell(table_id)
    return told


def _answered(house: House, table_id: str, who: Identity, language: str) -> TableInfo:
    """Somebody agrees. The last one has the table go back, all in one transaction."""
    account = who.required()
    with house.database.write(table_id) as session:
        row, seats = game_and_seats(session, table_id)
        _check_asked(row, seats, who)
        is_last = holders(seats) <= {*row.rewind_agreed, account.id}
        if not is_last and account.id not in row.rewind_agreed:
            row.rewind_agreed = [*row.rewind_agreed, account.id]
            if row.rewind_by != account.id:
                add_note(session, row, _own(seats, account), "rewind-agreed")
            changed(row, seats)
    if is_last:
        _go_back(house, table_id, account)
    house.tables.tell(table_id)
    with house.database.read() as session:
        return table_info(session, *game_and_seats(session, table_id), who, language)


def _go_back(house: House, table_id: str, last: models.Account) -> None:
    def do(live: Live) -> list[Act]:
        """Whoever has changed their mind meanwhile, or has sat down, is found out here."""
        row = live.row
        if row.rewind_to is None:
            raise conflict("nobody-goes-back")
        if not holders(live.seats) <= {*row.rewind_agreed, last.id}:
            raise conflict("not-all-agree")
        if row.rewind_to >= live.decided:  # something was taken back before all were asked
            raise conflict("nothing-to-go-back")
        return live.rewind(row.rewind_to)

    house.tables.act(table_id, do, lambda live: None, account_id=last.id, goes_back=True)


def _check_on(row: models.Game) -> None:
    if row.status != "playing":
        raise conflict("nothing-to-go-back")


def _check_asked(row: models.Game, seats: Sequence[models.Seat], who: Identity) -> None:
    if who.required().id not in holders(seats):
        raise forbidden("only-sitters-vote")
    if row.rewind_to is None:
        raise conflict("nobody-goes-back")


def _own(seats: Sequence[models.Seat], account: models.Account) -> str:
    return next(seat.seat for seat in seats if seat.account_id == account.id)


def _tell_the_others(
    session: Session, row: models.Game, seats: Sequence[models.Seat], by: models.Account
) -> None:
    for account_id in sorted(holders(seats) - {by.id}):
        key = f"{row.id} {row.revision}"
        tell(session, account_id, "rewind", key=key, game_id=row.id, args={"name": by.name})


handlers = [propose, read_rewind, answer_rewind]
