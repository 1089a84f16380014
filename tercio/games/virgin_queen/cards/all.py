"""Importing this module registers the effect of every card, in the order of the deck."""

from tercio.games.virgin_queen.cards import (
    cards_1_to_10,
    cards_11_to_19,
    cards_20_to_31,
    cards_32_to_44,
    cards_45_to_62,
    cards_63_to_75,
    cards_76_to_90,
    cards_91_to_103,
    cards_104_to_112,
    plain,
    plain_faith,
    registry,
    shared,
)

__all__ = [
    "cards_1_to_10",
    "cards_11_to_19",
    "cards_20_to_31",
    "cards_32_to_44",
    "cards_45_to_62",
    "cards_63_to_75",
    "cards_76_to_90",
    "cards_91_to_103",
    "cards_104_to_112",
    "plain",
    "plain_faith",
    "registry",
    "shared",
]
