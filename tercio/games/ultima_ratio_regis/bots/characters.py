"""Who plays: small differences in what is thought of war, risk and rivals."""

from collections.abc import Mapping
from typing import Final

from tercio.games.ultima_ratio_regis.bots.weights import WEIGHTS

FACTORS: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"war_risk": 0.6, "war_price": 0.6, "least_war": 0.7, "raised_guard": 0.8},
    "careful": {"war_risk": 1.5, "war_price": 1.5, "least_war": 1.3, "raised_guard": 1.3},
    "loyal": {"joined_war": 0.7, "spite": 0.7, "least_war": 1.1},
    "treacherous": {"joined_war": 1.4, "spite": 1.5, "least_war": 0.8},
}
"""By character, what a weight of the game is multiplied by."""

CHARACTERS: Final = {
    name: {each: getattr(WEIGHTS, each) * factor for each, factor in factors.items()}
    for name, factors in FACTORS.items()
}
"""By character, the weights that it sees otherwise."""
