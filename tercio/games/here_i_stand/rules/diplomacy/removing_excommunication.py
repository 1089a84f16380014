"""A donation to the church that ends an excommunication (HIS 9.5)."""

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import PAPACY
from tercio.games.here_i_stand.model.religion_verbs import build_st_peters, lift_excommunication
from tercio.kernel.ask import PASS, Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.wars.diplomacy.captives import cards_to_draw
from tercio.wars.model.refs import power_ref


@cites("HIS 9.5")
def excommunication_segment(g: HereIStand) -> Procedure[None]:
    """A random card of the hand is worth its CP to Saint Peter's; nobody must give one."""
    for power in g.impulse_order():
        if not g.state.court.under_ban >> power & 1 or not cards_to_draw(g, power):
            continue
        pick = yield Ask(
            g.seat_of(power),
            "remove-excommunication",
            [Option("donate"), Option(PASS)],
            "HIS 9.5",
            args={"power": power_ref(g, power), "papacy": power_ref(g, PAPACY)},
        )
        if pick.key == PASS:
            continue
        card = g.discard_random_card(power)
        assert card is not None
        build_st_peters(g, g.world.card_cp(card))
        lift_excommunication(g, power)
