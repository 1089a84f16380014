"""Short ways to play cards in tests."""

from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    answer_with,
    deal,
    discard,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_answer,
    may_play,
    next_turn,
    play,
    why_not,
)

__all__ = [
    "answer_with",
    "deal",
    "discard",
    "hand_size",
    "holds_card",
    "is_discarded",
    "is_removed",
    "last_keys",
    "may_answer",
    "may_play",
    "next_turn",
    "play",
    "quiet",
    "why_not",
]


def quiet(scenario: str = "1517") -> Stage:
    """An empty map and empty hands."""
    return Stage(scenario).clear().empty_hands()
