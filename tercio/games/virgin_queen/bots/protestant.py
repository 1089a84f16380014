"""The Protestant plan: sermons, then rebellions, then keys that are held."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.faith import rebellions
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import ships
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power, Space


class ProtestantPlan(WarPlan[Outlook]):
    least_conquest = 0.5

    def zeal(self, o: Outlook, space: Space) -> float:
        return 1.1 if o.state.home[o.power] >> space & 1 else 0.8

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        if plays_with(o.g, "religion"):
            yield from rebellions(o, cp)
        yield from ships(o, 2, "galleon", 0.2)

    def war_on(self, o: Outlook, target: Power) -> float:
        return -0.2

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return 0.3 if o.fronts > 1 else 0.0
