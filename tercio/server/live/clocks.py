"""Whose time passes at a table.

A clock says nothing that not everybody may know. It counts for those for whom the table is seen to
wait, from moments that everybody sees: when it began to wait for them, and, where it waits for one
alone, when something was seen to happen. In a secret round (a window, or a question that several
are asked at once) the time of all who are polled is shown alike, whoever was really asked or has
answered, and no bank is charged: what it lost would tell.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy.orm import Session

from tercio.bots.turns import has_finished
from tercio.kernel.ask import AskAll
from tercio.kernel.pace import is_window
from tercio.server.http.wire.clocks import NewClock
from tercio.server.live.calendars import ALWAYS, Calendar, calendars_of
from tercio.server.live.pace import holders, people_at
from tercio.server.live.table import Live
from tercio.server.store import models
from tercio.server.store.standing import TIMED

HOUR, DAY = 3600.0, 86400.0
NEAR_SECONDS = 12 * HOUR
"""So long before it is over, somebody is told; or when three quarters of it are gone."""
SILENT_DAYS, OVERDUE_DAYS = 7, 3
"""How long nobody must have heard of somebody, and how long they must have let their time pass,
before the others may vote that a bot goes on for them."""
GRACE_SECONDS = HOUR
"""What everybody has at least, after the server was away."""
WARNED, OVER = 1, 2

Calendars = Mapping[str, Calendar]


class Round(msgspec.Struct, frozen=True):
    """What is seen to be going on."""

    waited: tuple[str, ...] = ()
    secret: bool = False
    mark: int = -1
    """The last thing that everybody was told."""


def round_of(live: Live) -> Round:
    table = live.table
    if table.over or live.stranded:
        return Round()
    stop, asks = table.stop, table.asks()
    secret = is_window(stop) or (isinstance(stop, AskAll) and len(stop.polled) > 1)
    waited = tuple(
        str(seat)
        for seat in table.waiting()
        if secret or not (seat in asks and has_finished(asks[seat]))
    )
    log = chain(reversed(table.g.log), reversed(live.before))
    mark = next((logged.n for logged in log if logged.is_seen_by(None)), -1)
    return Round(waited, secret, mark)


def stored_round(row: models.Game) -> Round:
    return msgspec.convert(row.round, Round) if row.round else Round()


def terms_of(row: models.Game) -> NewClock:
    return msgspec.convert(row.clock, NewClock) if row.clock else _NONE


_NONE = NewClock()


def is_person(seat: models.Seat) -> bool:
    return seat.account_id is not None and seat.bot is None


class Clocks:
    """The clocks of a table, whose rows they change. Who stores those, others say."""

    def __init__(
        self, row: models.Game, seats: Sequence[models.Seat], calendars: Calendars, now: float
    ) -> None:
        self._row, self._seats, self._now = row, seats, now
        self._calendars = calendars
        self._terms = terms_of(row)

    def calendar(self, seat: models.Seat) -> Calendar:
        return self._calendars.get(seat.account_id or "", ALWAYS)

    def run(self, round: Round) -> None:
        """Go on with a round: the one that is on, or the next one."""
        before = stored_round(self._row)
        for seat in self._seats:
            if not self._goes_on(seat, before, round):
                self._settle(seat, is_charged=not before.secret)
                seat.left, seat.stands_in, seat.told = None, False, 0
            is_waited = seat.seat in round.waited and is_person(seat)
            if is_waited and seat.since is None and not self._is_still:
                self._start(seat, round)
        self._row.round = msgspec.to_builtins(round)
        self.set_alarm()

    def stand_still(self) -> None:
        """What was left is left, until they go on."""
        for seat in self._seats:
            self._halt(seat, self._now)
        self.set_alarm()

    def start_again(self, until: float) -> None:
        """They stood still from `until` on, while nobody could play: everybody has some time."""
        for seat in self._seats:
            if seat.since is not None:
                self._halt(seat, max(seat.since, until))
                seat.left = max(seat.left or 0.0, GRACE_SECONDS)
                self._count(seat)
        self.set_alarm()

    def count_anew(self, calendars: Calendars) -> None:
        """Somebody's days have changed: from now on they are counted by the new ones."""
        running = [seat for seat in self._seats if seat.since is not None]
        for seat in running:
            self._halt(seat, self._now)
        self._calendars = calendars
        for seat in running:
            self._count(seat)
        self.set_alarm()

    @property
    def _is_still(self) -> bool:
        return self._row.status != "playing" or self._row.paused_at is not None

    def _goes_on(self, seat: models.Seat, before: Round, round: Round) -> bool:
        if not (is_person(seat) and seat.seat in before.waited and seat.seat in round.waited):
            return False
        if before.secret or round.secret:
            return before == round
        return before.mark == round.mark or round.waited != (seat.seat,)

    def _settle(self, seat: models.Seat, *, is_charged: bool) -> None:
        """A round is over for somebody."""
        self._halt(seat, self._now)
        if self._terms.kind == "bank" and is_charged and seat.left is not None:
            seat.bank = seat.left

    def _halt(self, seat: models.Seat, now: float) -> None:
        if seat.since is not None:
            passed = self.calendar(seat).worked(seat.since, now)
            seat.left = max(0.0, (seat.left or 0.0) - passed)
        seat.since = seat.due_at = None

    def _start(self, seat: models.Seat, round: Round) -> None:
        if seat.left is None:
            seat.left = self._time_for(seat, round)
        self._count(seat)

    def _count(self, seat: models.Seat) -> None:
        seat.since = self._now
        if self._terms.kind != "none":
            seat.due_at = self.calendar(seat).after(self._now, seat.left or 0.0)

    def _time_for(self, seat: models.Seat, round: Round) -> float:
        most, increment = self._terms.hours * HOUR, self._terms.increment * HOUR
        if self._terms.kind != "bank":
            return most
        if round.secret:
            return increment
        saved = most if seat.bank is None else seat.bank
        return min(most, saved + increment)

    # -- what is to come -------------------------------------------------------------------

    def set_alarm(self) -> None:
        """When somebody must look at them again."""
        coming = [self._row.paused_until] if self._row.paused_at is not None else []
        coming += [self.warns_at(seat) for seat in self._seats if seat.told < WARNED]
        coming += [seat.due_at for seat in self._seats if seat.told < OVER]
        times = [each for each in coming if each is not None]
        self._row.due_at = min(times) if times and self._row.status == "playing" else None

    def warns_at(self, seat: models.Seat) -> float | None:
        if seat.since is None or seat.due_at is None or seat.left is None:
            return None
        return self.calendar(seat).after(
            seat.since, seat.left - min(NEAR_SECONDS, 0.25 * seat.left)
        )

    def vote_from(self, seat: models.Seat) -> float | None:
        """When the others need not wait for somebody any longer, if they agree."""
        if seat.since is None:
            return None
        days = self.calendar(seat)._replace(nights=False, weekends=False)
        if seat.due_at is not None:
            return days.after(seat.due_at, OVERDUE_DAYS * DAY)
        return days.after(seat.since, SILENT_DAYS * DAY)


def calendars_at(
    session: Session, row: models.Game, seats: Sequence[models.Seat]
) -> dict[str, Calendar]:
    """How the time of all who hold a seat passes."""
    return calendars_of(session, holders(seats), terms_of(row))


def go_on(
    live: Live, now: float, calendars: Callable[[Live], Calendars]
) -> dict[str, dict[str, Any]]:
    """After an act: what must be stored of the seats. The row of the table changes by itself."""
    row, round = live.row, round_of(live)
    if round == stored_round(row) and row.status == "playing":
        return {}
    people = people_at(live.seats)
    if not row.clock and len(people) < 2:
        return {}  # nobody waits for anybody
    before = {seat.seat: _values(seat) for seat in live.seats}
    # Without a clock nothing is counted until somebody wants to vote.
    days = calendars(live) if row.clock else {}
    Clocks(row, live.seats, days, now).run(round)
    after = {seat.seat: _values(seat) for seat in live.seats}
    return {seat: values for seat, values in after.items() if values != before[seat]}


def _values(seat: models.Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in TIMED}
