"""Displacement: units that must leave a space that is no longer theirs (12.5)."""

from collections.abc import Iterable

from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import Graph
from tercio.wars.land.formations import whole_force
from tercio.wars.model.confinement import leave_behind
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Mask, Power, Space
from tercio.wars.model.numbered import by_space, seas_in, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_friendly_space
from tercio.wars.model.troop_questions import enemy_land
from tercio.wars.model.war import AnyWar
from tercio.wars.sea.fleets import Fleet, fleet_at, may_all_sail_to, sail
from tercio.wars.sea.naval_retreat import eliminate_fleet
from tercio.wars.siege.siege import check_siege


def nearest(graph: Graph, start: Location, through: Mask, targets: Mask) -> Mask:
    """Those targets that are fewest steps from `start`; the start itself is never one."""
    reached = ring = 1 << start
    targets &= ~ring
    while ring:
        ring = graph.neighbours(ring) & through & ~reached
        if ring & targets:
            return ring & targets
        reached |= ring
    return 0


@cites("HIS 12.5", "VQ 12.5")
def displace(g: AnyWar, space: Space, powers: Iterable[Power]) -> Procedure[None]:
    """All units and leaders that each of these powers commands in a space leave it."""
    for power in powers:
        yield from displace_army(g, power, space)
        yield from displace_fleet(g, power, space)
    yield from check_siege(g, space)


@cites("HIS 12.5", "VQ 12.5")
def displace_army(g: AnyWar, power: Power, space: Space) -> Procedure[None]:
    """Land units and army leaders go to one space: the nearest fortified one, or the capital.

    With nowhere to go, units are eliminated and leaders come back next turn.
    """
    force = whole_force(g, power, space)
    if force.is_empty():
        return
    to = yield from _choose(g, power, space, shelters(g, force))
    if to is None:
        _disband(g, force)
    else:
        _disband(g, leave_behind(g, force, to))
        g.move_force(force, to, "displace")
        yield from g.hooks.entered(g, power, to)


def shelters(g: AnyWar, force: Force) -> Mask:
    """The nearest fortified spaces that a power controls, and the capitals of all in the force.

    Nobody is put into a besieged space: that would be a relief. Nor into a capital without walls
    in which enemies stand.
    """
    state, world = g.state, g.world
    power, space = force.power, force.space
    owners = {owner for owner, _, _ in force.stacks()}
    owners |= {g.hooks.leader_owner(g, leader) for leader in force.leaders}
    open_spaces = state.controlled[power] & ~state.closed & ~_besieged(g)
    through = world.all_spaces & ~state.closed | world.all_seas
    found = nearest(g.roads(power).everything, space, through, open_spaces & state.fortresses)
    for capital in g.hooks.capitals(g, power):
        is_theirs = all(capital in g.hooks.winter_capitals(g, power, owner) for owner in owners)
        if is_theirs and is_friendly_space(g, power, capital) and not is_besieged(g, capital):
            found |= 1 << capital
    return found & ~(1 << space) & ~enemy_land(g, power)


def _besieged(g: AnyWar) -> Mask:
    found = 0
    for space, besiegers in by_space(g.state.besiegers):
        if besiegers:
            found |= 1 << space
    return found


def _disband(g: AnyWar, force: Force) -> None:
    for owner, kind, count in list(force.stacks()):
        g.lose_troops(owner, kind, count, force.space, cause="displaced")
    for leader in force.leaders:
        g.delay_leader(leader)


@cites("HIS 12.5", "VQ 12.5")
def displace_fleet(g: AnyWar, power: Power, port: Space) -> Procedure[None]:
    """Naval units and leaders go to the nearest port of their power, or are eliminated."""
    fleet = fleet_at(g, power, port)
    if not fleet.ships and not fleet.leaders:
        return
    to = yield from _choose(g, power, port, nearest_ports(g, fleet))
    if to is None:
        eliminate_fleet(g, fleet)
    else:
        sail(g, fleet, to, "displace")
        yield from g.hooks.entered(g, power, to)


def nearest_ports(g: AnyWar, fleet: Fleet, among: Mask = -1) -> Mask:
    """The nearest ports of its power that a fleet can sail to, whoever is in its way."""
    world, state = g.world, g.state
    seas = 0
    for sea in seas_in(world.all_seas):
        if may_all_sail_to(g, fleet, sea):
            seas |= 1 << sea
    ports = state.controlled[state.patron[fleet.power]] & world.ports & ~state.closed & among
    for ship in fleet.ships:
        ports &= g.hooks.docks(g, ship)
    return nearest(world.water, fleet.place, world.ports & ~state.closed | seas, ports)


def _choose(g: AnyWar, power: Power, origin: Space, places: Mask) -> Procedure[Space | None]:
    """The owner chooses among equals; for powers that nobody plays, the first will do."""
    found = list(spaces_in(places))
    if not found:
        return None
    if len(found) == 1 or not g.is_played(power):
        return found[0]
    ids = g.world.location_ids
    pick = yield Ask(
        g.seat_of(power),
        "displace",
        [Option(f"displace.{ids[to]}", to, (place_ref(g, to),)) for to in found],
        f"{g.book} 12.5",
        args={"power": power_ref(g, power), "space": place_ref(g, origin)},
        refs=(place_ref(g, origin),),
    )
    to: Space = pick.value
    return to
