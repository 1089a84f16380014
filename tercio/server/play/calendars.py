"""When somebody cannot be expected to play: their time zone, and their vacations."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final
from zoneinfo import available_timezones

from litestar import delete, get, post, put
from litestar.params import JSONBody
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from tercio.server.guard.limits import ZONES
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import bad, conflict, missing
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Day
from tercio.server.http.wire.calendars import MyTime, NewVacation, NewZone
from tercio.server.http.wire.clocks import NewClock
from tercio.server.live.calendars import Calendar, Vacation, calendar_of
from tercio.server.live.clocks import calendars_at
from tercio.server.live.rows import game_and_seats
from tercio.server.people.identity import Who
from tercio.server.play.absence import changed, clocks_of
from tercio.server.play.times import vacation_info
from tercio.server.store import models

DAYS_A_YEAR: Final = 30
_AHEAD: Final = timedelta(days=365)


@get("/me/time", **threaded)
def my_time(who: Who, house: OurHouse) -> MyTime:
    """Your time zone and your vacations."""
    account = who.required()
    with house.database.read() as session:
        return _told(_row(session, account.id), house.tables.clock())


@put("/me/time", **threaded)
def set_zone(data: JSONBody[NewZone], who: Who, house: OurHouse) -> MyTime:
    """The time zone in which it is night, and a weekend, for you."""
    account = who.required()
    if data.zone not in available_timezones():
        raise bad("no-such-zone", zone=data.zone)
    house.limits.spend(who.payer, ZONES)

    def change(row: models.Calendar) -> None:
        row.zone = data.zone

    return _change(house, account, change)


@post("/me/vacations", status_code=200, **threaded)
def add_vacation(data: JSONBody[NewVacation], who: Who, house: OurHouse) -> MyTime:
    """Days on which nobody expects you to play; so many of them a year."""
    account = who.required()
    wanted = Vacation(_day(data.first), _day(data.last))

    def change(row: models.Calendar) -> None:
        known = [Vacation.read(each) for each in row.vacations]
        _check(wanted, known, _calendar(row).today(house.tables.clock()))
        row.vacations = [str(each) for each in sorted([*known, wanted])]

    return _change(house, account, change)


@delete("/me/vacations/{first:str}", status_code=200, **threaded)
def end_vacation(first: Day, who: Who, house: OurHouse) -> MyTime:
    """Call off a vacation; one that has begun ends with yesterday."""
    account = who.required()
    began = _day(first)

    def change(row: models.Calendar) -> None:
        today = _calendar(row).today(house.tables.clock())
        known = [Vacation.read(each) for each in row.vacations]
        ended = next((each for each in known if each.first == began), None)
        if ended is None or ended.last < today:
            raise missing("no-such-vacation")
        shortened = ended._replace(last=today - timedelta(days=1))
        kept = [each for each in known if each is not ended]
        kept += [shortened] if shortened.first <= shortened.last else []
        row.vacations = [str(each) for each in sorted(kept)]

    return _change(house, account, change)


def _day(said: str) -> date:
    try:
        return date.fromisoformat(said)
    except ValueError:
        raise bad("no-such-day", day=said) from None


def _check(wanted: Vacation, known: list[Vacation], today: date) -> None:
    if wanted.last < wanted.first:
        raise bad("vacation-backwards")
    if wanted.first < today:
        raise conflict("vacation-past")
    if wanted.last > today + _AHEAD:
        raise conflict("vacation-far")
    if any(each.first <= wanted.last and wanted.first <= each.last for each in known):
        raise conflict("vacation-there")
    for year in {wanted.first.year, wanted.last.year}:
        days = _taken([*known, wanted], year)
        if days > DAYS_A_YEAR:
            raise conflict("vacation-too-long", most=DAYS_A_YEAR, days=days, year=str(year))


def _taken(vacations: list[Vacation], year: int) -> int:
    return sum(day.year == year for each in vacations for day in each.days)


def _row(session: Session, account_id: str) -> models.Calendar:
    known = session.get(models.Calendar, account_id)
    return known or models.Calendar(account_id=account_id, zone="UTC", vacations=[])


def _calendar(row: models.Calendar) -> Calendar:
    return calendar_of(row, NewClock())


def _told(row: models.Calendar, now: float) -> MyTime:
    calendar = _calendar(row)
    today = calendar.today(now)
    return MyTime(
        zone=row.zone,
        vacations=tuple(vacation_info(each) for each in calendar.vacations if each.last >= today),
        days_left=DAYS_A_YEAR - _taken(list(calendar.vacations), today.year),
    )


def _change(
    house: House, account: models.Account, change: Callable[[models.Calendar], None]
) -> MyTime:
    """From now on all clocks of theirs count by the new days; what has passed has passed. Where no
    time of theirs passes now, their days are another all the same."""
    now = house.tables.clock()
    with house.database.write() as session:
        held = select(models.Seat.game_id).filter_by(account_id=account.id)
        running = sorted(session.scalars(held.where(models.Seat.since.is_not(None))).all())
        playing = select(models.Game.id).where(
            models.Game.id.in_(held), models.Game.status == "playing"
        )
        others = sorted(set(session.scalars(playing)) - set(running))
        raised = update(models.Game).where(models.Game.id.in_(others))
        session.execute(raised.values(revision=models.Game.revision + 1))
        tables = [game_and_seats(session, id) for id in running]
        clocks = [clocks_of(session, row, seats, now) for row, seats in tables]
        stored = _row(session, account.id)
        change(stored)
        session.add(stored)
        session.flush()
        for (row, seats), each in zip(tables, clocks, strict=True):
            each.count_anew(calendars_at(session, row, seats))
            changed(row, seats)
    for id in running:
        house.tables.tell(id)
    for id in others:
        house.tables.tell(id, is_bots_turn=False)
    return _told(stored, now)


handlers = [my_time, set_zone, add_vacation, end_vacation]
