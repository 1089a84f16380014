"""Clocks that have something to say: that time is nearly over, that it is, that a pause is.

One process at a time looks at a table. While no server was there nobody's time has passed: whoever
starts one first finds out for how long, and everybody has that much more.
"""

import logging
import time
from collections.abc import Callable, Sequence

from sqlalchemy import bindparam, select, update
from sqlalchemy.orm import Session

from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.live.clocks import OVER, WARNED, Clocks, stored_round, terms_of
from tercio.server.live.notes import add_note
from tercio.server.live.pace import people_at
from tercio.server.live.rows import exactly_one, game_and_seats
from tercio.server.play.absence import changed, clocks_of, resume, take_care, tell_holder
from tercio.server.play.repeating import Repeating
from tercio.server.store import models
from tercio.server.store.outbox import tell

_log = logging.getLogger("tercio.server.play.clocks")
BEAT_SECONDS = 60.0
"""How often it is noted that a server is there."""
AWAY_SECONDS = 300.0
"""Who was away for less has missed nothing."""
_PULSE = "clocks"
_DUE = select(models.Game.id).where(
    models.Game.status == "playing", models.Game.due_at <= bindparam("now")
)


class ClocksRunner(Repeating):
    """A thread that looks at clocks."""

    name = "clocks"
    seconds = 1.0

    def __init__(self, house: House, monotonic: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._house = house
        self._monotonic = monotonic
        self._looked: float | None = None
        """When we last looked, by a clock that nobody sets."""
        self._noted: float | None = None
        """When a server was there, as we last read it."""

    def start(self) -> None:
        self.beat()  # before anybody finds that their time was over in the night
        super().start()

    def once(self) -> None:
        self.look()

    def failed(self, error: Exception) -> None:
        _log.error("The clocks that are due could not be read.", exc_info=error)

    @property
    def _now(self) -> float:
        return self._house.tables.clock()

    def look(self) -> None:
        self.beat()
        with self._house.database.read() as session:
            due = session.connection().scalars(_DUE, {"now": self._now}).all()
        for game_id in due:
            try:
                if self._house.leases.take(f"clock {game_id}"):
                    self.ring(game_id)
            except Refused as refused:
                _log.warning("A clock at table %s is put off: %s", game_id, refused.sentence)
            except Exception:
                _log.exception("A clock at table %s could not be read.", game_id)

    def ring(self, game_id: str) -> None:
        """Do what the table's rule says about those whose time is over."""
        with self._house.database.write(game_id) as session:
            row, seats = game_and_seats(session, game_id)
            if row.status != "playing" or row.due_at is None or row.due_at > self._now:
                return  # somebody was quicker
            _Alarm(session, row, seats, self._now, tells=self._house.settings.tells).ring()
        self._house.tables.tell(game_id)

    # -- while nobody was there -----------------------------------------------------------

    def beat(self) -> None:
        """Note that a server is there; and if there was none, give back the time."""
        seen, self._looked = self._looked, self._monotonic()
        is_new = seen is None or self._looked - seen > AWAY_SECONDS
        if self._noted is not None and 0 <= self._now - self._noted < BEAT_SECONDS:
            return  # at least then somebody was there
        with self._house.database.read() as session:
            pulse = session.get(models.Pulse, _PULSE)
        self._noted = None if pulse is None else pulse.at
        away = 0.0 if pulse is None else self._now - pulse.at
        if pulse is not None and away < BEAT_SECONDS:
            return
        with self._house.database.write() as session:
            if pulse is None:
                first = self._house.database.insert(models.Pulse)
                values = first.values(name=_PULSE, at=self._now)
                session.execute(values.on_conflict_do_nothing(index_elements=["name"]))
                return
            again = update(models.Pulse).filter_by(name=_PULSE, at=pulse.at)
            if exactly_one(session, again.values(at=self._now)) and is_new and away > AWAY_SECONDS:
                self._give_back(session, pulse.at)

    def _give_back(self, session: Session, until: float) -> None:
        timed = select(models.Seat.game_id).where(models.Seat.since.is_not(None))
        on = select(models.Game.id).filter_by(status="playing").where(models.Game.id.in_(timed))
        for game_id in session.scalars(on).all():
            row, seats = game_and_seats(session, game_id)
            clocks_of(session, row, seats, self._now).start_again(until)
            changed(row, seats)
        _log.info("Nobody was here for %.0f s: all clocks stood still.", self._now - until)


class _Alarm:
    """A table at which some clock has something to say."""

    def __init__(
        self,
        session: Session,
        row: models.Game,
        seats: Sequence[models.Seat],
        now: float,
        *,
        tells: bool,
    ) -> None:
        self._session, self._row, self._seats, self._now = session, row, seats, now
        self._tells = tells
        self._clocks: Clocks = clocks_of(session, row, seats, now)
        self._is_secret = stored_round(row).secret

    def ring(self) -> None:
        paused = self._row.paused_until if self._row.paused_at is not None else None
        if paused is not None and paused <= self._now:
            resume(self._clocks, self._row)
            self._note(self._seats[0], "resumed")
        for seat in self._seats:
            warning = self._clocks.warns_at(seat)
            if seat.due_at is not None and seat.due_at <= self._now and seat.told < OVER:
                seat.told = OVER
                self._over(seat)
            elif warning is not None and warning <= self._now and seat.told < WARNED:
                seat.told = WARNED
                if seat.is_asked:
                    self._tell(seat, "time-near")
        self._clocks.run(stored_round(self._row))
        changed(self._row, self._seats)

    def _over(self, seat: models.Seat) -> None:
        """What is asked in secret is answered in secret: who was silent does not show."""
        rule = terms_of(self._row).over
        if self._is_secret:
            seat.stands_in = rule != "remind"
            if seat.is_asked:
                self._tell(seat, "time-over")
        elif rule == "caretaker":
            self._tell(seat, "caretaker")
            take_care(self._row, seat)
            self._note(seat, "caretaker")
        elif rule == "replace":
            seat.is_vacant = True
            self._tell(seat, "time-over")
            self._tell_others(seat)
            self._note(seat, "vacant")
        else:
            self._tell(seat, "time-over")
            self._note(seat, "time-over")

    def _tell(self, seat: models.Seat, kind: str) -> None:
        if self._tells:
            tell_holder(self._session, self._row, seat, kind)

    def _tell_others(self, seat: models.Seat) -> None:
        others = people_at(self._seats) - {seat.account_id} if self._tells else set()
        for account_id in others:
            key = f"{self._row.id} {seat.seat} {seat.due_at}"
            tell(self._session, account_id, "seat-open", key=key, game_id=self._row.id)

    def _note(self, seat: models.Seat, note: str) -> None:
        add_note(self._session, self._row, seat.seat, note)
