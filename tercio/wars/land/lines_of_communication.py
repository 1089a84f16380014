"""Lines of communication (12.1), as floods over the map."""

from itertools import compress
from typing import Generic

from tercio.kernel.citations import cites
from tercio.kernel.masks import flags
from tercio.wars.model.names import Mask, Power, Space
from tercio.wars.model.numbered import powers_in
from tercio.wars.model.space_questions import friendly_spaces
from tercio.wars.model.troop_questions import land_of
from tercio.wars.model.war import AnyWar, G_contra


class CommunicationHooks(Generic[G_contra]):
    """What breaks a line."""

    def loc_barriers(self, g: G_contra) -> Mask:
        """Spaces that no line of communication may pass (12.1)."""
        return 0


def fleets_of(g: AnyWar, powers: Mask) -> Mask:
    """The locations that hold ships of some powers."""
    fleets = g.state.fleets
    found = 0
    for power in powers_in(powers):
        found |= fleets[power]
    return found


def leaders_of(g: AnyWar, powers: Mask) -> Mask:
    """The locations that hold leaders of some powers."""
    found, state = 0, g.state
    theirs = map(flags(powers, g.world.power_count).__getitem__, state.leader_power)
    for at in compress(state.leader_at, theirs):
        if at >= 0:
            found |= 1 << at
    return found


def units_of_powers(g: AnyWar, powers: Mask) -> Mask:
    """The locations that hold military units of any sort: land, naval or leaders (5)."""
    if not powers:
        return 0
    return land_of(g, powers) | fleets_of(g, powers) | leaders_of(g, powers)


def open_spaces(g: AnyWar, power: Power) -> Mask:
    """Spaces that a line may pass: friendly, without enemy units, not in unrest."""
    state = g.state
    friendly: Mask = friendly_spaces(g, power) & ~state.unrest & ~g.hooks.loc_barriers(g)
    return friendly & ~units_of_powers(g, state.foes[power])


def loc_sources(g: AnyWar, power: Power) -> Mask:
    """Friendly-controlled fortified home spaces of the power, its allies and their minors."""
    home = g.state.home
    homes = 0
    for friend in powers_in(g.state.friends[power]):
        homes |= home[friend]
    fortresses: Mask = g.state.fortresses
    return homes & fortresses & friendly_spaces(g, power)


@cites("HIS 12.1", "VQ 12.1")
def loc_spaces(g: AnyWar, power: Power) -> Mask:
    """Every space that a power has a line of communication to.

    The line runs through open spaces, and through sea zones with a friendly naval unit; the
    space where it ends may be anything next to it.
    """
    sources = loc_sources(g, power)
    seas = fleets_of(g, g.state.friends[power]) & g.world.all_seas
    passable = open_spaces(g, power) | seas
    ways = g.roads(power).everything
    reached = ways.flood(sources & passable, passable)
    return (reached | ways.neighbours(reached) | sources) & g.world.all_spaces


def has_loc(g: AnyWar, power: Power, space: Space) -> bool:
    return bool(loc_spaces(g, power) >> space & 1)


@cites("HIS 12.1")
def loc_length_by_land(g: AnyWar, power: Power, space: Space) -> int | None:
    """Steps over land of the shortest line to a fortified home space of the power itself."""
    passable = open_spaces(g, power)
    sources = g.state.home[power] & g.state.fortresses & passable
    roads = g.roads(power).land
    for length, ring in enumerate(roads.distances(sources, passable)):
        if ring >> space & 1:
            return length
        if roads.neighbours(ring) >> space & 1:
            return length + 1
    return None
