"""What becomes of a table, written down at once: acts, log, seats, where the game stands."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Update, delete, select, update
from sqlalchemy.orm import Session

from tercio.bots.turns import has_finished
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told
from tercio.server.live.clocks import Calendars, calendars_at, go_on
from tercio.server.live.notes import noted
from tercio.server.live.notices import tell_end, tell_move
from tercio.server.live.rewinding import decoded
from tercio.server.live.rows import exactly_one, witnesses
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


class Overtaken(Exception):
    """Somebody else has changed the game meanwhile."""


class Scribe:
    """Writes into the database, on condition that nobody has written anything meanwhile."""

    def __init__(
        self, database: Database, seals: Seals, window_seconds: float, *, tells: bool
    ) -> None:
        self._database = database
        self._seals = seals
        self._window_seconds = window_seconds
        self._tells = tells
        """Whether people who are away are to hear of what happens."""
        self.clock: Callable[[], float] = time.time
        """What tells how long a window has been open."""

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
            self.store_seats(session, live, timed)
            session.add_all(witnesses(live.seats))

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

    def store(
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
            asked = self.store_seats(session, live, timed)
            if row.status == "over" and self._tells:
                tell_end(session, live)
            session.add_all(live.checkpoint(number))
            if receipt is not None:
                store_receipt(connection, self._database, receipt | {"acts": number})
            stored = as_stored(connection, row.id)
        live.has_stored(standing, asked)
        # What others have changed meanwhile has to be read.
        live.stored = stored if goes_on_alone(live.stored, stored) and not is_back else None

    def store_seats(
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
            "awaited": self.awaited(live),
            "round": live.row.round,
            "due_at": live.row.due_at,
            "changed_at": live.row.changed_at,
        }

    def awaited(self, live: Live) -> dict[str, float]:
        """Since when everybody sees the table wait for whom: no secret sets a clock back."""
        known, now = live.row.awaited, self.clock()
        live.row.awaited = {seat: known.get(seat, now) for seat in live.table.waiting()}
        return live.row.awaited

    def _release_at(self, live: Live) -> float | None:
        """When a window that is held is released: its time counts from when it opened."""
        if not live.table.is_held:
            return None
        if live.held_at != live.table.stops or live.row.release_at is None:
            live.held_at = live.table.stops
            return self.clock() + self._window_seconds
        return live.row.release_at

    def calendars(self, live: Live) -> Calendars:
        """How the time of those who hold its seats passes."""

        def find() -> Calendars:
            with self._database.read() as session:
                return calendars_at(session, live.row, live.seats)

        return live.beside("calendars", find)

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


def _exactly_one(session: Session, change: Update) -> None:
    if not exactly_one(session, change):
        raise Overtaken


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
    return not (has_finished(ask) or live.table.passes_by_order(Seat(seat.seat)))


def has_bot(seat: models.Seat) -> bool:
    """Whether a bot answers for a seat: it plays it, or stands in for this round."""
    return seat.bot is not None or seat.stands_in


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
