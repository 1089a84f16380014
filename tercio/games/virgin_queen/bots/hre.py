"""The Holy Roman plan: patronage, weddings, soldiers for hire, and Buda when it lies open."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.model.powers import OTTOMAN, VENICE
from tercio.wars.bots.foreign import foreign_wars
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class HolyRomanPlan(WarPlan[Outlook]):
    zeals = {"buda": 1.4, "belgrade": 1.1, "venice": 1.0, "metz": 1.0, "agram": 0.8}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from foreign_wars(o)

    def war_on(self, o: Outlook, target: Power) -> float:
        if target == OTTOMAN:
            return 1.0 if not o.fronts else 0.0
        return 0.6 if target == VENICE else -0.2

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return 0.2
