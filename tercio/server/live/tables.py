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

import msgspec
from sqlalchemy import CursorResult, Update, bindparam, delete, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tercio.bots.turns import has_finished
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.pace import Pace
from tercio.server.guard.meters import DECISIONS
from tercio.server.http.errors import conflict, missing
from tercio.server.http.operating import told
from tercio.server.live.clocks import Calendars, calendars_at, go_on
from tercio.server.live.history import acts_since, history_of
from tercio.server.live.loading import load, mend
from tercio.server.live.notes import noted
from tercio.server.live.notices import tell_end, tell_move
from tercio.server.live.pace import pace_of
from tercio.server.live.rewinding import decoded
from tercio.server.live.storing import (
    chained,
    go_on_from,
    store_acts,
    store_log,
    store_receipt,
    store_seat,
)
from tercio.server.live.table import Live
from tercio.server.live.turn_notes import turn_notes
from tercio.server.store import models
from tercio.server.store.chain import Act
from tercio.server.store.database import Database
from tercio.server.store.seals import Seals
from tercio.server.store.standing import as_stored, goes_on_alone

_log = logging.getLogger("tercio.server.live.tables")
T = TypeVar("T")
_TRIES = 8


class Overtaken(Exception):
    """Somebody else has changed the game meanwhile."""


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
        self.clock: Callable[[], float] = time.time
        """What tells how long a window has been open."""
        self._seals = seals
        self._tells = tells
        """Whether people who are away are to hear of what happens."""
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
                    self._awaited(live)
                    timed = go_on(live, self.clock(), self.calendars)
                    live.seats_have_changed()
                    given = answer(live)
                    self._store(live, acts, account_id, receipt(given), timed=timed)
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

    def seal_all(self, is_wanted: bool = False) -> None:
        """Seal what was stored before there was a key, or with one that was lost.

        Where several machines share a database, one without its key must not seal all anew.
        """
        with self._database.write() as session:
            known = session.get(models.Key, "seals")
            is_anew = is_wanted or (self._seals.is_new and not self._database.tells)
            if known is not None and not is_anew:
                self._check_key(known)
                return
            if is_anew:
                for row in session.scalars(select(models.Game)):
                    row.seal = self._seals.of_game(row.id, row.acts, row.head)
            session.merge(models.Key(purpose="seals", name=self._seals.name))

    def _check_key(self, known: models.Key) -> None:
        if known.name != self._seals.name:
            raise Unknown(told("sealed-otherwise", name=self._database.name))

    def start(self, live: Live) -> None:
        """Store that a game begins, unless somebody has begun it meanwhile."""
        row = live.row
        row.status = "playing"
        row.changed_at = time.time()
        timed = go_on(live, self.clock(), self.calendars)
        with self._database.write(row.id) as session:
            gathered = update(models.Game).filter_by(
                id=row.id, status="gathering", seating=row.seating
            )
            begun = self._standing(live) | {
                "head": live.head,
                "seal": self._seals.of_game(row.id, 0, live.head),
                "revision": models.Game.revision + 1,
            }
            _exactly_one(session, gathered.values(begun))
            store_log(session, live, 0)
            self._store_seats(session, live, timed)
            session.add_all(witnesses(live.seats))
        self.tell(row.id)

    def adopt(
        self,
        live: Live,
        acts: Sequence[Act],
        checkpoints: Sequence[models.StoredCheckpoint],
        messages: Sequence[models.Message],
    ) -> None:
        """Store a new game that was played elsewhere, all at once."""
        row = live.row
        rows = chained(live, acts, row.owner_id)
        row.status = "over" if live.table.over else "playing"
        row.changed_at = time.time()
        for name, value in self._standing(live).items():
            setattr(row, name, value)
        row.acts, row.head = len(rows), rows[-1]["hash"] if rows else row.head
        row.seal = self._seals.of_game(row.id, row.acts, row.head)
        for seat in live.seats:
            seat.is_asked = is_due(live, seat)
        with self._database.write(row.id) as session:
            session.add(row)
            session.flush()
            store_acts(session.connection(), rows)
            session.add_all([*live.seats, *checkpoints, *messages])
            session.add_all(witnesses(live.seats))
            store_log(session, live, 0)

    def _standing(self, live: Live) -> dict[str, Any]:
        """Where a game stands, as it is stored."""
        table = live.table
        result = None if table.result is None else msgspec.to_builtins(table.result)
        live.row.release_at = self._release_at(live)
        bots = [seat for seat in live.seats if has_bot(seat)]
        live.row.is_bots_turn = any(is_due(live, seat) for seat in bots)
        return {
            "status": live.row.status,
            "result": result,
            "events": live.events,
            "is_bots_turn": live.row.is_bots_turn,
            "turn_note": _turn_note(live),
            "release_at": live.row.release_at,
            "awaited": self._awaited(live),
            "round": live.row.round,
            "due_at": live.row.due_at,
            "changed_at": live.row.changed_at,
        }

    def _awaited(self, live: Live) -> dict[str, float]:
        """Since when everybody sees the table wait for whom: no secret sets a clock back."""
        known, now = live.row.awaited, self.clock()
        live.row.awaited = {seat: known.get(seat, now) for seat in live.table.waiting()}
        return live.row.awaited

    def calendars(self, live: Live) -> Calendars:
        """How the time of those who hold its seats passes."""

        def find() -> Calendars:
            with self._database.read() as session:
                return calendars_at(session, live.row, live.seats)

        return live.beside("calendars", find)

    def _release_at(self, live: Live) -> float | None:
        """When a window that is held is released: its time counts from when it opened."""
        if not live.table.is_held:
            return None
        if live.held_at != live.table.stops or live.row.release_at is None:
            live.held_at = live.table.stops
            return self.clock() + self._window_seconds
        return live.row.release_at

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

    def _store(
        self,
        live: Live,
        acts: Sequence[Act],
        account_id: str | None,
        receipt: dict[str, Any] | None,
        *,
        timed: dict[str, dict[str, Any]],
    ) -> None:
        row = live.row
        rows = chained(live, acts, account_id)
        number, head = live.acts + len(rows), rows[-1]["hash"]
        is_back = any(act.kind == "rewind" for act in acts)
        with self._database.write(row.id) as session:
            connection = session.connection()
            standing = {"acts": number, "head": head}
            standing["seal"] = self._seals.of_game(row.id, number, head)
            standing |= self._standing(live)
            if not go_on_from(connection, live, standing):
                raise Overtaken
            store_acts(connection, rows)
            if is_back:
                _go_back(session, live, acts)
            store_log(session, live, live.lines_kept if is_back else row.events)
            asked = self._store_seats(session, live, timed)
            if row.status == "over" and self._tells:
                tell_end(session, live)
            session.add_all(live.checkpoint(number))
            if receipt is not None:
                store_receipt(connection, self._database, receipt | {"acts": number})
            stored = as_stored(connection, row.id)
        live.has_stored(standing, asked)
        # What others have changed meanwhile has to be read.
        live.stored = stored if goes_on_alone(live.stored, stored) and not is_back else None

    def _store_seats(
        self, session: Session, live: Live, timed: dict[str, dict[str, Any]]
    ) -> dict[str, bool]:
        """Who is asked now, and what has become of their time; those of whom it is new."""
        asked: dict[str, bool] = {}
        for seat in live.seats:
            new = dict(timed.get(seat.seat, {}))
            if seat.is_asked != (is_asked := is_due(live, seat)):
                new["is_asked"] = asked[seat.seat] = is_asked
            if new:
                store_seat(session.connection(), live.row.id, seat.seat, new)
            if asked.get(seat.seat) and self._tells:
                tell_move(session, live, seat, self.clock())
        return asked


def decided_in(session: Session, game_id: str) -> int:
    """How many decisions have been made, those not counted that were taken back."""
    return len(history_of(session, game_id))


def witnesses(seats: Sequence[models.Seat]) -> list[models.Witness]:
    """Who sees what is hidden at these seats."""
    return [
        models.Witness(game_id=each.game_id, account_id=each.account_id, seat=each.seat)
        for each in seats
        if each.account_id is not None
    ]


def new_witness(session: Session, held: models.Seat) -> list[models.Witness]:
    """Who has sat down, if they have not seen what is hidden there before."""
    known = session.get(models.Witness, (held.game_id, held.account_id, held.seat))
    return [] if known is not None else witnesses([held])


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


def game_and_seats(session: Session, game_id: str) -> tuple[models.Game, Sequence[models.Seat]]:
    row = session.scalar(_GAME, {"id": game_id})
    if row is None:
        raise missing("no-such-table")
    return row, session.scalars(_SEATS, {"id": game_id}).all()


# Every request asks these: they are put together once.
_GAME = select(models.Game).where(models.Game.id == bindparam("id"))
_SEATS = select(models.Seat).where(models.Seat.game_id == bindparam("id"))
_SEATS = _SEATS.order_by(models.Seat.place)


def _exactly_one(session: Session, change: Update) -> None:
    if not exactly_one(session, change):
        raise Overtaken


def exactly_one(session: Session, change: Update) -> bool:
    """Whether there was a row to change, as it was known."""
    result = session.execute(change)
    assert isinstance(result, CursorResult)
    return result.rowcount == 1


def _turn_note(live: Live) -> str:
    """As everybody may read it; made anew only where the game has come to a new boundary."""
    boundary = live.table.last_kept().stops
    if live.noted != boundary or live.table.over:
        live.noted, live.row.turn_note = boundary, turn_notes(live)
    return live.row.turn_note


def is_due(live: Live, seat: models.Seat) -> bool:
    """Whether a seat has something to decide, and has not said that it is ready or will pass."""
    ask = live.table.asks().get(Seat(seat.seat))
    if ask is None or seat.seat in live.table.promised:
        return False
    return not has_finished(ask)


def _go_back(session: Session, live: Live, acts: Sequence[Act]) -> None:
    """Forget what was stored of positions that are no more, and that somebody wanted to go back."""
    row = live.row
    stands = min(decoded(act.key).to for act in acts if act.kind == "rewind")
    lines = delete(models.LogEntry).filter_by(game_id=row.id)
    session.execute(lines.where(models.LogEntry.n >= live.lines_kept))
    gone = delete(models.StoredCheckpoint).filter_by(game_id=row.id)
    session.execute(gone.where(models.StoredCheckpoint.decisions > stands))
    later = update(models.Seat).filter_by(game_id=row.id).where(models.Seat.held_from > stands)
    session.execute(later.values(held_from=stands))
    asked = update(models.Game).filter_by(id=row.id)
    session.execute(asked.values(rewind_to=None, rewind_by=None, rewind_agreed=[]))
    row.rewind_to, row.rewind_by, row.rewind_agreed = None, None, []
    session.add(noted(row, "", "rewound"))


def has_bot(seat: models.Seat) -> bool:
    """Whether a bot answers for a seat: it plays it, or stands in for this round."""
    return seat.bot is not None or seat.stands_in
