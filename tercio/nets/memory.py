"""What an encoder remembers of the views that it has read: what is unchanged is not counted anew.

Values are compared, never guessed: whatever view comes next, the numbers are those that an encoder
without a memory would give. It is for one who reads view after view, and for one thread.

A table of numbers is made of some paths of a state (`court.heirs`), which a `Watch` names. While
none of them has changed, what stands in the memory's row is good as it is.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from itertools import compress
from operator import ne
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.fields import Part, Viewer
from tercio.kernel.paths import Values, copier_at, seen_at, values_at
from tercio.kernel.position import Position

Table = NDArray[np.float32]
NOTHING: Final[frozenset[str]] = frozenset()


class Counted(NamedTuple):
    """What something comes to that stands at some paths."""

    comes_to: Callable[..., object]
    """It takes what stands there."""
    paths: tuple[str, ...]


class Watch:
    """Names some paths of a state, others of which only the size is looked at, and what is counted
    at others again: these may be gaps, of which a seat knows how many there are."""

    def __init__(
        self, *paths: str, sizes: Sequence[str] = (), counted: Counted | None = None
    ) -> None:
        self.paths = paths
        self.sizes = sizes
        self.counted = counted


class Lookout:
    """All watches of an encoder together: a path that several name is looked at once."""

    def __init__(self, state: type[Part], watches: Mapping[str, Watch]) -> None:
        paths = [*dict.fromkeys(path for watch in watches.values() for path in watch.paths)]
        sizes = [*dict.fromkeys(path for watch in watches.values() for path in watch.sizes)]
        named = {name: watch.counted for name, watch in watches.items() if watch.counted}
        self.names = frozenset(watches)
        self._in_view = values_at(state, paths, sizes)
        self._as_seen = seen_at(state, paths, sizes)
        self._counts_in_view = [
            (each.comes_to, values_at(state, each.paths)) for each in named.values()
        ]
        self._counts_as_seen = [
            (each.comes_to, seen_at(state, each.paths)) for each in named.values()
        ]
        self.copies: Sequence[Callable[[Any], Any]] = (
            *(copier_at(state, path) for path in paths),
            *(_as_it_is for _ in (*sizes, *named)),
        )
        """Of what is read."""
        self.made: Sequence[Sequence[str]] = (
            *([name for name, watch in watches.items() if path in watch.paths] for path in paths),
            *([name for name, watch in watches.items() if path in watch.sizes] for path in sizes),
            *([name] for name in named),
        )
        """By what is read, the names of what is made of it."""

    def in_view(self, view: Part) -> Values:
        values = self._in_view(view)
        for count, read in self._counts_in_view:
            values += (count(*read(view)),)
        return values

    def as_seen(self, state: Part, viewer: Viewer) -> Values:
        """The same of a state, as a viewer sees it."""
        values = self._as_seen(state, viewer)
        for count, read in self._counts_as_seen:
            values += (count(*read(state, viewer)),)
        return values


class Memory:
    __slots__ = ("_known", "row", "tables", "things", "view")

    def __init__(self) -> None:
        self._known: Values = ()
        self.row: Table = np.zeros(0, np.float32)
        """All numbers of the last view..."""
        self.tables: Mapping[str, Table] = {}
        """...by block: they are written where they stand."""
        self.things: dict[Any, Any] = {}
        """What an encoder counts with, by names of its own."""
        self.view: Position[Any] | None = None
        """One that nobody needs any more."""

    def changes(self, lookout: Lookout, now: Values) -> Set[str]:
        """The names of what is not as it was when this was asked last."""
        known = self._known
        if now == known:
            return NOTHING
        if len(known) != len(now):
            self._known = tuple(
                [copy(each) for copy, each in zip(lookout.copies, now, strict=True)]
            )
            return lookout.names
        changed: set[str] = set()
        kept = [*known]
        for n in compress(range(len(now)), map(ne, now, known)):
            kept[n] = lookout.copies[n](now[n])
            changed.update(lookout.made[n])
        self._known = tuple(kept)
        return changed


def _as_it_is(value: Any) -> Any:
    return value
