"""A bot that looks ahead: it tries what the game's thinker would do, and its second thoughts."""

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tercio.bots.halving import Try, best_of
from tercio.bots.playouts import Playouts
from tercio.kernel.ask import Phrase, Seat
from tercio.kernel.bot import BotFactory, Explains, Idea, Judge, Ponders, Remark, Sight, Speaks
from tercio.kernel.randomness import Randomness, Stream


class Effort(msgspec.Struct, frozen=True):
    """How much a decision is worth. Nothing but `seconds` depends on the machine."""

    steps: int
    """Decisions that are played in the mind, in all: so many of Here I Stand, or as many of
    another game as take the same time."""
    ideas: int = 8
    longest: int | None = None
    """Decisions after which a line of play is judged, if its turn has not ended; else the judge
    says when."""
    flat: bool = False
    """Try all ideas alike, instead of the better half of them again and again."""
    sure: float | None = None
    """What the thinker would do is left only for what is better by so many standard errors; the
    judge says how many, if this does not."""
    seconds: float | None = None
    """After so long the best so far must do."""


STRATEGIST: Final = Effort(1_600)
MASTER: Final = Effort(14_000, ideas=16)


class Strategist:
    """Small questions it answers as the thinker would who is of a mind to go on with what was
    begun. Where the thinker has ideas, each is tried in several worlds that could be the real one:
    the thinkers of all seats play on to the end of the turn, and a judge says who will win."""

    def __init__(
        self,
        seat: Seat,
        stream: Stream,
        *,
        habit: BotFactory,
        judge: Judge[Any],
        effort: Effort,
        others: BotFactory | None = None,
    ) -> None:
        """`habit` makes its own mind, and that of `others` unless they are of another kind."""
        self.seat = seat
        self._stream = stream
        self._other = habit if others is None else others
        self._judge = judge
        self._effort = effort
        self._mind = _pondering(habit(seat, stream.child("mind")))
        self._others: dict[Seat, Ponders] = {}
        self._decisions = 0

    def choose(self, sight: Sight) -> str:
        sight.prepare()
        ideas = self._mind.ideas(sight, self._effort.ideas)
        if len(ideas) < 2:
            return self._mind.choose(sight)
        best = ideas[self._search(sight, ideas)]
        self._mind = best.mind.copy()
        return best.key

    def reason(self, sight: Sight, key: str) -> Phrase | None:
        return self._mind.reason(sight, key) if isinstance(self._mind, Explains) else None

    def remark(self, sight: Sight, key: str) -> Remark | None:
        return self._mind.remark(sight, key) if isinstance(self._mind, Speaks) else None

    def _search(self, sight: Sight, ideas: Sequence[Idea]) -> int:
        self._decisions += 1
        luck = Randomness(self._stream.child(f"decision {self._decisions}"))
        effort, begun = self._effort, time.monotonic()
        longest = effort.longest or self._judge.longest
        sure = self._judge.sure if effort.sure is None else effort.sure
        steps = effort.steps * self._judge.swiftness
        playouts = Playouts(self.seat, self._judge, self._habits(sight), longest=longest)

        def is_late(share: float = 1.0) -> bool:
            limit = effort.seconds
            return limit is not None and time.monotonic() - begun > limit * share

        def has_time(share: float) -> bool:
            return playouts.steps < steps * share and not is_late(share)

        def new_world() -> Try:
            world = sight.imagine(luck)
            return lambda n: None if is_late() else playouts.try_out(world, ideas[n])

        worths = [idea.worth for idea in ideas]
        return best_of(worths, new_world, has_time, halves=not effort.flat, sure=sure)

    def _habits(self, sight: Sight) -> dict[Seat, Ponders]:
        """The others as this bot thinks of them: they do what a thinker would."""
        for seat in sight.seats:
            if seat not in self._others and seat != self.seat:
                self._others[seat] = _pondering(self._other(seat, self._stream.child(f"as {seat}")))
        return self._others


def _pondering(bot: Any) -> Ponders:
    assert isinstance(bot, Ponders), "only a bot with second thoughts can be searched with"
    return bot
