"""What an encoder remembers of the views that it has read: what is unchanged is not counted anew.

Values are compared, never guessed: whatever view comes next, the numbers are those that an encoder
without a memory would give. It is for one who reads view after view, and for one thread.

A table of numbers is made of some paths of a state (`court.heirs`), which a `Watch` names. While
none of them has changed, what stands in the memory's row is good as it is.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from operator import attrgetter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.copying import copies_at
from tercio.kernel.fields import Part

Table = NDArray[np.float32]
NOTHING: Final[frozenset[str]] = frozenset()


class Watch:
    """Names some paths of states of a kind, and counts what is at others: these may be gaps, of
    which a seat knows how many there are."""

    def __init__(
        self, state: type[Part], *paths: str, counted: Callable[[Any], object] | None = None
    ) -> None:
        self.copies = {path: copies_at(state, (path,)) for path in paths}
        self.counted = counted


class Lookout:
    """All watches of an encoder together: a path that several name is looked at once."""

    def __init__(self, watches: Mapping[str, Watch]) -> None:
        self.names = frozenset(watches)
        copies = {path: copy for watch in watches.values() for path, copy in watch.copies.items()}
        self.read = _values_at([*copies])
        self.copies = [*copies.values()]
        """Of what is read; each gives a tuple of one."""
        self.made = [
            [name for name, watch in watches.items() if path in watch.copies] for path in copies
        ]
        """By path, the names of what is made of it."""
        self.counted = [
            (name, watch.counted) for name, watch in watches.items() if watch.counted is not None
        ]


class Memory:
    __slots__ = ("_counts", "_known", "row", "tables", "things")

    def __init__(self) -> None:
        self._known: tuple[Any, ...] = ()
        self._counts: list[object] = []
        self.row: Table = np.zeros(0, np.float32)
        """All numbers of the last view..."""
        self.tables: Mapping[str, Table] = {}
        """...by block: they are written where they stand."""
        self.things: dict[Any, Any] = {}
        """What an encoder counts with, by names of its own."""

    def changes(self, lookout: Lookout, state: Part) -> Set[str]:
        """The names of what is not as it was when this was asked last."""
        now, known = lookout.read(state), self._known
        counts = [count(state) for _, count in lookout.counted]
        if now == known and counts == self._counts:
            return NOTHING
        if len(known) != len(now):
            self._known = tuple([copy(state)[0] for copy in lookout.copies])
            self._counts = counts
            return lookout.names
        changed: set[str] = set()
        if now != known:
            kept = [*known]
            for n, value in enumerate(now):
                if value != known[n]:
                    kept[n] = lookout.copies[n](state)[0]
                    changed.update(lookout.made[n])
            self._known = tuple(kept)
        for (name, _), before, count in zip(lookout.counted, self._counts, counts, strict=True):
            if before != count:
                changed.add(name)
        self._counts = counts
        return changed


def _values_at(paths: Sequence[str]) -> Any:
    """A function that gives a tuple of what stands there, however many there are."""
    if len(paths) > 1:
        return attrgetter(*paths)
    one = [attrgetter(path) for path in paths]
    return lambda state: tuple([get(state) for get in one])
