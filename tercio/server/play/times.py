"""Whose time passes, and what those at a table have voted for, as everybody sees it."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.house import House
from tercio.server.http.wire.calendars import VacationInfo
from tercio.server.http.wire.clocks import ClockInfo, SeatClock, TableTime, Times, VoteInfo
from tercio.server.http.wire.rewinds import RewindAsked
from tercio.server.live.calendars import Calendar, Vacation
from tercio.server.live.clocks import Calendars, Clocks, is_person, stored_round, terms_of
from tercio.server.live.pace import holders, people_at
from tercio.server.live.table import Live
from tercio.server.store import models


def clock_info(row: models.Game) -> ClockInfo:
    return ClockInfo(**msgspec.structs.asdict(terms_of(row)))


def times_of(house: House, live: Live) -> Times:
    """Whose time passes at a table in memory, and what was voted for: the same for all who look."""
    row, seats = live.row, live.seats

    def find() -> Times:
        return Times(
            clocks=seat_clocks(row, seats, lambda: house.tables.calendars(live)),
            time=time_at(house, live),
        )

    return live.beside("times", find, live.moves)


def time_at(house: House, live: Live) -> TableTime:
    def find() -> Sequence[models.Vote]:
        with house.database.read() as session:
            return votes_of(session, live.row)

    return table_time(live.row, live.seats, lambda: live.beside("votes", find))


def beside_of(house: House, live: Live) -> object:
    """What everybody sees beside the game, whether or not a note tells of it: votes, who has agreed
    to going back, and where time passes at all the days that are off."""

    def find() -> object:
        is_timed = live.row.clock or any(seat.since is not None for seat in live.seats)
        days = house.tables.calendars(live) if is_timed else {}
        return time_at(house, live), {id: each.vacations for id, each in sorted(days.items())}

    return live.beside("beside", find, live.moves)


def seat_clocks(
    row: models.Game, seats: Sequence[models.Seat], calendars: Callable[[], Calendars]
) -> dict[str, SeatClock]:
    """Of people only: a bot has time. While the table waits for nobody's sake, there are none."""
    timed = [seat for seat in seats if is_person(seat) and (row.clock or seat.since is not None)]
    if row.status != "playing" or not timed:
        return {}
    clocks = Clocks(row, seats, calendars(), row.changed_at)
    return {
        seat.seat: SeatClock(
            due=seat.due_at,
            left=_left(row, seat),
            vote_from=clocks.vote_from(seat),
            vacation=_vacation(clocks.calendar(seat), seat.since or row.changed_at),
        )
        for seat in timed
    }


def _vacation(calendar: Calendar, since: float) -> VacationInfo | None:
    found = next((each for each in calendar.vacations if each.last >= calendar.today(since)), None)
    return None if found is None else vacation_info(found)


def vacation_info(vacation: Vacation) -> VacationInfo:
    return VacationInfo(first=str(vacation.first), last=str(vacation.last))


def _left(row: models.Game, seat: models.Seat) -> float | None:
    """Of a clock that stands still: what is left of a round, or in the bank."""
    if seat.since is not None or not row.clock:
        return None
    terms = terms_of(row)
    if seat.left is not None:
        return seat.left
    if terms.kind == "bank":
        return terms.hours * 3600 if seat.bank is None else seat.bank
    return None


def candidates_for(session: Session, seat: models.Seat) -> list[models.Account]:
    if not (seat.is_vacant or seat.is_kept):
        return []
    of_it = select(models.Candidate.account_id).filter_by(game_id=seat.game_id, seat=seat.seat)
    people = select(models.Account).where(models.Account.id.in_(of_it))
    return list(session.scalars(people.order_by(models.Account.name)))


# -- votes ----------------------------------------------------------------------------------


def table_time(
    row: models.Game, seats: Sequence[models.Seat], cast: Callable[[], Sequence[models.Vote]]
) -> TableTime:
    """`cast`: the votes, which are asked for where there may be any."""
    if row.status != "playing":
        return TableTime(paused_until=None, votes=())
    until = row.paused_until if row.paused_at is not None else None
    return TableTime(
        paused_until=until,
        votes=_votes(row, seats, cast()),
        rewind=rewind_asked(row, seats),
    )


def rewind_asked(row: models.Game, seats: Sequence[models.Seat]) -> RewindAsked | None:
    if row.rewind_to is None:
        return None
    return RewindAsked(
        by=_seats_of(seats, {row.rewind_by or ""}),
        asked=_seats_of(seats, holders(seats)),
        agreed=_seats_of(seats, set(row.rewind_agreed)),
    )


def votes_of(session: Session, row: models.Game) -> Sequence[models.Vote]:
    cast = select(models.Vote).filter_by(game_id=row.id)
    keys = (models.Vote.kind, models.Vote.seat, models.Vote.candidate, models.Vote.account_id)
    return session.scalars(cast.order_by(*keys)).all()


def _votes(
    row: models.Game, seats: Sequence[models.Seat], cast: Sequence[models.Vote]
) -> tuple[VoteInfo, ...]:
    if not cast:
        return ()
    told = []
    for (kind, seat, candidate), some in groupby(cast, _about):
        group: Any = list(some)
        told.append(
            VoteInfo(
                kind=kind,
                seat=seat,
                candidate=candidate,
                days=min(each.days for each in group),
                by=_seats_of(seats, {each.account_id for each in group}),
                needed=needed(row, seats, kind),
            )
        )
    return tuple(told)


def _about(vote: models.Vote) -> tuple[Any, str, str]:
    return vote.kind, vote.seat, vote.candidate


def _seats_of(seats: Sequence[models.Seat], accounts: set[str]) -> tuple[str, ...]:
    return tuple(seat.seat for seat in seats if seat.account_id in accounts)


def needed(row: models.Game, seats: Sequence[models.Seat], kind: str) -> int:
    """How many of those who sit there must agree: all to a pause and to its end, else the greater
    half of the others."""
    people = len(people_at(seats))
    if kind in ("pause", "resume"):
        return people
    others = people - (1 if kind == "replacement" else _silent(row, seats, people))
    return max(1, others // 2 + 1)


def _silent(row: models.Game, seats: Sequence[models.Seat], people: int) -> int:
    """How many are known to be waited for. Of a secret round nobody knows who, but that it is one;
    where it is most of them, each of them waits for the others."""
    silent = {seat.account_id for seat in seats if seat.since is not None}
    return 1 if stored_round(row).secret or 2 * len(silent) > people else len(silent)
