"""A bot for one's first games: it knows what is good, and often does something else."""

from typing import Final

from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.bot import BotFactory, Explains, Ponders, Remark, Sight, Speaks
from tercio.kernel.randomness import Stream

BLUNDERS: Final = 3
"""Of so many undertakings one is the first that comes to mind."""
IDEAS: Final = 6


class Recruit:
    """Plays as the thinker does, but for undertakings that are drawn by lot."""

    def __init__(self, seat: Seat, stream: Stream, *, habit: BotFactory) -> None:
        self.seat = seat
        self._lots = stream.child("lots")
        mind = habit(seat, stream.child("mind"))
        assert isinstance(mind, Ponders), "who has no second thoughts cannot err among them"
        self._mind: Ponders = mind

    def choose(self, sight: Sight) -> str:
        ideas = self._mind.ideas(sight, IDEAS)
        if len(ideas) < 2 or self._lots.below("blunder", BLUNDERS):
            return self._mind.choose(sight)
        drawn = ideas[self._lots.below("idea", len(ideas))]
        self._mind = drawn.mind
        return drawn.key

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        return self._mind.reason(sight, key) if isinstance(self._mind, Explains) else None

    def remark(self, sight: Sight, key: str) -> Remark | None:
        return self._mind.remark(sight, key) if isinstance(self._mind, Speaks) else None
