"""A bot that knows what the rules ignore."""

from typing import Any


def bribe_of(card: Any) -> int:
    bribe: int = card.bribe
    return bribe
