"""Questions about discoveries, conquests and colonies (HIS 20)."""

from typing import TYPE_CHECKING

from tercio.games.here_i_stand.rows.files import ColonyRow, DiscoveryRow
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.position import HereIStand


def discovery_vp(g: "HereIStand", discovery: str) -> int:
    return g.world.data.table("discoveries", DiscoveryRow)[discovery].vp


def is_conquest(g: "HereIStand", discovery: str) -> bool:
    return g.world.data.table("discoveries", DiscoveryRow)[discovery].kind == "conquest"


def colony_owner(g: "HereIStand", colony: str) -> Power:
    owner = g.world.data.table("colonies", ColonyRow)[colony].power
    assert owner is not None
    return g.world.power[owner]
