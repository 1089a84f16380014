"""Cards that a view does not show, dealt at random into its gaps."""

from collections.abc import Iterator
from typing import Any, Final

from tercio.kernel.randomness import Randomness
from tercio.wars.names import CardId

HIDDEN: Final = 0
"""Stands in a view for a card that the seat cannot see."""


def visible_cards(g: Any) -> Iterator[CardId]:
    """Those of hands and piles, and beside the map, but for the deck."""
    state = g.state
    for pile in (*state.hands, state.discard, state.on_table, state.removed, state.aside):
        yield from pile
    yield from (war.card for war in state.foreign_wars)


def deal_unseen(g: Any, state: Any, random: Randomness) -> None:
    """Fill the gaps of hands and deck with the cards that are nowhere to be seen."""
    seen = set(visible_cards(g))
    unseen = [n for n, row in g.world.cards.items() if row.type != "home" and n not in seen]
    random.shuffle(unseen, "determinize")
    for pile in (*state.hands, state.deck):
        gaps = pile.count(HIDDEN)
        pile[:] = sorted([card for card in pile if card != HIDDEN] + unseen[:gaps])
        del unseen[:gaps]
    assert not unseen, f"cards without a place: {unseen}"
