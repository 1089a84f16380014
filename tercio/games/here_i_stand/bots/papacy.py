"""The Papal plan: Saint Peter's, Florence, debates; books burn once Paul III reigns."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.religion import book_burnings, debates, universities
from tercio.games.here_i_stand.bots.seas import coast_guards
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId


class PapalPlan(WarPlan[Outlook]):
    zeals = {
        "florence": 1.5,
        "siena": 1.0,
        "milan": 1.0,
        "naples": 0.8,
        "venice": 0.8,
        "genoa": 0.9,
        "metz": 0.4,
    }
    homes_abroad = 0.5
    events = {"andrea_doria": 2.3, "venetian_alliance": 2.2}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from coast_guards(o)
        religion = o.state.religion
        if religion.st_peters_vp < o.world.constant("st_peters_vp_max"):
            yield Undertaking(0.2, 1, "st_peters")
        if (cost := o.price("burn_books")) is not None and cp >= cost:
            yield from book_burnings(o)
        if (cost := o.price("call_debate")) is not None and cp >= cost:
            yield from debates(o, cost)
        if (cost := o.price("jesuit_university")) is not None and cp >= cost:
            yield from universities(o)

    def event(self, o: Outlook, card: CardId) -> float | None:
        id = o.world.cards[card].id
        if id == "papal_bull":
            return 0.9
        return super().event(o, card)
