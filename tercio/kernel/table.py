"""A table: one running game.

`(setting, seed)` and the list of decisions reproduce every bit of it. The table drives the
game's procedure from stop to stop, keeps checkpoints, and lets out nothing but views.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, cast

import msgspec

from tercio.kernel.ask import (
    PASS,
    Args,
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
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness, Script, Stream, commitment, new_seed
from tercio.kernel.windows import StandingOrder


class Decision(NamedTuple):
    seat: Seat
    key: str


class Offered(msgspec.Struct, frozen=True):
    """An option as a seat sees it."""

    key: str
    text: str
    args: Args
    refs: tuple[str, ...]
    cite: str


class Offer(msgspec.Struct, frozen=True):
    """An ask as a seat sees it. A decision quotes its `seq`."""

    seq: int
    kind: str
    cite: str
    args: Args
    refs: tuple[str, ...]
    options: tuple[Offered, ...]


class View(msgspec.Struct, frozen=True):
    """All that a seat (None: a spectator) may know of a table now."""

    seat: Seat | None
    seq: int
    waiting: tuple[Seat, ...]
    offer: Offer | None
    position: Any
    result: Result | None
    commitment: str
    seed: str | None


class Undone(msgspec.Struct, frozen=True):
    """What was taken back, latest first, and why it ends there (empty: it could go on)."""

    keys: tuple[str, ...]
    stopped_by: str


class Talk(msgspec.Struct, frozen=True):
    """Words between seats. The table carries them and the rules never read them."""

    n: int
    seat: Seat
    text: str
    to: tuple[Seat, ...] | None = None


class Kept(msgspec.Struct, frozen=True):
    """A checkpoint: the state, and how much of everything there was when it was kept."""

    decisions: int
    stops: int
    events: int
    tape: int
    counters: dict[str, int]
    state: Any


class Mark(NamedTuple):
    """How much of everything there was before a decision."""

    stops: int
    events: int
    tape: int


Overlay = Callable[[Position[Any]], None]
"""Changes a freshly set-up position, for scripts of play and tests."""


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
        self._asked_at: dict[Seat, int] = {}
        self._forks = 0
        self.g: Position[S] = game.position(setting, data, kept.state, random)
        self._procedure: Procedure[None]
        self._enter(kept)

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
        for pack in packs:
            if pack.manifest.game != game.id:
                raise Unknown(
                    f"Pack {pack.manifest.name!r} is for {pack.manifest.game!r}, not {game.id!r}."
                )
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
            raise Unknown("A fork has no seed and cannot be replayed from the start.")
        table = Table.start(self.game, self.setting, self.data, self.seed)
        for seat, key in decisions:
            table.repeat(seat, key)
        return table

    def fork(self) -> "Table[S]":
        """An independent table in the same position, with dice of its own from here on."""
        self._forks += 1
        return self._from(self._kept[-1], self.g.random.source.child(f"fork:{self._forks}"))

    def _from(self, kept: Kept, source: Stream) -> "Table[S]":
        """Kept state plus the decisions since; the tape supplies what was rolled since."""
        tape = self.g.random.tape[kept.tape - self._start.tape :]
        table = Table(
            self.game,
            self.setting,
            self.data,
            kept,
            Randomness(source, tape),
            None,
            self.commitment,
        )
        for seat, key in self.decisions[kept.decisions - self._start.decisions :]:
            table.repeat(seat, key)
        return table

    def imagine(self, seat: Seat, random: Randomness, tries: int = 20) -> "Table[S] | None":
        """A table that could be this one, for all that `seat` has seen.

        The last checkpoint's hidden part is dealt anew and the decisions since are repeated;
        sealed ones of other seats are guessed. It counts if the seat would have seen the same.
        """
        kept = self._kept[-1]
        tail = self.decisions[kept.decisions - self._start.decisions :]
        seen = [e.event for e in self.events(seat, kept.events)]
        sighted = self._sighted(kept.state, seat)
        for _ in range(tries):
            state = self.game.determinize(sighted, seat, random)
            guess = msgspec.structs.replace(kept, state=state)
            table = self._guess(guess, seat, tail, random)
            if table is not None and [e.event for e in table.events(seat, kept.events)] == seen:
                return table
        return None

    def _guess(
        self, kept: Kept, seat: Seat, tail: Sequence[Decision], random: Randomness
    ) -> "Table[S] | None":
        source = Stream(str(random.below("imagine", 1 << 62)).encode())
        tape = self.g.random.tape[kept.tape - self._start.tape :]
        table = Table(
            self.game,
            self.setting,
            self.data,
            kept,
            Randomness(source, tape),
            None,
            self.commitment,
        )
        pending = self._answers.keys() - {seat}
        for number, (who, key) in enumerate(tail):
            ask = table._asks.get(who)
            if ask is None:
                return None
            if who in pending and number >= len(tail) - len(self._answers):
                continue
            if isinstance(table._stop, AskAll) and who != seat and not ask.window:
                key = random.pick(ask.options, "imagine").key
            if ask.option(key) is None:
                return None
            table.repeat(who, key)
        return table

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

    def last_kept(self) -> Kept:
        return self._kept[-1]

    def asks(self) -> dict[Seat, Ask]:
        """Who must (or may) decide now, and among what."""
        return self._asks

    def asked_at(self, seat: Seat) -> int:
        """The sequence number that a decision of `seat` should quote."""
        return self._asked_at.get(seat, self.stops)

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
            self.stops,
            self.waiting(),
            self.offer(seat) if seat is not None else None,
            self.game.hide(self.g, seat),
            self.result,
            self.commitment,
            self.seed if self.over else None,
        )

    def offer(self, seat: Seat) -> Offer | None:
        ask = self._asks.get(seat)
        if ask is None:
            return None
        return Offer(
            self.asked_at(seat),
            ask.kind,
            ask.cite,
            ask.args or {},
            ask.refs,
            tuple(_offered(option) for option in ask.options),
        )

    def sighted(self, seat: Seat | None) -> Position[S]:
        """A position with gaps where `seat` knows nothing, for bots and for the terminal."""
        return self._sighted(self.g.state, seat)

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
        counters = dict(self.g.random.source.counters)
        taken = len(self.decisions)
        try:
            self._take(seat, option)
            self._obey_standing_orders()
        except BaseException:
            # A broken rule must not break the game: go back to where it still stood.
            self._go_back(self.decisions[:taken])
            del self.g.random.tape[self.g.random.at :]
            self.g.random.source.counters = counters
            raise

    def repeat(self, seat: Seat, key: str) -> None:
        """A decision that was made before, standing orders already among them."""
        self._take(seat, self._legal(seat, key, None))

    def _legal(self, seat: Seat, key: str, seq: int | None) -> Option:
        self._check_seat(seat)
        if self._stop is None:
            raise Illegal("The game is over.")
        ask = self._asks.get(seat)
        if seq is not None and (ask is None or seq != self.asked_at(seat)):
            raise Stale(
                f"Decision {seq} of {seat} is stale: the table has moved on to {self.stops}."
            )
        if ask is None:
            if seat in self._answers:
                raise Illegal(f"{seat} has decided already and waits for the others.")
            raise Illegal(f"{seat} is not asked to decide now; {', '.join(self.waiting())} is.")
        option = ask.option(key)
        if option is None:
            raise Illegal(f"{key!r} is not among the options of {seat} ({ask.kind}, {ask.cite}).")
        return option

    def _take(self, seat: Seat, option: Option) -> None:
        g = self.g
        self._marks.append(Mark(self.stops, g.log_start + len(g.log), g.random.at))
        self.decisions.append(Decision(seat, option.key))
        stop = self._stop
        if isinstance(stop, Ask):
            self._advance(option)
        elif isinstance(stop, AskAny):
            self._advance((seat, option))
        else:
            assert isinstance(stop, AskAll)
            self._answers[seat] = option
            self._asks = {s: a for s, a in self._asks.items() if s != seat}
            if not self._asks:
                answers = self._answers
                self._advance({s: answers[s] for s in stop.asks})

    def _enter(self, kept: Kept) -> None:
        """Begin the procedure from a kept state."""
        g = self.g
        g.state = cast(S, kept.state.copy())
        g.log_start = self._start.events
        del g.log[kept.events - g.log_start :]
        g.random.at = kept.tape - self._start.tape
        self.stops = g.stop = kept.stops
        self.result = None
        self._procedure = self.game.play(g)
        stop = self._next(None)
        if isinstance(stop, Checkpoint):
            # The very one we kept: there is no need to keep it again.
            stop = self._run(None)
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
            self.result = self.game.result(self.g)
            if self.result is None:
                raise RulesBug("The rules ended without a result.")
        else:
            assert not isinstance(stop, Checkpoint)
            self._asks = dict(stop.asks)
        for ask in self._asks.values():
            if not ask.options:
                raise RulesBug(f"{ask.seat} is asked {ask.kind!r} ({ask.cite}) without an option.")
        if isinstance(stop, AskAny):
            self._number_floor(before)
        elif self._asked_at:
            self._asked_at = {}
        if stop is not None and not self._asks:
            raise RulesBug("The rules ask nobody.")

    def _number_floor(self, before: Mapping[Seat, Ask]) -> None:
        """On an open floor a seat's offer keeps its number while its options stay the same."""
        for seat, ask in self._asks.items():
            old = before.get(seat)
            if old is None or [o.key for o in old.options] != [o.key for o in ask.options]:
                self._asked_at[seat] = self.stops
            else:
                self._asked_at.setdefault(seat, self.stops)

    # -- checkpoints and undo --------------------------------------------------------------

    def _keep(self, checkpoint: Checkpoint) -> None:
        if checkpoint.ends:
            self._lapse(checkpoint.ends)
        g = self.g
        kept = Kept(
            self._start.decisions + len(self.decisions),
            self.stops,
            g.log_start + len(g.log),
            self._start.tape + g.random.at,
            dict(g.random.source.counters),
            g.state.copy(),
        )
        # Undo never reaches behind the last thing learned: what lies before it may go.
        previous = self._kept[-1]
        if self._barrier(previous.decisions - self._start.decisions):
            self._kept = [previous, kept]
        else:
            self._kept.append(kept)

    def _barrier(self, since: int) -> str:
        """Why decision number `since` cannot be taken back any more; empty if it can."""
        if since >= len(self.decisions):
            return ""
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
            self._go_back(self.decisions[:index] + self.decisions[index + 1 :])
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

    def _go_back(self, decisions: Sequence[Decision]) -> None:
        """Restore the latest useful checkpoint and repeat the decisions after it."""
        common = 0
        for mine, wanted in zip(self.decisions, decisions, strict=False):
            if mine != wanted:
                break
            common += 1
        start = self._start.decisions
        useful = [kept for kept in self._kept if kept.decisions - start <= common]
        self._kept = useful or [self._start]
        kept = self._kept[-1]
        done = kept.decisions - start
        del self.decisions[done:]
        del self._marks[done:]
        self._stop = None
        self._asks, self._answers, self._asked_at = {}, {}, {}
        self._enter(kept)
        for seat, key in decisions[done:]:
            self.repeat(seat, key)

    # -- standing orders and talk ----------------------------------------------------------

    def order(self, seat: Seat, orders: Sequence[StandingOrder]) -> None:
        """Replace a seat's standing orders; they bind at once."""
        self._check_seat(seat)
        for order in orders:
            if order.unless and order.unless not in self.game.conditions:
                known = ", ".join(self.game.conditions) or "none"
                raise Unknown(f"There is no condition {order.unless!r}; there are {known}.")
        self.standing[seat] = list(orders)
        self._obey_standing_orders()

    def _obey_standing_orders(self) -> None:
        if not self.standing:
            return
        while (seat := self._passing()) is not None:
            self.repeat(seat, PASS)

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
        for seat, orders in self.standing.items():
            self.standing[seat] = [order for order in orders if order.until not in spans]

    def say(self, seat: Seat, text: str, to: Sequence[Seat] | None = None) -> None:
        """Speak to everybody, or to some seats only."""
        for each in (seat, *(to or ())):
            self._check_seat(each)
        audience = None if to is None else tuple(dict.fromkeys((seat, *to)))
        self.talk.append(Talk(len(self.talk), seat, text, audience))

    def heard(self, seat: Seat | None) -> list[Talk]:
        return [
            talk for talk in self.talk if talk.to is None or (seat is not None and seat in talk.to)
        ]


def _offered(option: Option) -> Offered:
    return Offered(
        option.key,
        option.text or "option-" + option.key.partition(".")[0],
        option.args
        if option.args is not None
        else dict(zip("abcdefgh", option.refs, strict=False)),
        option.refs,
        option.cite,
    )
