"""The course of a game: its procedure driven from stop to stop, and back again.

Generators cannot be copied. So the state is kept at each checkpoint, and whoever goes back
restores the latest useful one and repeats the decisions since, with the dice on the tape.
"""

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, cast

from tercio.kernel.ask import Ask, AskAll, AskAny, Checkpoint, Option, Procedure, Seat, Stop
from tercio.kernel.errors import CannotUndo, Illegal, RulesBug, Stale, Unknown
from tercio.kernel.events import Logged
from tercio.kernel.game import Game, Result
from tercio.kernel.pace import Pace
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.saving.history import Decision, Kept, Mark, Numbers, UndoMemory, Undone
from tercio.kernel.windows import StandingOrder


class Lapsed(NamedTuple):
    """A standing order that is over, and how many decisions there were when it lapsed."""

    decisions: int
    seat: Seat
    order: StandingOrder


class Course(Generic[S]):
    """What has been decided, and where that has led."""

    def __init__(
        self,
        game: Game[S],
        setting: Setting,
        data: Any,
        kept: Kept,
        random: Randomness,
        seed: str | None,
        committed: str,
    ) -> None:
        self.game = game
        self.setting = setting
        self.data = data
        self.seed = seed
        self.commitment = committed
        self.past: list[Decision] = []
        self.decisions: list[Decision] = []
        self.stops = kept.stops
        self.result: Result | None = None
        self.standing: dict[Seat, list[StandingOrder]] = {}
        self.pace = Pace.ASKING
        self._start = kept
        self._kept = [kept]
        self._marks: list[Mark] = []
        self._stop: Stop | None = None
        self._asks: dict[Seat, Ask] = {}
        self._answers: dict[Seat, Option] = {}
        self._numbers = Numbers(kept.numbers)
        self._lapsed: list[Lapsed] = []
        self._barred = 0
        self._between = 0
        self.g: Position[S]
        self._procedure: Procedure[None]
        self._enter(kept, random, [])

    # -- where it stands -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._stop is None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.setting.seats

    @property
    def history(self) -> list[Decision]:
        """Every decision of the game, those before the checkpoint it was resumed from too."""
        return self.past + self.decisions

    @property
    def stop(self) -> Stop | None:
        """Where the rules wait for an answer; None when the game is over."""
        return self._stop

    def last_kept(self) -> Kept:
        return self._kept[-1]

    def first_kept(self) -> Kept:
        """The latest checkpoint behind which no undo can go: a save resumes from it."""
        return self._kept[0]

    def since_checkpoint(self) -> list[tuple[Decision, bool]]:
        """The decisions since the last checkpoint, and of each whether it is still sealed."""
        tail = self.decisions[self._kept[-1].decisions - self._start.decisions :]
        opened = len(tail) - len(self._answers)
        return [(decision, n >= opened) for n, decision in enumerate(tail)]

    def asks(self) -> dict[Seat, Ask]:
        """Who must (or may) decide now, and among what."""
        return self._asks

    def asked_at(self, seat: Seat) -> int:
        """The number of the latest offer to `seat`: its decision should quote it."""
        return self._numbers.now.get(seat, 0)

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the table waits for, as far as everybody may know."""
        stop = self._stop
        if isinstance(stop, AskAll) and stop.polled:
            return stop.polled
        return tuple(self._asks)

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.setting.seats:
            raise Unknown(f"There is no seat {seat!r}; there are {', '.join(self.seats)}.")

    # -- forward ---------------------------------------------------------------------------

    def _legal(self, seat: Seat, key: str, seq: int | None) -> Option:
        self._check_seat(seat)
        if self._stop is None:
            raise Illegal("The game is over.")
        ask = self._asks.get(seat)
        if seq is not None and (ask is None or seq != self.asked_at(seat)):
            raise Stale(
                f"Decision {seq} of {seat} is stale: its latest offer is {self.asked_at(seat)}."
            )
        if ask is None:
            if seat in self._answers:
                raise Illegal(f"{seat} has decided already and waits for the others.")
            asked = ", ".join(self.waiting())
            raise Illegal(f"{seat} is not asked to decide now; the table waits for {asked}.")
        option = ask.option(key)
        if option is None:
            raise Illegal(f"{key!r} is not among the options of {seat} ({ask.kind}, {ask.cite}).")
        return option

    def _take(self, seat: Seat, option: Option, *, follows: bool = False) -> None:
        g = self.g
        numbers = self._numbers
        decision = Decision(seat, option.key)
        if numbers.undone:
            numbers.go_on(len(self.decisions), decision)
        events, is_forced = g.log_start + len(g.log), self._asks[seat].only is not None
        self._marks.append(
            Mark(self.stops, events, g.random.at, numbers.now, is_forced=is_forced, follows=follows)
        )
        self.decisions.append(decision)
        stop = self._stop
        if isinstance(stop, Ask):
            self._advance(option)
            return
        self._asks = {s: a for s, a in self._asks.items() if s != seat}
        if isinstance(stop, AskAny):
            self._advance((seat, option))
            return
        assert isinstance(stop, AskAll)
        self._answers[seat] = option
        if not self._asks:
            answers = self._answers
            self._advance({s: answers[s] for s in stop.asks})

    def _enter(self, kept: Kept, random: Randomness, log: list[Logged]) -> None:
        """Begin the procedure from a kept state, with nothing left of what ran before."""
        g = self.game.position(self.setting, self.data, cast(S, kept.state.copy()), random)
        self.g = g
        g.log_start = self._start.events
        g.log = log[: kept.events - g.log_start]
        random.at = kept.tape - self._start.tape
        self.stops = g.stop = kept.stops
        self.result = None
        self._stop, self._asks, self._answers = None, {}, {}
        self._procedure = self.game.play(g)
        stop = self._next(None)
        if isinstance(stop, Checkpoint):
            # The very one we kept: there is no need to keep it again.
            stop = self._run(None)
        elif kept.stops:
            raise RulesBug(f"Entered at a checkpoint, the rules do not come to it: {_named(stop)}.")
        self._open(stop)

    def _advance(self, answer: Any) -> None:
        self._open(self._run(answer))

    def _run(self, answer: Any) -> Stop | None:
        """Resume the procedure; keep checkpoints on the way; return the next stop for a seat."""
        stop = self._next(answer)
        while isinstance(stop, Checkpoint):
            self._keep(stop)
            stop = self._next(None)
        return stop

    def _next(self, answer: Any) -> Stop | None:
        try:
            return self._procedure.send(answer)
        except StopIteration:
            return None

    def _open(self, stop: Stop | None) -> None:
        """Put the next question (None: there is none, the game is over)."""
        before = self._asks if isinstance(self._stop, AskAny) else {}
        self._stop = stop
        self.stops += 1
        self.g.stop = self.stops
        self._answers = {}
        if isinstance(stop, Ask):
            self._asks = {stop.seat: stop}
        elif stop is None:
            self._asks = {}
            self._end()
            return
        else:
            assert not isinstance(stop, Checkpoint)
            self._asks = dict(stop.asks)
            if not self._asks:
                raise RulesBug("The rules ask nobody.")
        for ask in self._asks.values():
            if not ask.options:
                raise RulesBug(f"{ask.seat} is asked {ask.kind!r} ({ask.cite}) without an option.")
        if isinstance(stop, AskAny):
            self._numbers.give([s for s, a in self._asks.items() if _has_changed(before.get(s), a)])
        else:
            self._numbers.give(self._asks)

    def _end(self) -> None:
        self.result = self.game.result(self.g)
        if self.result is None:
            raise RulesBug("The rules ended without a result.")

    # -- checkpoints and undo --------------------------------------------------------------

    def keep_rarely(self, decisions: int) -> None:
        """Let some decisions pass between two checkpoints that are kept, until somebody forks.

        For simulations, where nobody goes back. Whoever does repeats a longer tail.
        """
        self._between = decisions

    def _keep(self, checkpoint: Checkpoint) -> None:
        if checkpoint.ends and self.standing:
            self._lapse(checkpoint.ends)
        g = self.g
        # Whoever enters here later knows of no offer from before.
        self._asks = {}
        decisions = self._start.decisions + len(self.decisions)
        if decisions - self._kept[-1].decisions < self._between:
            return
        self._kept.append(
            Kept(
                decisions,
                self.stops,
                g.log_start + len(g.log),
                self._start.tape + g.random.at,
                counters=dict(g.random.source.counters),
                state=g.state.copy(),
                numbers=self._numbers.now,
            )
        )

    def _forget(self) -> None:
        """Let checkpoints go that no undo can reach any more."""
        if self._answers:
            return  # what is sealed bars the way only until it is taken back
        kept, start = self._kept, self._start.decisions
        while len(kept) > 1:
            after = kept[1].decisions
            if kept[0].decisions < after and not self._barrier(after - start - 1):
                return
            del kept[0]
        if self._lapsed:
            first = kept[0].decisions - start
            self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.decisions > first]

    def _barrier(self, since: int) -> str:
        """Why decision number `since` cannot be taken back any more; empty if it can."""
        if self._stop is None and self.seed is not None:
            return "undo-game-is-over"  # the seed is out
        if self._start.decisions + since < self._barred:
            return "undo-another-seat-decided"
        mark = self._marks[since]
        seat = self.decisions[since].seat
        first = since
        while first and self._marks[first - 1].stops == mark.stops:
            first -= 1
        if any(decision.seat != seat for decision in self.decisions[first:]):
            return "undo-another-seat-decided"
        if self.g.random.at > mark.tape:
            return "undo-dice-or-draw"
        events = self.g.log[mark.events - self.g.log_start :]
        if any(logged.event.reveals for logged in events):
            return "undo-reveal"
        return ""

    def undo(self, seat: Seat, steps: int | None = 1) -> Undone:
        """Take back a seat's last decisions (None: as many as possible), and with each what was
        answered for it since.

        Stops at the last point at which nobody has learned anything new; `CannotUndo` if that
        is now. The message ids say why.
        """
        self._check_seat(seat)
        keys: list[str] = []
        taken_back = 0
        while steps is None or taken_back < steps:
            index, barrier = self._last_of(seat)
            if barrier:
                if not keys:
                    raise CannotUndo(barrier)
                return Undone(tuple(keys), barrier)
            for each in range(len(self.decisions) - 1, index - 1, -1):
                if self.decisions[each].seat == seat:
                    keys.append(self.decisions[each].key)
                    self._take_back(each)
            taken_back += 1
            self._forget()
        return Undone(tuple(keys), self._last_of(seat)[1])

    def undo_reaches(self, seat: Seat) -> int:
        """The number in the history of the first decision that `undo` would take back."""
        return self._start.decisions + self._last_of(seat)[0]

    def has_learned(self, since: int) -> bool:
        """Whether the decisions from number `since` of this table on cannot be taken back."""
        return since < len(self.decisions) and self._barrier(since) != ""

    def undo_barrier(self, seat: Seat) -> str:
        """Why a seat cannot take anything back now, as a message id; empty if it can."""
        self._check_seat(seat)
        return self._last_of(seat)[1]

    def _last_of(self, seat: Seat) -> tuple[int, str]:
        """The latest decision that the seat made itself, and what forbids to take it back."""
        stop = self._stop
        if isinstance(stop, AskAll) and len(stop.polled) > 1 and seat not in self._answers:
            # Whether a polled seat has answered must not show, so it must not matter.
            return 0, "undo-another-seat-asked"
        is_sealed = seat in self._answers
        for index in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[index].seat == seat:
                mark = self._marks[index]
                if mark.follows or (mark.is_forced and self.pace.answers_forced):
                    is_sealed = False
                    continue
                if is_sealed:
                    return index, ""  # nobody has seen it yet
                return index, self._barrier(index)
            if not self._answers:
                return index, "undo-another-seat-decided"
        return 0, "undo-nothing-to-take-back"

    def _take_back(self, index: int) -> None:
        decisions, marks = self.decisions, self._marks
        undone, mark = decisions[index], marks[index]
        self._bar(index)
        numbers, given = self._numbers, self._numbers.now
        self._go_back(
            decisions[:index] + decisions[index + 1 :], marks[:index] + marks[index + 1 :]
        )
        numbers.now = given
        numbers.take_back(index, undone, mark.numbers)
        for _, seat, order in [lapsed for lapsed in self._lapsed if lapsed.decisions > index]:
            self.standing[seat] = [*self.standing.get(seat, ()), order]
        self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.decisions <= index]

    def _bar(self, index: int) -> None:
        """What others have seen a seat decide they know, even if it is taken back."""
        if self._answers:
            return  # sealed: they have seen nothing
        seat = self.decisions[index].seat
        while index and self.decisions[index - 1].seat == seat:
            index -= 1
        self._barred = max(self._barred, self._start.decisions + index)

    def undo_memory(self) -> UndoMemory:
        """What undo has left behind: a save keeps it, and a fork gets it."""
        return UndoMemory(self._numbers.now, self._numbers.given_up(), self._barred)

    def resume_undo(self, memory: UndoMemory) -> None:
        self._numbers = Numbers(memory.offers)
        self._numbers.spent = memory.spent
        self._barred = memory.barred

    def _go_back(self, decisions: list[Decision], marks: list[Mark]) -> None:
        """Restore the latest useful checkpoint and repeat the decisions after it."""
        common = 0
        for mine, wanted in zip(self.decisions, decisions, strict=False):
            if mine != wanted:
                break
            common += 1
        start = self._start.decisions
        self._kept = [kept for kept in self._kept if kept.decisions - start <= common]
        kept = self._kept[-1]
        done = kept.decisions - start
        numbers, self._numbers = self._numbers, Numbers(kept.numbers)
        self.decisions, self._marks = decisions[:done], marks[:done]
        self._enter(kept, self.g.random, self.g.log)
        for seat, key in decisions[done:]:
            self._take(seat, self._legal(seat, key, None))
        self._marks, self._numbers = marks, numbers

    def _lapse(self, spans: Sequence[str]) -> None:
        now = len(self.decisions)
        for seat, orders in self.standing.items():
            over = [order for order in orders if order.until in spans]
            if over:
                self._lapsed = [*self._lapsed, *(Lapsed(now, seat, order) for order in over)]
                self.standing[seat] = [order for order in orders if order.until not in spans]


def _named(stop: Stop | None) -> str:
    if isinstance(stop, Ask):
        return f"they ask {stop.seat} {stop.kind!r}"
    return "they end" if stop is None else f"they come to an {type(stop).__name__}"


def _has_changed(old: Ask | None, new: Ask) -> bool:
    """On an open floor a seat's offer keeps its number while its options stay the same."""
    return old is None or [o.key for o in old.options] != [o.key for o in new.options]
