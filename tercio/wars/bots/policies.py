"""Other ways to look at an impulse and what follows: for whoever searches among them.

Which card comes first seldom matters, since all are played in the end. What matters is what they
are played for. A policy sees some weights quite otherwise, for one impulse.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, TypeVar

from tercio.wars.bots.weights import Weights

W = TypeVar("W", bound=Weights)

FACTORS: Final[Mapping[str, Mapping[str, float]]] = {
    "soldier": {"muster": 2.5, "taken": 3.0, "fortress": 2.0, "garrison_risk": 0.5},
    "civilian": {"muster": 0.2, "next_year": 0.3},
    "guardian": {"garrison_risk": 2.5, "key_held": 2.5, "capital": 1.5, "ruler_lost": 2.0},
    "spoiler": {"rival": 2.5, "best_rival": 2.0, "winner": 1.3},
    "preacher": {"faith": 2.0, "conversion": 2.0, "electorate": 1.5},
    "egoist": {"rival": 0.2, "best_rival": 0.2, "winner": 0.6},
    "raider": {"pirate_hit": 2.0, "sortie": 1.6, "least_sortie": 0.5},
    "hoarder": {"combat_card_at_war": 2.5, "response_card": 2.5, "cp": 1.2},
}
"""By policy, what a weight is multiplied by, in games that have it."""


@cache
def policies(own: W) -> tuple[W, ...]:
    """The weights of all policies of somebody with weights of his own, those among them."""
    changes = (
        {name: getattr(own, name) * factor for name, factor in each.items() if hasattr(own, name)}
        for each in FACTORS.values()
    )
    return own, *(own.changed(each) for each in changes)
