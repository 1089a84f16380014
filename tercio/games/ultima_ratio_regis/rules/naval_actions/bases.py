"""Naval bases: where squadrons go when they leave the sea (uRR 11.1, 11.6).

ports_in_range(g, owner, sea)     bases within the naval operation distance of a sea
nearest_ports(g, owner, place)    the nearest ports of a side, wherever they are
yield from retire(g, force)       the fleet goes to a port that its owner chooses
yield from leave_lost_port(g, area)   squadrons of those who do not control it any more
"""

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, held_by_side
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import NAVAL, NOBODY, NOWHERE, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_power, places_in, theaters_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_major,
    major_of,
    side_of,
    takes_part,
)
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import units_at
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import ports_for, seas_for
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to, theaters_of
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites


@cites("uRR 11.1", "uRR 20.2")
@remembered
def ports_of(g: Regis, owner: Power) -> Mask:
    """Coastal areas in which squadrons of a power may lie: a major's and its minors'; for a minor
    its own, and those of its ally in its theaters. A besieged one is none, nor one without
    interest (18.4.1)."""
    held = (
        held_by_side(g, owner) if is_major(g, owner) else g.state.held[owner] | lent_ports(g, owner)
    )
    ports = held & g.world.coastal & ~besieged_areas(g)
    return ports & open_to(g, owner) if ports else 0


def lent_ports(g: Regis, minor: Power) -> Mask:
    """What the side of a minor's ally controls in the minor's theaters."""
    ally = major_of(g, minor)
    if ally == NOBODY or not takes_part(g, minor):
        return 0
    areas = 0
    for theater in theaters_in(theaters_of(g, minor)):
        areas |= g.world.theater_areas[theater]
    return held_by_side(g, ally) & areas


def operation_distance(g: Regis, sea: Place) -> int:
    realm = g.realm
    galleys = g.world.galley_seas >> sea & 1
    return realm.nod_mediterranean if galleys else realm.nod_elsewhere


@cites("uRR 11.1", "uRR 11.1.3")
@remembered
def ports_in_range(g: Regis, owner: Power, sea: Place) -> Mask:
    """Ports from which squadrons can be in that sea."""
    ports = g.world.coast.neighbours(seas_in_range(g, sea)) & ports_of(g, owner)
    return ports & ports_for(g, owner, sea) if ports else 0


@cites("uRR 11.1", "uRR 11.1.3", "uRR 18.6.2")
def seas_in_range(g: Regis, sea: Place) -> Mask:
    """Seas on which a base may lie for squadrons in that sea; from overseas, the Baltic, the
    North Sea and the East Atlantic are one."""
    return g.world.seas_within(sea, operation_distance(g, sea))


@cites("uRR 11.1.1")
def nearest_ports(g: Regis, owner: Power, place: Place) -> Mask:
    """The nearest own ports over seas that it may sail; none, if there is no port at all."""
    world = g.world
    ports, seas = ports_of(g, owner) & ports_for(g, owner, place), seas_for(g, owner, place)
    start = 1 << place if world.is_sea(place) else world.coast.adjacent[place]
    for ring in world.water.distances(start & seas, seas):
        if near := world.coast.neighbours(ring) & ports & ~(1 << place):
            return near
    return 0


@cites("uRR 13.2.5", "uRR 11.1.1")
def retire(g: Regis, force: Force) -> Procedure[None]:
    """Squadrons of a fleet go from the sea to their base, as they are; leaders with them.

    Each owner's squadrons go to one port, which its player chooses among those that are in
    range. Without a port anywhere they are lost.
    """
    goals = dict[Power, Place]()
    for owner in sorted({owner for owner, _ in force.units}):
        goal = yield from _base(g, owner, force.place)
        goals[owner] = goal
        for kind in [kind for whose, kind in sorted(force.units) if whose == owner]:
            count = force.units[owner, kind]
            if goal == NOWHERE:
                g.eliminate(owner, force.place, kind, count)
            else:
                g.move_units(owner, force.place, goal, kind, count=count)
    own = goals.get(force.power, NOWHERE)
    ports = [own, *goals.values()]
    port = next((goal for goal in ports if goal != NOWHERE), NOWHERE)
    for leader in force.leaders:
        if port == NOWHERE:
            g.remove_leader(leader)
        else:
            g.move_leader(leader, port, "squadron")
    for leader in stranded(g, force):
        if port == NOWHERE:
            g.remove_leader(leader)
        else:
            mine = [goals[owner] for owner in side_of(g, leader.power) if owner in goals]
            g.move_leader(leader, mine[0] if mine and mine[0] != NOWHERE else port, "squadron")


@cites("uRR 17.1")
def stranded(g: Regis, force: Force) -> list[Leader]:
    """Leaders at sea whose fleet this was, where their side and its allies have no ship left."""
    place = force.place
    friends = [force.power, *allies_of(g, force.power)]
    owners = [owner for power in friends for owner in side_of(g, power)]
    if any(g.state.ships[owner] >> place & 1 for owner in owners):
        return []
    return [leader for power in friends for leader in leaders_with(g, power, place, "squadron")]


def _base(g: Regis, owner: Power, sea: Place) -> Procedure[Place]:
    ports = ports_in_range(g, owner, sea) or nearest_ports(g, owner, sea)
    options = [
        Option(f"port.{g.world.location_ids[port]}", port, (place_ref(g, port),), cite="uRR 11.1")
        for port in places_in(ports)
    ]
    if not options:
        return NOWHERE
    port: Place = yield from choose(g, owner, "base", options, cite="uRR 13.2.5", place=sea)
    return port


@cites("uRR 11.6")
def leave_lost_port(g: Regis, area: Place) -> Procedure[None]:
    """Squadrons of either face leave a port that their side has lost, for the nearest one.

    A minor that its ally keeps out of a war has its ports to itself (20.5).
    """
    lord = g.state.holder[area]
    for owner in g.world.every_power:
        if not g.state.ships[owner] >> area & 1 or lord == owner:
            continue
        major = major_of(g, owner)
        if major == NOBODY or lord not in side_of(g, major):
            yield from _evacuate(g, owner, area)


@cites("uRR 11.6")
def leave_lost_ports(g: Regis) -> Procedure[None]:
    """All of them, whoever has lost them and how."""
    s, areas = g.state, g.world.area_mask
    lost = 0
    for owner, ships in by_power(s.ships):
        if ships & areas & ~s.held[owner]:
            major = major_of(g, owner)
            lost |= ships & areas & ~s.held[owner] & ~(held_by_side(g, major) if major >= 0 else 0)
    for area in places_in(lost):
        yield from leave_lost_port(g, area)


def _evacuate(g: Regis, owner: Power, area: Place) -> Procedure[None]:
    options = [
        Option(f"port.{g.world.location_ids[port]}", port, (place_ref(g, port),), cite="uRR 11.6")
        for port in places_in(nearest_ports(g, owner, area))
    ]
    leaders = leaders_with(g, major_of(g, owner), area, "squadron")
    squadrons = {kind: n for kind, n in units_at(g, owner, area).items() if kind in NAVAL}
    if not options:
        for kind, count in squadrons.items():
            g.eliminate(owner, area, kind, count)
        for leader in leaders:
            g.remove_leader(leader)
        return
    goal = yield from choose(g, owner, "base", options, cite="uRR 11.6", place=area)
    for kind, count in squadrons.items():
        g.move_units(owner, area, goal, kind, count=count)
    for leader in leaders:
        g.move_leader(leader, goal, "squadron")
