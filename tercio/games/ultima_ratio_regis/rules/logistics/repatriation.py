"""Repatriation: units leave an area that diplomacy has closed to them (uRR 14).

    yield from repatriate(g, power, area, may_stay)     units of one major and its minors
    yield from evict(g, area)                           everybody but its new lord's side

Troop by troop, for nothing, and in anybody's impulse: by a tactical move that ends in a controlled
area, by a strategic move for which the areas of the host are open and which may end with an ally,
or into the dispersion box.
"""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    held_by_side,
    sailed_by_side,
)
from tercio.games.ultima_ratio_regis.model.events.movement import RepatriationBegun
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, majors_in_play
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import TO_PLACE, leader_option
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    ALONE,
    lift_siege,
    move_party,
    single,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, flag_of
from tercio.games.ultima_ratio_regis.rules.links import REPATRIATE
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import room
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.games.ultima_ratio_regis.rules.logistics.supply import has_enemy_fortress
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import cross
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_movement import recall_baseless
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to, open_to, passage
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_force
from tercio.games.ultima_ratio_regis.rules.strategic_movement.routes import (
    free_of_enemies,
    roads_home,
    safest_route,
)
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of

CITE = "uRR 14.1"
DISPERSE, STAY = -1, -2


@cites("uRR 14")
def evict(g: Regis, area: Place) -> Procedure[None]:
    """The area has a new lord: units of others go home, unless they are at war with him."""
    holder = g.state.holder[area]
    lord = flag_of(g, holder) if holder != NOBODY else NOBODY
    for power in majors_in_play(g):
        if power != lord:
            hostile = lord != NOBODY and are_at_war(g, power, lord)
            yield from repatriate(g, power, area, hostile)


@REPATRIATE.provided
@cites("uRR 14", "uRR 14.1", "uRR 14.2", "uRR 14.3")
def repatriate(g: Regis, power: Power, area: Place, may_stay: bool) -> Procedure[None]:
    """Units of a major and its minors leave; with `may_stay` only if their player likes."""
    if held_by_side(g, power) >> area & 1:
        return
    stack = stack_at(g, power, area, "troop")
    if stack.size:
        g.record(RepatriationBegun(power_ref(g, power), place_ref(g, area)))
    for owner, kind in stack.each:
        yield from send_home(g, power, area, owner, kind=kind, may_stay=may_stay)
    lift_siege(g, area)
    if sailed_by_side(g, power) >> area & 1:
        yield from leave_lost_port(g, area)
    yield from settle_leaders(g, power)
    yield from recall_baseless(g)


@cites("uRR 14.1", "uRR 14.1.1")
def send_home(
    g: Regis, power: Power, area: Place, owner: Power, kind: Kind, may_stay: bool
) -> Procedure[None]:
    """One troop, with a leader if its player sends one along."""
    ids = g.world.location_ids
    options = [Option("stay", STAY, (place_ref(g, area),), cite=CITE)] if may_stay else []
    options += [
        Option(f"home.{ids[goal]}", goal, (place_ref(g, goal),), TO_PLACE, cite=CITE)
        for goal in places_in(refuges(g, power, owner, area))
    ]
    options.append(Option("disperse", DISPERSE, text="option-away", cite=CITE))
    goal = yield from choose(g, power, "repatriate", options, cite=CITE, place=area)
    if goal == STAY:
        return
    stack = stack_at(g, power, area, "troop")
    leader = yield from _companion(g, stack)
    party = single(stack, owner, kind, leader)
    if goal == DISPERSE:
        yield from disperse_force(g, party)
    else:
        yield from bring_home(g, party, owner, goal)


def _companion(g: Regis, stack: Force) -> Procedure[Leader | None]:
    """Whether a leader goes with this troop; with the last one all do."""
    if not stack.leaders or stack.size < 2:
        return None
    options = [Option(ALONE, None, cite=CITE)]
    options += [leader_option(g, "lead", leader, CITE) for leader in stack.leaders]
    leader: Leader | None = yield from choose(
        g, stack.power, "repatriate-leader", options, cite=CITE, place=stack.place
    )
    return leader


@cites("uRR 14.1", "uRR 14.1.1")
def refuges(g: Regis, power: Power, owner: Power, area: Place) -> Mask:
    """Controlled areas that a troop can come to by a tactical or a strategic move."""
    home = held_by_side(g, power) & open_to(g, owner) & ~besieged_areas(g) | passage(g, owner)
    near = tactical_reach(g, power, owner, area)
    far = roads_home(g, owner, area).reach(area)
    return mask_of(
        goal
        for goal in places_in(home & (far | near) & ~(1 << area))
        if room(g, power, goal) > 0 and free_of_enemies(g, power, goal)
    )


@cites("uRR 14.1")
def tactical_reach(g: Regis, power: Power, owner: Power, area: Place) -> Mask:
    """Areas next to it, and those behind one that is open and empty of enemies."""
    lands = g.world.land
    near = lands.adjacent[area] & open_to(g, owner)
    open_ways = mask_of(step for step in places_in(near) if may_pass(g, power, owner, step))
    return (near | lands.neighbours(open_ways)) & g.world.area_mask


def may_pass(g: Regis, power: Power, owner: Power, area: Place) -> bool:
    """Its own side's, an enemy's or a neutral minor's, without fortress or troops against it."""
    holder = g.state.holder[area]
    lord = flag_of(g, holder) if holder != NOBODY else NOBODY
    if not is_open_to(g, owner, area) or has_enemy_fortress(g, power, area):
        return False
    if not free_of_enemies(g, power, area):
        return False
    return lord in (power, NOBODY) or not is_major(g, lord) or are_at_war(g, power, lord)


@cites("uRR 14.1.1")
def bring_home(g: Regis, party: Force, owner: Power, goal: Place) -> Procedure[None]:
    """By land if it can be; at sea an enemy may intercept, and who loses is dispersed."""
    start = party.place
    if not tactical_reach(g, party.power, owner, start) >> goal & 1:
        port, tried = start, set[Power]()
        roads = roads_home(g, owner, start)
        for place in safest_route(g, roads, party.power, start, goal=goal)[1:]:
            if g.world.is_area(place):
                port = place
            elif not (yield from cross(g, party.power, port, place, tried=tried, peace=False)):
                yield from disperse_force(g, party)
                return
    move_party(g, party, goal, "troop")
