"""Encoders of large games: of view after view they write only the tables that have changed."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Set
from typing import Any, ClassVar, cast

import numpy as np

from tercio.kernel.ask import Seat
from tercio.kernel.fields import Part
from tercio.kernel.paths import Values, seen_at, values_at
from tercio.kernel.table import Table
from tercio.nets.blocks import Encoder, G, Numbers
from tercio.nets.memory import Lookout, Memory, Watch


class _Read:
    """What is read of states of a kind."""

    def __init__(self, state: type[Part], watches: Mapping[str, Watch], own: tuple[str, ...]):
        self.lookout = Lookout(state, watches)
        self.own_in_view = values_at(state, own)
        self.own_as_seen = seen_at(state, own)


class WatchingEncoder(Encoder[G]):
    """Says what its tables are made of, and writes them where they stand in a memory."""

    own: ClassVar[tuple[str, ...]]
    """Paths of the state: what of it depends on who looks, or is written for each who does."""
    _read: _Read | None = None

    @abstractmethod
    def watches(self) -> dict[str, Watch]:
        """By name, what tables of numbers are made of."""

    @abstractmethod
    def write_open(self, g: G, memory: Memory, changed: Set[str]) -> None:
        """What everybody sees, where it has changed."""

    @abstractmethod
    def write_own(self, g: G, seat: Seat | None, memory: Memory, own: Values) -> None:
        """What depends on who looks: `own` is what the seat sees there. `g` is asked for what is
        open only."""

    def tables(self, row: Numbers) -> dict[str, Numbers]:
        """What is written, by name."""
        return self.parts(row)

    def write(self, g: G, seat: Seat | None, numbers: Numbers) -> None:
        memory = self._begun(self.memory or Memory())
        read = self._reads(type(g.state))
        if changed := memory.changes(read.lookout, read.lookout.in_view(g.state)):
            self.write_open(g, memory, changed)
        self.write_own(g, seat, memory, read.own_in_view(g.state))
        if numbers is not memory.row:
            numbers[:] = memory.row

    def look(self, table: Table[Any], seat: Seat, memory: Memory, view: Callable[[], G]) -> None:
        """Nothing is looked at but what everybody sees, and `own`; a whole view is made only when
        something has changed."""
        g, read = cast(G, table.g), self._reads(type(table.g.state))
        self._begun(memory)
        viewer = table.game.viewer(g, seat)
        if changed := memory.changes(read.lookout, read.lookout.as_seen(g.state, viewer)):
            self.write_open(view(), memory, changed)
        self.write_own(g, seat, memory, read.own_as_seen(g.state, viewer))

    def _reads(self, state: type[Part]) -> _Read:
        if self._read is None:
            self._read = _Read(state, self.watches(), self.own)
        return self._read

    def _begun(self, memory: Memory) -> Memory:
        if len(memory.row) != self.size:
            memory.row, memory.tables = np.zeros(self.size, np.float32), {}
        if not memory.tables:
            memory.tables = self.tables(memory.row)
        return memory
