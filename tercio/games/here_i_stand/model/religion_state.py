"""The religious struggle, as state (HIS 8.2, 18)."""

from dataclasses import field
from typing import Final

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Location, Mask, Space

DebaterId = int
"""The place of a debater in the data: `g.world.debater["luther"]`."""

ReformerId = int

# Where a debater is.
NOT_YET: Final = 0
UNCOMMITTED: Final = 1
COMMITTED: Final = 2
EXCOMMUNICATED: Final = 3
"""Off the map until the next turn, and committed."""
GONE: Final = 4
"""Burnt, disgraced, dead or otherwise out of the game."""


@part
class Religion(Part):
    protestant: Open[Mask] = 0
    """Spaces under Protestant religious influence."""
    debaters: Open[list[int]] = field(default_factory=list)
    reformers: Open[list[Location]] = field(default_factory=list)
    """A space, or AVAILABLE, NEXT_TURN, OUT_OF_PLAY of `tercio.wars.model.names`."""
    universities: Open[Mask] = 0
    new_testament: Open[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Boxes translated, by debate zone in the order of the data."""
    bible: Open[list[int]] = field(default_factory=lambda: [0, 0, 0])
    display: Open[dict[Space, int]] = field(default_factory=dict)
    """Protestant regulars still on the Electorate Display, by space."""
    st_peters_cp: Open[int] = 0
    st_peters_vp: Open[int] = 0
    reform_targets: Open[Mask] = 0
    """Spaces targeted by a Reformation attempt this impulse."""
    counter_targets: Open[Mask] = 0
    """Spaces targeted by a Counter Reformation attempt this impulse."""
    bonus_used: Open[Mask] = 0
    """Powers that have used a limited debater bonus this impulse."""
