"""The English plan: a queen unwed, captains, Scotland, and a Protestant England."""

from collections.abc import Iterator

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import ships
from tercio.games.virgin_queen.model.powers import FRANCE, IRELAND, SCOTLAND, SPAIN
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import Power


class EnglishPlan(WarPlan[Outlook]):
    zeals = {"edinburgh": 1.5, "calais": 0.8, "rouen": 0.9, "bordeaux": 0.8, "stirling": 1.0}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from ships(o, 5, "galleon")

    def war_on(self, o: Outlook, target: Power) -> float:
        if target == SCOTLAND:
            return 1.2 if not o.fronts else 0.6
        if target == IRELAND:
            return 0.5
        if target == FRANCE:
            edinburgh = o.world.space["edinburgh"]
            held = o.state.control[edinburgh] == FRANCE
            return 1.0 if held and not o.fronts else 0.0
        return -1.0 if target == SPAIN else 0.0

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return -0.3 if enemy == FRANCE and o.state.turn <= 2 else 0.1
