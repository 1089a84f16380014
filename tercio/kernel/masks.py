"""Sets of places as integers: place i is bit 1 << i.

Unions, intersections and membership are single machine operations, and everything that spreads
over a map (supply, retreat, reach) is a flood.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, TypeVar

T = TypeVar("T")


def mask_of(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= 1 << place
    return mask


@lru_cache(maxsize=1 << 12)
def marked(row: tuple[int, ...]) -> int:
    """The places that have anything but 0 in a row with a number for each; remembered."""
    return mask_of(place for place, value in enumerate(row) if value)


@lru_cache(maxsize=1 << 15)
def members(mask: int) -> tuple[int, ...]:
    """The members of a mask, in ascending order; remembered, since the same masks come again and
    again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def flags(mask: int, size: int) -> tuple[bool, ...]:
    """Of each place whether it is in a mask; remembered."""
    return tuple([bool(mask >> place & 1) for place in range(size)])


def places_of(mask: int) -> Iterator[int]:
    """The same, one after the other."""
    return iter(members(mask))


def where(row: Sequence[T], value: T) -> list[int]:
    """The places in a row that hold a value, in ascending order."""
    found, place = [], -1
    for _ in range(row.count(value)):
        place = row.index(value, place + 1)
        found.append(place)
    return found


MOST_KNOWN: Final = 1 << 14
"""Masks whose neighbours a map remembers."""


class Graph:
    """An undirected map; `adjacent[i]` is the mask of the places next to place i.

    A map never changes, and the same masks come again and again, so their neighbours are
    remembered.
    """

    __slots__ = ("_around", "_known", "adjacent")

    def __init__(self, size: int, links: Iterable[tuple[int, int]]) -> None:
        self._known: dict[int, int] = {}
        self._around: dict[tuple[int, int], int] = {}
        adjacent = [0] * size
        for a, b in links:
            adjacent[a] |= 1 << b
            adjacent[b] |= 1 << a
        self.adjacent: Sequence[int] = tuple(adjacent)

    def joined(self, other: "Graph") -> "Graph":
        """The links of both."""
        both = Graph(0, ())
        both.adjacent = tuple(a | b for a, b in zip(self.adjacent, other.adjacent, strict=True))
        return both

    def neighbours(self, mask: int) -> int:
        """Every place next to a member of `mask` (members among them only if linked)."""
        found = self._known.get(mask)
        if found is None:
            found = self._look_around(mask)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[mask] = found
        return found

    def around(self, place: int, steps: int) -> int:
        """The places at most so many steps from a place, and the place itself; remembered."""
        found = self._around.get((place, steps))
        if found is None:
            found = self._around[place, steps] = self.within(1 << place, steps)
        return found

    def _look_around(self, mask: int) -> int:
        found = 0
        adjacent = self.adjacent
        while mask:
            low = mask & -mask
            found |= adjacent[low.bit_length() - 1]
            mask ^= low
        return found

    def flood(self, start: int, through: int) -> int:
        """`start` and all that can be reached from it by way of places in `through`."""
        reached = frontier = start
        while frontier:
            frontier = self.neighbours(frontier) & through & ~reached
            reached |= frontier
        return reached

    def distances(self, start: int, through: int) -> list[int]:
        """Masks by distance: the n-th holds the places n steps from `start`."""
        rings = [start]
        reached = start
        while ring := self.neighbours(rings[-1]) & through & ~reached:
            reached |= ring
            rings.append(ring)
        return rings

    def within(self, start: int, steps: int, through: int = -1) -> int:
        """The places at most so many steps from `start`."""
        return sum(self.distances(start, through)[: steps + 1])


class Atlas(Graph):
    """A map of named places, each with the names of those next to it."""

    __slots__ = ("names", "number")

    def __init__(self, roads: Mapping[str, Iterable[str]]) -> None:
        self.names = tuple(roads)
        self.number = {name: number for number, name in enumerate(self.names)}
        links = [(name, other) for name, others in roads.items() for other in others]
        super().__init__(len(self.names), [(self.number[a], self.number[b]) for a, b in links])

    def mask(self, *names: str) -> int:
        mask, number = 0, self.number
        for name in names:
            mask |= 1 << number[name]
        return mask

    def places(self, mask: int) -> list[str]:
        """The names of the members of a mask."""
        return [self.names[number] for number in places_of(mask)]
