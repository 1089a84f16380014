"""Questions about the Spanish Armada (VQ 23.2)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.powers import SPAIN
from tercio.kernel.citations import cites
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Space

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def armada_at(g: "VirginQueen") -> Location:
    """Where it is; less than 0 if it is not in play."""
    return g.state.ship_at[g.world.armada]


def cargo_size(g: "VirginQueen") -> int:
    return sum(g.state.oceans.cargo.values())


@cites("VQ 23.2")
def room_aboard(g: "VirginQueen") -> int:
    """How many more land units the Armada can carry."""
    return g.state.oceans.armada - cargo_size(g)


def all_aboard(g: "VirginQueen") -> Force:
    """All who are on the Armada, as a force that stands where it is."""
    oceans = g.state.oceans
    return Force(SPAIN, Space(armada_at(g)), dict(oceans.cargo), oceans.passengers[:])
