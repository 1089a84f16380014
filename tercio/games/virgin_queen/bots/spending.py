"""How to spend an impulse: what only this game has."""

from collections.abc import Iterator, Sequence
from typing import Final

from tercio.games.virgin_queen.bots.cards import CARDS, GRANTS
from tercio.games.virgin_queen.bots.court import influence, patronage
from tercio.games.virgin_queen.bots.espionage import plots, walsingham_guard
from tercio.games.virgin_queen.bots.faith import missions
from tercio.games.virgin_queen.bots.garrisons import garrisons
from tercio.games.virgin_queen.bots.open_country import OPEN_COUNTRY
from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.seas import PIRACY
from tercio.games.virgin_queen.bots.voyages import expeditions, piracy_overseas, voyages
from tercio.games.virgin_queen.model.ocean_questions import captains_of
from tercio.games.virgin_queen.model.powers import DUTCH, ENGLAND, HUGUENOT, PROTESTANT
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.wars.bots.agenda import LASTING, RECRUITING
from tercio.wars.bots.outlook import Undertaking
from tercio.wars.bots.plans import WarPlan
from tercio.wars.bots.spending import Spending
from tercio.wars.model.names import CardId


class VqSpending(Spending[Outlook]):
    lasting = LASTING | {
        "build_galley",
        "build_galleon",
        "build_patrol",
        "build_fortress",
        "patronize_artist",
        "patronize_scientist",
        "plant_operative",
        "buy_influence",
    }

    def undertakings(self, o: Outlook, plan: WarPlan[Outlook], cp: int) -> list[Undertaking]:
        found = super().undertakings(o, plan, cp)
        if o.power == PROTESTANT:
            for u in found:
                if u.action in RECRUITING:
                    u.script = _by_faction(o, u.script)
        return found

    def beyond_war(self, o: Outlook, cp: int) -> Iterator[Undertaking]:
        yield from OPEN_COUNTRY.controls(o)
        if plays_with(o.g, "religion"):
            yield from missions(o)
            yield from garrisons(o)
        if plays_with(o.g, "patronage"):
            yield from patronage(o, cp)
        yield from plots(o, cp)
        yield from influence(o)
        if captains_of(o.g, o.power):
            yield from piracy_overseas(o)
            yield from voyages(o)
        yield from expeditions(o, cp)
        yield from PIRACY.raids(o)

    def looks_once(self, found: Sequence[Undertaking]) -> bool:
        """How strong a rebellion should be depends on what there is to spend."""
        return not any(u.action == "rebellion" for u in found)

    def kept(self, o: Outlook, card: CardId) -> float:
        return super().kept(o, card) + _guard(o, card)

    def granted(self, o: Outlook, card: CardId) -> int:
        return GRANTS.get(o.world.cards[card].id, 0)


def _guard(o: Outlook, card: CardId) -> float:
    """Walsingham is kept while Spain may plot, for he can foil what he is in time for (20.8)."""
    if o.power != ENGLAND or o.world.cards[card].id != "walsingham":
        return 0.0
    return o.weights.plot * o.weights.victory * walsingham_guard(o)


def _by_faction(o: Outlook, script: tuple[str, ...]) -> tuple[str, ...]:
    """The Protestant raises Huguenots or Dutch."""
    names = [o.world.power_rows[faction].id for faction in (HUGUENOT, DUTCH)]
    places = [key.removeprefix("build.") for key in script]
    return (*script, *(f"build.{name}.{place}" for name in names for place in places))


SPENDING: Final = VqSpending(CARDS)
