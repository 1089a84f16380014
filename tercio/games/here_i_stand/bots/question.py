"""A question to a power of Here I Stand."""

from collections.abc import Sequence

from tercio.games.here_i_stand.bots.outlook import Outlook
from tercio.games.here_i_stand.bots.plans import Plan
from tercio.games.here_i_stand.position import HereIStand
from tercio.wars.bots.once import once
from tercio.wars.bots.question import WarQuestion


class Question(WarQuestion):
    g: HereIStand
    plans: Sequence[Plan]

    @once
    def o(self) -> Outlook:
        return Outlook(self.g, self.power)

    @property
    def plan(self) -> Plan:
        return self.plans[self.power]
