"""The French plan: Paris, Valois weddings, patrons of the arts, and no Huguenots in arms."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import ships
from tercio.games.virgin_queen.model.powers import ENGLAND, PROTESTANT
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class FrenchPlan(WarPlan[Outlook]):
    zeals = {"milan": 0.9, "antwerp": 0.7, "brussels": 0.7, "edinburgh": 1.0, "calais": 1.0}
    least_conquest = 0.45

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from ships(o, 3, "galleon", 0.2)

    def war_on(self, o: Outlook, target: Power) -> float:
        return 0.6 if target == PROTESTANT else -0.2

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return {ENGLAND: 0.4, PROTESTANT: -0.1}.get(enemy, 0.2)
