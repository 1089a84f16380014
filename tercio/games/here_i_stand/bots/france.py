"""The French plan: chateaux, Milan and Metz, and sailors."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.seas import coast_guards
from tercio.games.here_i_stand.bots.voyages import voyages
from tercio.games.here_i_stand.model.powers import ENGLAND, HAPSBURG
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class FrenchPlan(WarPlan[Outlook]):
    zeals = {
        "metz": 1.4,
        "milan": 1.4,
        "florence": 1.2,
        "genoa": 1.0,
        "calais": 1.0,
        "navarre": 1.0,
        "brussels": 0.8,
        "antwerp": 0.8,
    }
    events = {"andrea_doria": 2.2, "auld_alliance": 0.9, "patron_of_the_arts": 1.9}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from voyages(o)
        yield from coast_guards(o)

    def war_on(self, o: Outlook, target: Power) -> float:
        fronts = o.fronts
        if target in (HAPSBURG, ENGLAND) and o.best_rival == target and not fronts:
            return 1.0
        return 0.0
