"""Plays anything that is offered, but leads games to their end."""

from collections.abc import Sequence
from typing import Final

from tercio.kernel.ask import BACK, DONE, PASS, Ask, Option, Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Stream

_ORDINARY: Final = 16
_RARE: Final = {BACK: 1, "unready": 1, "strike": 2, "scrap": 4, "withdraw": 4}
_CLOSING: Final = frozenset((PASS, DONE, "ready"))


def weights(options: Sequence[Option]) -> list[int]:
    """How often to choose each option.

    Taking back is rare, and what closes a choice gets at least a fifth of the whole, so that
    negotiations and open-ended selections end.
    """
    verbs = [option.key.partition(".")[0] for option in options]
    plain = sum(_RARE.get(verb, _ORDINARY) for verb in verbs if verb not in _CLOSING)
    closing = max(_ORDINARY, plain // 4)
    return [closing if verb in _CLOSING else _RARE.get(verb, _ORDINARY) for verb in verbs]


def eagerness(ask: Ask) -> int:
    """How much a seat wants to speak on an open floor: little, if all it can do is take back."""
    return max(weights(ask.options))


def weighted(stream: Stream, purpose: str, odds: Sequence[int]) -> int:
    """An index, drawn with the given odds."""
    if not odds:
        raise ValueError("There is nothing to choose from.")
    left = stream.below(purpose, sum(odds))
    for index, share in enumerate(odds):
        left -= share
        if left < 0:
            return index
    raise AssertionError("The odds are fewer than their sum.")


class RandomBot:
    """Chooses at random among its options."""

    __slots__ = ("seat", "stream")

    def __init__(self, seat: Seat, stream: Stream) -> None:
        self.seat = seat
        self.stream = stream

    def choose(self, sight: Sight) -> str:
        return self.pick(sight.ask)

    def pick(self, ask: Ask) -> str:
        """The key of an option of `ask`."""
        return ask.options[weighted(self.stream, "choose", weights(ask.options))].key
