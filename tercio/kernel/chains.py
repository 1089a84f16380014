"""Several keys at once: what begins at a place, and a whole undertaking as one decision.

Whoever points at an army does not think of "move a formation, from Metz, all of them, to Turin" as
four answers. A chain holds the keys of all four. It goes as far as the seat alone is asked and
nobody learns anything, which is as far as it could have gone and come back by itself: so looking
ahead tells a seat nothing that it could not have found out by trying and taking back.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tercio.kernel.ask import BACK, DONE, PASS, Ask, Seat
from tercio.kernel.table import Table
from tercio.kernel.view import Offered, offer_of

MOST_KEYS = 24
"""So many keys a chain may have."""
MOST_LOOKS = 160
"""So often it is looked what would be asked next, for one place."""
_ASIDE = frozenset({PASS, BACK, DONE})


class Opening(msgspec.Struct, frozen=True):
    """A way to go on that begins at a place: the options that lead there, and where to then."""

    steps: tuple[Offered, ...]
    goals: tuple["Goal", ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(step.key for step in self.steps)


class Goal(msgspec.Struct, frozen=True):
    """Where an opening may lead, with all of its keys."""

    keys: tuple[str, ...]
    option: Offered


def take(table: Table[Any], seat: Seat, keys: Sequence[str], seq: int | None) -> Iterator[str]:
    """Decide key by key, and tell each that was taken, until the seat is not asked or could not
    take back what it has done, or a key is not offered.

    The first key must be legal. A key that the table has answered by itself counts as taken.
    """
    start = made = len(table.decisions)
    for n, key in enumerate(keys):
        if n:
            if key in _answered(table, seat, made):
                continue
            if _next_ask(table, seat, start) is None or key not in _keys(table, seat):
                return
        made = len(table.decisions)
        table.decide(seat, key, None if n else seq, follows=n > 0)
        yield key


def _answered(table: Table[Any], seat: Seat, since: int) -> list[str]:
    """What was answered for the seat after the latest of its own keys."""
    return [each.key for each in table.decisions[since + 1 :] if each.seat == seat]


def _keys(table: Table[Any], seat: Seat) -> list[str]:
    return [option.key for option in table.asks()[seat].options]


def _next_ask(table: Table[Any], seat: Seat, start: int) -> Ask | None:
    """What the seat alone is asked, while all that it decided from `start` on can be taken back."""
    stop = table.stop
    if not isinstance(stop, Ask) or stop.seat != seat or table.has_learned(start):
        return None
    return stop


def openings(table: Table[Any], seat: Seat, ref: str) -> list[Opening]:
    """What the seat can do now that begins at `ref`, or by an option that then asks where."""
    return _Lookout(table, seat).openings(ref)


class _Lookout:
    """Looks at what would be asked next, so many times."""

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        self._table, self._seat = table, seat
        self._looks = MOST_LOOKS
        self._root = ""

    def openings(self, ref: str) -> list[Opening]:
        ask = self._table.asks().get(self._seat)
        if ask is None or self._table.stop is not ask:
            return []
        self._root = ask.kind
        options = _options(ask)
        paths: list[tuple[Offered, ...]] = [
            (option,) for option, refs in _pointing(options) if ref in refs
        ]
        paths = paths or [
            (option, where) for option in options for where in self._where(option, ref)
        ]
        return [Opening(path, self._goals(path, ref)) for path in paths]

    def _where(self, option: Offered, ref: str) -> list[Offered]:
        """The options at a place, of the question to which an option leads."""
        ask = self._after((option.key,))
        options = [] if ask is None else _options(ask)
        return [each for each, refs in _pointing(options) if ref in refs]

    def _goals(self, path: tuple[Offered, ...], ref: str) -> tuple[Goal, ...]:
        """Where it can go from there, all of it: who wants to send a part takes the opening. None,
        where it is done and the first question comes again."""
        keys = tuple(step.key for step in path)
        ask = self._after(keys)
        usual = ask and next((option.key for option in ask.options if option.is_usual), None)
        if usual:
            keys += (usual,)
            ask = self._after(keys)
        options = [] if ask is None or ask.kind == self._root else _options(ask)
        there = [option for option, refs in _pointing(options) if refs - {ref}]
        return tuple(Goal((*keys, option.key), option) for option in there)

    def _after(self, keys: tuple[str, ...]) -> Ask | None:
        """What the seat would be asked after these keys, if it had learned nothing."""
        if self._looks <= 0 or keys[-1] in _ASIDE:
            return None
        self._looks -= 1
        fork = self._table.fork()
        fork.pace = self._table.pace
        start = len(fork.decisions)
        if list(take(fork, self._seat, keys, None)) != list(keys):
            return None
        return _next_ask(fork, self._seat, start)


def _options(ask: Ask) -> tuple[Offered, ...]:
    return offer_of(ask, 0, idle=False).options


def _pointing(options: Sequence[Offered]) -> list[tuple[Offered, set[str]]]:
    """The options that point at something, without what all have in common: where an army comes
    from is no choice when it is asked where it goes."""
    found = [(option, set(option.refs)) for option in options if option.refs]
    common = set.intersection(*(refs for _, refs in found)) if found else set()
    is_choice = all(refs - common for _, refs in found)
    return [(option, refs - common) for option, refs in found] if is_choice else found
