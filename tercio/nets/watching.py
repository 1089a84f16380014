"""Encoders of large games: of view after view they write only the tables that have changed."""

from abc import abstractmethod
from collections.abc import Set
from typing import Any

import numpy as np

from tercio.kernel.ask import Seat
from tercio.kernel.fields import Part
from tercio.nets.blocks import Encoder, G, Numbers
from tercio.nets.memory import Lookout, Memory, Watch


class WatchingEncoder(Encoder[G]):
    """Says what its tables are made of, and writes them where they stand in a memory."""

    _lookout: Lookout | None = None

    @abstractmethod
    def watches(self, state: type[Any]) -> dict[str, Watch]:
        """By name, what tables of numbers are made of."""

    @abstractmethod
    def write_open(self, g: G, memory: Memory, changed: Set[str]) -> None:
        """What everybody sees, where it has changed."""

    @abstractmethod
    def write_seen(self, g: G, seat: Seat | None, memory: Memory) -> None:
        """What depends on who looks."""

    def write(self, g: G, seat: Seat | None, numbers: Numbers) -> None:
        memory = self.memory or Memory()
        if len(memory.row) != self.size:
            memory.row, memory.tables = np.zeros(self.size, np.float32), {}
        if not memory.tables:
            memory.tables = self.parts(memory.row)
        state: Part = g.state
        if self._lookout is None:
            self._lookout = Lookout(self.watches(type(state)))
        if changed := memory.changes(self._lookout, state):
            self.write_open(g, memory, changed)
        self.write_seen(g, seat, memory)
        if numbers is not memory.row:
            numbers[:] = memory.row
