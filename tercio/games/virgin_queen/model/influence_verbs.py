"""Verbs on the Diplomatic Influence Table (VQ 24, 27)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.events.influence import (
    InfluenceChanged,
    InfluenceGivenUp,
    InfluenceReset,
    MajorActivated,
    MajorDeactivated,
    StatusClosed,
)
from tercio.games.virgin_queen.model.influence_questions import has_marker, influence, is_resolved
from tercio.kernel.citations import cites
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.numbered import by_power
from tercio.wars.model.refs import power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- markers ---------------------------------------------------------------------------------------


def set_influence(g: "VirginQueen", target: Power, power: Power, points: int) -> None:
    g.state.influence.points[target][power] = points
    g.record(InfluenceChanged(power_ref(g, power), power_ref(g, target), points))


@cites("VQ 24.5")
def gain_influence(g: "VirginQueen", target: Power, power: Power, points: int = 1) -> None:
    """A marker advances, or goes back if `points` are negative, within its column."""
    most = g.world.constant("influence_max")
    now = influence(g, target, power) + points
    set_influence(g, target, power, min(max(now, 0), most))


@cites("VQ 9.4")
def give_up_influence(g: "VirginQueen", target: Power, power: Power) -> None:
    """A marker leaves its column for the rest of the game."""
    if has_marker(g, target, power):
        g.state.influence.points[target][power] = NOBODY
        g.record(InfluenceGivenUp(power_ref(g, power), power_ref(g, target)))


@cites("VQ 24.6")
def close_status(g: "VirginQueen", target: Power) -> None:
    """All markers of a column go to the Resolved this turn box."""
    row = g.state.influence.points[target]
    g.state.influence.points[target] = [0 if points >= 0 else points for points in row]
    g.state.influence.resolved |= 1 << target
    g.record(StatusClosed(power_ref(g, target)))


def _default(g: "VirginQueen", target: Power, power: Power) -> int:
    """The box in a power's colour in a column, or 0."""
    row = g.world.influence.get((target, power))
    return row.default if row else 0


@cites("VQ 27")
def place_markers(g: "VirginQueen", power: Power) -> None:
    """The markers of a power that comes into play, each in its default box."""
    for target in g.world.powers:
        if has_marker(g, target, power) and not is_resolved(g, target):
            points = _default(g, target, power)
            if points != influence(g, target, power):
                set_influence(g, target, power, points)


@cites("VQ 20.9")
def reset_influence(g: "VirginQueen") -> None:
    """Winter: markers in the Resolved this turn box go back to their default values."""
    resolved = g.state.influence.resolved
    if not resolved:
        return
    for target in g.world.powers:
        if resolved >> target & 1:
            points = g.state.influence.points[target]
            for power, now in by_power(points):
                if now != NOBODY:
                    points[power] = _default(g, target, power)
    g.state.influence.resolved = 0
    g.record(InfluenceReset())


# -- activated majors (27) -------------------------------------------------------------------------


def activate_major(g: "VirginQueen", power: Power, ally: Power, baseline: int) -> None:
    g.state.influence.activated[power] = ally
    g.state.court.baseline[power] = baseline
    g.record(MajorActivated(power_ref(g, power), power_ref(g, ally), baseline))


def deactivate_major(g: "VirginQueen", power: Power) -> None:
    del g.state.influence.activated[power]
    g.state.court.baseline.pop(power, None)
    g.record(MajorDeactivated(power_ref(g, power)))
