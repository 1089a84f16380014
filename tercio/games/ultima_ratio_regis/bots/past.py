"""What a bot remembers of a turn: marches that came to nothing, and against what."""

from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.names import Place, Power


class Repulse(NamedTuple):
    """A march that did not reach its goal."""

    troops: int
    """How many marched..."""
    against: int
    """...and how many of the enemy stood there or near it when it was over."""

    def again(self, troops: int, against: int) -> bool:
        """It would be the same once more: with no more troops, against no fewer."""
        return troops <= self.troops and against >= self.against


class Past:
    """Of one turn; a new one is a new start."""

    __slots__ = ("repulses", "turn")

    def __init__(self) -> None:
        self.turn = 0
        self.repulses: dict[tuple[Power, Place], Repulse] = {}

    def copy(self) -> "Past":
        other = Past()
        other.turn, other.repulses = self.turn, dict(self.repulses)
        return other

    def look(self, turn: int) -> None:
        if turn != self.turn:
            self.turn = turn
            self.repulses.clear()

    def repulsed(self, power: Power, area: Place, repulse: Repulse) -> None:
        """The last one counts."""
        self.repulses[power, area] = repulse

    def last(self, power: Power, area: Place) -> Repulse | None:
        return self.repulses.get((power, area))
