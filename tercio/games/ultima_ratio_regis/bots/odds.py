"""Exact chances of combats, by the categories of the dice (uRR 13.1)."""

from functools import lru_cache
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.names import QUALITY, Kind

Dice = tuple[int, ...]
"""Categories, the best first."""

POINTS = (
    (),
    (0, 0, 0, 1, 1, 2),
    (0, 0, 1, 1, 2, 2),
    (1, 1, 1, 1, 2, 2),
    (1, 1, 1, 1, 2, 2),
)
"""Battle points by category and face; category 4 kills more than 3 and wins as often."""


class Chance(NamedTuple):
    win: float
    draw: float
    loss: float


@lru_cache(maxsize=1 << 10)
def spread(dice: Dice) -> tuple[float, ...]:
    """The chance of every sum of battle points."""
    sums = [1.0]
    for category in dice:
        after = [0.0] * (len(sums) + 2)
        for points, chance in enumerate(sums):
            for more in POINTS[category]:
                after[points + more] += chance / 6
        sums = after
    return tuple(sums)


@lru_cache(maxsize=1 << 14)
def chance(mine: Dice, theirs: Dice) -> Chance:
    """Of more battle points, of as many, of fewer."""
    win = draw = 0.0
    other = spread(theirs)
    for points, part in enumerate(spread(mine)):
        win += part * sum(other[:points])
        if points < len(other):
            draw += part * other[points]
    return Chance(win, draw, max(0.0, 1.0 - win - draw))


def dice_of(kinds: list[Kind], size: int, conscript: bool = False, down: int = 0) -> Dice:
    """The best dice of some units on a battlefield; `down` of them lose a category."""
    dice = sorted((QUALITY[kind] for kind in kinds), reverse=True)[:size]
    if conscript and dice and len(dice) < size:
        dice.append(1)
    for _ in range(down):
        for index in range(len(dice)):
            if dice[index] > 1:
                dice[index] -= 1
                break
    return tuple(sorted(dice, reverse=True))


@lru_cache(maxsize=64)
def subjugation(category: int, level: int) -> Chance:
    """One die each."""
    return chance((min(max(category, 1), 4),), (min(max(level, 1), 4),))
