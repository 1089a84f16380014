"""A table: one running game.

`(setting, seed)` and the list of decisions reproduce every bit of it. It takes decisions that it
has offered, and lets out nothing but views.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

import msgspec

from tercio.kernel.ask import PASS, Ask, AskAny, Option, Refusal, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.data import Pack
from tercio.kernel.errors import CannotUndo, Unknown
from tercio.kernel.events import Event, Told
from tercio.kernel.fields import adopt_secrets
from tercio.kernel.game import Game, blaming_packs
from tercio.kernel.pace import ASKING, DISCREET, Pace, goes_on, is_window
from tercio.kernel.position import Position, S, Setting
from tercio.kernel.randomness import Randomness, Script, Stream, commitment, new_seed
from tercio.kernel.running.advance import answer, check_plan, fitting_plans, is_once
from tercio.kernel.running.course import Lapsed
from tercio.kernel.running.imagine import imagine
from tercio.kernel.running.undoing import Undoing
from tercio.kernel.saving.history import (
    Decision,
    Kept,
    Remembered,
    Talk,
    Undone,
)
from tercio.kernel.told import told
from tercio.kernel.view import Offer, Offered, View, offer_of
from tercio.kernel.windows import StandingOrder

__all__ = [
    "NOT_HERE",
    "Decision",
    "Kept",
    "Offer",
    "Offered",
    "Overlay",
    "Table",
    "Talk",
    "Undone",
    "View",
]


NOT_HERE = "forbid-not-in-this-decision"
"""The refusal of a thing about which the question says nothing, or which does not exist."""

Overlay = Callable[[Position[Any]], None]
"""Changes a freshly set-up position, for scripts of play and tests."""


class _Footing(msgspec.Struct, frozen=True):
    """What a table needs to stand again as it stood before a rule broke."""

    decisions: int
    counters: dict[str, int]
    standing: dict[Seat, list[StandingOrder]]
    lapsed: list[Lapsed]
    promised: frozenset[Seat]
    released: int
    numbers: Remembered
    script: Script | None


class _Known(NamedTuple):
    """An answer that nobody has to be asked for; by whose order, if by any."""

    seat: Seat
    option: Option
    order: StandingOrder | None = None


class _Graft(NamedTuple, Generic[S]):
    """What is hidden was dealt anew, for a seat and after so many decisions."""

    decisions: int
    seat: Seat | None
    state: S


class Table(Undoing[S]):
    """A running game. Make one with `new`, `replay`, `fork` or `tercio.kernel.saving.save.load`."""

    def __init__(
        self,
        game: Game[S],
        setting: Setting,
        data: Any,
        kept: Kept,
        *,
        random: Randomness,
        seed: str | None,
        committed: str,
    ) -> None:
        self.talk: list[Talk] = []
        self.promised: frozenset[Seat] = frozenset()
        """Who will pass in a window that is still held."""
        self.released = -1
        """The number of the stop whose time is over, if it is a window."""
        self._forks = 0
        self._graft: _Graft[S] | None = None
        super().__init__(game, setting, data, kept, random=random, seed=seed, committed=committed)

    # -- making tables ---------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game[S],
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: str | None = None,
        packs: Sequence[Pack] = (),
        script: Script | None = None,
        overlay: Overlay | None = None,
    ) -> "Table[S]":
        setting = game.setting(scenario, players, options, packs)
        data = game.load_data(packs)
        return cls.start(game, setting, data, seed or new_seed(), script=script, overlay=overlay)

    @classmethod
    def start(
        cls,
        game: Game[S],
        setting: Setting,
        data: Any,
        seed: str,
        *,
        script: Script | None = None,
        overlay: Overlay | None = None,
    ) -> "Table[S]":
        """Set up and begin. `overlay` may change the position before play; a script holds the
        dice of play, never those of the setup.
        """
        with blaming_packs([pack.name for pack in setting.packs]):
            return cls._lay(game, setting, data, seed, script=script, overlay=overlay)

    @classmethod
    def _lay(
        cls,
        game: Game[S],
        setting: Setting,
        data: Any,
        seed: str,
        *,
        script: Script | None,
        overlay: Overlay | None,
    ) -> "Table[S]":
        random = Randomness(Stream.from_seed(seed))
        state = game.setup(setting, data, random)
        if overlay is not None:
            g = game.position(setting, data, state, random)
            overlay(g)
            state = g.state
        kept = Kept(0, 0, 0, random.at, counters=dict(random.source.counters), state=state)
        # The tape of a table begins where its play does.
        tape = Randomness(random.source, script=script)
        # An overlaid position cannot be had again from the seed, so such a table has none.
        kept_seed = seed if overlay is None else None
        promise = commitment(seed)
        return cls(game, setting, data, kept, random=tape, seed=kept_seed, committed=promise)

    def replay(self, decisions: Iterable[tuple[Seat, str]]) -> "Table[S]":
        """A table with this one's setting and seed, played anew from the start."""
        if self.seed is None:
            raise Unknown(told("no-replay-without-seed"))
        table = Table.start(self.game, self.setting, self.data, self.seed)
        for seat, key in decisions:
            table.repeat(seat, key)
        return table

    def fork(self) -> "Table[S]":
        """An independent table in the same position, with dice of its own from here on."""
        self._forks += 1
        return self._copy(self.g.random.source.child(f"fork:{self._forks}"))

    def clone(self) -> "Table[S]":
        """An independent table in the same position, on which the same dice will fall.

        For whoever tries several things with the same luck, on a table that he imagines; at the
        true one it would foresee the dice.
        """
        if self.seed is not None:
            raise Unknown(told("no-clone-with-seed"))
        return self._copy(self.g.random.source.copy())

    def _copy(self, source: Stream) -> "Table[S]":
        self._between = 0
        kept = self._kept[-1]
        tape = self.g.random.tape[kept.tape - self._start.tape :]
        tail = self.decisions[kept.decisions - self._start.decisions :]
        copy = self._again(kept, Randomness(source, tape), tail, self._graft)
        copy.standing = dict(self.standing)
        copy.resume_undo(self.undo_memory())
        return copy

    def redealt(
        self, seat: Seat | None, state: S, tail: Sequence[Decision], source: Stream
    ) -> "Table[S]":
        """A table with what `seat` cannot see as in another state from here on, after those
        decisions since the last checkpoint that it knows of."""
        self._between = 0
        kept = self._kept[-1]
        tape = self.g.random.tape[kept.tape - self._start.tape :]
        graft = _Graft(kept.decisions + len(tail), seat, state)
        return self._again(kept, Randomness(source, tape), tail, graft)

    def _again(
        self,
        kept: Kept,
        random: Randomness,
        tail: Sequence[Decision],
        graft: _Graft[S] | None,
    ) -> "Table[S]":
        """A table that repeats the decisions since a checkpoint; what was dealt anew since is."""
        table = self.elsewhere(kept, random)
        table._graft = graft
        for number, (seat, key) in enumerate(tail, kept.decisions):
            table._adopt(number)
            table.repeat(seat, key)
        table._adopt(kept.decisions + len(tail))
        return table

    def _adopt(self, decisions: int) -> None:
        graft = self._graft
        if graft is not None and graft.decisions == decisions:
            viewer = self.game.viewer(self.g, graft.seat)
            adopt_secrets(self.g.state, graft.state.copy(), viewer)
            self._offer_no_secrets(graft.seat)

    def _offer_no_secrets(self, seat: Seat | None) -> None:
        """What others are offered beside `seat` may follow from what they held before."""
        for other, ask in self._asks.items():
            if other == seat or isinstance(self._stop, Ask):
                continue
            is_floor = isinstance(self._stop, AskAny)
            known = [o for o in ask.options if (is_floor and not o.secret) or o.key == PASS]
            ask.options = known or ask.options

    def elsewhere(self, kept: Kept, random: Randomness) -> "Table[S]":
        """A table of its own that goes on from a checkpoint. It never learns the seed."""
        return Table(
            self.game,
            self.setting,
            self.data,
            kept,
            random=random,
            seed=None,
            committed=self.commitment,
        )

    def imagine(self, seat: Seat, random: Randomness) -> "Table[S]":
        """A table that could be this one, for all that `seat` has seen."""
        self._check_seat(seat)
        self._between = 0
        return imagine(self, seat, random)

    # -- views -----------------------------------------------------------------------------

    def view(self, seat: Seat | None) -> View:
        self._check_seat(seat)
        return View(
            seat,
            self.asked_at(seat) if seat is not None else 0,
            self.waiting(),
            self.offer(seat) if seat is not None else None,
            position=self.game.hide(self.g, seat),
            result=self.result,
            commitment=self.commitment,
            seed=self.seed if self.over else None,
        )

    def offer(self, seat: Seat) -> Offer | None:
        ask = self._asks.get(seat)
        if ask is None:
            return None
        return offer_of(ask, self.asked_at(seat), idle=not self.pace.answers_forced)

    def view_position(self, seat: Seat | None) -> Position[S]:
        """A position with gaps where `seat` knows nothing, for bots and for the terminal."""
        self._check_seat(seat)
        return self._view_position(self.g.state, seat)

    def position_in(self, view: View) -> Position[S]:
        """The position of a view that was just made: what is hidden need not be hidden again."""
        g = self.game.position(self.setting, self.data, self.g.state, _blind())
        g.state = view.position
        return g

    def glance_position(self, seat: Seat) -> Position[S]:
        """The same for one who changes nothing and has forgotten it when the next one decides."""
        g = self.game.position(self.setting, self.data, self.g.state, _blind())
        g.state = self.game.glance(g, seat)
        return g

    def view_position_at(self, kept: Kept, seat: Seat | None) -> Position[S]:
        """The same for a checkpoint."""
        return self._view_position(kept.state, seat)

    def _view_position(self, state: S, seat: Seat | None) -> Position[S]:
        g = self.game.position(self.setting, self.data, state, _blind())
        g.state = self.game.hide(g, seat)
        return g

    def sight(self, seat: Seat) -> Sight:
        return Sight(self, seat, self._asks[seat])

    def events(self, seat: Seat | None, since: int = 0) -> list[Told]:
        """What `seat` was told of what happened, from its own number `since` on."""
        told = enumerate(self.seen(seat))
        return [Told(n, event) for n, event in told if n >= since]

    def seen(self, seat: Seat | None, since: int = 0) -> list[Event]:
        """The events that `seat` may know of, from event `since` of the whole game on."""
        self._check_seat(seat)
        first = max(0, since - self.g.log_start)
        return [logged.event for logged in self.g.log[first:] if logged.is_seen_by(seat)]

    def was_told(self, seat: Seat | None, since: int, until: int) -> bool:
        """Whether `seat` knows of an event among those of these numbers of the whole game."""
        start = self.g.log_start
        return any(logged.is_seen_by(seat) for logged in self.g.log[since - start : until - start])

    def why_not(self, seat: Seat, ref: str) -> list[Refusal]:
        """Every reason why `ref` cannot be chosen now; empty if it can. Where the question is about
        other things, also when its time is, if it is the seat's own."""
        self._check_seat(seat)
        ask = self._asks.get(seat)
        if ask is None:
            return [Refusal("", "forbid-not-asked"), *self._other_times(seat, ref)]
        if any(ref in option.refs for option in ask.options):
            return []
        reasons = ask.explain(ref) if ask.explain else []
        return reasons or [
            Refusal(ask.cite, NOT_HERE, {"thing": ref}),
            *self._other_times(seat, ref),
        ]

    def _other_times(self, seat: Seat, ref: str) -> Sequence[Refusal]:
        return self.game.other_times(self.glance_position(seat), seat, ref)

    # -- decisions -------------------------------------------------------------------------

    def decide(
        self, seat: Seat, key: str, seq: int | None = None, *, follows: bool = False
    ) -> None:
        """Choose an offered option. Anything else raises `Illegal` and changes nothing.

        `seq` is the number of the offer that the seat has seen; a stale one is refused. Where a
        window is held, who passes has promised to: it happens when the window is released. What
        `follows` the seat's decision before it is taken back with that (see `chains`).
        """
        option = self._legal(seat, key, seq)
        if self.pace is DISCREET and self.is_held:
            if key == PASS:
                self.promised |= {seat}
                return
            self.promised -= {seat}
        footing = self._footing()
        try:
            self._take_on(seat, option, follows=follows)
            self._answer_by_itself()
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
            promised=self.promised,
            released=self.released,
            numbers=self._numbers.remember(),
            script=random.script.copy() if random.script is not None else None,
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
        self.promised = footing.promised
        self.released = footing.released

    # -- standing orders and talk ----------------------------------------------------------

    def order(self, seat: Seat, orders: Sequence[StandingOrder]) -> None:
        """Replace a seat's standing orders; they bind at once."""
        self.check_orders(seat, orders)
        footing = self._footing()
        self.standing[seat] = list(orders)
        self._lapsed = [lapsed for lapsed in self._lapsed if lapsed.seat != seat]
        try:
            self._answer_by_itself()
        except BaseException:
            self._recover(footing)
            raise
        self._forget()

    def set_pace(self, pace: Pace) -> None:
        """From now on, questions with one answer are put or not; one that is put now may be
        answered."""
        before = self.pace
        self.pace = pace
        try:
            self._go_on()
        except BaseException:
            self.pace = before
            raise

    @property
    def is_held(self) -> bool:
        """Whether this is a window of a discreet table whose time is not over yet."""
        return self.pace is DISCREET and self.released != self.stops and is_window(self._stop)

    def release(self) -> None:
        """The time of a window is over: who is to pass in it passes."""
        self.released = self.stops
        self._go_on()

    def passes_by_order(self, seat: Seat) -> bool:
        """Whether a seat need not be asked in a window that is held: it has left orders, and they
        pass for it when the time of the window is over."""
        ask = self._asks.get(seat) if self.is_held else None
        if ask is None or seat in self.promised:
            return False
        known = self._ordered_for(seat, ask)
        return known is not None and known.option.key == PASS

    def withdraw(self, seat: Seat) -> None:
        """Take back the promise to pass."""
        if seat not in self.promised:
            raise CannotUndo("undo-nothing-to-take-back")
        self.promised -= {seat}

    def _go_on(self) -> None:
        footing = self._footing()
        try:
            self._answer_by_itself()
        except BaseException:
            self._recover(footing)
            raise
        self._forget()

    def check_orders(self, seat: Seat, orders: Sequence[StandingOrder]) -> None:
        self._check_seat(seat)
        windows = ("*", *self.game.windows) if self.game.windows else ()
        for order in orders:
            _check_name("window", order.window, windows)
            _check_name("span", order.until, self.game.spans)
            _check_name("seat", order.against, self.seats)
            check_plan(self.game, order)
            if order.unless and order.unless not in self.game.conditions:
                known = ", ".join(self.game.conditions) or told("none")
                raise Unknown(told("no-condition", name=order.unless, known=known))

    def _answer_by_itself(self) -> None:
        """Go on as long as nobody has to choose."""
        while (known := self._known_answer()) is not None:
            # A promise to pass was the seat's own.
            self._take_on(known.seat, known.option, follows=known.seat not in self.promised)
            if known.order is not None and is_once(self.game, known.order):
                self._carry_out(known.seat, known.order)

    def _take_on(self, seat: Seat, option: Option, *, follows: bool = False) -> None:
        """Take an answer. A window that has been released stays so when it asks the next seat."""
        stop, was_released = self._stop, self.released == self.stops
        self._take(seat, option, follows)
        if self._stop is not stop:
            if self.promised:
                self.promised = frozenset()
            if was_released and goes_on(stop, self._stop):
                self.released = self.stops

    def _known_answer(self) -> _Known | None:
        is_bound, pace = self.standing or self.promised, self.pace
        if pace is ASKING and not is_bound:
            return None
        if pace is DISCREET and self.is_held:
            return None
        if is_bound and (known := self._ordered()) is not None:
            return known
        stop = self._stop
        is_talk = isinstance(stop, AskAny) and not stop.side_by_side
        if pace is not ASKING and not is_talk:
            for seat, ask in self._asks.items():
                if ask.only is not None:
                    return _Known(seat, ask.only)
        return None

    def _ordered(self) -> _Known | None:
        """A seat that has promised to pass, or left orders for what it is asked. What it plans to
        take goes before what it would pass on."""
        for seat, ask in self._asks.items():
            if seat in self.promised:
                return _Known(seat, self._legal(seat, PASS, None))
            if (known := self._ordered_for(seat, ask)) is not None:
                return known
        return None

    def _ordered_for(self, seat: Seat, ask: Ask) -> _Known | None:
        for order in sorted(self.standing.get(seat, ()), key=lambda order: not order.take):
            if (option := self._bound(order, seat, ask)) is not None:
                return _Known(seat, option, order)
        return None

    def _bound(self, order: StandingOrder, seat: Seat, ask: Ask) -> Option | None:
        """What an order has its seat answer; None while it does not hold."""
        if order.against and order.against != self.game.acting(self.g):
            return None
        option = answer(self.game, order, ask)
        if option is None or not order.unless:
            return option
        return None if self.game.conditions[order.unless](self.g, seat, ask) else option

    def _carry_out(self, seat: Seat, order: StandingOrder) -> None:
        """A plan that has been carried out is over; it comes back if that is undone."""
        orders = self.standing.get(seat, [])
        if order in orders:  # else it lapsed on the way
            self._lapsed = [*self._lapsed, Lapsed(len(self.decisions), seat, order)]
            self.standing[seat] = [each for each in orders if each != order]

    def fitting_orders(self, seat: Seat) -> list[StandingOrder]:
        """Orders that would pass for a seat in the window in which it is asked now, or take the
        losses that it is asked for."""
        ask = self._asks.get(seat)
        if ask is None:
            return []
        if not StandingOrder().covers(ask):
            return fitting_plans(self.game, ask)
        acting = self.game.acting(self.g)
        spans = [
            span
            for span in self.game.spans
            if span in ("impulse", "turn") and self.game.lasts(self.g, span)
        ]
        found = [StandingOrder(ask.window, until=span) for span in spans]
        if acting not in (None, seat):
            # What they do now may be followed by what has other windows.
            found.append(StandingOrder(against=acting))
        exceptions = [
            StandingOrder(ask.window, unless=name)
            for name in self.game.conditions
            if self.game.may_hold(self.g, name, ask)
        ]
        found += [each for each in exceptions if self._bound(each, seat, ask)][:1]
        # Whoever has one card for many windows need not be asked in each of them.
        return found + [StandingOrder(until=span) for span in spans if span == "turn"]

    def say(self, seat: Seat, text: str, to: Sequence[Seat] | None = None) -> None:
        """Speak to everybody, or to some seats only."""
        for each in (seat, *(to or ())):
            self._check_seat(each)
        audience = None if to is None else tuple(dict.fromkeys((seat, *to)))
        self.talk.append(Talk(len(self.talk), seat, text, audience))

    def heard(self, seat: Seat | None) -> list[Talk]:
        """What was said to everybody or to `seat`, numbered as this seat has heard it.

        Numbers of all that was said would tell how much others whisper.
        """
        self._check_seat(seat)
        said = [talk for talk in self.talk if talk.to is None or seat in talk.to]
        return [Talk(n, talk.seat, talk.text, talk.to) for n, talk in enumerate(said)]


def _blind() -> Randomness:
    return Randomness(Stream(b"no dice in a view"))


def _check_name(what: str, name: str, known: Sequence[str]) -> None:
    if name and known and name not in known:
        raise Unknown(told(f"no-{what}-of-orders", name=name, known=", ".join(known)))
