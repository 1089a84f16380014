"""Questions about the Diplomatic Influence Table (VQ 24, 27)."""

from typing import TYPE_CHECKING

from tercio.wars.model.names import NOBODY, Power

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


def influence(g: "VirginQueen", target: Power, power: Power) -> int:
    """Points of a power in a column; none without a marker."""
    return max(g.state.influence.points[target][power], 0)


def has_marker(g: "VirginQueen", target: Power, power: Power) -> bool:
    return g.state.influence.points[target][power] != NOBODY


def is_resolved(g: "VirginQueen", target: Power) -> bool:
    """Its status was resolved this turn."""
    return bool(g.state.influence.resolved >> target & 1)


def activator(g: "VirginQueen", power: Power) -> Power:
    """Who commands a major power that no seat plays from the start; NOBODY if none does."""
    return g.state.influence.activated.get(power, NOBODY)


def can_be_activated(g: "VirginQueen", power: Power) -> bool:
    """A major power with a column of the table: no seat plays it from the start (27)."""
    row = g.state.influence.points[power]
    return power in g.world.activated_majors and any(points != NOBODY for points in row)


def inactive_majors(g: "VirginQueen") -> list[Power]:
    """Those of them that nobody commands now."""
    return [
        power
        for power in g.world.activated_majors
        if can_be_activated(g, power) and activator(g, power) == NOBODY
    ]


def is_bound(g: "VirginQueen", power: Power, ally: Power) -> bool:
    """One of the two was activated by the other."""
    return ally == activator(g, power) or power == activator(g, ally)
