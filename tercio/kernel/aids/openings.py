"""What begins where somebody points.

It is tried on a fork, as far as a chain goes: looking tells a seat nothing that it could not have
found out by trying and taking back. On an open floor, where nothing is taken back, it is tried in a
world that the seat cannot tell from this one.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from tercio.kernel.ask import BACK, DONE, PASS, Ask, AskAll, AskAny, Prospect, Seat
from tercio.kernel.chains import next_ask, take
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.kernel.view import Offer, Offered, offer_of

MOST_LOOKS = 100
"""So often it is looked what would be asked next, for one place."""
_ASIDE = frozenset({PASS, BACK, DONE})


class Goal(msgspec.Struct, frozen=True):
    """Where an opening may lead, with all of its keys."""

    keys: tuple[str, ...]
    option: Offered
    aims: tuple[str, ...]
    """What its last option points at, and not all that stand beside it."""
    prospect: Prospect | None = None
    """The chances of what is rolled for then, if anything is."""


class Opening(msgspec.Struct, frozen=True):
    """A way to go on that begins at a place: the options that lead there, and where to then."""

    steps: tuple[Offered, ...]
    goals: tuple[Goal, ...] = ()
    prospect: Prospect | None = None
    """The chances of its last step, where that leads to a roll."""

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(step.key for step in self.steps)


def openings(table: Table[Any], seat: Seat, ref: str) -> list[Opening]:
    """What the seat can do now that begins at `ref`, or by an option that then asks where."""
    draft = Draft.of(table, seat)
    return [] if draft is None else draft.openings(ref)


class Draft(NamedTuple):
    """Keys that are thought of and not decided, and the table as it would be after them."""

    table: Table[Any]
    seat: Seat
    spent: int
    ask: Ask | None
    """What the seat is asked then; None where it is not, or something was learned."""

    @classmethod
    def of(cls, table: Table[Any], seat: Seat, keys: Sequence[str] = ()) -> "Draft | None":
        """None, where the seat cannot take all of them."""
        if isinstance(table.stop, AskAll) or seat not in table.asks():
            return None
        world = imagined(table, seat) if isinstance(table.stop, AskAny) else table
        if not keys:
            return cls(world, seat, 0, world.asks()[seat])
        fork = forked(world)
        at_hand, start = _at_hand(fork, seat), len(fork.decisions)
        if not _takes(fork, seat, keys):
            return None
        left = max(0, at_hand - _at_hand(fork, seat))
        return cls(fork, seat, left, next_ask(fork, seat, start))

    def openings(self, ref: str) -> list[Opening]:
        return [] if self.ask is None else Lookout(self.table, self.seat).openings(ref)

    @property
    def offer(self) -> Offer | None:
        return None if self.ask is None else offer_of(self.ask, 0, idle=False)


def imagined(table: Table[Any], seat: Seat) -> Table[Any]:
    """A table that could be this one, for all that the seat has seen; always the same one."""
    world = table.imagine(seat, Randomness(Stream(b"looking ahead")))
    world.pace = table.pace
    return world


def forked(table: Table[Any]) -> Table[Any]:
    """A fork that goes on by itself where its table does."""
    fork = table.fork()
    fork.pace = table.pace
    return fork


def _takes(table: Table[Any], seat: Seat, keys: Sequence[str]) -> bool:
    """Take the keys, if all of them can be taken."""
    if table.asks()[seat].option(keys[0]) is None:
        return False
    return [each.key for each in take(table, seat, keys, None)] == list(keys)


def _at_hand(table: Table[Any], seat: Seat) -> int:
    return table.game.display.at_hand(table.g, seat) or 0


class _Path(NamedTuple):
    """Options that lead to a place, and the question that offers the last of them."""

    steps: tuple[Offered, ...]
    ask: Ask

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(step.key for step in self.steps)


class Looks:
    """How often it may still be looked, or tried."""

    def __init__(self, left: int = MOST_LOOKS) -> None:
        self._left = left
        self.is_spent = False
        """Whether somebody wanted to look once more, and did not."""

    def take(self) -> bool:
        """Whether it may be looked once more."""
        self.is_spent = self.is_spent or self._left <= 0
        self._left -= 1
        return not self.is_spent


class Lookout:
    """Looks at what would be asked next."""

    def __init__(self, table: Table[Any], seat: Seat, looks: Looks | None = None) -> None:
        self._table, self._seat = table, seat
        self._looks = looks or Looks()
        self._ask = table.asks()[seat]

    def openings(self, ref: str) -> list[Opening]:
        options = options_of(self._ask)
        pointing = aiming(options)
        paths = [_Path((option,), self._ask) for option, aims in pointing if ref in aims]
        # Who is asked about such things, and not about this one, has no business there.
        if not paths and _sort(ref) not in {_sort(each) for _, aims in pointing for each in aims}:
            paths = [path for option in options for path in self._paths(option, ref)]
        return [self._opening(path, ref) for path in paths]

    def starts(self) -> list[str]:
        """All that the question points at, and the questions to which its options lead."""
        after = (self._after((option.key,)) for option in options_of(self._ask))
        asks = [ask for ask in after if ask is not None and ask.kind != self._ask.kind]
        found = [ref for ask in asks for ref in ask.refs]
        for ask in (self._ask, *asks):
            found += [ref for _, aims in aiming(options_of(ask)) for ref in sorted(aims)]
        return list(dict.fromkeys(found))

    def further(self, verb: str, ref: str, party: tuple[str, ...] | None) -> tuple[Goal, ...]:
        """Where those who stand at a place can go by an option, and nobody else who is there."""
        options = [option for option in options_of(self._ask) if option.key == verb]
        paths = [path for option in options for path in self._paths(option, ref)]
        if len(paths) != 1:
            return ()
        keys = paths[0].keys
        ask = self._after(keys)
        if ask is not None and _usual(ask):
            keys += self._chosen(keys, ask, party)
            ask = self._after(keys)
        is_elsewhere = ask is not None and ask.kind != self._ask.kind and not _usual(ask)
        return goals_of(ask, keys, ref) if ask is not None and is_elsewhere else ()

    def party(self, keys: tuple[str, ...]) -> tuple[str, ...] | None:
        """The keys that choose all of them one by one; None where that is not asked."""
        first = self._after(keys)
        if first is None or not _usual(first):
            return None
        picks: tuple[str, ...] = ()
        ask: Ask | None = first
        while ask is not None and ask.kind == first.kind:
            more = [o.key for o in ask.options if not o.is_usual and o.key not in _ASIDE]
            if not more:
                return (*picks, DONE)
            picks += (more[0],)
            ask = self._after((*keys, *picks))
        return None if ask is None else picks

    def _chosen(
        self, keys: tuple[str, ...], ask: Ask, party: tuple[str, ...] | None
    ) -> tuple[str, ...]:
        """All of those who have come: if others are there, without them."""
        if party is None:
            return ()
        mine = party if party[-1] == DONE else (*party, DONE)
        everybody = self.party(keys)
        if everybody is not None and sorted(everybody) == sorted(party):
            return (_usual(ask),)
        return mine

    def _paths(self, option: Offered, ref: str) -> list[_Path]:
        """The options that lead to a place: where it asks about nothing else, the first alone."""
        ask = self._after((option.key,))
        if ask is None:
            return []
        if ref in ask.refs and ask.kind != self._ask.kind:
            return [_Path((option,), self._ask)]
        pointing = aiming(options_of(ask))
        return [_Path((option, each), ask) for each, aims in pointing if ref in aims]

    def _opening(self, path: _Path, ref: str) -> Opening:
        """Where it can go from there, all of it: who wants to send a part takes the opening.
        Nowhere, where it is done and the first question comes again."""
        keys, prospect = path.keys, self._prospect(path.ask, path.keys[-1])
        ask = self._after(keys)
        if ask is not None and (usual := _usual(ask)):
            keys += (usual,)
            ask = self._after(keys)
        if ask is None or ask.kind == self._ask.kind:
            return Opening(path.steps, prospect=prospect)
        goals = (
            msgspec.structs.replace(goal, prospect=self._prospect(ask, goal.option.key))
            for goal in self._done(path, goals_of(ask, keys, ref))
        )
        return Opening(path.steps, tuple(goals), prospect)

    def _done(self, path: _Path, goals: tuple[Goal, ...]) -> tuple[Goal, ...]:
        """Where the question comes again for others who might go along, nobody does: a fleet whose
        goal was shown sails. Who wants to send several takes the opening."""
        again = self._after(goals[0].keys) if goals and path.ask is not self._ask else None
        if again is None or again.kind != path.ask.kind or again.option(DONE) is None:
            return goals
        return tuple(msgspec.structs.replace(goal, keys=(*goal.keys, DONE)) for goal in goals)

    def _prospect(self, ask: Ask, key: str) -> Prospect | None:
        """What the question foresees of an option; nothing moves before it is asked."""
        if ask.foresee is None:
            return None
        return ask.foresee(self._table.view_position(self._seat), key)

    def _after(self, keys: tuple[str, ...]) -> Ask | None:
        """What the seat would be asked after these keys, if it had learned nothing."""
        if (len(keys) == 1 and keys[0] in _ASIDE) or not self._looks.take():
            return None
        fork = forked(self._table)
        start = len(fork.decisions)
        return next_ask(fork, self._seat, start) if _takes(fork, self._seat, keys) else None


def _sort(ref: str) -> str:
    return ref.partition(":")[0]


def _usual(ask: Ask) -> str:
    """What most would take, if there is such a thing."""
    return next((option.key for option in ask.options if option.is_usual), "")


def goals_of(ask: Ask, keys: tuple[str, ...], ref: str) -> tuple[Goal, ...]:
    """Where the options of a question lead that is asked after some keys, away from `ref`."""
    found = ((option, aims - {ref}) for option, aims in aiming(options_of(ask)))
    return tuple(
        Goal((*keys, option.key), option, tuple(sorted(aims))) for option, aims in found if aims
    )


def options_of(ask: Ask) -> tuple[Offered, ...]:
    return offer_of(ask, 0, idle=False).options


def aiming(options: Sequence[Offered]) -> list[tuple[Offered, set[str]]]:
    """The options that point at something, without what all have in common: where an army comes
    from is no choice when it is asked where it goes."""
    found = [(option, set(option.refs)) for option in options if option.refs]
    common = set.intersection(*(refs for _, refs in found)) if found else set()
    is_choice = all(refs - common for _, refs in found)
    return [(option, refs - common) for option, refs in found] if is_choice else found
