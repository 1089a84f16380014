"""Slopes as they probably are: of weights of one kind most matter little, and some of them much."""

from itertools import product
from typing import Any, Final

import numpy as np

LITTLE: Final = tuple(np.linspace(0.0, 0.012, 13))
MUCH: Final = tuple(np.linspace(0.01, 0.05, 9))
HOW_MANY: Final = (0.0, 0.05, 0.1, 0.2, 0.3)
"""What part of them matters much."""


def likely(found: Any, errors: Any) -> Any:
    """Slopes are drawn from a narrow or from a wide normal distribution around nothing; how wide
    both are, and how many come from the wide one, is what makes all of them together likeliest."""

    def density(spread: float) -> Any:
        variance = spread**2 + errors**2
        return np.exp(-(found**2) / (2 * variance)) / np.sqrt(variance)

    densities = {spread: density(spread) for spread in (*LITTLE, *MUCH)}

    def how_likely(prior: tuple[float, float, float]) -> float:
        little, much, share = prior
        return float(
            np.log((1 - share) * densities[little] + share * densities[much] + 1e-300).sum()
        )

    little, much, share = max(product(LITTLE, MUCH, HOW_MANY), key=how_likely)
    narrow, wide = (1 - share) * densities[little], share * densities[much]
    matters = wide / (narrow + wide + 1e-300)
    kept = matters * _trust(much, errors) + (1 - matters) * _trust(little, errors)
    return found * kept


def _trust(spread: float, errors: Any) -> Any:
    return spread**2 / (spread**2 + errors**2)
