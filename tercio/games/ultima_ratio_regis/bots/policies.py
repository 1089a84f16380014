"""Other ways to look at an impulse and what follows: for whoever searches among them.

The order of actions seldom matters; what points are spent on does. A policy sees some weights quite
otherwise, and goes on to until there is a better.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final

from tercio.games.ultima_ratio_regis.bots.weights import RealmWeights

FACTORS: Final[Mapping[str, Mapping[str, float]]] = {
    "soldier": {"war_risk": 0.5, "least_war": 0.5, "siege": 1.5, "troop": 0.6, "area": 2.0},
    "merchant": {"income": 2.0, "least_merchant": 0.5, "second_merchant": 1.6, "upkeep": 1.5},
    "magistrate": {"calm": 1.5, "calm_later": 2.5, "unrest_above": 1.8, "unrest_below": 1.8},
    "spoiler": {"spite": 2.5, "spite_of_the_rival": 1.6},
    "egoist": {"spite": 0.2, "spite_of_the_rival": 0.3},
}
"""By policy, what a weight is multiplied by."""


@cache
def policies(own: RealmWeights) -> tuple[RealmWeights, ...]:
    """The weights of all policies of somebody with weights of his own, those among them."""
    changes = ({n: getattr(own, n) * f for n, f in each.items()} for each in FACTORS.values())
    return own, *(own.changed(each) for each in changes)
