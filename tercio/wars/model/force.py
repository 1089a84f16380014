"""A force: land units and army leaders of one side that act together."""

from dataclasses import field

from tercio.kernel.copying import Copied, copied
from tercio.wars.model.names import LeaderId, Power, Space


@copied
class Force(Copied):
    """Units that `power` commands in a space, its own and those of its minors.

    A formation is a force within its leaders' command; a stack that avoids battle, retreats or
    winters may be larger.
    """

    power: Power
    space: Space
    troops: dict[int, int] = field(default_factory=dict)
    """owner * 2 + kind -> count"""
    leaders: list[LeaderId] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(self.troops.values())

    def is_empty(self) -> bool:
        return not self.leaders and not self.size

    def stacks(self) -> list[tuple[Power, int, int]]:
        """(owner, kind, count), empty ones left out."""
        return [
            (Power(index // 2), index % 2, count) for index, count in self.troops.items() if count
        ]

    def add(self, owner: Power, kind: int, count: int = 1) -> None:
        index = owner * 2 + kind
        self.troops[index] = self.troops.get(index, 0) + count

    def count(self, owner: Power, kind: int) -> int:
        return self.troops.get(owner * 2 + kind, 0)

    def only(self, kind: int) -> "Force":
        """Its units of one kind, without leaders."""
        troops = {owner * 2 + kind: count for owner, each, count in self.stacks() if each == kind}
        return Force(self.power, self.space, troops)
