"""What a bot remembers from one diplomacy phase to the next: wars that ended, and when."""

from tercio.wars.model.names import Mask, Power
from tercio.wars.model.numbered import powers_in

SOON = 2
"""Turns after a peace in which a new war would be fickle."""


class Memory:
    """Of one power, as far as its seat has seen it; a bot without it plays on none the worse."""

    __slots__ = ("ended", "foes")

    def __init__(self) -> None:
        self.foes: Mask = 0
        """With whom we were at war when we last looked."""
        self.ended: dict[Power, int] = {}
        """The turn in which a war was over."""

    def copy(self) -> "Memory":
        other = Memory()
        other.foes, other.ended = self.foes, dict(self.ended)
        return other

    def look(self, foes: Mask, turn: int) -> None:
        """Notice wars that are over since the last look."""
        for power in powers_in(self.foes & ~foes):
            self.ended[power] = turn
        self.foes = foes

    def made_peace_lately(self, power: Power, turn: int) -> bool:
        return turn - self.ended.get(power, -SOON - 1) <= SOON
