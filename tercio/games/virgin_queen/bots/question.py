"""A question to a power of Virgin Queen."""

from collections.abc import Sequence

from tercio.games.virgin_queen.bots.outlook import Outlook
from tercio.games.virgin_queen.bots.plans import Plan
from tercio.games.virgin_queen.position import VirginQueen
from tercio.wars.bots.once import once
from tercio.wars.bots.question import WarQuestion


class Question(WarQuestion):
    g: VirginQueen
    plans: Sequence[Plan]

    @once
    def o(self) -> Outlook:
        return Outlook(self.g, self.power)

    @property
    def plan(self) -> Plan:
        return self.plans[self.power]
