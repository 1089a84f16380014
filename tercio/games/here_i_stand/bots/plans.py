"""What every power's plan has: whom to attack, at which odds, and what else to spend CP on."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from tercio.games.here_i_stand.bots.outlook import Outlook, Undertaking
from tercio.wars.names import CardId, Power, Space


class Plan:
    """A power without a plan of its own takes what it can get."""

    zeals: ClassVar[Mapping[str, float]] = {}
    """How much more, or less, than others a space is wanted."""
    homes_abroad: ClassVar[float] = 0.8
    """The same for spaces that no list names."""
    least_conquest: ClassVar[float] = 0.4
    """The chance below which no army sets out."""
    least_assault: ClassVar[float] = 0.2
    events: ClassVar[Mapping[str, float]] = {}
    """What an event is worth to this power, where the common table says something else."""

    def zeal(self, o: Outlook, space: Space) -> float:
        if o.state.home[o.power] >> space & 1:
            return 1.2
        return self.zeals.get(o.id(space), self.homes_abroad)

    def conquest(self, o: Outlook, space: Space, units: int, rating: int) -> float | None:
        """The chance to take a space where a rule of its own decides; None where none does."""
        return None

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        """Beyond war: what only this power does."""
        yield from ()

    def event(self, o: Outlook, card: CardId) -> float | None:
        """What an event is worth now; None if the common table shall say it."""
        return self.events.get(o.world.cards[card].id)

    def next_enemy(self, o: Outlook) -> Power | None:
        """With whom the plan means to begin a war this turn."""
        return None

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        """What speaks for peace with an enemy, beyond the situation on the map."""
        return 0.0

    def war_on(self, o: Outlook, target: Power) -> float:
        """What a war with a power would be worth, before its cost."""
        return 0.0
