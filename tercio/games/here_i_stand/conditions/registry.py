"""Where the conditions of Here I Stand are answered (see `tercio.wars.model.conditions`)."""

from typing import Final, NamedTuple

from tercio.games.here_i_stand.model.position import HereIStand
from tercio.wars.model.conditions import Conditions
from tercio.wars.model.names import NOWHERE, Power, Space


class InDeal(NamedTuple):
    """What a question about a clause of a deal is about (9.1). `power` is the giver."""

    other: Power
    space: Space = NOWHERE


ANSWERS: Final = Conditions[HereIStand]()
CONDITIONS = ANSWERS.tests
condition = ANSWERS.declare
holds = ANSWERS.holds
all_hold = ANSWERS.all_hold
