"""The Diplomatic Influence Table, as state (VQ 24.5, 24.6)."""

from dataclasses import dataclass, field

from tercio.wars.names import Mask


@dataclass(slots=True)
class Influence:
    points: list[list[int]] = field(default_factory=list)
    """points[target][major power]: 0 to 9, or NOBODY where it has no marker."""
    resolved: Mask = 0
    """Powers whose status was resolved this turn."""

    def copy(self) -> "Influence":
        return Influence([row[:] for row in self.points], self.resolved)
