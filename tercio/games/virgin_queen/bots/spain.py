"""The Spanish plan: the Netherlands Catholic, treasure, the Mediterranean, and the English plot."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import ships, ships_before_walls
from tercio.games.virgin_queen.bots.spanish_road import road_worth
from tercio.games.virgin_queen.bots.voyages import patrols
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, OTTOMAN, PROTESTANT
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId, Power


class SpanishPlan(WarPlan[Outlook]):
    zeals = {
        "tunis": 1.3,
        "algiers": 1.3,
        "metz": 0.9,
        "lisbon": 1.2,
        "paris": 1.0,
        "djerba_tripoli": 0.9,
        "dublin": 0.8,
    }

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from patrols(o)
        yield from ships_before_walls(o)
        yield from ships(o, 7, "galley", 0.22)

    def event(self, o: Outlook, card: CardId) -> float | None:
        if o.world.cards[card].id == "spanish_road":
            return road_worth(o, self)
        return super().event(o, card)

    def war_on(self, o: Outlook, target: Power) -> float:
        if target == PROTESTANT:
            return 1.0
        if target == OTTOMAN:
            return 0.5 if not o.fronts else -0.3
        return 0.2 if target == FRANCE and o.best_rival == FRANCE else -0.4

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return {PROTESTANT: -0.6, OTTOMAN: 0.1, ENGLAND: 0.4}.get(enemy, 0.2)
