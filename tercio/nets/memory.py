"""What an encoder remembers of the views that it has read: what is unchanged is not counted anew.

Values are compared, never guessed: whatever view comes next, the numbers are those that an encoder
without a memory would give. It is for one who reads view after view, and for one thread.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.fields import Part

T = TypeVar("T")
P = TypeVar("P", bound=Part)


class Memory:
    __slots__ = ("_known", "_lasting", "_rows", "_seen", "changes", "table")

    def __init__(self) -> None:
        self._known: dict[str, tuple[object, object]] = {}
        self._lasting: dict[str, tuple[object, int]] = {}
        self._rows: list[list[int]] = []
        self._seen: dict[str | None, tuple[Part, NDArray[np.float32]]] = {}
        self.table: NDArray[np.float32] = np.zeros((0, 0), np.float32)
        """What `counted` gave last."""
        self.changes = 0
        """How often the rows of `counted` have changed: as good as the rows themselves."""

    def unchanged(self, seat: str | None, state: Part) -> NDArray[np.float32] | None:
        """What a seat's last view came to, if this one is equal to it."""
        seen = self._seen.get(seat)
        return seen[1] if seen is not None and seen[0] == state else None

    def keep(self, seat: str | None, state: Part, numbers: NDArray[np.float32]) -> None:
        """What a view has come to. Nobody changes the numbers."""
        self._seen[seat] = (state.copy(), numbers)

    def settled(self, name: str, state: P, lasting: Callable[[P], object]) -> int:
        """A number that stays while all that `lasting` takes from a state stays as it was."""
        known = self._lasting.get(name)
        if known is not None and known[0] == lasting(state):
            return known[1]
        number = 0 if known is None else known[1] + 1
        self._lasting[name] = (lasting(state.copy()), number)
        return number

    def recall(self, name: str, key: object, make: Callable[[], T]) -> T:
        """What was made for the same key the last time, else what is made now. Nothing in a key may
        change, and nobody changes what was made."""
        known = self._known.get(name)
        if known is not None and known[0] == key:
            return cast(T, known[1])
        made = make()
        self._known[name] = (key, made)
        return made

    def counted(self, rows: Sequence[list[int]]) -> NDArray[np.float32]:
        """Rows of numbers as a table; only those that differ are written."""
        if len(self._rows) != len(rows):
            self._rows = [row[:] for row in rows]
            self.table = np.array(rows, np.float32)
            self.changes += 1
            return self.table
        has_changed = False
        for n, row in enumerate(rows):
            if row != self._rows[n]:
                self._rows[n] = row[:]
                self.table[n] = row
                has_changed = True
        self.changes += has_changed
        return self.table
