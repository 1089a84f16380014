"""Questions about royals (VQ 21)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.marriage_state import GONE
from tercio.wars.model.names import Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def royal_ref(g: "VirginQueen", royal: int) -> str:
    return f"royal:{g.world.royals[royal].id}"


def royal_power(g: "VirginQueen", royal: int) -> Power:
    """Whose royal it is; one that an event brings is a royal of whoever played it."""
    power = g.world.royals[royal].power
    return g.state.weddings.guardian if power is None else g.world.power[power]


def is_available_to_wed(g: "VirginQueen", royal: int) -> bool:
    """On the display; a betrothed royal still is."""
    return g.state.weddings.eligibility[royal] > GONE


def is_betrothed(g: "VirginQueen", royal: int) -> bool:
    return any(royal in couple for couple in g.state.weddings.betrothed)


def has_wed(g: "VirginQueen", royal: str) -> bool:
    return g.world.royal[royal] in g.state.weddings.wed
