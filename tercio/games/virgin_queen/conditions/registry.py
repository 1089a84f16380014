"""Where the conditions of Virgin Queen are answered (see `tercio.wars.model.conditions`)."""

from typing import Final

from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.wars.model.conditions import Conditions

ANSWERS: Final = Conditions[VirginQueen]()
CONDITIONS = ANSWERS.tests
condition = ANSWERS.declare
holds = ANSWERS.holds
all_hold = ANSWERS.all_hold
