"""Where land units may not be built, and what they cost (VQ 17.1, 17.2)."""

from tercio.games.virgin_queen.model.court_questions import is_this_turn
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.kernel.citations import cites
from tercio.wars.land.construction import build_action_at
from tercio.wars.model.names import Cp, Mask, Power


@cites("VQ 17.2")
def sites(g: VirginQueen, power: Power, what: str, allowed: Mask) -> Mask:
    """Some spaces are barred to a power's own units: of Spain only Walloons may be raised in the
    Netherlands, and nobody raises troops in its outposts in Africa and on Malta."""
    return allowed & ~g.world.barred_sites.get((power, what), 0)


@cites("VQ 6.1", "VQ 17.2")
def mercenary_price(g: VirginQueen, power: Power) -> Cp | None:
    """Mercenaries are dear for a power whose credit an event has ruined this turn."""
    id = g.world.power_rows[power].id
    price = g.world.actions["buy_mercenary"].costs.get(id)
    if price is None or not is_this_turn(g, f"bankruptcy.{id}"):
        return price
    card = g.world.cards[g.world.card["fall_of_the_exchange"]]
    return card.modes[0].numbers["mercenary_cp"]


BUY_MERCENARY = build_action_at("buy_mercenary", "mercenary", "17.2", mercenary_price)
