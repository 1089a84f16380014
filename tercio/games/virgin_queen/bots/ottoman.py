"""The Ottoman plan: the Mediterranean, piracy, the canal, and Sinan's mosques."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import PIRACY, corsairs, ships
from tercio.games.virgin_queen.model.powers import HRE, SPAIN, VENICE
from tercio.wars.bots.foreign import foreign_wars
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class OttomanPlan(WarPlan[Outlook]):
    zeals = {
        "tunis": 1.3,
        "malta": 1.0,
        "cyprus": 1.3,
        "candia": 1.1,
        "corfu": 0.9,
        "oran": 1.0,
        "naples": 1.0,
        "venice": 0.9,
        "vienna": 1.0,
        "prague": 0.8,
    }

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from foreign_wars(o)
        yield from PIRACY.sorties(o)
        yield from corsairs(o)
        yield from ships(o, 8, "galley")

    def war_on(self, o: Outlook, target: Power) -> float:
        """A Sultan at peace wins nothing."""
        if target == SPAIN:
            return 1.6 if not o.fronts else 0.3
        if target == HRE:
            return 1.2 if not o.fronts else 0.2
        return 0.7 if target == VENICE else 0.0

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return -0.5
