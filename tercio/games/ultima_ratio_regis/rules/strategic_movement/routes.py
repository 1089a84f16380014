"""The ways that troops may take in a strategic move, over land and sea (uRR 10.2, 14.1.1).

roads = roads_of(g, owner)                       where troops of `owner` may pass
reach = roads.reach(start)                       all that they can come to
route = safest_route(g, roads, start, goal)      place by place
"""

from collections.abc import Iterator
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieger_of,
    held_by_side,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, major_of
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of, are_at_war, enemy_troops
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_in_game
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import dangerous_seas
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to, passage
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of


class Roads(NamedTuple):
    """Areas that can be crossed; own areas under siege, which can only be left and entered by
    sea; seas."""

    world: World
    areas: Mask
    ports: Mask
    seas: Mask

    def next_to(self, mask: Mask) -> Mask:
        """One step from any of these places, but for a start that is in none of the masks."""
        world = self.world
        land, sea = mask & world.area_mask, mask & world.sea_mask
        found = world.land.neighbours(land & ~self.ports) & self.areas
        found |= world.coast.neighbours(land) & self.seas
        found |= world.water.neighbours(sea) & self.seas
        return found | (world.coast.neighbours(sea) & (self.areas | self.ports))

    def rings(self, start: Place) -> Iterator[Mask]:
        """All that can be reached, step by step, without the start."""
        reached = frontier = 1 << start
        while frontier := self.next_to(frontier) & ~reached:
            reached |= frontier
            yield frontier

    def reach(self, start: Place) -> Mask:
        reached = 1 << start
        for ring in self.rings(start):
            reached |= ring
        return reached

    def route(self, start: Place, goal: Place) -> list[Place]:
        """A shortest way with both ends, or nothing."""
        rings = [1 << start]
        reached = 1 << start
        while not reached >> goal & 1:
            ring = self.next_to(rings[-1]) & ~reached
            if not ring:
                return []
            rings.append(ring)
            reached |= ring
        way = [goal]
        for ring in reversed(rings[:-1]):
            way.append(next(p for p in places_in(ring) if self.next_to(1 << p) >> way[-1] & 1))
        return way[::-1]

    def within(self, places: Mask) -> "Roads":
        """Only by way of these places."""
        return Roads(self.world, self.areas & places, self.ports & places, self.seas & places)


@cites("uRR 10.2", "uRR 13.4.7", "uRR 20.1", "uRR 21.2.1", "uRR 18.4.1")
@remembered
def roads_of(g: Regis, owner: Power) -> Roads:
    """Areas that its side or an ally controls, where own troops stand, or that it besieges.

    What an enemy besieges is part of no way over land.
    """
    major = major_of(g, owner)
    areas = held_by_side(g, major)
    for ally in allies_of(g, major):
        areas |= held_by_side(g, ally)
    areas |= stood_by_side(g, major)
    shut = mine = 0
    for area, siege in g.state.sieges.items():
        if siege.power == major:
            mine |= 1 << area
        else:
            shut |= 1 << area
    areas = (areas | mine) & open_to(g, owner) | passage(g, owner)
    own_shut = areas & shut & held_by_side(g, major)
    return Roads(g.world, areas & ~shut, own_shut, seas_in_game(g))


@cites("uRR 21.2.1", "uRR 10.2")
@remembered
def transit(g: Regis, owner: Power) -> Mask:
    """Areas of allied majors: strategic moves go through them and do not end there, unless own
    troops stand there anyway. Who is to stay is lent to the ally (21.2.2)."""
    major = major_of(g, owner)
    allies = allies_of(g, major)
    if not allies:
        return 0
    areas = 0
    for ally in allies:
        areas |= held_by_side(g, ally)
    return areas & ~held_by_side(g, major) & ~stood_by_side(g, major)


@cites("uRR 21.2.1", "uRR 21.2.2")
def allied_ground(g: Regis, party: Force) -> Mask:
    """Where a party only passes through. A corps has its lender and its receiver, and may stop in
    areas of either."""
    ground = transit(g, party.power)
    for owner, _ in party.units:
        ground &= transit(g, owner)
    return ground


@cites("uRR 14.1.1")
def roads_home(g: Regis, owner: Power, start: Place) -> Roads:
    """For troops that are sent home: the areas of their host are open, those with enemies shut."""
    roads = roads_of(g, owner)
    host = g.state.owner[start]
    areas = roads.areas
    if host >= 0:
        areas |= g.state.held[host] if not is_major(g, host) else held_by_side(g, host)
    major = major_of(g, owner)
    enemies = [p for p in g.world.every_power if g.state.troops[p] and are_at_war(g, major, p)]
    hostile = 0
    for enemy in enemies:
        hostile |= g.state.troops[enemy]
    shut = mask_of(g.state.sieges)
    areas &= ~g.state.closed | passage(g, owner)
    return Roads(g.world, areas & ~hostile & ~shut, roads.ports, roads.seas)


@cites("uRR 10.2.1")
def safest_route(g: Regis, roads: Roads, power: Power, start: Place, goal: Place) -> list[Place]:
    """Clear of enemy fleets if possible, else through as few seas with them as it goes."""
    danger = dangerous_seas(g, power)
    calm = roads.within(~danger).route(start, goal)
    if calm or not danger:
        return calm or roads.route(start, goal)
    for sea in places_in(danger):
        if way := roads.within(~danger | 1 << sea).route(start, goal):
            return way
    return roads.route(start, goal)


@cites("uRR 10.2.1")
def risky_seas(g: Regis, roads: Roads, power: Power, start: Place, goal: Place) -> list[Place]:
    """Where there is no way without danger: the seas of which one alone must be crossed."""
    danger = dangerous_seas(g, power)
    if not danger or roads.within(~danger).route(start, goal):
        return []
    return [sea for sea in places_in(danger) if roads.within(~danger | 1 << sea).route(start, goal)]


def free_of_enemies(g: Regis, power: Power, area: Place) -> bool:
    """No troops of a power at war stand there, except besieged ones."""
    if not enemy_troops(g, power) >> area & 1:
        return True
    return besieger_of(g, area) == power
