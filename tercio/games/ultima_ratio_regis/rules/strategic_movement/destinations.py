"""Where a strategic move may end, and why not elsewhere (uRR 10.1 to 10.4).

    move = land_move(g, party)           or  sea_move(g, party)
    LAND_GOAL.allow(g, move, area)

A move names the party, what it can reach, and whether it may end overstacked: an army that picks
up and leaves troops on its way may, for then the surplus disperses at the end (15.1.1).
"""

from collections.abc import Iterator
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import besieged_areas, stood_by_side
from tercio.games.ultima_ratio_regis.model.names import Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.war_questions import enemy_troops
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import room
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import ports_in_range, ports_of
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import (
    passes_gibraltar,
    seas_for,
    seas_in_game,
)
from tercio.games.ultima_ratio_regis.rules.special_areas.access import (
    common_ground,
    places_on_map_of,
)
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import (
    Roads,
    free_of_enemies,
    roads_of,
    transit,
)
from tercio.kernel.restrictions import AnyTable, Restrictions, forbids


class Move(NamedTuple):
    party: Force
    roads: Roads
    reach: Mask
    """Without the start."""
    led: bool = False
    ports: Mask = 0
    """Where squadrons may lie, and..."""
    open: Mask = 0
    """...where troops may operate."""

    @property
    def owners(self) -> list[Power]:
        return sorted({owner for owner, _ in self.party.units})


def common_roads(g: Regis, owners: list[Power]) -> Roads:
    roads = roads_of(g, owners[0])
    for owner in owners[1:]:
        other = roads_of(g, owner)
        roads = Roads(roads.world, roads.areas & other.areas, roads.ports & other.ports, other.seas)
    return roads


def land_roads(g: Regis, party: Force) -> Roads:
    """An army of several stays on its map (10.4)."""
    owners = sorted({owner for owner, _ in party.units})
    roads = common_roads(g, owners)
    return roads.within(places_on_map_of(g, party.place)) if party.size > 1 else roads


def land_move(g: Regis, party: Force, led: bool = False) -> Move:
    """Of troops."""
    roads = land_roads(g, party)
    reach = roads.reach(party.place) & ~(1 << party.place)
    open = common_ground(g, party)
    return Move(party, roads, reach & g.world.area_mask, led, open=open)


def sea_move(g: Regis, party: Force, led: bool = False) -> Move:
    """Of squadrons: over seas only, from a port or a sea."""
    world = g.world
    seas = world.sea_mask
    for owner in sorted({owner for owner, _ in party.units}):
        seas &= seas_for(g, owner, party.place)
    if party.size > 1:
        seas &= places_on_map_of(g, party.place)
    roads = Roads(world, 0, 0, seas)
    reached = roads.reach(party.place) & world.sea_mask
    reach = (reached | world.coast.neighbours(reached)) & ~(1 << party.place)
    ports = world.coastal
    for owner in {owner for owner, _ in party.units}:
        ports &= ports_of(g, owner)
    return Move(party, roads, reach, led, ports=ports)


# -- troops --------------------------------------------------------------------------------------


@forbids("uRR 18.2.1")
def area_does_not_exist(g: Regis, move: Move, area: Place) -> bool:
    """Inactive areas are as good as not on the map, but for whom a scenario lets use them."""
    return bool((g.state.closed & ~move.roads.areas) >> area & 1)


@forbids("uRR 10.2")
def troops_cannot_stay_at_sea(g: Regis, move: Move, area: Place) -> bool:
    return g.world.is_sea(area)


@forbids("uRR 18.4.1")
def no_interest_there(g: Regis, move: Move, area: Place) -> bool:
    """Outside the theaters of interest, or of the minor, and not on their border either."""
    usable = move.open | move.roads.areas
    return g.world.is_area(area) and not usable >> area & 1


@forbids("uRR 10.2")
def neither_controlled_nor_held(g: Regis, move: Move, area: Place) -> bool:
    roads = move.roads
    return g.world.is_area(area) and not (roads.areas | roads.ports) >> area & 1


@forbids("uRR 21.2.1")
def only_a_way_through(g: Regis, move: Move, area: Place) -> bool:
    return bool(transit(g, move.party.power) >> area & 1)


@forbids("uRR 10.2")
def no_way_leads_there(g: Regis, move: Move, area: Place) -> bool:
    """Over areas that are controlled or hold own troops, and over seas."""
    return not move.reach >> area & 1


@forbids("uRR 10.2")
def enemy_troops_are_there(g: Regis, move: Move, area: Place) -> bool:
    """A strategic move does not meet the enemy."""
    if not g.world.is_area(area) or move.roads.ports >> area & 1:
        return False
    return not free_of_enemies(g, move.party.power, area)


@forbids("uRR 15.1.1")
def too_many_troops_there(g: Regis, move: Move, area: Place) -> bool:
    if not g.world.is_area(area) or move.led:
        return False
    return room(g, move.party.power, area, move.party.leaders) < move.party.size


LAND_GOAL = Restrictions(
    "strategic-goal",
    troops_cannot_stay_at_sea,
    area_does_not_exist,
    no_interest_there,
    neither_controlled_nor_held,
    only_a_way_through,
    no_way_leads_there,
    enemy_troops_are_there,
    too_many_troops_there,
)


# -- squadrons -----------------------------------------------------------------------------------


@forbids("uRR 10.1")
def not_a_port_of_yours(g: Regis, move: Move, place: Place) -> bool:
    """Squadrons lie in coastal areas that their side controls, and that nobody besieges."""
    return g.world.is_area(place) and not move.ports >> place & 1


@forbids("uRR 7.2")
def sea_is_not_in_the_game(g: Regis, move: Move, place: Place) -> bool:
    """It washes no theater of the scenario."""
    return g.world.is_sea(place) and not seas_in_game(g) >> place & 1


@forbids("uRR 11.1")
def no_base_in_range(g: Regis, move: Move, place: Place) -> bool:
    """At the end of the move there must be one within the naval operation distance."""
    if not g.world.is_sea(place):
        return False
    return not all(ports_in_range(g, owner, place) for owner in move.owners)


@forbids("uRR 18.6.1")
def galleys_keep_to_their_sea(g: Regis, move: Move, place: Place) -> bool:
    """Nobody sails into or out of the Mediterranean yet; Gibraltar belongs to it."""
    return any(passes_gibraltar(g, owner, move.party.place, place) for owner in move.owners)


@forbids("uRR 10.4")
def fleets_stay_on_their_map(g: Regis, move: Move, place: Place) -> bool:
    """Between maps squadrons and troops go one by one."""
    return move.party.size > 1 and not places_on_map_of(g, move.party.place) >> place & 1


@forbids("uRR 10.1")
def no_sea_leads_there(g: Regis, move: Move, place: Place) -> bool:
    return not move.reach >> place & 1


SEA_GOAL = Restrictions(
    "naval-goal",
    not_a_port_of_yours,
    sea_is_not_in_the_game,
    no_base_in_range,
    galleys_keep_to_their_sea,
    fleets_stay_on_their_map,
    no_sea_leads_there,
)

LAND_ARMY_GOAL = Restrictions("army-goal", *LAND_GOAL.rules, fleets_stay_on_their_map)


# -- both ----------------------------------------------------------------------------------------


def move_of(g: Regis, party: Force, led: bool = False) -> Move:
    return land_move(g, party, led) if is_land(party) else sea_move(g, party, led)


def is_land(party: Force) -> bool:
    return next(iter(party.units))[1] < 4


def table_of(party: Force) -> AnyTable:
    if not is_land(party):
        return SEA_GOAL
    return LAND_ARMY_GOAL if party.size > 1 else LAND_GOAL


def goals(g: Regis, move: Move) -> Iterator[Place]:
    """Candidates that are worth asking the table about."""
    fit = move.roads.areas | move.roads.ports if is_land(move.party) else move.ports
    return places_in(move.reach & (fit | g.world.sea_mask))


def has_goal(g: Regis, party: Force, led: bool = False) -> bool:
    """Of troops the nearest areas are looked at first: one of them will mostly do."""
    table = table_of(party)
    if not is_land(party):
        move = sea_move(g, party, led)
        return any(table.allow(g, move, place) for place in goals(g, move))
    roads, open = land_roads(g, party), common_ground(g, party)
    for ring in roads.rings(party.place):
        move = Move(party, roads, ring & g.world.area_mask, led, open=open)
        if any(table.allow(g, move, place) for place in goals(g, move)):
            return True
    return False


def has_empty_goal(g: Regis, power: Power, roads: Roads, start: Place, open: Mask) -> bool:
    """An open area of its own is one step away in which nobody stands: nothing in the table can
    speak against it."""
    near = roads.next_to(1 << start) & roads.areas & open & ~(1 << start) & ~transit(g, power)
    return bool(near & ~besieged_areas(g) & ~enemy_troops(g, power) & ~stood_by_side(g, power))
