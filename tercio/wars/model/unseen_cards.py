"""Cards that a view does not show, dealt at random into its gaps."""

from collections.abc import Iterator
from typing import Final

from tercio.kernel.citations import cites
from tercio.kernel.fields import fill, piles
from tercio.kernel.randomness import Randomness
from tercio.wars.model.names import CardId
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.state import WarsState
from tercio.wars.model.viewers import CARD
from tercio.wars.model.war import AnyWar

AFTER_ACTION: Final = ("winter", "new_world", "marriage", "patronage", "victory_determination")
"""The phases of either game that come after the Action Phase."""


def visible_cards(g: AnyWar) -> Iterator[CardId]:
    """Those of hands and piles, and beside the map, but for the deck."""
    state = g.state
    for pile in (*state.hands, state.discard, state.on_table, state.removed, state.aside):
        yield from pile
    yield from (war.card for war in state.foreign_wars)


def deal_unseen(g: AnyWar, state: WarsState, random: Randomness) -> None:
    """Fill the gaps of hands and deck with the cards that are nowhere to be seen."""
    seen = set(visible_cards(g))
    unseen = [n for n, row in g.world.cards.items() if row.type != "home" and n not in seen]
    random.shuffle(unseen, "determinize")
    if is_after_action(g):
        unseen.sort(key=lambda card: g.world.card_type(card) == "mandatory")
    fill(piles(state, CARD), CARD, unseen)
    assert not unseen, f"cards without a place: {unseen}"
    if g.state.phase == "action" and g.state.passed:
        _believe_those_who_passed(g, state)


def _believe_those_who_passed(g: AnyWar, state: WarsState) -> None:
    """Nobody passes with a mandatory event: it lies in the deck instead."""
    others = [card for card in state.deck if g.world.card_type(card) != "mandatory"]
    for power in powers_in(g.state.passed):
        hand, seen = state.hands[power], g.state.hands[power]
        for card in [c for c in hand if c not in seen and g.world.card_type(c) == "mandatory"]:
            if others:
                other = others.pop()
                hand[hand.index(card)], state.deck[state.deck.index(other)] = other, card
        hand.sort()
    state.deck.sort()


@cites("HIS 6.1", "HIS 11", "VQ 6.1", "VQ 11")
def is_after_action(g: AnyWar) -> bool:
    """Nobody passes with a mandatory event: once all have, none is in a hand."""
    return g.state.phase in AFTER_ACTION
