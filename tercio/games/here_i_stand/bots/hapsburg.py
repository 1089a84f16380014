"""The Hapsburg plan: the New World, keys at the edges, electorates after the league."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.seas import coast_guards
from tercio.games.here_i_stand.bots.voyages import voyages
from tercio.games.here_i_stand.model.powers import FRANCE, VENICE
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class HapsburgPlan(WarPlan[Outlook]):
    zeals = {
        "metz": 1.3,
        "milan": 1.3,
        "tunis": 1.1,
        "florence": 1.2,
        "buda": 1.0,
        "belgrade": 0.8,
        "genoa": 1.0,
        "venice": 1.0,
    }
    homes_abroad = 0.9
    outposts = {"tunis": 4}
    events = {
        "andrea_doria": 2.2,
    }

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from voyages(o)
        yield from coast_guards(o)

    def war_on(self, o: Outlook, target: Power) -> float:
        fronts = o.fronts
        if target == FRANCE and not fronts and o.best_rival == FRANCE:
            return 1.0
        return 0.9 if target == VENICE and fronts == 0 else 0.0
