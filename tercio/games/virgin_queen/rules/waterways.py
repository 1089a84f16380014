"""Inland waterways to Antwerp and Rotterdam (VQ 2.5, 16.7)."""

from collections.abc import Iterator
from typing import Final

from tercio.games.virgin_queen.map_rows import WaterwayRow
from tercio.games.virgin_queen.position import VirginQueen
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.assault import ASSAULTS
from tercio.wars.names import Power, Space
from tercio.wars.world import Roads


@cites("VQ 2.5")
def may_use(g: VirginQueen, power: Power, waterway: WaterwayRow) -> bool:
    """Whoever controls the port at its mouth, or is allied to that power."""
    port = g.world.location[waterway.port]
    if g.world.edition_rule("waterway_users") == "controller":
        return g.is_controlled_by(g.state.patron[power], port)
    return g.is_friendly_space(power, port)


@cites("VQ 2.5")
def roads(g: VirginQueen, power: Power) -> Roads:
    """The connections open to a power: those of everybody, and the waterways it may use."""
    world, state = g.world, g.state
    friends = state.friends[power]
    open_ways = 0
    for number, port in enumerate(world.waterway_ports):
        if friends >> state.control[port] & 1 and may_use(g, power, world.waterways[number]):
            open_ways |= 1 << number
    return world.roads_with[open_ways]


def waterways_to(g: VirginQueen, space: Space) -> Iterator[WaterwayRow]:
    return (row for row in g.world.waterways if g.world.location[row.inland] == space)


# -- assault -------------------------------------------------------------------------------------


@forbids("VQ 16.7")
def is_supplied_by_waterway(g: VirginQueen, power: Power, space: Space) -> bool:
    """Whoever is besieged has the port at its mouth, and we have no ships on that sea."""
    for waterway in waterways_to(g, space):
        sea = g.world.location[waterway.sea]
        if may_use(g, g.controller(space), waterway) and not g.ships_at(sea, power):
            return True
    return False


VQ_ASSAULTS: Final[Restrictions] = ASSAULTS.plus(is_supplied_by_waterway)
