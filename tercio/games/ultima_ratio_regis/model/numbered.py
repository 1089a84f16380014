"""Typed ways to go through what is numbered: members of masks, rows of lists.

At run time each of these is the kernel's `places_of` or `members`, or `enumerate` itself, so that
types cost nothing where rules go round and round.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar, cast

from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    Center,
    Kind,
    Mask,
    Place,
    Player,
    Power,
    Stack,
    Theater,
)
from tercio.kernel.masks import members, places_of

T = TypeVar("T")

places_in = cast(Callable[[Mask], Iterator[Place]], places_of)
powers_in = cast(Callable[[Mask], Iterator[Power]], places_of)
theaters_in = cast(Callable[[Mask], Iterator[Theater]], places_of)

place_members = cast(Callable[[Mask], tuple[Place, ...]], members)
power_members = cast(Callable[[Mask], tuple[Power, ...]], members)
"""Remembered: for masks that come again and again."""

by_place = cast(Callable[[Iterable[T]], Iterator[tuple[Place, T]]], enumerate)
by_power = cast(Callable[[Iterable[T]], Iterator[tuple[Power, T]]], enumerate)
by_player = cast(Callable[[Iterable[T]], Iterator[tuple[Player, T]]], enumerate)
by_theater = cast(Callable[[Iterable[T]], Iterator[tuple[Theater, T]]], enumerate)
by_center = cast(Callable[[Iterable[T]], Iterator[tuple[Center, T]]], enumerate)
by_kind = cast(Callable[[Iterable[T]], Iterator[tuple[Kind, T]]], enumerate)


def _parted(units: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    for key, count in units:
        yield key // KINDS, key % KINDS, count


parted = cast(Callable[[Iterable[tuple[Stack, int]]], Iterator[tuple[Place, Kind, int]]], _parted)
"""Stacks and how many units each has, taken apart: (place, kind, how many)."""
