"""The course of a game: its procedure driven from stop to stop.

Generators cannot be copied. So the state is kept at each checkpoint, and whoever goes back
restores the latest useful one and repeats the decisions since, with the dice on the tape.
"""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, cast

from tercio.kernel.ask import Ask, AskAll, AskAny, Checkpoint, Option, Procedure, Seat, Stop
from tercio.kernel.errors import Illegal, RulesBug, Stale, Unknown
from tercio.kernel.events import Logged
from tercio.kernel.game import Game, Result
from tercio.kernel.pace import Pace
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness
from tercio.kernel.saving.history import Decision, Kept, Mark, Numbers
from tercio.kernel.told import told
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
        self.changes = 0
        """How often the position may have changed: as long as `g` and this are the same, it is."""
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

    @property
    def turn(self) -> int:
        """The turn that is on; 0 in a game that has none."""
        return int(getattr(self.g.state, "turn", 0))

    def last_kept(self) -> Kept:
        return self._kept[-1]

    def first_kept(self) -> Kept:
        """The latest checkpoint behind which no undo can go: a save resumes from it."""
        return self._kept[0]

    def kept_now(self, numbers: dict[Seat, int]) -> Kept:
        """The position as it stands, as if it had been kept before the present stop."""
        return self._kept_before(self.stops - 1, numbers)

    def _kept_before(self, stops: int, numbers: dict[Seat, int]) -> Kept:
        g = self.g
        return Kept(
            self._start.decisions + len(self.decisions),
            stops,
            g.log_start + len(g.log),
            self._start.tape + g.random.at,
            counters=dict(g.random.source.counters),
            state=g.state.copy(),
            numbers=numbers,
        )

    def since(self, kept: Kept) -> list[tuple[Decision, bool]]:
        """The decisions since a checkpoint, and of each whether it is still sealed."""
        tail = self.decisions[kept.decisions - self._start.decisions :]
        opened = len(tail) - len(self._answers)
        return [(decision, n >= opened) for n, decision in enumerate(tail)]

    def events_before(self, kept: Kept) -> list[int]:
        """How many events there were before each of the decisions since a checkpoint."""
        return [mark.events for mark in self._marks[kept.decisions - self._start.decisions :]]

    def decided_at(self, n: int) -> int:
        """How many decisions of this table had been made when event `n` of the game happened."""
        return bisect_right(self._marks, n, key=lambda mark: mark.events)

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
            raise Unknown(told("no-seat", seat=seat, seats=", ".join(self.seats)))

    # -- forward ---------------------------------------------------------------------------

    def _legal(self, seat: Seat, key: str, seq: int | None) -> Option:
        ask = self._asks.get(seat)
        if ask is None:
            raise self._not_asked(seat, seq)
        if seq is not None and seq != self.asked_at(seat):
            raise self._stale(seat, seq)
        option = ask.option(key)
        if option is None:
            raise Illegal(told("no-option", key=key, seat=seat, kind=ask.kind, cite=ask.cite))
        return option

    def _not_asked(self, seat: Seat, seq: int | None) -> Illegal | Stale:
        """Why a seat that is not asked may not decide."""
        self._check_seat(seat)
        if self._stop is None:
            return Illegal(told("over"))
        if seq is not None:
            return self._stale(seat, seq)
        if seat in self._answers:
            return Illegal(told("has-decided", seat=seat))
        return Illegal(told("not-asked", seat=seat, asked=", ".join(self.waiting())))

    def _stale(self, seat: Seat, seq: int) -> Stale:
        return Stale(told("stale", seq=seq, seat=seat, latest=self.asked_at(seat)))

    def _take(self, seat: Seat, option: Option, follows: bool = False) -> None:
        g = self.g
        numbers = self._numbers
        decision = Decision(seat, option.key)
        if numbers.undone:
            numbers.go_on(len(self.decisions), decision)
        events, is_forced = g.log_start + len(g.log), self._asks[seat].only is not None
        stop = self._stop
        self._marks.append(
            Mark(
                self.stops,
                events,
                g.random.at,
                numbers.now,
                is_forced=is_forced,
                follows=follows,
                beside=tuple(stop.asks) if isinstance(stop, AskAny) and stop.side_by_side else (),
            )
        )
        self.decisions.append(decision)
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
            if not stop.is_amid:
                self.changes += 1
            asks = {stop.seat: stop}
        elif stop is None:
            self.changes += 1
            self._asks = {}
            self._end()
            return
        else:
            assert not isinstance(stop, Checkpoint)
            self.changes += 1
            asks = stop.asks.copy()
            if not asks:
                raise RulesBug("The rules ask nobody.")
        self._asks = asks
        for ask in asks.values():
            if not ask.options:
                raise RulesBug(f"{ask.seat} is asked {ask.kind!r} ({ask.cite}) without an option.")
        if isinstance(stop, AskAny):
            self._offer_anew(before)
        else:
            self._numbers.give(asks)

    def _offer_anew(self, before: dict[Seat, Ask]) -> None:
        """Who is asked something else than before gets a new offer."""
        self._numbers.give([s for s, a in self._asks.items() if _has_changed(before.get(s), a)])

    def _end(self) -> None:
        self.result = self.game.result(self.g)
        if self.result is None:
            raise RulesBug("The rules ended without a result.")

    # -- checkpoints -----------------------------------------------------------------------

    def keep_rarely(self, decisions: int) -> None:
        """Let some decisions pass between two checkpoints that are kept, until somebody forks.

        For simulations, where nobody goes back. Whoever does repeats a longer tail.
        """
        self._between = decisions

    def _keep(self, checkpoint: Checkpoint) -> None:
        if checkpoint.ends and self.standing:
            self._lapse(checkpoint.ends)
        # Whoever enters here later knows of no offer from before.
        self._asks = {}
        decisions = self._start.decisions + len(self.decisions)
        if decisions - self._kept[-1].decisions < self._between:
            return
        self._kept.append(self._kept_before(self.stops, self._numbers.now))

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
    if old is new:
        return False
    return old is None or [o.key for o in old.options] != [o.key for o in new.options]
