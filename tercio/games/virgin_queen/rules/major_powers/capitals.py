"""Capitals that are markers: those of the Huguenots and the Dutch (VQ 23.6)."""

from tercio.games.virgin_queen.model.court_verbs import lose_capital
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import PROTESTANT
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power, Space


@cites("VQ 23.6")
def control_changed(g: VirginQueen, space: Space, power: Power) -> None:
    """A faction's capital is lost when its space falls to another major power."""
    if power == PROTESTANT or power not in g.world.majors:
        return
    capitals = g.state.court.capitals
    for faction in [f for f in g.world.faction_area if capitals.get(f) == space]:
        lose_capital(g, faction)
