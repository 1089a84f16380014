"""Where the conditions of Virgin Queen are answered (see `tercio.wars.model.conditions`)."""

from tercio.wars.model.conditions import Conditions

ANSWERS = Conditions()
CONDITIONS = ANSWERS.tests
condition = ANSWERS.declare
holds = ANSWERS.holds
all_hold = ANSWERS.all_hold
