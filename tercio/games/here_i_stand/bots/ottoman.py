"""The Ottoman plan: Hungary, then piracy, then whatever the armies can reach."""

from collections.abc import Iterator

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.seas import PIRACY, corsairs
from tercio.games.here_i_stand.model.court_questions import has_happened
from tercio.games.here_i_stand.model.powers import HAPSBURG, HUNGARY, VENICE
from tercio.wars.bots.foreign import foreign_wars
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.land.battle_odds import hit_chances
from tercio.wars.model.names import CardId, Power, Space

LEAST_FOR_BUDA = 8


class OttomanPlan(WarPlan[Outlook]):
    zeals = {
        "belgrade": 1.5,
        "buda": 1.5,
        "vienna": 1.2,
        "prague": 0.9,
        "venice": 0.9,
        "tunis": 1.1,
        "naples": 0.8,
        "rhodes": 1.0,
        "ragusa": 1.0,
    }
    events = {"andrea_doria": -1.0, "venetian_alliance": 0.3, "roxelana": 0.4, "pirate_haven": 0.9}

    def undertakings(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from foreign_wars(o)
        yield from PIRACY.raids(o)
        yield from PIRACY.sorties(o)
        if o.price("build_corsair") is not None:
            yield from corsairs(o)

    def conquest(self, o: Outlook, space: Space, units: int, rating: int) -> float | None:
        """Hungary is beaten by a field battle that leaves it few regulars (22.5)."""
        if o.state.control[space] != HUNGARY or o.id(space) != "buda":
            return None
        if not o.state.controlled[o.power] >> o.world.space["belgrade"] & 1:
            return None
        if units < LEAST_FOR_BUDA:
            return 0.0
        needed = max(1, sum(o.state.troops[HUNGARY * 2]) - 4)
        return sum(hit_chances(units + rating)[needed:])

    def event(self, o: Outlook, card: CardId) -> float | None:
        if o.world.cards[card].id == "janissaries":
            return 0.95 if not has_happened(o.g, "hungary_defeated") else 0.8
        return super().event(o, card)

    def war_on(self, o: Outlook, target: Power) -> float:
        """A Sultan at peace wins nothing."""
        fronts = o.fronts
        if target == HAPSBURG:
            return 2.4 if not fronts else 0.5
        return 0.6 if target == VENICE and not fronts else 0.0

    def peace_with(self, o: Outlook, enemy: Power) -> float:
        return -0.9
