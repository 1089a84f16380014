"""Conditions about souls, rebels and Jesuits (VQ 18, 19)."""

from tercio.games.virgin_queen.conditions.registry import condition
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.rules.religion.conversion_attempts import conversion_row
from tercio.games.virgin_queen.rules.religion.eligible_spaces import convertible as is_convertible
from tercio.wars.model.names import CardId, Power


@condition("VQ 18.1")
def convertible(g: VirginQueen, power: Power, card: CardId) -> bool:
    """Some attempts of the card can convert a space; the modes look at their own."""
    modes = g.world.vq_card(card).modes
    rows = [conversion_row(g, id) for mode in modes for id in mode.conversions]
    return any(is_convertible(g, row.faith, area) for row in rows for area in row.areas)
