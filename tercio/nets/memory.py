"""What an encoder remembers of the views that it has read: what is unchanged is not counted anew.

Values are compared, never guessed: whatever view comes next, the numbers are those that an encoder
without a memory would give. It is for one who reads view after view, and for one thread.

A table of numbers is made of some paths of a state (`court.heirs`), which a `Watch` names. While
none of them has changed, what stands in the memory's row is good as it is.
"""

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.copying import copies_at
from tercio.kernel.fields import Part

Table = NDArray[np.float32]


class Watch:
    """Reads some paths of states of a kind, and what is counted of others: these may be gaps, of
    which a seat knows how many there are."""

    def __init__(
        self, state: type[Part], *paths: str, counted: Callable[[Any], object] | None = None
    ) -> None:
        self.paths = paths
        self.read = _values_at(paths)
        self.copy = copies_at(state, paths)
        self.counted = counted


class Memory:
    __slots__ = ("_known", "row", "tables", "things")

    def __init__(self) -> None:
        self._known: dict[str, tuple[Any, ...]] = {}
        self.row: Table = np.zeros(0, np.float32)
        """All numbers of the last view..."""
        self.tables: Mapping[str, Table] = {}
        """...by block: they are written where they stand."""
        self.things: dict[Any, Any] = {}
        """What an encoder counts with, by names of its own."""

    def has_changed(self, name: str, watch: Watch, state: Part) -> bool:
        """Whether anything that a watch reads is not as it was when it was asked for last."""
        known = self._known.get(name)
        count = watch.counted(state) if watch.counted is not None else None
        if known is not None and watch.read(state) == known[0] and count == known[1]:
            return False
        self._known[name] = (watch.copy(state), count)
        return True


def _values_at(paths: Sequence[str]) -> Any:
    """A function that gives a tuple of what stands there, however many there are."""
    if len(paths) > 1:
        return attrgetter(*paths)
    one = [attrgetter(path) for path in paths]
    return lambda state: tuple([get(state) for get in one])
