"""A table: one running game.

`(setting, seed)` and the list of decisions reproduce every bit of it. The table drives the
game's procedure from stop to stop, keeps checkpoints, and lets out nothing but views.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, cast

from tercio.kernel.ask import (
    PASS,
    Ask,
    AskAll,
    AskAny,
    Checkpoint,
    Option,
    Procedure,
    Refusal,
    Seat,
    Stop,
)
from tercio.kernel.bot import Sight
from tercio.kernel.data import Pack
from tercio.kernel.errors import CannotUndo, Illegal, RulesBug, Stale, Unknown
from tercio.kernel.events import Logged
from tercio.kernel.game import Game, Result
from tercio.kernel.history import (
    Decision,
    Kept,
    Mark,
    Numbers,
    Remembered,
    Talk,
    UndoMemory,
    Undone,
)
from tercio.kernel.imagine import imagine
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness, Script, Stream, commitment, new_seed
from tercio.kernel.view import Offer, Offered, View, offer_of
from tercio.kernel.windows import StandingOrder

__all__ = ["Decision", "Kept", "Offer", "Offered", "Overlay", "Table", "Talk", "Undone", "View"]


Overlay = Callable[[Position[Any]], None]
"""Changes a freshly set-up position, for scripts of play and tests."""


class _Lapsed(NamedTuple):
    """A standing order that is over, and how many decisions there were when it lapsed."""

    decisions: int
    seat: Seat
    order: StandingOrder


class _Footing(NamedTuple):
    """What a table needs to stand again as it stood before a rule broke."""

    decisions: int
    counters: dict[str, int]
    standing: dict[Seat, list[StandingOrder]]
    lapsed: list[_Lapsed]
    numbers: Remembered
    script: Script | None


class Table(Generic[S]):
    """A running game. Make one with `new`, `replay`, `fork` or `tercio.kernel.save.load`."""

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
        self.talk: list[Talk] = []
        self._start = kept
        self._kept = [kept]
        self._marks: list[Mark] = []
        self._stop: Stop | None = None
        self._asks: dict[Seat, Ask] = {}
        self._answers: dict[Seat, Option] = {}
        self._numbers = Numbers(kept.numbers)
        self._lapsed: list[_Lapsed] = []
        self._barred = 0
        self._forks = 0
        self.g: Position[S]
        self._procedure: Procedure[None]
        self._enter(kept, random, [])

    # -- making tables ---------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        packs: Sequence[Pack] = (),
        script: Script | None = None,
        overlay: Overlay | None = None,
    ) -> "Table[S]":
        setting = game.setting(scenario, players, options, packs)
        data = game.load_data(packs)
        return cls.start(game, setting, data, seed or new_seed(), script, overlay)

    @classmethod
    def start(
        cls,
        game: Game[S],
        setting: Setting,
        data: Any,
        seed: str,
        script: Script | None = None,
        overlay: Overlay | None = None,
    ) -> "Table[S]":
        """Set up and begin. `overlay` may change the position before play; a script holds the
        dice of play, never those of the setup.
        """
        random = Randomness(Stream.from_seed(seed))
        state = game.setup(setting, data, random)
        if overlay is not None:
            g = game.position(setting, data, state, random)
            overlay(g)
            state = g.state
        kept = Kept(0, 0, 0, random.at, dict(random.source.counters), state)
        # The tape of a table begins where its play does.
        tape = Randomness(random.source, script=script)
        # An overlaid position cannot be had again from the seed, so such a table has none.
        kept_seed = seed if overlay is None else None
        return cls(game, setting, data, kept, tape, kept_seed, commitment(seed))

    def replay(self, decisions: Iterable[tuple[Seat, str]]) -> "Table[S]":
        """A table with this one's setting and seed, played anew from the start."""
        if self.seed is None:
            raise Unknown("A table without its seed cannot be replayed from the start.")
        table = Table.start(self.game, self.setting, self.data, self.seed)
        for seat, key in decisions:
            table.repeat(seat, key)
        return table

    def fork(self) -> "Table[S]":
        """An independent table in the same position, with dice of its own from here on."""
        self._forks += 1
        kept = self._kept[-1]
        source = self.g.random.source.child(f"fork:{self._forks}")
        tape = self.g.random.tape[kept.tape - self._start.tape :]
        fork = self.elsewhere(kept, Randomness(source, tape))
        for seat, key in self.decisions[kept.decisions - self._start.decisions :]:
            fork.repeat(seat, key)
        fork.standing = dict(self.standing)
        fork.resume_undo(self.undo_memory())
        return fork

    def elsewhere(self, kept: Kept, random: Randomness) -> "Table[S]":
        """A table of its own that goes on from a checkpoint. It never learns the seed."""
        return Table(self.game, self.setting, self.data, kept, random, None, self.commitment)

    def imagine(self, seat: Seat, random: Randomness, tries: int = 20) -> "Table[S] | None":
        """A table that could be this one, for all that `seat` has seen; None if none was found."""
        self._check_seat(seat)
        return imagine(self, seat, random, tries)

    # -- questions -------------------------------------------------------------------------

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

    def view(self, seat: Seat | None) -> View:
        self._check_seat(seat)
        return View(
            seat,
            self.asked_at(seat) if seat is not None else 0,
            self.waiting(),
            self.offer(seat) if seat is not None else None,
            self.game.hide(self.g, seat),
            self.result,
            self.commitment,
            self.seed if self.over else None,
        )

    def offer(self, seat: Seat) -> Offer | None:
        ask = self._asks.get(seat)
        return None if ask is None else offer_of(ask, self.asked_at(seat))

    def sighted(self, seat: Seat | None) -> Position[S]:
        """A position with gaps where `seat` knows nothing, for bots and for the terminal."""
        self._check_seat(seat)
        return self._sighted(self.g.state, seat)

    def sighted_at(self, kept: Kept, seat: Seat | None) -> Position[S]:
        """The same for a checkpoint."""
        return self._sighted(kept.state, seat)

    def _sighted(self, state: S, seat: Seat | None) -> Position[S]:
        blind = Randomness(Stream(b"no dice in a view"))
        g = self.game.position(self.setting, self.data, state, blind)
        g.state = self.game.hide(g, seat)
        return g

    def sight(self, seat: Seat) -> Sight:
        return Sight(self, seat, self._asks[seat])

    def events(self, seat: Seat | None, since: int = 0) -> list[Logged]:
        """What `seat` may know of what happened, from event number `since` on."""
        self._check_seat(seat)
        first = max(0, since - self.g.log_start)
        return [logged for logged in self.g.log[first:] if logged.is_seen_by(seat)]

    def why_not(self, seat: Seat, ref: str) -> list[Refusal]:
        """Every reason why `ref` cannot be chosen now; empty if it can."""
        self._check_seat(seat)
        ask = self._asks.get(seat)
        if ask is None:
            return [Refusal("", "forbid-not-asked")]
        if any(ref in option.refs for option in ask.options):
            return []
        reasons = ask.explain(ref) if ask.explain else []
        return reasons or [Refusal(ask.cite, "forbid-not-in-this-decision", {"thing": ref})]

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and seat not in self.setting.seats:
            raise Unknown(f"There is no seat {seat!r}; there are {', '.join(self.seats)}.")

    # -- decisions -------------------------------------------------------------------------

    def decide(self, seat: Seat, key: str, seq: int | None = None) -> None:
        """Choose an offered option. Anything else raises `Illegal` and changes nothing.

        `seq` is the number of the offer that the seat has seen; a stale one is refused.
        """
        option = self._legal(seat, key, seq)
        footing = self._footing()
        try:
            self._take(seat, option)
            if self.standing:
                self._obey_standing_orders()
        except BaseException:
            self._recover(footing)
            raise
        if len(self._kept) > 1:
            self._forget()

    def repeat(self, seat: Seat, key: str) -> None:
        """A decision that was made before, standing orders already among them."""
        self._take(seat, self._legal(seat, key, None))
        if len(self._kept) > 1:
            self._forget()

    def _footing(self) -> _Footing:
        random = self.g.random
        return _Footing(
            len(self.decisions),
            dict(random.source.counters),
            dict(self.standing) if self.standing else {},
            self._lapsed,
            self._numbers.remember(),
            random.script.copy() if random.script is not None else None,
        )

    def _recover(self, footing: _Footing) -> None:
        """A broken rule must not break the game: go back to where it still stood."""
        random, marks = self.g.random, self._marks
        if footing.decisions < len(marks):
            self._go_back(self.decisions[: footing.decisions], marks[: footing.decisions])
        self._numbers.restore(footing.numbers)
        del random.tape[random.at :]
        random.source.counters = footing.counters
        random.script = footing.script
        self.standing = footing.standing
        self._lapsed = footing.lapsed

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

    def _take(self, seat: Seat, option: Option) -> None:
        g = self.g
        numbers = self._numbers
        decision = Decision(seat, option.key)
        if numbers.undone:
            numbers.go_on(len(self.decisions), decision)
        self._marks.append(Mark(self.stops, g.log_start + len(g.log), g.random.at, numbers.now))
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

    def _keep(self, checkpoint: Checkpoint) -> None:
        if checkpoint.ends and self.standing:
            self._lapse(checkpoint.ends)
        g = self.g
        # Whoever enters here later knows of no offer from before.
        self._asks = {}
        self._kept.append(
            Kept(
                self._start.decisions + len(self.decisions),
                self.stops,
                g.log_start + len(g.log),
                self._start.tape + g.random.at,
                dict(g.random.source.counters),
                g.state.copy(),
                self._numbers.now,
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
        """Take back a seat's last decisions (None: as many as possible).

        Stops at the last point at which nobody has learned anything new; `CannotUndo` if that
        is now. The message ids say why.
        """
        self._check_seat(seat)
        keys: list[str] = []
        while steps is None or len(keys) < steps:
            index, barrier = self._last_of(seat)
            if barrier:
                if not keys:
                    raise CannotUndo(barrier)
                return Undone(tuple(keys), barrier)
            keys.append(self.decisions[index].key)
            self._take_back(index)
            self._forget()
        return Undone(tuple(keys), self._last_of(seat)[1])

    def _last_of(self, seat: Seat) -> tuple[int, str]:
        """The seat's latest decision, and what forbids to take it back."""
        stop = self._stop
        sealed = isinstance(stop, AskAll) and bool(stop.polled) and len(stop.asks) > 1
        if sealed and seat not in self._answers:
            # Whether a polled seat has answered must not show, so it must not matter.
            return 0, "undo-another-seat-asked"
        for index in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[index].seat == seat:
                if seat in self._answers:
                    return index, ""  # sealed: nobody has seen it yet
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
        """What others have seen of a seat they cannot forget, even if it is taken back."""
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

    # -- standing orders and talk ----------------------------------------------------------

    def order(self, seat: Seat, orders: Sequence[StandingOrder]) -> None:
        """Replace a seat's standing orders; they bind at once."""
        self.check_orders(seat, orders)
        footing = self._footing()
        self.standing[seat] = list(orders)
        self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.seat != seat]
        try:
            self._obey_standing_orders()
        except BaseException:
            self._recover(footing)
            raise
        self._forget()

    def check_orders(self, seat: Seat, orders: Sequence[StandingOrder]) -> None:
        self._check_seat(seat)
        for order in orders:
            if order.unless and order.unless not in self.game.conditions:
                known = ", ".join(self.game.conditions) or "none"
                raise Unknown(f"There is no condition {order.unless!r}; there are {known}.")

    def _obey_standing_orders(self) -> None:
        while (seat := self._passing()) is not None:
            self._take(seat, self._legal(seat, PASS, None))

    def _passing(self) -> Seat | None:
        """A seat that is asked in a window and has left orders to pass in it."""
        for seat, ask in self._asks.items():
            for order in self.standing.get(seat, ()):
                if order.covers(ask) and not (
                    order.unless and self.game.conditions[order.unless](self.g, seat, ask)
                ):
                    return seat
        return None

    def _lapse(self, spans: Sequence[str]) -> None:
        now = len(self.decisions)
        for seat, orders in self.standing.items():
            over = [order for order in orders if order.until in spans]
            if over:
                self._lapsed = [*self._lapsed, *(_Lapsed(now, seat, order) for order in over)]
                self.standing[seat] = [order for order in orders if order.until not in spans]

    def say(self, seat: Seat, text: str, to: Sequence[Seat] | None = None) -> None:
        """Speak to everybody, or to some seats only."""
        for each in (seat, *(to or ())):
            self._check_seat(each)
        audience = None if to is None else tuple(dict.fromkeys((seat, *to)))
        self.talk.append(Talk(len(self.talk), seat, text, audience))

    def heard(self, seat: Seat | None) -> list[Talk]:
        """What was said to everybody or to `seat`."""
        self._check_seat(seat)
        return [
            talk for talk in self.talk if talk.to is None or (seat is not None and seat in talk.to)
        ]


def _named(stop: Stop | None) -> str:
    if isinstance(stop, Ask):
        return f"they ask {stop.seat} {stop.kind!r}"
    return "they end" if stop is None else f"they come to an {type(stop).__name__}"


def _has_changed(old: Ask | None, new: Ask) -> bool:
    """On an open floor a seat's offer keeps its number while its options stay the same."""
    return old is None or [o.key for o in old.options] != [o.key for o in new.options]
