"""`g` before its verbs: the state, the world, and what each game answers in its own way.

Other questions are functions of `g`, topic by topic: `power_questions`, `space_questions`,
`troop_questions`, `leader_questions`, `ship_questions`, `card_questions`; names are in `refs`.
"""

from typing import TYPE_CHECKING, TypeAlias, TypeVar

from tercio.kernel.ask import Seat
from tercio.kernel.citations import cites
from tercio.kernel.position import Position
from tercio.wars.model.names import Power
from tercio.wars.model.state import WarsState

if TYPE_CHECKING:
    from tercio.wars.model.world import World

W = TypeVar("W", bound=WarsState, covariant=True)


class Ground(Position[W]):
    """`g` as both games know it. Verbs are added below it."""

    world: "World"

    def seat_of(self, power: Power) -> Seat:
        """Who plays a power; a minor is played by its patron's seat."""
        raise LookupError("a game says who plays which power")

    def powers_of(self, seat: Seat) -> list[Power]:
        return [power for power in self.world.majors if self.seat_of(power) == seat]

    @cites("HIS 3.2", "VQ 3.2")
    def impulse_order(self) -> tuple[Power, ...]:
        return self.world.majors

    def powers_in_play(self) -> tuple[Power, ...]:
        """The powers that are dealt cards, take impulses and can win, in order."""
        return self.impulse_order()

    def is_played(self, power: Power) -> bool:
        """Whether somebody decides for a power; nobody does for minors without an ally."""
        return power in self.world.majors


AnyGround: TypeAlias = Ground[WarsState]
"""The position of either game, as questions know it."""
