"""The English plan: an heir, Edinburgh, and in time a church of its own."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.religion import treatises
from tercio.games.here_i_stand.bots.seas import squadrons
from tercio.games.here_i_stand.bots.voyages import voyages
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, SCOTLAND
from tercio.games.here_i_stand.rules.victory.victory import has_child
from tercio.wars.bots.foreign import foreign_wars
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.power_questions import are_enemies


class EnglishPlan(WarPlan[Outlook]):
    zeals = {"edinburgh": 1.5, "metz": 1.2, "rouen": 1.0, "bordeaux": 0.9, "antwerp": 0.8}
    events = {"dissolution_of_the_monasteries": 2.0}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from voyages(o)
        yield from foreign_wars(o)
        yield from squadrons(o, 4)
        cost = o.price("publish_treatise")
        if cost is not None:
            yield from treatises(o, cost)

    def event(self, o: Outlook, card: CardId) -> float | None:
        if o.world.cards[card].id != "six_wives_of_henry_viii":
            return super().event(o, card)
        return marriage_worth(o) if o.state.turn >= 2 else self.war_on(o, SCOTLAND)

    def next_enemy(self, o: Outlook) -> Power | None:
        """Scotland, while it stands alone and the home card can begin the war."""
        free = o.state.patron[SCOTLAND] == SCOTLAND and not are_enemies(o.g, o.power, SCOTLAND)
        return SCOTLAND if free and o.state.turn == 1 else None

    def war_on(self, o: Outlook, target: Power) -> float:
        fronts = o.fronts
        if target == SCOTLAND:
            return 1.4 if fronts == 0 and o.state.patron[SCOTLAND] != ENGLAND else 0.5
        if target == FRANCE:
            return 0.9 if o.best_rival == FRANCE and not fronts else 0.0
        return 0.0


def marriage_worth(o: Outlook) -> float:
    """What another wife promises (21.3)."""
    if has_child(o.g, "edward"):
        return 0.2
    return 1.6 if has_child(o.g, "elizabeth") else 2.0
