"""Questions about captains, colonies and what else is on the World Map (VQ 8.4, 16, 17)."""

from typing import TYPE_CHECKING

from tercio.kernel.ask import ref
from tercio.wars.model.names import (
    LeaderId,
    Power,
)

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def captain_ref(g: "VirginQueen", captain: int) -> str:
    return ref("captain", g.world.captains[captain].id)


def ocean_ref(g: "VirginQueen", ocean: int) -> str:
    return g.world.ocean_refs[ocean]


def settlement_ref(settlement: str) -> str:
    return ref("settlement", settlement)


def captains_of(g: "VirginQueen", power: Power) -> list[int]:
    """The captains of a power's expeditions on the World Map, in a colony or at sea."""
    oceans = g.state.oceans
    return [
        captain
        for captain, at in enumerate(oceans.captain_at)
        if oceans.captain_power[captain] == power and (at >= 0 or captain in oceans.wintering)
    ]


def captains_at(g: "VirginQueen", ocean: int, power: Power) -> list[int]:
    oceans = g.state.oceans
    return [c for c in captains_of(g, power) if oceans.captain_at[c] == ocean]


def is_damaged(g: "VirginQueen", captain: int) -> bool:
    return bool(g.state.oceans.damaged >> captain & 1)


def settlements_of(g: "VirginQueen", power: Power, ocean: int) -> list[str]:
    """The settlements on an ocean zone that Spain or Portugal controls."""
    zones, held = g.world.settlement_zones, g.state.oceans.settlements
    return [id for id, holder in held.items() if holder == power and zones[id] >> ocean & 1]


def has_settlement(g: "VirginQueen", power: Power, ocean: int) -> bool:
    """Whether there are any `settlements_of` a power there."""
    held = g.state.oceans.settlements
    for id in g.world.settlements_at[ocean]:
        if held.get(id) == power:
            return True
    return False


def captain_of_leader(g: "VirginQueen", leader: LeaderId) -> int | None:
    """The captain who serves in Europe as this naval leader (10)."""
    row = g.world.vq_leaders[leader]
    return None if row.captain is None else g.world.captain[row.captain]
