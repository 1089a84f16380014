"""Numbers that stand for things: powers, places, kinds of units.

Powers are numbered majors first, then minors; places areas first, then seas, then dispersion
boxes (`World`). Units are counted by `place * KINDS + kind`.
"""

from collections.abc import Callable
from typing import Final, Literal, NewType, TypeAlias, cast

Power = NewType("Power", int)
Player = NewType("Player", int)
"""A seat by its number: the place of its name in `Setting.seats`."""
Place = NewType("Place", int)
Kind = NewType("Kind", int)
Center = NewType("Center", int)
Theater = NewType("Theater", int)
Stack = NewType("Stack", int)
"""Units of one kind in one place: `stack(place, kind)`."""
Mask: TypeAlias = int
On: TypeAlias = Literal["troop", "squadron", "fortress"]

NOBODY: Final = Power(-1)
NOWHERE: Final = Place(-1)
NO_PLAYER: Final = Player(-1)

KINDS = 16
"""A stack is `place * KINDS + kind`."""

T2, T2V, T3, T3V, S2, S3, S2D, S3D = map(Kind, range(8))
KIND_IDS = ("T2", "T2V", "T3", "T3V", "S2", "S3", "S2D", "S3D")
"""Troops of 2-3 and 3-4, regular and veteran; squadrons, operational and damaged (or not yet
complete)."""

TROOPS = (T2, T2V, T3, T3V)
SQUADRONS = (S2, S3)
DAMAGED = (S2D, S3D)
NAVAL = (S2, S3, S2D, S3D)
REGULARS = (T2, T3)
VETERANS = (T2V, T3V)

QUALITY = (2, 3, 3, 4, 2, 3, 0, 0)
"""By kind; what is damaged does not fight (13.1.1)."""
TYPE = (T2, T2, T3, T3, S2, S3, S2, S3)
"""By kind, the counter that it is a face of; a power's pool counts these."""
OTHER_FACE = (T2V, T2, T3V, T3, S2D, S3D, S2, S3)

PAIR = 64
"""Two powers in one number: `a * PAIR + b`."""

NO_FORTRESS, FORTRESS_BEGUN, FORTRESS = range(3)


def _stack(place: int, kind: int) -> int:
    return place * KINDS + kind


stack = cast(Callable[[Place, Kind], Stack], _stack)


def directed(a: Power, b: Power) -> int:
    """What `a` has against `b`."""
    return a * PAIR + b


def pair(a: Power, b: Power) -> int:
    """What two powers have with each other, in whichever order they are named."""
    return a * PAIR + b if a < b else b * PAIR + a


def parties(key: int) -> tuple[Power, Power]:
    """The two of a `pair`, or of what one has against the other."""
    return cast(tuple[Power, Power], divmod(key, PAIR))
