"""Cards 66 to 114 that take, give and show cards (HIS 6.1)."""

from tercio.games.here_i_stand.cards.registry import of_card
from tercio.games.here_i_stand.conditions.warfare import akinji_targets
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, MAJORS, OTTOMAN
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.wars.cards.card_parts import choose_power, look_at_hand
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.rows import CardMode


@of_card(66, "akinji_raiders", cite="HIS 6.1")
def akinji_raiders(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    target = yield from choose_power(g, power, akinji_targets(g), "akinji-target")
    for _ in range(mode.numbers["cards"]):
        g.take_random_card(OTTOMAN, target)


@of_card(74, "diplomatic_overture", cite="HIS 6.1")
def diplomatic_overture(
    g: HereIStand, power: Power, mode: CardMode, about: None
) -> Procedure[None]:
    """The gift is the player's choice, and only giver and taker know it."""
    g.draw_cards(power, mode.numbers["cards"])
    for _ in range(mode.numbers["give"]):
        cards = _gifts(g, power)
        if not cards:
            return
        taker = yield from choose_power(
            g, power, [p for p in MAJORS if p != power], "overture-taker"
        )
        options = [Option(f"give.{c}", c, (g.card_ref(c),), secret=True) for c in cards]
        args = {"power": g.power_ref(taker)}
        pick = yield Ask(g.seat_of(power), "overture-card", options, "HIS 6.1", args)
        g.give_card(power, taker, pick.value)


def _gifts(g: HereIStand, power: Power) -> list[CardId]:
    """No home card; a mandatory event only if there is nothing else."""
    hand = [card for card in g.state.hands[power] if g.is_hidden_card(card)]
    return [card for card in hand if g.world.card_type(card) != "mandatory"] or hand


@of_card(109, "venetian_informant", cite="HIS 10")
def venetian_informant(g: HereIStand, power: Power, mode: CardMode, about: None) -> Procedure[None]:
    """The player looks at a hand, or names a power that does."""
    looker = yield from choose_power(g, power, MAJORS, "informant-reports-to", cite="HIS 10")
    others = [p for p in MAJORS if p != looker]
    target = yield from choose_power(
        g, power, others, "informant-target", cite="HIS 10", args={"power": g.power_ref(looker)}
    )
    look_at_hand(g, looker, target)


@of_card(113, "imperial_coronation", cite="HIS 21.2")
def imperial_coronation(g: HereIStand, power: Power, mode: CardMode, about: None) -> int:
    """Charles in Italy is crowned; the answer is how many cards that gave."""
    at = g.state.leader_at[g.world.leader[mode.leaders[0]]]
    if at < 0 or not g.world.zone_masks["italian"] >> at & 1:
        return 0
    drawn = [g.draw_cards(receiver, mode.numbers["cards"]) for receiver in (HAPSBURG, power)]
    return sum(map(len, drawn))


@of_card(114, "la_forets_embassy_in_istanbul", cite="HIS 9.2")
def la_forets_embassy(g: HereIStand, power: Power, mode: CardMode, about: None) -> int:
    """For France and the Sultan, if they are allies; the answer is how many cards that gave."""
    if not g.is_allied(FRANCE, OTTOMAN):
        return 0
    drawn = [g.draw_cards(receiver, mode.numbers["cards"]) for receiver in (FRANCE, OTTOMAN)]
    return sum(map(len, drawn))
