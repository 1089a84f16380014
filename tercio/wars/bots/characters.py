"""Who plays: small differences in what is thought of war, risk and promises."""

from collections.abc import Mapping
from typing import Final

from tercio.wars.bots.weights import Weights

FACTORS: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"war": 0.6, "war_on_minor": 0.6, "least_war": 0.7, "garrison_risk": 0.6},
    "careful": {
        "war": 1.5,
        "least_war": 1.3,
        "garrison_risk": 1.5,
        "ruler_lost": 1.5,
        "winter_loss": 1.5,
    },
    "loyal": {"fickle": 2.5, "deal": 0.7, "envy": 0.5, "least_war": 1.1},
    "treacherous": {"fickle": 0.0, "deal": 0.7, "envy": 1.5, "least_war": 0.8},
}
"""By character, what a weight of the game is multiplied by."""


def characters(weights: Weights) -> dict[str, dict[str, float]]:
    """By character, the weights that it sees otherwise."""
    return {
        name: {each: getattr(weights, each) * factor for each, factor in factors.items()}
        for name, factors in FACTORS.items()
    }
