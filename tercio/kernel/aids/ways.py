"""How far an army comes: ways of several steps, before anything is decided.

They are walked in a world that the seat cannot tell from this one (`Table.imagine`), in which all
others pass where they might respond: so they tell nothing that the seat does not know. A way ends
where dice fall or somebody must choose; where somebody might interfere, it says so.
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Any, NamedTuple

import msgspec

from tercio.kernel.aids.openings import Goal, Lookout, Looks, Opening, forked, goals_of, imagined
from tercio.kernel.ask import PASS, Ask, AskAll, Seat
from tercio.kernel.chains import answered
from tercio.kernel.events import Event
from tercio.kernel.pace import Pace
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.table import Table

MOST_STEPS = 160
"""So many steps are tried, of all ways together..."""
_LOOKS = 800
"""...and so often it is looked what would be asked next."""
_ARMIES = 4
"""Who asks which of all their armies come somewhere has so many times as much tried."""
_PASSES = 40
"""So many answers of others belong to one step."""


class Risk(msgspec.Struct, frozen=True):
    """A window in which somebody might interfere; where it is not said who can, nobody in
    particular."""

    window: str
    seat: Seat | None


class Leg(msgspec.Struct, frozen=True):
    """A step of a way: its keys, where it leads, and what is spent on it."""

    keys: tuple[str, ...]
    to: str
    price: int
    risks: tuple[Risk, ...]
    ends: bool
    """Whether nobody can say how it goes on: dice fall, or somebody must choose."""
    told: tuple[Event, ...]
    """What the seat would be told of it."""


class Way(msgspec.Struct, frozen=True):
    """How what stands at a place comes to another one, by which option."""

    start: str
    verb: str
    legs: tuple[Leg, ...] = ()

    @property
    def to(self) -> str:
        return self.legs[-1].to if self.legs else self.start

    @property
    def price(self) -> int:
        return sum(leg.price for leg in self.legs)

    def and_then(self, leg: Leg) -> "Way":
        return Way(self.start, self.verb, (*self.legs, leg))


class Found(NamedTuple):
    """The ways that were found."""

    ways: list[Way]
    is_all: bool
    """Whether there are no others: a search that has taken long enough is broken off."""


def ways(table: Table[Any], seat: Seat, ref: str, via: Sequence[str] = ()) -> Found:
    """The cheapest way to each place that what stands at `ref` can reach, by way of some others
    in turn if that is wanted."""
    world = _world(table, seat)
    if world is None:
        return Found([], is_all=True)
    walk = _Walk(world, seat)
    found = list(walk.from_place(ref, via=via).values())
    return Found(found, walk.is_all)


def approaches(table: Table[Any], seat: Seat, goal: str) -> Found:
    """The cheapest way to a goal from each place at which one begins, cheapest first."""
    world = _world(table, seat)
    if world is None:
        return Found([], is_all=True)
    walk = _Walk(world, seat, _ARMIES)
    # Armies before all else: what is built at a goal comes from nowhere, and can be built at many.
    starts = sorted(walk.starts(), key=lambda ref: _head(ref) != _head(goal))
    found = (walk.from_place(ref, goal).get(goal) for ref in starts)
    known = sorted((way for way in found if way is not None), key=lambda way: way.price)
    return Found(known, walk.is_all)


def _world(table: Table[Any], seat: Seat) -> Table[Any] | None:
    """Where the seat is asked alone, a table to walk on. It asks everything: who passes only for
    want of a card might hold another one."""
    stop = table.stop
    if not isinstance(stop, Ask) or stop.seat != seat:
        return None
    world = imagined(table, seat)
    world.pace = Pace.ASKING
    return world


class _Arrival(NamedTuple):
    """Where a way has come to, and the table as it stands then."""

    way: Way
    table: Table[Any]


class _Walk:
    """Steps into a world, so many."""

    def __init__(self, world: Table[Any], seat: Seat, armies: int = 1) -> None:
        self._world, self._seat = world, seat
        self._kind = world.asks()[seat].kind
        self._steps, self._looks = Looks(armies * MOST_STEPS), Looks(armies * _LOOKS)

    @property
    def is_all(self) -> bool:
        """Whether everything was tried."""
        return not (self._steps.is_spent or self._looks.is_spent)

    def starts(self) -> list[str]:
        return self._lookout(self._world).starts()

    def from_place(self, ref: str, until: str = "", via: Sequence[str] = ()) -> dict[str, Way]:
        """By the place to which it leads, each way; no further than to one place, if any."""
        best: dict[str, Way] = {}
        for opening in self._lookout(self._world).openings(ref):
            if opening.goals:
                self._go(Way(ref, opening.keys[0]), opening, best, until=until, via=via)
        return best

    def _go(
        self, way: Way, opening: Opening, best: dict[str, Way], *, until: str, via: Sequence[str]
    ) -> None:
        """All that an opening leads to; by way of some places, from one to the next."""
        at = _Arrival(way, self._world)
        party, goals = self._party(opening), opening.goals
        for stop in via:
            there = self._explore(at, goals, party, {}, until=stop)
            if there is None:
                return
            at, goals = there, self._onward(there, party)
        self._explore(at, goals, party, best, until=until)

    def _explore(
        self,
        start: _Arrival,
        goals: tuple[Goal, ...],
        party: tuple[str, ...] | None,
        best: dict[str, Way],
        until: str,
    ) -> _Arrival | None:
        """What can be reached from somewhere, the cheapest first; how it comes to one place."""
        found: list[tuple[int, int, int, _Arrival]] = []
        number = 0

        def reach(at: _Arrival, goals: tuple[Goal, ...]) -> None:
            nonlocal number
            for arrival in filter(None, (self._step(at, goal) for goal in goals)):
                number += 1
                heappush(found, (arrival.way.price, len(arrival.way.legs), number, arrival))

        reach(start, goals)
        while found:
            at = heappop(found)[-1]
            known = best.get(at.way.to)
            if at.way.to == start.way.to or (known and known.price <= at.way.price):
                continue
            best[at.way.to] = at.way
            if at.way.to == until:
                return at
            reach(at, self._onward(at, party))
        return None

    def _onward(self, at: _Arrival, party: tuple[str, ...] | None) -> tuple[Goal, ...]:
        """Where those who have come here can go on to."""
        leg = at.way.legs[-1]
        ask = at.table.asks().get(self._seat)
        if leg.ends or ask is None:
            return ()
        if ask.kind == self._kind:
            return self._lookout(at.table).further(at.way.verb, leg.to, party)
        further = goals_of(ask, (), leg.to)
        return tuple(goal for goal in further if _sort(goal.keys[-1]) == _sort(leg.keys[-1]))

    def _party(self, opening: Opening) -> tuple[str, ...] | None:
        """The keys by which those alone go on who have come; None where it cannot be told."""
        picks = self._lookout(self._world).party(opening.keys)
        if picks is None:
            return None
        goal = opening.goals[0].keys
        forks = [forked(self._world), forked(self._world)]
        chosen = (goal, (*opening.keys, *picks, goal[-1]))
        taken = [self._take(fork, keys) for fork, keys in zip(forks, chosen, strict=True)]
        alike = all(taken) and len({canonical(fork.g.state) for fork in forks}) == 1
        return picks if alike else None

    def _lookout(self, table: Table[Any]) -> Lookout:
        return Lookout(table, self._seat, self._looks)

    def _step(self, at: _Arrival, goal: Goal) -> _Arrival | None:
        """One step further, while the others pass; None when enough have been tried."""
        if not self._steps.take():
            return None
        seat, table = self._seat, forked(at.table)
        at_hand, told, dice = self._at_hand(table), len(table.seen(seat)), table.g.random.at
        if not self._take(table, goal.keys):
            return None
        risks = self._let_pass(table)
        is_asked = isinstance(table.stop, Ask) and table.stop.seat == seat
        leg = Leg(
            goal.keys,
            goal.aims[-1],
            max(0, at_hand - self._at_hand(table)),
            tuple(dict.fromkeys(risks)),
            ends=table.g.random.at > dice or not is_asked,
            told=tuple(table.seen(seat)[told:]),
        )
        return _Arrival(at.way.and_then(leg), table)

    def _take(self, table: Table[Any], keys: tuple[str, ...]) -> bool:
        """Whether the keys could be taken one after the other."""
        made = len(table.decisions)
        for n, key in enumerate(keys):
            if n and key in answered(table, self._seat, made):
                continue
            ask = table.asks().get(self._seat)
            if ask is None or ask.option(key) is None:
                return False
            made = len(table.decisions)
            table.decide(self._seat, key)
        return True

    def _let_pass(self, table: Table[Any]) -> list[Risk]:
        """Nobody interferes; tell where somebody else might have."""
        risks: list[Risk] = []
        for _ in range(_PASSES):
            asks = table.asks().values()
            ask = next((ask for ask in asks if ask.window and ask.option(PASS)), None)
            if ask is None:
                break
            if ask.seat != self._seat:
                is_poll = isinstance(table.stop, AskAll)
                risks.append(Risk(ask.window, None if is_poll else ask.seat))
            table.decide(ask.seat, PASS)
        return risks

    def _at_hand(self, table: Table[Any]) -> int:
        return table.game.display.at_hand(table.g, self._seat) or 0


def _sort(key: str) -> str:
    return key.partition(".")[0]


def _head(ref: str) -> str:
    return ref.partition(":")[0]
