"""Tables in memory, and the one way to change them.

The database says who is right. A table in memory is only ever a copy that may have fallen
behind; it catches up before it is used. Acts are stored under the condition that nobody has
stored any since: of two servers that act at once, one finds out and begins again.
"""

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tercio.kernel.pace import Pace
from tercio.server.guard.meters import DECISIONS
from tercio.server.http.errors import conflict
from tercio.server.live.clocks import Calendars, go_on
from tercio.server.live.history import acts_since
from tercio.server.live.loading import load, mend
from tercio.server.live.pace import pace_of
from tercio.server.live.rows import game_and_seats
from tercio.server.live.scribe import Overtaken, Scribe
from tercio.server.live.table import Live
from tercio.server.store.chain import Act
from tercio.server.store.database import Database
from tercio.server.store.seals import Seals
from tercio.server.store.standing import as_stored

_log = logging.getLogger("tercio.server.live.tables")
T = TypeVar("T")
_TRIES = 8


class _Slot:
    """Room for one table. Whoever holds its lock may use the table."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.live: Live | None = None


class Tables:
    """Tables that are in use; the others are let go and loaded again when they are needed."""

    def __init__(
        self,
        database: Database,
        seals: Seals,
        room_for: int,
        window_seconds: float,
        *,
        tells: bool = False,
    ) -> None:
        self._database = database
        self._window_seconds = window_seconds
        self.scribe = Scribe(database, seals, window_seconds, tells=tells)
        self._room_for = room_for
        self._all: WeakValueDictionary[str, _Slot] = WeakValueDictionary()
        self._recent: OrderedDict[str, _Slot] = OrderedDict()
        self._lock = threading.Lock()
        self.watchers: list[Callable[[str], None]] = []
        """Told the id of every game that has changed."""
        self.heralds: list[Callable[[str], None]] = []
        """Told the id of every game that is about to be changed here."""
        self.callers: list[Callable[[str], None]] = []
        """Told the id of every game in which it may be a bot's turn."""

    @property
    def clock(self) -> Callable[[], float]:
        """What tells how long a window has been open."""
        return self.scribe.clock

    @clock.setter
    def clock(self, clock: Callable[[], float]) -> None:
        self.scribe.clock = clock

    def __len__(self) -> int:
        return len(self._recent)

    @contextmanager
    def open(self, game_id: str) -> Iterator[Live]:
        """A table as it stands, for reading. Nobody else in this process uses it meanwhile."""
        slot = self._slot(game_id)
        with slot.lock:
            yield self._current(slot, game_id)

    def act(
        self,
        game_id: str,
        do: Callable[[Live], Sequence[Act]],
        answer: Callable[[Live], T],
        *,
        account_id: str | None = None,
        receipt: Callable[[T], dict[str, Any] | None] = lambda answer: None,
        goes_back: bool = False,
    ) -> T:
        """Change a table by `do` and store what it says, all in one transaction, or nothing.

        `answer` is made before it is stored, so that it can be stored as well. While somebody has
        proposed to go back, nothing else happens: who has proposed it must not see first what
        comes of going on.
        """
        slot = self._slot(game_id)
        for _ in range(_TRIES):
            with slot.lock:
                for herald in self.heralds:
                    herald(game_id)
                live = self._current(slot, game_id)
                live.check_afloat()
                if live.row.rewind_to is not None and not goes_back:
                    raise conflict("asked-to-go-back")
                decided = live.decided
                try:
                    acts = do(live)  # what it refuses changes nothing, but a chain may break
                except BaseException:
                    if live.decided != decided:
                        slot.live = None
                    raise
                try:
                    acts = [*acts, *live.keep_pace(self._pace_of(live))]
                    if not acts:
                        return answer(live)
                    live.row.status = "over" if live.table.over else "playing"
                    live.row.changed_at = time.time()
                    self.scribe.awaited(live)
                    timed = go_on(live, self.clock(), self.calendars)
                    live.seats_have_changed()
                    given = answer(live)
                    self.scribe.store(live, acts, account_id, receipt(given), timed=timed)
                except Overtaken:
                    slot.live = None
                    continue
                except BaseException:
                    slot.live = None  # it has gone where the database has not
                    raise
            self.tell(game_id, live.row.is_bots_turn)
            for act in acts:
                DECISIONS.labels(act.by if act.by in ("player", "bot") else "server").inc()
            return given
        raise conflict("table-too-busy")

    def is_in_pace(self, live: Live) -> bool:
        """Whether a table goes on as fast as it should; if not, the next act sees to it."""
        return bool(live.table.over) or live.table.pace is self._pace_of(live)

    def _pace_of(self, live: Live) -> Pace:
        pace = pace_of(live.row, live.seats)
        if pace is Pace.DISCREET and not self._window_seconds:
            return Pace.QUICK
        return pace

    def release(self, game_id: str) -> None:
        """Close the window of a table, if its time is over."""

        def do(live: Live) -> list[Act]:
            due = live.row.release_at
            return live.release() if due is not None and due <= self.clock() else []

        self.act(game_id, do, lambda live: None)

    def tell(self, game_id: str, is_bots_turn: bool = True) -> None:
        """Something has happened at a table, and a bot may have to act there."""
        for watcher in self.watchers:
            watcher(game_id)
        if is_bots_turn:
            for call in self.callers:
                call(game_id)

    def start(self, live: Live) -> None:
        """Store that a game begins, unless somebody has begun it meanwhile."""
        self.scribe.start(live)
        self.tell(live.row.id)

    def calendars(self, live: Live) -> Calendars:
        """How the time of those who hold its seats passes."""
        return self.scribe.calendars(live)

    def _slot(self, game_id: str) -> _Slot:
        with self._lock:
            slot = self._all.get(game_id)
            if slot is None:
                slot = self._all[game_id] = _Slot()
            self._recent[game_id] = slot
            self._recent.move_to_end(game_id)
            while len(self._recent) > self._room_for:
                self._recent.popitem(last=False)
            return slot

    def _current(self, slot: _Slot, game_id: str) -> Live:
        with self._database.read() as session:
            stored = as_stored(session.connection(), game_id)
            if slot.live is not None and stored is not None and slot.live.stored == stored:
                return slot.live
            row, seats = game_and_seats(session, game_id)
            if row.status == "gathering":
                raise conflict("not-begun")
            live, slot.live = slot.live, None  # until we know that it is good
            if live is not None and live.stranded and live.row.revision != row.revision:
                live = None  # whoever looks after the server may have set it afloat
            if live is not None and live.acts <= row.acts:
                live.row, live.seats = row, seats
                if live.acts < row.acts:
                    live = _caught_up(session, live)
            if live is None or live.head != row.head:
                live = load(session, row, seats)
        if live.spoiled_after is not None or live.is_log_spoiled:
            with self._database.write(game_id) as session:
                mend(session, live)
        live.stored = stored
        slot.live = live
        return live


def _caught_up(session: Session, live: Live) -> Live | None:
    """With what another process has done; None where that is not possible."""
    if live.stranded:
        return None
    try:
        live.catch_up(acts_since(session, live.row.id, live.acts))
    except SQLAlchemyError:
        raise
    except Exception:  # it may have other rules; loading finds out
        _log.exception("Table %s cannot catch up.", live.row.id)
        return None
    return live
