"""The Diplomatic Influence Table, as state (VQ 24.5, 24.6), and who was activated (27)."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import Mask, Power


@copied
class Influence(Copied):
    points: list[list[int]] = field(default_factory=list)
    """points[target][major power]: 0 to 9, or NOBODY where it has no marker."""
    resolved: Mask = 0
    """Powers whose status was resolved this turn."""
    activated: dict[Power, Power] = field(default_factory=dict)
    """Major powers that no seat plays from the start, and the power that commands each (27)."""
