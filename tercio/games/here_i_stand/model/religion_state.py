"""The religious struggle, as state (HIS 8.2, 18)."""

from dataclasses import field
from typing import Final

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Location, Mask, Space

# Where a debater is.
NOT_YET: Final = 0
UNCOMMITTED: Final = 1
COMMITTED: Final = 2
EXCOMMUNICATED: Final = 3
"""Off the map until the next turn, and committed."""
GONE: Final = 4
"""Burnt, disgraced, dead or otherwise out of the game."""


@copied
class Religion(Copied):
    protestant: Mask = 0
    """Spaces under Protestant religious influence."""
    debaters: list[int] = field(default_factory=list)
    reformers: list[Location] = field(default_factory=list)
    """A space, or AVAILABLE, NEXT_TURN, OUT_OF_PLAY of `tercio.wars.model.names`."""
    universities: Mask = 0
    new_testament: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Boxes translated, by debate zone in the order of the data."""
    bible: list[int] = field(default_factory=lambda: [0, 0, 0])
    display: dict[Space, int] = field(default_factory=dict)
    """Protestant regulars still on the Electorate Display, by space."""
    st_peters_cp: int = 0
    st_peters_vp: int = 0
    reform_targets: Mask = 0
    """Spaces targeted by a Reformation attempt this impulse."""
    counter_targets: Mask = 0
    """Spaces targeted by a Counter Reformation attempt this impulse."""
    bonus_used: Mask = 0
    """Powers that have used a limited debater bonus this impulse."""
