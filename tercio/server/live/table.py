"""A table that is played at: what it holds of a stored game, and what becomes of it."""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tercio.kernel.aids.proposals import Proposal
from tercio.kernel.ask import PASS, Ask, AskAny, Seat
from tercio.kernel.bot import Bot
from tercio.kernel.chains import take
from tercio.kernel.errors import RulesBug
from tercio.kernel.events import Logged
from tercio.kernel.game import Game as Rules
from tercio.kernel.messages import Words
from tercio.kernel.pace import Pace
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.saving.history import Bar
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tercio.server.http.errors import conflict
from tercio.server.live.pace import Pacing
from tercio.server.live.remembered import Chair, Remembered
from tercio.server.live.rewinding import Rewind, decoded, encoded, goes_on_with
from tercio.server.live.snapshots import Taken, packed
from tercio.server.live.vocabulary import words_for
from tercio.server.store import models
from tercio.server.store.chain import Act, first_link, line_link
from tercio.server.store.standing import Stored

T = TypeVar("T")
CHECKPOINT_EVERY = 40


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
        self.remembered = Remembered()
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
        self.told_again_from = sys.maxsize
        """The first line of the log that is another than the one that is stored."""
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
        return self.remembered.beside.find(self.row.revision, name, find, mark)

    def has_stored(self, standing: Mapping[str, Any], asked: Mapping[str, bool]) -> None:
        """Where the game stands now, and who is asked, is stored as a revision of its own: nothing
        beside the game is another by that.

        If others have changed something meanwhile, the revision is not the one that we think.
        """
        self.remembered.beside.outlasts(self.row.revision)
        self.row.revision += 1
        for name, value in standing.items():
            setattr(self.row, name, value)
        for seat in self.seats:
            seat.is_asked = asked.get(seat.seat, seat.is_asked)
        self.acts, self.head = self.row.acts, self.row.head
        self.told_again_from = sys.maxsize

    def seat(self, id: str) -> models.Seat | None:
        return next((seat for seat in self.seats if seat.seat == id), None)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """What everybody may know of who sits where, and until when they have time."""
        return self.remembered.chairs(self.seats)

    def seats_have_changed(self) -> None:
        """In memory: they are the same rows still."""
        self.remembered.forget_chairs()

    def words(self, language: str) -> Words:
        return words_for(self.table, language)

    def seen(self, seat: Seat | None) -> list[Logged]:
        """All that a seat was told since the game began."""
        return self.remembered.told(seat, self.before, self.table.g.log)

    def date(self, n: int) -> int:
        """How many decisions had been made when event `n` of the game happened."""
        return self._dates[n - self.table.g.log_start]

    def _date(self) -> None:
        new = len(self.table.g.log)
        del self._dates[new:]
        self._dates += [self.decided] * (new - len(self._dates))

    def _tell_again_after(self, log: Sequence[Logged]) -> None:
        """What was taken back may have been told before what stands: those lines are told again."""
        now, start = self.table.g.log, self.table.g.log_start
        pairs = enumerate(zip(log, now, strict=False))
        same = next(
            (n for n, (old, new) in pairs if old.event != new.event), min(len(log), len(now))
        )
        self.told_again_from = min(self.told_again_from, start + same)
        self._dates[same:] = [
            len(self.table.past) + self.table.decided_at(start + n) for n in range(same, len(now))
        ]

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

        On an open floor for talk the engine lets a seat take back what it did last, unless another
        seat has moved since; and that move may be a secret. If it barred the way, the bar would
        tell of it. So nothing is taken back there, whoever has moved: the floor has its own ways
        to withdraw.
        """
        if seat in self.table.promised:
            return ""
        stop = self.table.stop
        if isinstance(stop, AskAny) and len(stop.asks) > 1 and not stop.side_by_side:
            return "undo-open-floor"
        return self.table.undo_barrier(seat) or self._others_barrier(seat)

    def undo_bar(self, seat: Seat) -> Bar:
        """The same, with what the seat was told since that bars the way."""
        why = self.undo_barrier(seat)
        return self.table.undo_bar(seat) if why == self.table.undo_barrier(seat) else Bar(why)

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
        log = self.table.g.log
        keys = self.table.undo(seat).keys
        self._taken_back += len(keys)
        self._tell_again_after(log)
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
        self.bots.clear()
        self.proposed.clear()
        self.remembered.forget_positions()
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
        self.log_end, self.told_again_from = None, sys.maxsize
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
        return packed(
            Taken(table.first_kept(), table.standing, table.undo_memory(), Pacing.at(table))
        )
