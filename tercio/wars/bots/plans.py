"""What every power's plan says: what to spend CP on, whom to attack, and at which odds."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Generic, TypeVar

from tercio.wars.bots.outlook import Undertaking, WarOutlook
from tercio.wars.model.names import CardId, Power, Space

O_contra = TypeVar("O_contra", bound=WarOutlook, contravariant=True)


class WarPlan(Generic[O_contra]):
    """A power without a plan of its own takes what it can get."""

    events: ClassVar[Mapping[str, float]] = {}
    """What an event is worth to this power, where the common table says something else."""
    zeals: ClassVar[Mapping[str, float]] = {}
    """How much more, or less, than others a space is wanted."""
    homes_abroad: ClassVar[float] = 0.8
    """The same for spaces that no list names."""
    least_conquest: ClassVar[float] = 0.4
    """The chance below which no army sets out."""
    least_assault: ClassVar[float] = 0.2

    outposts: ClassVar[Mapping[str, int]] = {}
    """Keys beyond the sea, and the units that shall hold them: they are sent there in spring."""

    def undertakings(self, o: O_contra, cp: int) -> Iterator[Undertaking]:
        """Beyond war: what only this power does."""
        yield from ()

    def event(self, o: O_contra, card: CardId) -> float | None:
        """What an event is worth now; None if the common table shall say it."""
        return self.events.get(o.world.cards[card].id)

    def zeal(self, o: O_contra, space: Space) -> float:
        if o.state.home[o.power] >> space & 1:
            return 1.2
        return self.zeals.get(o.id(space), self.homes_abroad)

    def conquest(self, o: O_contra, space: Space, units: int, rating: int) -> float | None:
        """The chance to take a space where a rule of its own decides; None where none does."""
        return None

    def next_enemy(self, o: O_contra) -> Power | None:
        """With whom the plan means to begin a war this turn."""
        return None

    def peace_with(self, o: O_contra, enemy: Power) -> float:
        """What speaks for peace with an enemy, beyond the situation on the map."""
        return 0.0

    def war_on(self, o: O_contra, target: Power) -> float:
        """What a war with a power would be worth, before its cost."""
        return 0.0
