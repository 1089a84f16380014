"""The Diplomatic Influence Table, as state (VQ 24.5, 24.6), and who was activated (27)."""

from dataclasses import field

from tercio.kernel.fields import Open, Part, part
from tercio.wars.model.names import Mask, Power


@part
class Influence(Part):
    points: Open[list[list[int]]] = field(default_factory=list)
    """points[target][major power]: 0 to 9, or NOBODY where it has no marker."""
    resolved: Open[Mask] = 0
    """Powers whose status was resolved this turn."""
    activated: Open[dict[Power, Power]] = field(default_factory=dict)
    """Major powers that no seat plays from the start, and the power that commands each (27)."""
