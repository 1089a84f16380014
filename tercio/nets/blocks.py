"""What an encoder is made of: named tables of numbers, and how states are written into them.

A block is a table: rows are things of the game (places, powers, cards), columns what is known of
each. Rows and columns follow from the data, so that a block has the same size in every position of
a setting. All blocks in their order, row by row, are what a network reads.
"""

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tercio.kernel.ask import Seat
from tercio.kernel.game import Game
from tercio.kernel.masks import Graph
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.table import Table
from tercio.nets.memory import Memory

Numbers = NDArray[np.float32]
G = TypeVar("G", bound=Position[Any])

BOARD: Final = "places"
"""The block of the map in every game."""


class Block(NamedTuple):
    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.rows), len(self.columns)

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)


class Filling:
    """A block that is being written, column by column in the order in which they are declared."""

    __slots__ = ("_at", "block", "numbers")

    def __init__(self, block: Block, numbers: Numbers) -> None:
        self.block = block
        self.numbers = numbers
        self._at = 0

    def column(self, values: Sequence[float] | NDArray[Any], scale: float = 1.0) -> None:
        """One number for each row, or for the first rows; the others have none."""
        self.numbers[: len(values), self._at] = values
        if scale != 1.0:
            self.numbers[:, self._at] /= scale
        self._at += 1

    def columns(self, values: NDArray[Any], scale: float = 1.0) -> None:
        """`values[column, row]`."""
        count, rows = values.shape
        into = self.numbers[:rows, self._at : self._at + count]
        into[:] = values.T
        if scale != 1.0:
            into /= scale
        self._at += count

    def masks(self, masks: Sequence[int]) -> None:
        """A column for each set of rows."""
        self.columns(bits(masks, len(self.block.rows)))

    def skip(self) -> None:
        """Leave a column to somebody else."""
        self._at += 1

    def close(self) -> None:
        assert self._at == len(self.block.columns), f"{self.block.name}: {self._at} columns"


class Encoder(ABC, Generic[G]):
    """Reads views of one setting. Nothing but a view goes in: what a seat does not know, it cannot
    tell to a network either."""

    game: ClassVar[str]
    contenders_in: ClassVar[str]
    """The block whose rows are the contenders, where each of them has one of his own..."""
    standing: ClassVar[tuple[str, ...]]
    """...and what of it says most plainly how he stands."""

    def __init__(self, setting: Setting, data: Any) -> None:
        self.setting = setting
        self.turns = (1, 1)
        """The first and the last of the scenario; `declare` says which."""
        self.blocks: tuple[Block, ...] = self.declare(data)
        self.size = sum(block.size for block in self.blocks)
        names = "\n".join(f"{each.name} {each.rows} {each.columns}" for each in self.blocks)
        self.fingerprint = hashlib.sha256(names.encode()).hexdigest()[:16]
        """Of all names: networks read only numbers of the very same tables."""
        self.memory: Memory | None = None
        """Of whoever reads view after view, in one thread."""

    @abstractmethod
    def declare(self, data: Any) -> tuple[Block, ...]:
        """The blocks, from the data."""

    @abstractmethod
    def write(self, g: G, seat: Seat | None, numbers: Numbers) -> None:
        """Write what a view shows into a row, all of it."""

    def look(self, table: Table[Any], seat: Seat, memory: Memory, view: Callable[[], G]) -> None:
        """Write what a seat sees of a table into the row of a memory, where it has changed. Whoever
        needs all of the `view` has it made."""
        self.memory = memory
        self.write(view(), seat, memory.row)

    @abstractmethod
    def contenders(self, g: G) -> tuple[Seat, ...]:
        """Who can win, in an order that means the same in every game: a network speaks of the
        first, the second... of them."""

    @abstractmethod
    def points(self, g: G) -> list[float]:
        """The contenders' VP now, as everybody can count them."""

    @abstractmethod
    def graph(self) -> Graph:
        """Which rows of the board are next to each other."""

    def progress(self, g: G) -> float:
        """The share of the game that is played, if it goes its full length."""
        first, last = self.turns
        turn: int = g.state.turn
        return (turn - first) / max(1, last - first)

    def encode(self, g: G, seat: Seat | None) -> Numbers:
        """All blocks, one after the other. `g` is a view of `seat`."""
        numbers = np.empty(self.size, np.float32)
        self.write(g, seat, numbers)
        return numbers

    def structured(self, g: G, seat: Seat | None) -> dict[str, Numbers]:
        """The same by block, as tables."""
        return self.parts(self.encode(g, seat))

    def parts(self, numbers: Numbers) -> dict[str, Numbers]:
        """A row by block, as tables: who writes into them writes into the row."""
        parts, at = {}, 0
        for block in self.blocks:
            parts[block.name] = numbers[at : at + block.size].reshape(block.shape)
            at += block.size
        return parts

    def span(self, name: str) -> slice:
        """Where a block is among all numbers."""
        at = 0
        for block in self.blocks:
            if block.name == name:
                return slice(at, at + block.size)
            at += block.size
        raise KeyError(name)

    def rows(self) -> NDArray[np.intp]:
        """`[contender, column]`: where all that is known of each contender stands."""
        block = next(each for each in self.blocks if each.name == self.contenders_in)
        span = self.span(block.name)
        return np.arange(span.start, span.stop).reshape(block.shape)

    def standings(self) -> NDArray[np.intp]:
        """`[contender, fact]`: of these, where `standing` is."""
        block = next(each for each in self.blocks if each.name == self.contenders_in)
        return self.rows()[:, [block.columns.index(name) for name in self.standing]]


class FilledEncoder(Encoder[G]):
    """Writes all tables of every view, block by block: for small games."""

    @abstractmethod
    def fill(self, g: G, seat: Seat | None, into: Mapping[str, Filling]) -> None:
        """Write what a view shows; all numbers are 0 before."""

    def write(self, g: G, seat: Seat | None, numbers: Numbers) -> None:
        memory = self.memory
        if memory is None:
            self._fill(g, seat, numbers)
            return
        known = memory.things.get(seat)
        if known is None or known[0] != g.state:
            self._fill(g, seat, numbers)
            memory.things[seat] = (g.state.copy(), numbers.copy())
        else:
            numbers[:] = known[1]

    def _fill(self, g: G, seat: Seat | None, numbers: Numbers) -> None:
        numbers.fill(0)
        parts = self.parts(numbers)
        into = {block.name: Filling(block, parts[block.name]) for block in self.blocks}
        self.fill(g, seat, into)
        for filling in into.values():
            filling.close()


def view_of(
    table: Table[Any], seat: Seat | None, old: Position[Any] | None = None
) -> Position[Any]:
    """What an encoder reads: a glance, good until the next decision. An `old` one of the same
    table, which nobody needs any more, spares making another."""
    if old is None:
        return glanced(table.game, table.setting, table.data, table.g.state, seat=seat)
    old.state = table.g.state
    old.state = table.game.glance(old, seat)
    return old


def glanced(
    game: Game[Any], setting: Setting, data: Any, state: Any, *, seat: Seat | None
) -> Position[Any]:
    g = game.position(setting, data, state, Randomness(Stream(b"no dice in a view")))
    g.state = game.glance(g, seat)
    return g


# -- ways to write -----------------------------------------------------------------------------


def bits(masks: Sequence[int], width: int) -> NDArray[np.uint8]:
    """`bits[mask, place]`."""
    size, full = (width + 7) // 8, (1 << width) - 1
    raw = b"".join([(mask & full).to_bytes(size, "little") for mask in masks])
    table = np.frombuffer(raw, np.uint8).reshape(len(masks), size)
    return np.unpackbits(table, axis=1, bitorder="little")[:, :width]


def names(prefix: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{prefix}:{id}" for id in ids)


def one_of(value: object, among: Sequence[object]) -> list[float]:
    """1 where the value stands, if it does."""
    return [1.0 if each == value else 0.0 for each in among]
