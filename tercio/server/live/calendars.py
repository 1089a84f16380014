"""When a person's time passes: not at night, at weekends and on vacation, as tables have it."""

from collections.abc import Iterable, Iterator
from datetime import date, datetime, time, timedelta
from typing import NamedTuple, Self
from zoneinfo import ZoneInfo

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.server.http.wire.clocks import NewClock
from tercio.server.store import models

MORNING, EVENING = time(8), time(22)
"""Between them it is day."""
_SATURDAY = 5
_DAY = timedelta(days=1)
_UTC = ZoneInfo("UTC")
_FAR = timedelta(days=3 * 365)
"""Nobody's time lasts longer than that."""


class Vacation(NamedTuple):
    """From a first day to a last one."""

    first: date
    last: date

    @classmethod
    def read(cls, stored: str) -> Self:
        first, _, last = stored.partition("/")
        return cls(date.fromisoformat(first), date.fromisoformat(last))

    def __str__(self) -> str:
        return f"{self.first}/{self.last}"

    @property
    def days(self) -> list[date]:
        return [self.first + timedelta(n) for n in range((self.last - self.first).days + 1)]


class Calendar(NamedTuple):
    """The days of a person, and what of them is off."""

    zone: ZoneInfo
    nights: bool = False
    weekends: bool = False
    vacations: tuple[Vacation, ...] = ()

    def worked(self, since: float, until: float) -> float:
        """How many seconds of somebody's time have passed."""
        return sum(last - first for first, last in self._spans(since, until))

    def after(self, since: float, seconds: float) -> float:
        """When so many seconds of somebody's time will have passed."""
        at = since
        for first, last in self._spans(since, since + _FAR.total_seconds()):
            if last - first >= seconds:
                return first + seconds
            seconds -= last - first
            at = last
        return at

    def today(self, now: float) -> date:
        return datetime.fromtimestamp(now, self.zone).date()

    def vacation_at(self, now: float) -> Vacation | None:
        today = self.today(now)
        return next((each for each in self.vacations if each.first <= today <= each.last), None)

    def _spans(self, since: float, until: float) -> Iterator[tuple[float, float]]:
        """The parts of a time that are not off, in order."""
        if not (self.nights or self.weekends or self.vacations):
            yield since, max(since, until)
            return
        day = self.today(since)
        while (midnight := self._at(day, time.min)) < until:
            if self._is_on(day):
                first = self._at(day, MORNING) if self.nights else midnight
                last = self._at(day, EVENING) if self.nights else self._at(day + _DAY, time.min)
                if max(first, since) < min(last, until):
                    yield max(first, since), min(last, until)
            day += _DAY

    def _is_on(self, day: date) -> bool:
        if self.weekends and day.weekday() >= _SATURDAY:
            return False
        return not any(each.first <= day <= each.last for each in self.vacations)

    def _at(self, day: date, hour: time) -> float:
        return datetime.combine(day, hour, self.zone).timestamp()


ALWAYS = Calendar(_UTC)


def calendars_of(session: Session, accounts: Iterable[str], terms: NewClock) -> dict[str, Calendar]:
    """How the time of some people passes at a table."""
    rows = select(models.Calendar).where(models.Calendar.account_id.in_(list(accounts)))
    known = {row.account_id: row for row in session.scalars(rows)}
    return {id: calendar_of(known.get(id), terms) for id in accounts}


def calendar_of(row: models.Calendar | None, terms: NewClock) -> Calendar:
    if row is None:
        return Calendar(_UTC, terms.nights, terms.weekends)
    vacations = tuple(Vacation.read(each) for each in row.vacations)
    return Calendar(ZoneInfo(row.zone), terms.nights, terms.weekends, vacations)
