"""Masks and rows, read by the type of what their bits and places stand for.

At run time each of these is the kernel's `places_of`, `members` or `where`, or `enumerate` itself,
so that a true type costs nothing in a loop.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar, cast

from tercio.kernel.masks import members, places_of, where
from tercio.wars.model.names import LeaderId, Location, Mask, Power, SeaZone, ShipId, Space

T = TypeVar("T")

# -- the members of a mask, in ascending order -------------------------------------------------

places_in = cast(Callable[[Mask], Iterator[Location]], places_of)
spaces_in = cast(Callable[[Mask], Iterator[Space]], places_of)
seas_in = cast(Callable[[Mask], Iterator[SeaZone]], places_of)
leaders_in = cast(Callable[[Mask], Iterator[LeaderId]], places_of)
ships_in = cast(Callable[[Mask], Iterator[ShipId]], places_of)

# The same, remembered: for masks that come again and again.
powers_in = cast(Callable[[Mask], tuple[Power, ...]], members)
place_members = cast(Callable[[Mask], tuple[Location, ...]], members)
space_members = cast(Callable[[Mask], tuple[Space, ...]], members)

# -- rows with something for each power, space, ...: (which, what) -----------------------------

by_power = cast(Callable[[Iterable[T]], Iterator[tuple[Power, T]]], enumerate)
by_place = cast(Callable[[Iterable[T]], Iterator[tuple[Location, T]]], enumerate)
by_space = cast(Callable[[Iterable[T]], Iterator[tuple[Space, T]]], enumerate)
by_leader = cast(Callable[[Iterable[T]], Iterator[tuple[LeaderId, T]]], enumerate)
by_ship = cast(Callable[[Iterable[T]], Iterator[tuple[ShipId, T]]], enumerate)

# -- those that a row has at a place -----------------------------------------------------------

leaders_with = cast(Callable[[Sequence[T], T], list[LeaderId]], where)
ships_with = cast(Callable[[Sequence[T], T], list[ShipId]], where)
