"""Where a beaten force goes (uRR 13.3.6).

yield from withdraw(g, force, origin)              an attacker, back to where he came from
yield from retreat(g, force, barred)               a defender, to areas around, or dispersed
"""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    has_fortress,
    held_by_side,
    is_besieged,
    major_at,
)
from tercio.games.ultima_ratio_regis.model.limits import room_for, stack_limit
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import unit_option
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, ability, enemies_at
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_troop
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 13.3.6"


@cites("uRR 13.3.6", "uRR 12.3.2")
def withdraw(g: Regis, force: Force, origin: Place) -> None:
    """All units and leaders go back together."""
    for (owner, kind), count in sorted(force.units.items()):
        g.move_units(owner, force.place, origin, kind, count=count)
    if force.units:
        for leader in force.leaders:
            g.move_leader(leader, origin, "troop")
    force.place = origin


# -- where a defender may go -------------------------------------------------------------------


@forbids("uRR 13.3.6")
def not_controlled(g: Regis, force: Force, barred: Place, owner: Power, area: Place) -> bool:
    return not held_by_side(g, force.power) >> area & 1


@forbids("uRR 13.3.6")
def where_the_attacker_came_from(
    g: Regis, force: Force, barred: Place, owner: Power, area: Place
) -> bool:
    return area == barred


@forbids("uRR 12.4.2")
def enemies_are_there(g: Regis, force: Force, barred: Place, owner: Power, area: Place) -> bool:
    return is_besieged(g, area) or bool(enemies_at(g, force.power, area))


@forbids("uRR 20.2")
def minor_leaves_its_theater(
    g: Regis, force: Force, barred: Place, owner: Power, area: Place
) -> bool:
    """A minor's troops go no further than the border areas of a neighbouring theater (18.5)."""
    return not is_major(g, owner) and not is_open_to(g, owner, area)


@forbids("uRR 15.1")
def no_room_to_stack(g: Regis, force: Force, barred: Place, owner: Power, area: Place) -> bool:
    return room_for(g, owner, area) <= 0


RETREAT = Restrictions(
    "retreat",
    not_controlled,
    where_the_attacker_came_from,
    enemies_are_there,
    minor_leaves_its_theater,
    no_room_to_stack,
)


@cites("uRR 13.3.6")
def retreat(g: Regis, force: Force, barred: Place) -> Procedure[None]:
    """Troop by troop: to an area around, into the fortress, or into the box if there is none."""
    inside = 0
    gone = dict[Place, None]()
    for owner, kind in force.each:
        options = retreat_options(g, force, barred, owner, inside=inside)
        goal = yield from choose(
            g, force.power, "retreat", options, cite=CITE, args=_unit_args(g, owner, kind)
        )
        if goal == NOBODY:
            goal = yield from disperse_troop(g, owner, force.place, kind)
        elif goal == force.place:
            inside += 1
        else:
            g.move_units(owner, force.place, goal, kind)
        gone[goal] = None
        if goal != force.place:
            force.drop(owner, kind)
    yield from send_leaders(g, force, list(gone))


def _unit_args(g: Regis, owner: Power, kind: Kind) -> dict[str, str]:
    power, unit = unit_option(g, "retreat", owner, kind).refs
    return {"owner": power, "unit": unit}


def retreat_options(
    g: Regis, force: Force, barred: Place, owner: Power, inside: int
) -> list[Option]:
    around = places_in(g.world.land.adjacent[force.place])
    options = [
        Option(f"retreat.{g.world.location_ids[area]}", area, (place_ref(g, area),), cite=CITE)
        for area in RETREAT.enumerate(around, g, force, barred, owner)
    ]
    if inside < room_in_fortress(g, force):
        options.append(Option("fortress", force.place, (place_ref(g, force.place),), cite=CITE))
    return options or [Option("away", NOBODY, cite=CITE)]


@cites("uRR 13.3.6", "uRR 15.1.1")
def room_in_fortress(g: Regis, force: Force) -> int:
    """How many troops of a force can be besieged: the fortress itself counts for one."""
    area = force.place
    if not has_fortress(g, area) or major_at(g, area) != force.power:
        return 0
    return stack_limit(g, force.power, area) - 1 + (ability(force) == "organizer")


@cites("uRR 17.1")
def send_leaders(g: Regis, force: Force, places: list[Place]) -> Procedure[None]:
    """Each leader goes with some of the troops; the owner chooses with which."""
    if not places:
        return
    for leader in force.leaders:
        options = [
            Option(
                f"leader.{g.world.location_ids[place]}",
                place,
                (leader_ref(g, leader), place_ref(g, place)),
                cite="uRR 17.1",
            )
            for place in places
        ]
        goal = yield from choose(
            g, force.power, "leader-goes", options, cite="uRR 17.1", place=force.place
        )
        g.move_leader(leader, goal, "troop")
