"""Questions about treasures and hands of cards and treasures (VQ 6.3)."""

from typing import TYPE_CHECKING

from tercio.kernel.citations import cites
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def treasure_ref(treasure: str) -> str:
    return f"treasure:{treasure}"


@cites("VQ 6.3")
def draws_treasure(g: "VirginQueen", power: Power) -> bool:
    """Whether a random draw from a mixed hand is one of its treasures.

    Home cards do not count: they cannot be drawn (6.1).
    """
    types = g.world.card_type
    cards = sum(1 for card in g.state.hands[power] if card < 1 or types(card) != "home")
    treasures = len(g.state.treasury.hands[power])
    return treasures > 0 and treasures >= cards


def has_random(g: "VirginQueen", power: Power) -> bool:
    """Whether anything can be drawn at random from a hand."""
    hand = g.state.hands[power]
    drawable = any(card < 1 or g.world.card_type(card) != "home" for card in hand)
    return drawable or bool(g.state.treasury.hands[power])
