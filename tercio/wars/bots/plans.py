"""What every power's plan says about war: whom to attack, and at which odds."""

from collections.abc import Mapping
from typing import Any, ClassVar

from tercio.wars.names import Power, Space


class WarPlan:
    """A power without a plan of its own takes what it can get."""

    zeals: ClassVar[Mapping[str, float]] = {}
    """How much more, or less, than others a space is wanted."""
    homes_abroad: ClassVar[float] = 0.8
    """The same for spaces that no list names."""
    least_conquest: ClassVar[float] = 0.4
    """The chance below which no army sets out."""
    least_assault: ClassVar[float] = 0.2

    def zeal(self, o: Any, space: Space) -> float:
        if o.state.home[o.power] >> space & 1:
            return 1.2
        return self.zeals.get(o.id(space), self.homes_abroad)

    def conquest(self, o: Any, space: Space, units: int, rating: int) -> float | None:
        """The chance to take a space where a rule of its own decides; None where none does."""
        return None

    def next_enemy(self, o: Any) -> Power | None:
        """With whom the plan means to begin a war this turn."""
        return None
