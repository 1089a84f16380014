"""Cards 77 to 111 of the New World (HIS 20)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.new_world import NEW_WORLD_POWERS
from tercio.games.here_i_stand.model.events.new_world import ExplorerLost, VoyageCancelled
from tercio.games.here_i_stand.model.new_world_state import Voyage
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.rows.files import ExplorerRow
from tercio.games.here_i_stand.rules.card_draw.riches import GOVERNOR, UPRISING, give_marker
from tercio.games.here_i_stand.rules.new_world.voyages import explorers_of, launch
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.cards.card_parts import choose_power
from tercio.wars.model.names import Power
from tercio.wars.model.rows import CardMode

CIRCUMNAVIGATION = "circumnavigation"


@cites("HIS 20.2", "HIS 20.3")
def cancel_a_voyage(g: HereIStand, power: Power, *kinds: str) -> Procedure[Voyage]:
    """A voyage under way comes to nothing; its once-a-turn action stays used up."""
    voyages = [v for v in g.state.new_world.crossing if v.kind in kinds]
    voyage = voyages[0]
    if len(voyages) > 1:
        options = [_voyage_option(g, v) for v in voyages]
        pick = yield Ask(g.seat_of(power), "cancel-voyage", options, "HIS 20.2")
        voyage = pick.value
    g.state.new_world.crossing.remove(voyage)
    g.record(VoyageCancelled(g.power_ref(voyage.power), voyage.kind))
    return voyage


def _voyage_option(g: HereIStand, voyage: Voyage) -> Option:
    """An explorer who is known already has a voyage of his own beside that of his power."""
    id = g.world.power_rows[voyage.power].id
    known = ".cabot" if voyage.what else ""
    text = "option-cancel-cabot" if voyage.what else f"option-cancel-{voyage.kind}"
    return Option(f"cancel.{id}.{voyage.kind}{known}", voyage, (g.power_ref(voyage.power),), text)


@of_card(77, "fountain_of_youth", cite="HIS 20.2")
def fountain_of_youth(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    voyage = yield from cancel_a_voyage(g, power, "exploration")
    pool = explorers_of(g, voyage.power)
    if g.dice(1, "fountain of youth")[0] >= mode.numbers["lost_on"] and pool:
        explorer = g.pick(pool, "voyage")
        g.state.new_world.explorers.remove(explorer)
        g.record(ExplorerLost(g.power_ref(voyage.power), f"explorer:{explorer}"))


@of_card(96, "sale_of_moluccas", cite="HIS 20.2")
def sale_of_moluccas(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    g.draw_cards(g.state.new_world.claimed[CIRCUMNAVIGATION], mode.numbers["cards"])


@of_card(98, "search_for_cibola", cite="HIS 20.2")
def search_for_cibola(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    yield from cancel_a_voyage(g, power, "exploration", "conquest")


@of_card(99, "sebastian_cabot", cite="HIS 20.2")
def sebastian_cabot(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    """A voyage beyond the one of the turn; his marker is used up."""
    id = g.world.power_rows[power].id
    rows = g.world.data.table("explorers", ExplorerRow)
    cabot = next(who for who, row in rows.items() if row.card and row.power == id)
    g.state.new_world.cabot_used |= 1 << power
    launch(g, power, "exploration", cabot, counts=False)


@of_card(101, "smallpox", cite="HIS 20.3")
def smallpox(g: HereIStand, power: Power, mode: CardMode, about: None) -> None:
    launch(g, power, "conquest", bonus=mode.numbers["bonus"])


@of_card(
    111,
    "colonial_governor_native_uprising.governor",
    "colonial_governor_native_uprising.uprising",
    cite="HIS 20.4",
)
def colonial_governor_native_uprising(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The marker turns the next colony rolls without effect into cards, or into losses."""
    marker = GOVERNOR if mode.id == "governor" else UPRISING
    target = yield from choose_power(g, power, NEW_WORLD_POWERS, f"place-{marker}", cite="HIS 20.4")
    give_marker(g, target, marker)
