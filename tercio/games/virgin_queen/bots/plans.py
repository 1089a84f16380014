"""What every power's plan has beyond war: what else to spend CP on, and diplomacy."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.names import CardId, Power


class Plan(WarPlan):
    """A power without a plan of its own takes what it can get."""

    events: ClassVar[Mapping[str, float]] = {}
    """What an event is worth to this power, where the common table says something else."""
    fleet: ClassVar[int] = 3
    """Ships to keep."""

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        """Beyond war: what only this power does."""
        yield from ()

    def event(self, o: Outlook, card: CardId) -> float | None:
        """What an event is worth now; None if the common table shall say it."""
        return self.events.get(o.world.cards[card].id)

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        """What speaks for peace with an enemy, beyond the situation on the map."""
        return 0.0

    def war_on(self, o: Outlook, target: Power) -> float:
        """What a war with a power would be worth, before its cost."""
        return 0.0
