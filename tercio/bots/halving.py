"""Which of several ideas is best, where each try costs something and tells only a little.

Sequential halving: all are tried in a few worlds, then the better half of them in a few more, and
so on, so that most of the effort goes to those that it is hard to choose between. In each world all
that are left are tried with the same luck. The first idea is what would be done anyway: it is tried
to the end, and left only for one that is surely better in the same worlds.
"""

from collections.abc import Callable, Sequence
from math import ceil, copysign, inf, log2, sqrt
from typing import Final

Try = Callable[[int], float | None]
"""Tries an idea, by its number, in the present world: its value, or None where it cannot be."""

FIRST: Final = 0
"""The number of the idea that would be followed if nothing were tried."""
PRIOR: Final = 2.0
"""What was thought of an idea before counts as much as so many tries."""
TRUST: Final = 0.7
"""A victory point that was thought to be in an idea counts as much as this part of what tries of
the same idea differ by: in the course of a turn luck is worth about a point."""
USUAL: Final = 2.0
"""How two ideas differ by luck is told by their own tries, and by as many of all ideas together."""


class Beside:
    """An idea beside the first, in the same worlds."""

    __slots__ = ("squares", "total", "tries")

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, more: float) -> None:
        self.tries += 1
        self.total += more
        self.squares += more * more

    @property
    def middle(self) -> float:
        return self.total / self.tries if self.tries else 0.0

    @property
    def strayed(self) -> float:
        """The squares of what it strays from its middle, in all."""
        return max(0.0, self.squares - self.tries * self.middle**2)

    @property
    def free(self) -> int:
        return max(0, self.tries - 1)


class Tally:
    """What is known of some ideas."""

    def __init__(self, worths: Sequence[float]) -> None:
        best = max(worths)
        self._thought = [worth - best for worth in worths]
        self._sums = [0.0] * len(worths)
        self._tries = [0] * len(worths)
        self._squares = 0.0
        self._free = 0
        self._beside = [Beside() for _ in worths]

    def add(self, values: dict[int, float]) -> None:
        """What came of several ideas in one world: only how they differ tells something."""
        middle = sum(values.values()) / len(values)
        for number, value in values.items():
            self._sums[number] += value - middle
            self._tries[number] += 1
            self._squares += (value - middle) ** 2
            self._beside[number].add(value - values[FIRST])
        self._free += len(values) - 1

    def sureness(self, number: int) -> float:
        """How many standard errors an idea is better than the first, in the worlds that both were
        tried in."""
        each = self._beside[number]
        free = sum(beside.free for beside in self._beside[FIRST + 1 :])
        if not each.free or number == FIRST:
            return 0.0
        usual = sum(beside.strayed for beside in self._beside) / free
        spread = (each.strayed + USUAL * usual) / (each.free + USUAL)
        if not spread:
            return copysign(inf, each.middle) if each.middle else 0.0
        return each.middle / sqrt(spread / each.tries)

    @property
    def _luck(self) -> float:
        """By how much tries differ."""
        return (self._squares / self._free) ** 0.5 if self._free else 0.0

    def score(self, number: int) -> tuple[float, float]:
        """What an idea is worth, and what it was thought to be worth where that is the same."""
        thought = self._thought[number]
        known = self._sums[number] + PRIOR * TRUST * self._luck * thought
        return known / (PRIOR + self._tries[number]), thought


def best_of(
    worths: Sequence[float],
    new_world: Callable[[], Try],
    has_time: Callable[[float], bool],
    *,
    halves: bool = True,
    sure: float = 0.0,
) -> int:
    """The number of the best idea: the first, unless another is better by `sure` standard errors.
    `has_time(share)` says whether that share of the time is left to be spent; one world at least is
    tried in every round."""
    tally, left = Tally(worths), list(range(1, len(worths)))
    rounds = max(1, ceil(log2(len(worths)))) if halves else 1
    for number in range(1, rounds + 1):
        is_first = True
        while is_first or has_time(number / rounds):
            is_first = False
            trial = new_world()
            values = {idea: value for idea in (FIRST, *left) if (value := trial(idea)) is not None}
            if len(values) == len(left) + 1:
                tally.add(values)
        left.sort(key=tally.score, reverse=True)
        if halves and number < rounds:
            left = left[: max(1, len(left) // 2)]
    best = max((FIRST, *left), key=tally.score)
    return best if tally.sureness(best) >= sure else FIRST
