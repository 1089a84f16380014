"""What a number of wins says about a chance, and what many numbers say."""

from collections.abc import Sequence
from math import lgamma, log, sqrt
from statistics import quantiles
from typing import Final

_SURE: Final = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""
_STOP: Final = log(20)
"""Evidence at which nobody is wrong more often than once in twenty, whenever they stop."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the chance lies with 95 % confidence (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, _SURE * _SURE / games
    center = (share + spread / 2) / (1 + spread)
    half = _SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, center - half), min(1.0, center + half)


def middle(values: Sequence[float]) -> tuple[float, float]:
    """Where the middle 80 % of them lie."""
    if len(values) < 2:
        return float(values[0]), float(values[0])
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[0], tenths[-1]


def is_clear(wins: int, games: int, chance: float) -> bool:
    """Whether wins are more or fewer than that chance explains. It may be asked after every game.

    The likelihood of the wins, averaged over all chances there could be, against that of the one
    in question: under it the ratio reaches 20 in one match of twenty at most (Ville's inequality).
    """
    lost = games - wins
    averaged = lgamma(wins + 1) + lgamma(lost + 1) - lgamma(games + 2)
    return averaged - wins * log(chance) - lost * log(1 - chance) >= _STOP
