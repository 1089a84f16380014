"""The Protestant plan: Scripture, treatises, and electorates after the league."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.religion import debates, translations, treatises
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.model.names import CardId, Space


class ProtestantPlan(WarPlan[Outlook]):
    homes_abroad = 0.4

    def zeal(self, o: Outlook, space: Space) -> float:
        return 1.4 if o.world.electorates >> space & 1 else 0.3

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        if o.price("translate") is not None:
            yield from translations(o)
        cost = o.price("publish_treatise")
        if cost is not None and cp >= cost:
            yield from treatises(o, cost)
        cost = o.price("call_debate")
        if cost is not None and cp >= cost:
            yield from debates(o, cost)

    def event(self, o: Outlook, card: CardId) -> float | None:
        if o.world.cards[card].id == "here_i_stand":
            return 0.3
        return super().event(o, card)
