"""Answers to questions about cards: which to give up, which to take."""

from tercio.wars.bots.outlook import O
from tercio.wars.bots.question import WarQuestion
from tercio.wars.model.names import CardId


def cards_in(q: WarQuestion[O]) -> dict[CardId, str]:
    """The cards that are asked about, and their keys."""
    return {card: key for key in q.keys if (card := q.card(key))}


def part_with_card(q: WarQuestion[O]) -> str:
    """The card that we can best do without."""
    cards = cards_in(q)
    return cards[min(cards, key=q.hand_worth)] if cards else q.keys[0]


def take_card(q: WarQuestion[O]) -> str:
    """The best card that is to be had."""
    cards = cards_in(q)
    return cards[max(cards, key=q.hand_worth)] if cards else q.keys[0]


def their_card(q: WarQuestion[O]) -> str:
    """Of others' cards, the one with the most CP."""
    cards = cards_in(q)
    return cards[max(cards, key=lambda card: q.g.world.cards[card].cp)] if cards else q.keys[0]
