"""A stored game as a table that plays: from its last checkpoint and the acts since."""

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel import registry
from tercio.kernel.aids.proposals import Proposal
from tercio.kernel.ask import PASS, Ask, AskAny, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.chains import take
from tercio.kernel.deals import DEAL_EVENTS
from tercio.kernel.display.scene import Scene
from tercio.kernel.errors import RulesBug
from tercio.kernel.events import Event, Logged, Rolled
from tercio.kernel.game import Game as Rules
from tercio.kernel.messages import FALLBACK, Words, speaks
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import rewound
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.saving.history import Bar, Decision, Kept, UndoMemory
from tercio.kernel.saving.save import SavedCheckpoint
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tercio.server.http.errors import conflict
from tercio.server.http.wire.looks import Change, Look
from tercio.server.live.log_lines import LogParts
from tercio.server.live.pace import AS_EVER, Pacing
from tercio.server.live.packs import data_of, setting_of, words_with
from tercio.server.live.rewinding import (
    Rewind,
    decoded,
    encoded,
    goes_on_with,
    randomness_of,
    rewinds_of,
)
from tercio.server.store import models
from tercio.server.store.chain import Act, first_link, line_link
from tercio.server.store.standing import Stored

T = TypeVar("T")
CHECKPOINT_EVERY = 40


class Snapshot(msgspec.Struct, frozen=True):
    """What a checkpoint holds, with the state still unread."""

    kept: SavedCheckpoint
    orders: dict[Seat, list[StandingOrder]]
    undo: UndoMemory
    pace: Pacing = AS_EVER


class _Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """What goes into a checkpoint."""

    kept: Kept
    orders: dict[Seat, list[StandingOrder]]
    undo: UndoMemory
    pace: Pacing = AS_EVER


class Viewer(NamedTuple):
    """Who looks: as which seat (None: a spectator), in which language, and whose talk they hear."""

    seat: Seat | None
    language: str
    hears: Seat | None


class Chair(NamedTuple):
    """Who sits on a seat, and until when they have time."""

    seat: str
    account_id: str | None
    bot: str | None
    is_kept: bool
    is_vacant: bool
    due_at: float | None


class Shown:
    """A look that somebody was shown, and the one before it: what has changed lies between them."""

    def __init__(self, look: Look, lines: list[Logged], heard: int, seating: object) -> None:
        self.look = look
        self.lines = lines
        self.heard = heard
        self.seating = seating
        """The status of the game, and who sits where."""
        self.mark: object = None
        """It is what there is to see as long as this is the same."""
        self.before: Shown | None = None
        self.change: Change | None = None
        """What has changed since the one before, once somebody has asked."""


class _Told:
    """The lines that a seat was told, and how far the log was read for it."""

    def __init__(self, lines: list[Logged]) -> None:
        self.lines = lines
        self._read = 0
        self._last: Logged | None = None

    def goes_on_in(self, log: Sequence[Logged]) -> bool:
        """Whether nothing was taken back: lines that are told again are other ones."""
        return self._read <= len(log) and (not self._read or log[self._read - 1] is self._last)

    def read(self, log: Sequence[Logged], seat: Seat | None) -> None:
        self.lines += [logged for logged in log[self._read :] if logged.is_seen_by(seat)]
        self._read = len(log)
        self._last = log[-1] if log else None


class Live:
    """A table in memory, and up to which act of the stored game it has come."""

    def __init__(self, row: models.Game, seats: Sequence[models.Seat], table: Table[Any]) -> None:
        self.row = row
        self.seats = seats
        self.table = table
        self.acts = 0
        self.head = first_link(row)
        self.stored: Stored | None = None
        """The rows of the game and its seats, as the database gave them: while they are the same
        we need not read them. None: somebody may have changed them."""
        self.before: list[Logged] = []
        """The log before the checkpoint from which the table was resumed."""
        self.bots: dict[tuple[str, str], Bot] = {}
        self.proposed: dict[tuple[Seat, bool], tuple[Ask, Proposal | None]] = {}
        """What was proposed to a seat, with advice or without, and to which question."""
        self.moves = 0
        """How often the table was touched since it came into memory: what is made of it is made
        anew only then. It counts secrets, and never leaves."""
        self.public: dict[str, tuple[int, Scene]] = {}
        """By language, what everybody sees, and after how many moves it was made."""
        self.digests: dict[int, tuple[object, str]] = {}
        """Of parts of scenes, by the number of the object, which is its own while it is here."""
        self.shown: dict[Viewer, Shown] = {}
        """What each viewer was shown last."""
        self.log_parts = LogParts()
        self._told: dict[Seat | None, _Told] = {}
        self._chairs: tuple[object, tuple[Chair, ...]] | None = None
        self._beside: dict[str, tuple[object, Any]] = {}
        self._beside_at = -1
        self.log_end: tuple[int, str] | None = None
        """The number and the hash of the last line that is stored, where we have stored it."""
        self.held_at = -1
        """The stop for which it is known when its window is released."""
        self.noted = -1
        """The boundary at which the note of the turn was made."""
        self.stranded = ""
        """Why the game cannot go on, as a sentence; empty if it can."""
        self.snapshot_at = 0
        """After how many acts the latest checkpoint was stored."""
        self.spoiled_after: int | None = None
        """After how many acts stored checkpoints cannot be trusted; None if all can."""
        self.is_log_spoiled = False
        self.rewinds: list[int] = []
        """How much was drawn where the game went back to, each time."""
        self.lines_kept = 0
        """How much of the log was left when it last did."""
        self._taken_back = 0
        self._dates: list[int] = []
        self._date()

    @property
    def rules(self) -> Rules[Any]:
        return self.table.game

    @property
    def is_on(self) -> bool:
        return self.row.status == "playing"

    def check_afloat(self) -> None:
        """Refuse what needs rules under which the game can go on."""
        if self.stranded:
            raise conflict(self.stranded)

    @property
    def decided(self) -> int:
        """How many decisions have been made, those not counted that were taken back."""
        return len(self.table.past) + len(self.table.decisions)

    @property
    def events(self) -> int:
        return self.table.g.log_start + len(self.table.g.log)

    def beside(self, name: str, find: Callable[[], T], mark: object = None) -> T:
        """What is stored beside a game, talk or votes: found out once for each of its revisions;
        and anew for another `mark`."""
        if self._beside_at != self.row.revision:
            self._beside, self._beside_at = {}, self.row.revision
        known = self._beside.get(name)
        if known is None or known[0] != mark:
            known = self._beside[name] = (mark, find())
        found: T = known[1]
        return found

    def has_stored(self, standing: Mapping[str, Any], asked: Mapping[str, bool]) -> None:
        """Where the game stands now, and who is asked, is stored as a revision of its own: nothing
        beside the game is another by that.

        If others have changed something meanwhile, the revision is not the one that we think.
        """
        if self._beside_at == self.row.revision:
            self._beside_at += 1
        self.row.revision += 1
        for name, value in standing.items():
            setattr(self.row, name, value)
        for seat in self.seats:
            seat.is_asked = asked.get(seat.seat, seat.is_asked)
        self.acts, self.head = self.row.acts, self.row.head

    def seat(self, id: str) -> models.Seat | None:
        return next((seat for seat in self.seats if seat.seat == id), None)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """What everybody may know of who sits where, and until when they have time."""
        if self._chairs is None or self._chairs[0] is not self.seats:
            found = tuple(
                Chair(*(getattr(seat, name) for name in Chair._fields)) for seat in self.seats
            )
            self._chairs = (self.seats, found)
        return self._chairs[1]

    def seats_have_changed(self) -> None:
        """In memory: they are the same rows still."""
        self._chairs = None

    def words(self, language: str) -> Words:
        return words_for(self.table, language)

    def seen(self, seat: Seat | None) -> list[Logged]:
        """All that a seat was told since the game began."""
        log, known = self.table.g.log, self._told.get(seat)
        if known is None or not known.goes_on_in(log):
            lines = [logged for logged in self.before if logged.is_seen_by(seat)]
            known = self._told[seat] = _Told(lines)
        known.read(log, seat)
        return known.lines.copy()

    def date(self, n: int) -> int:
        """How many decisions had been made when event `n` of the game happened."""
        return self._dates[n - self.table.g.log_start]

    def _date(self) -> None:
        new = len(self.table.g.log)
        del self._dates[new:]
        self._dates += [self.decided] * (new - len(self._dates))

    def log_rows(self, first: int, previous: str) -> Iterator[dict[str, Any]]:
        """The log from event `first` on, to be stored after the line whose hash is `previous`."""
        for logged in self.table.g.log[max(0, first - self.table.g.log_start) :]:
            audience = None if logged.audience is None else [str(seat) for seat in logged.audience]
            body = msgspec.json.encode(logged.event)
            previous = line_link(previous, logged.n, audience, body)
            yield {
                "game_id": self.row.id,
                "n": logged.n,
                "decision": self.date(logged.n),
                "audience": audience,
                "body": body,
                "hash": previous,
            }

    # -- acts ------------------------------------------------------------------------------

    def decide(self, seat: Seat, key: str, seq: int | None, by: str) -> list[Act]:
        """Decide, and tell what to store: the decision and what standing orders made of it."""
        before = self.decided
        self.moves += 1
        self.table.decide(seat, key, seq, follows=by == "chain")
        return self._made(seat, key, by, before)

    def decide_all(self, seat: Seat, keys: Sequence[str], seq: int) -> tuple[list[Act], int]:
        """Decide with a chain of keys, as far as it goes: what to store, how many were taken."""
        acts: list[Act] = []
        taken = 0
        before = self.decided
        self.moves += 1
        for key, is_forced, follows in take(self.table, seat, keys, seq):
            taken += 1
            if not is_forced:
                acts += self._made(seat, key, "chain" if follows else "player", before)
                before = self.decided
        return acts, taken

    def _made(self, seat: Seat, key: str, by: str, before: int) -> list[Act]:
        """What to store of a decision, before which there were so many; or of a promise."""
        if self.decided == before:
            return [Act("promise", seat, key, by)]
        self._taken_back = max(0, self._taken_back - 1)
        self._date()
        return [Act("decide", seat, key, by), *self._ordered(before + 1)]

    def undo_barrier(self, seat: Seat) -> str:
        """Why a seat cannot take anything back now, as a message id; empty if it can.

        On an open floor the engine lets a seat take back what it did last, unless another seat
        has moved since; and that move may be a secret. If it barred the way, the bar would tell
        of it. So nothing is taken back there, whoever has moved: the floor has its own ways to
        withdraw.
        """
        if seat in self.table.promised:
            return ""
        stop = self.table.stop
        if isinstance(stop, AskAny) and len(stop.asks) > 1:
            return "undo-side-by-side" if stop.side_by_side else "undo-open-floor"
        return self.table.undo_barrier(seat) or self._others_barrier(seat)

    def undo_bar(self, seat: Seat) -> Bar:
        """The same, with what the seat was told since that bars the way."""
        why, bar = self.undo_barrier(seat), self.table.undo_bar(seat)
        return bar if bar.why == why else Bar(why)

    def _others_barrier(self, seat: Seat) -> str:
        """What was decided before the holder sat down is not theirs to take back."""
        chair = self.seat(seat)
        if chair is None or not chair.held_from:
            return ""
        return "" if self.table.undo_reaches(seat) >= chair.held_from else "undo-not-yours"

    def undo(self, seat: Seat) -> list[Act]:
        """Take back a promise, or a decision and what was answered for the seat since."""
        self.moves += 1
        if seat in self.table.promised:
            self.table.withdraw(seat)
            return [Act("withdraw", seat, PASS, "player")]
        keys = self.table.undo(seat).keys
        self._taken_back += len(keys)
        self._date()
        own = Act("undo", seat, keys[0], "player")
        return [own, *(Act("undo", seat, key, "order") for key in keys[1:])]

    def rewind(self, to: int) -> list[Act]:
        """Go on anew after so many decisions, with other dice and without standing orders."""
        if not 0 <= to < self.decided:
            raise RulesBug(f"Nobody goes back to {to} of {self.decided} decisions.")
        self.moves += 1
        before, history = self.table, self.table.history[:to]
        self.table = Table.start(before.game, before.setting, before.data, str(before.seed))
        self.before, self._dates, self._taken_back = [], [], 0
        self._date()
        for seat, key in history:
            self.table.repeat(seat, key)
            self._date()
        drawn = self.table.g.random.source.drawn
        self.rewinds = [*self.rewinds, drawn]
        goes_on_with(self.table, self.row.seed, self.rewinds)
        self.table.commitment = self.row.commitment
        self.table.come_after(before)
        self._forget_what_was_made()
        self.lines_kept = self.events
        return [Act("rewind", "", encoded(Rewind(to, drawn)), "server")]

    def _forget_what_was_made(self) -> None:
        """What was made of positions that are no more; and a checkpoint is stored soon."""
        for made in (self.bots, self.proposed, self.public, self.shown, self._told):
            made.clear()
        self.held_at = self.noted = -1
        self.snapshot_at = -CHECKPOINT_EVERY

    def keep_pace(self, pace: Pace) -> list[Act]:
        """Go on as fast as those who sit here want to."""
        if self.table.over or self.stranded or self.table.pace is pace:
            return []
        before = self.decided
        self.moves += 1
        self.table.set_pace(pace)
        self._date()
        return [Act("pace", "", pace, "server"), *self._ordered(before)]

    def release(self) -> list[Act]:
        """The time of a window is over."""
        if not self.table.is_held:
            return []
        before = self.decided
        self.moves += 1
        self.table.release()
        self._date()
        return [Act("release", "", "", "server"), *self._ordered(before)]

    def order(self, seat: Seat, orders: list[StandingOrder]) -> list[Act]:
        before = self.decided
        self.moves += 1
        self.table.order(seat, orders)
        self._date()
        given = msgspec.json.encode(orders).decode()
        return [Act("orders", seat, given, "player"), *self._ordered(before)]

    def _ordered(self, since: int) -> list[Act]:
        made = self.table.decisions[since - len(self.table.past) :]
        return [Act("decide", decision.seat, decision.key, "order") for decision in made]

    def catch_up(self, rows: Iterable[models.Decision]) -> None:
        """Do again what was done elsewhere."""
        self.log_end = None
        for row in rows:
            self._repeat(row)
            self.acts, self.head = row.n, row.hash

    def _repeat(self, row: models.Decision) -> None:
        seat = Seat(row.seat)
        if row.by == "order":
            return  # it followed from the act before, and has been done with it
        match row.kind:
            case "decide" | "promise":
                self.decide(seat, row.key, None, row.by)
            case "undo" | "withdraw":
                self.undo(seat)
            case "pace":
                self.keep_pace(Pace(row.key))
            case "release":
                self.release()
            case "rewind":
                rewind = decoded(row.key)
                if [row.key] != [act.key for act in self.rewind(rewind.to)]:
                    raise RulesBug(
                        "Played again, other dice had been drawn where all went back to."
                    )
            case _:
                self.order(seat, decoder(list[StandingOrder]).decode(row.key))

    # -- checkpoints -----------------------------------------------------------------------

    def checkpoint(self, acts: int) -> list[models.StoredCheckpoint]:
        """A checkpoint to store after so many acts, where it is time for one; else nothing."""
        if acts - self.snapshot_at < CHECKPOINT_EVERY or (body := self.snapshot()) is None:
            return []
        self.snapshot_at = acts
        decisions = self.table.first_kept().decisions
        return [
            models.StoredCheckpoint(game_id=self.row.id, acts=acts, decisions=decisions, body=body)
        ]

    def snapshot(self) -> bytes | None:
        """A checkpoint from which exactly this table can be had again; None if not now.

        What may still be taken back across a checkpoint, or made again after it was taken back,
        only the acts themselves can tell.
        """
        table = self.table
        if self._taken_back or table.over or table.first_kept() is not table.last_kept():
            return None
        taken = _Taken(table.first_kept(), table.standing, table.undo_memory(), Pacing.at(table))
        return zlib.compress(msgspec.json.encode(taken), 3)


def begin(row: models.Game, seats: Sequence[models.Seat], *, rewinds: Sequence[int] = ()) -> Live:
    """The game as it began; with the dice of the decisions that stand, if it went back since."""
    rules = rules_of(row)
    setting = setting_of(row, seats)
    seed = rewound(row.seed, rewinds)
    return Live(row, seats, Table.start(rules, setting, data_of(row), seed))


def resume(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.StoredCheckpoint,
) -> Live:
    """The game as it stood when a checkpoint was stored."""
    history = history_of(session, row.id, stored.acts)
    snapshot = read_snapshot(stored)
    last = session.get(models.Decision, (row.id, stored.acts))
    assert last is not None
    rewinds = rewinds_of(session, row.id, stored.acts)
    live = Live(row, seats, resumed(row, seats, snapshot, history, rewinds=rewinds))
    live.acts, live.head, live.rewinds = stored.acts, last.hash, rewinds
    live.snapshot_at = stored.acts
    live.before = list(log_before(session, row, snapshot.kept.events))
    return live


def resumed(
    row: models.Game,
    seats: Sequence[models.Seat],
    snapshot: Snapshot,
    history: Sequence[Decision],
    *,
    rewinds: Sequence[int],
) -> Table[Any]:
    """A table that goes on from a snapshot with the decisions of `history` that came after."""
    rules = rules_of(row)
    setting = setting_of(row, seats)
    stored = snapshot.kept
    state = decoder(rules.state_type).decode(stored.state)
    kept = Kept(
        stored.decisions,
        stored.stops,
        stored.events,
        stored.tape,
        counters=stored.counters,
        state=state,
        numbers=stored.numbers,
    )
    random = randomness_of(row.seed, rewinds, dict(kept.counters))
    table: Table[Any] = Table(
        rules,
        setting,
        data_of(row),
        kept,
        random=random,
        seed=rewound(row.seed, rewinds),
        committed=row.commitment,
    )
    table.past = list(history[: kept.decisions])
    for seat, key in history[kept.decisions :]:
        table.repeat(seat, key)
    table.standing = dict(snapshot.orders)
    table.resume_undo(snapshot.undo)
    snapshot.pace.resume(table)
    return table


def read_snapshot(stored: models.StoredCheckpoint) -> Snapshot:
    read: Snapshot = decoder(Snapshot).decode(zlib.decompress(stored.body))
    return read


def unpacked(body: bytes) -> Any:
    """A checkpoint as plain data."""
    return msgspec.json.decode(zlib.decompress(body))


def acts_since(session: Session, game_id: str, since: int) -> Iterable[models.Decision]:
    rows = select(models.Decision).filter_by(game_id=game_id).where(models.Decision.n > since)
    return session.scalars(rows.order_by(models.Decision.n))


def history_of(session: Session, game_id: str, acts: int | None = None) -> list[Decision]:
    """The decisions of a game that stand, after so many acts or all of them."""
    columns = select(models.Decision.kind, models.Decision.seat, models.Decision.key)
    rows = columns.where(models.Decision.game_id == game_id)
    if acts is not None:
        rows = rows.where(models.Decision.n <= acts)
    return net((kind, seat, key) for kind, seat, key in session.execute(rows.order_by("n")))


def net(acts: Iterable[tuple[str, str, str]]) -> list[Decision]:
    """Of acts by kind, seat and key, the decisions that stand: those not taken back."""
    made: list[Decision] = []
    for kind, seat, key in acts:
        if kind == "decide":
            made.append(Decision(Seat(seat), key))
        elif kind == "undo":
            latest = max(n for n, decision in enumerate(made) if decision.seat == seat)
            del made[latest]
        elif kind == "rewind":
            del made[decoded(key).to :]
    return made


def log_before(session: Session, row: models.Game, event: int | None = None) -> Iterable[Logged]:
    """The log of a game up to an event, or all of it, as it was stored."""
    entries = select(models.LogEntry).filter_by(game_id=row.id)
    if event is not None:
        entries = entries.where(models.LogEntry.n < event)
    decode = _event_decoder(rules_of(row)).decode
    for entry in session.scalars(entries.order_by(models.LogEntry.n)):
        audience = None if entry.audience is None else tuple(map(Seat, entry.audience))
        yield Logged(entry.n, 0, decode(entry.body), audience)


def _event_decoder(rules: Rules[Any]) -> msgspec.json.Decoder[Any]:
    union: Any = Event
    for kind in dict.fromkeys((Rolled, *DEAL_EVENTS, *rules.events)):
        union = kind if union is Event else union | kind
    return decoder(union)


def rules_of(row: models.Game) -> Rules[Any]:
    return registry.game(row.game)


def get_ready(rules: Rules[Any]) -> None:
    """Whatever is read or made once for a game, so that no two threads do it at once."""
    words_of(rules.id, FALLBACK)
    _event_decoder(rules)
    for type in (rules.state_type, Snapshot, list[StandingOrder]):
        decoder(type)


@cache
def words_of(game_id: str, language: str) -> Words:
    rules = registry.game(game_id)
    return Words(rules, rules.load_data(), language if speaks(rules, language) else FALLBACK)


def words_for(table: Table[Any], language: str) -> Words:
    """The words of a table, which may have data of its own."""
    if table.setting.packs:
        return words_with(table.setting, table.data, language)
    return words_of(table.game.id, language)
