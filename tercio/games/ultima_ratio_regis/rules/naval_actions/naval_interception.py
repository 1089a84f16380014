"""Naval interception of troops on their way over the sea (uRR 10.2.1, 11.4.1).

    arrives = yield from cross(g, power, port, sea, tried=tried)

Troops of a major enter a sea from the port of departure; enemy fleets there, each power with one,
may stop them. The answer is whether they may go on. `tried` names the powers that have opposed the
same move before, in other seas. A combat may end a war (21.4.2): who goes on looks where he may.
"""

from collections.abc import Iterable
from functools import partial

from tercio.games.ultima_ratio_regis.model.area_questions import sailed_by_side
from tercio.games.ultima_ratio_regis.model.events.movement import EscortNamed, TransportIntercepted
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.limits import stack_limit
from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in, power_members
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, seat_of, side_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import squadrons_at
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war, hostile_to
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.naval_combat import (
    foresee_fleets,
    foresee_naval,
    naval_combat,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, leaders_with
from tercio.games.ultima_ratio_regis.rules.links import FORCED_PEACE
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import ports_in_range
from tercio.games.ultima_ratio_regis.rules.naval_actions.fleets import (
    apart_from,
    fleets_at,
    ready_at,
    told,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.joined_seas import reach_at_sea
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import fleet_names
from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect, pass_option
from tercio.kernel.citations import cites

CITE = "uRR 11.4.1"


# -- who could -----------------------------------------------------------------------------------


@cites("uRR 11.4.1", "uRR 18.6.3")
def interceptors(g: Regis, power: Power, sea: Place) -> dict[Power, list[Force]]:
    """By enemy major, the fleets and squadrons of which it may send one into that sea."""
    found: dict[Power, list[Force]] = {}
    for enemy in majors_in_play(g):
        if enemy != power and are_at_war(g, power, enemy):
            fleets = [
                fleet
                for near in places_in(_squadron_seas(g, enemy))
                if reach_at_sea(g, enemy, near) >> sea & 1
                for fleet in fleets_at(g, enemy, near, power)
            ]
            if fleets:
                found[enemy] = fleets
    return found


def _squadron_seas(g: Regis, power: Power) -> Mask:
    return sailed_by_side(g, power) & g.world.sea_mask


@cites("uRR 10.2.1")
@remembered
def dangerous_seas(g: Regis, power: Power) -> Mask:
    """Seas in which a major's troops could be intercepted."""
    seas = 0
    for enemy in power_members(hostile_to(g, power) & g.world.major_mask):
        for sea in places_in(_squadron_seas(g, enemy)):
            if any(squadrons_at(g, owner, sea) for owner in side_of(g, enemy)):
                seas |= reach_at_sea(g, enemy, sea)
    return seas


@cites("uRR 11.4.1", "uRR 12.3.1", "uRR 21.2.3")
def escorts(
    g: Regis, power: Power, port: Place, sea: Place, *, enemy: Power = NOBODY
) -> list[Force]:
    """Fleets and squadrons based in the port of departure: in it, or in a sea in its range.

    They must be able to operate in the sea where they are to fight. A combined fleet does not
    leave the sea where it is: it is there when it meets an enemy who is known.
    """
    if not any(ports_in_range(g, owner, sea) >> port & 1 for owner in side_of(g, power)):
        return []
    found = fleets_in_port(g, power, port)
    for near in places_in(_squadron_seas(g, power)):
        if any(ports_in_range(g, owner, near) >> port & 1 for owner in side_of(g, power)):
            found += fleets_at(g, power, near, enemy if near == sea else NOBODY)
    return found


@remembered
def largest_escort(g: Regis, power: Power, port: Place, sea: Place) -> int:
    """Squadrons of the largest of them, 0 if there is none."""
    return max((fleet.size for fleet in escorts(g, power, port, sea)), default=0)


def has_ships_near(g: Regis, power: Power, port: Place) -> bool:
    """Ships of a side lie in a port, or in seas of which it is a base."""
    side, ships = side_of(g, power), g.state.ships
    return any(ships[owner] >> port & 1 for owner in side) or any(
        ports_in_range(g, owner, sea) >> port & 1
        for sea in places_in(_squadron_seas(g, power))
        for owner in side
    )


def fleets_in_port(g: Regis, power: Power, port: Place) -> list[Force]:
    """A fleet for each leader in port, of as many squadrons as its base can stack; and each
    squadron alone."""
    found = list[Force]()
    ready, most = Force(power, port, {}), stack_limit(g, power, port)
    for owner in side_of(g, power):
        for kind, count in ready_at(g, owner, port).items():
            ready.add(owner, kind, count)
    for leader in leaders_with(g, power, port, "squadron"):
        fleet = Force(power, port, {}, [leader])
        for owner, kind in ready.each[: most + leader.is_organizer]:
            fleet.add(owner, kind)
        if fleet.units:
            found.append(fleet)
    return found + [Force(power, port, {unit: 1}) for unit in ready.units]


# -- crossing ------------------------------------------------------------------------------------


@cites("uRR 10.2.1", "uRR 11.4", "uRR 11.4.1", "uRR 21.4.2")
def cross(
    g: Regis,
    power: Power,
    port: Place,
    sea: Place,
    *,
    escort: Force | None = None,
    goal: Place = NOWHERE,
    tried: set[Power] | None = None,
    peace: bool = True,
) -> Procedure[bool]:
    """Each enemy power may try once in a move; one that wins turns the troops back.

    A landing brings its `escort` along, and has a `goal`; on other ways the mover names an escort
    for each combat. Who has lost his last morale makes `peace` at once, but not while troops go
    home because another peace is being made.
    """
    before = set[Power]() if tried is None else tried
    announced = yield from _announcements(g, power, sea, escort, tried=before)
    announced.update(sentinels(g, power, sea, goal))
    before.update(announced)
    while announced:
        enemy = yield from _opponent(g, power, sea, announced)
        fleet = announced.pop(enemy)
        guard = escort
        if guard is None:
            guard = yield from _name_escort(g, power, port, sea, enemy=fleet)
        if guard is not None and not guard.size:
            guard = None
        winner = yield from _fight(g, sea, guard, fleet)
        if peace:
            yield from FORCED_PEACE.follow(g)
            announced = {e: fleet for e, fleet in announced.items() if are_at_war(g, power, e)}
        if winner == 1:
            return False
    return True


@cites("uRR 11.4.1", "uRR 20.1")
def sentinels(g: Regis, power: Power, sea: Place, goal: Place) -> dict[Power, Force]:
    """A minor that fights for itself always tries to stop a landing in its own area."""
    if goal == NOWHERE or g.state.holder[goal] not in g.world.minors:
        return {}
    minor = g.state.holder[goal]
    if not g.realm.foes[power] >> minor & 1:
        return {}
    fleets = fleets_at(g, minor, sea, power)
    return {minor: fleets[0]} if fleets else {}


def _announcements(
    g: Regis, power: Power, sea: Place, escort: Force | None, tried: set[Power]
) -> Procedure[dict[Power, Force]]:
    """An escort that is known is what the interceptor would meet."""
    announced: dict[Power, Force] = {}
    for enemy, fleets in interceptors(g, power, sea).items():
        fleets = apart_from(g, fleets, list(announced.values()))
        if enemy in tried or not fleets:
            continue
        options = [fleet_option(g, "intercept", fleet) for fleet in fleets]
        args = {
            "power": power_ref(g, power),
            "enemy": power_ref(g, enemy),
            "sea": place_ref(g, sea),
        }
        pick = yield Ask(
            seat_of(g, enemy),
            "intercept-transport",
            [*options, pass_option(CITE)],
            CITE,
            args=args,
            refs=(place_ref(g, sea),),
            window="intercept-transport",
            foresee=foresee_fleets(options, partial(_stop, sea, escort)) if escort else None,
        )
        if pick.key != PASS:
            announced[enemy] = pick.value
            g.record(
                TransportIntercepted(power_ref(g, enemy), power_ref(g, power), place_ref(g, sea))
            )
    return announced


def _stop(sea: Place, escort: Force | None, view: Regis, fleet: Force) -> Prospect | None:
    """In the eyes of the interceptor."""
    return foresee_naval(view, sea, escort, fleet, cause="transport", power=fleet.power)


def fleet_option(g: Regis, verb: str, fleet: Force) -> Option:
    spot = f"{verb}.{g.world.location_ids[fleet.place]}"
    refs = power_ref(g, fleet.power), place_ref(g, fleet.place)
    name, was = fleet_names(g, fleet)
    key, was = f"{spot}.{name}", f"{spot}.{was}"
    return Option(key, fleet, refs, "option-fleet", args=told(g, fleet), cite=CITE, was=was)


def _opponent(g: Regis, power: Power, sea: Place, enemies: Iterable[Power]) -> Procedure[Power]:
    options = [
        Option(
            f"fight.{g.world.power_ids[enemy]}", enemy, (power_ref(g, enemy),), "option-fight-power"
        )
        for enemy in enemies
    ]
    enemy: Power = yield from choose(g, power, "interceptor", options, cite=CITE, place=sea)
    return enemy


def _name_escort(
    g: Regis, power: Power, port: Place, sea: Place, enemy: Force
) -> Procedure[Force | None]:
    guards = escorts(g, power, port, sea, enemy=enemy.power)
    options = [fleet_option(g, "escort", fleet) for fleet in guards]
    options.append(pass_option(CITE))
    fleets = {option.key: option.value for option in options}

    def foresee(view: Regis, key: str) -> Prospect | None:
        """Also without an escort: the interceptor needs a battle point (11.4.1)."""
        return foresee_naval(view, sea, fleets[key], enemy, cause="transport", power=power)

    fleet: Force | None = yield from choose(
        g, power, "escort", options, cite=CITE, place=sea, foresee=foresee
    )
    if fleet is not None:
        g.record(EscortNamed(power_ref(g, power), place_ref(g, sea), fleet.size))
    return fleet


@cites("uRR 11.4.1")
def _fight(g: Regis, sea: Place, escort: Force | None, fleet: Force) -> Procedure[int]:
    """An escort that lies in port comes out for the combat, and goes back if it can stay."""
    port = escort.place if escort is not None and g.world.is_area(escort.place) else None
    if escort is not None and port is not None:
        relocate(g, escort, sea)
    winner = yield from naval_combat(g, sea, escort, fleet, cause="transport")
    if escort is not None and port is not None and escort.size:
        relocate(g, escort, port)
    return int(winner)


def relocate(g: Regis, fleet: Force, goal: Place) -> None:
    """A fleet with its leaders, wherever it may go."""
    for (owner, kind), count in fleet.units.items():
        g.move_units(owner, fleet.place, goal, kind, count=count)
    for leader in fleet.leaders:
        g.move_leader(leader, goal, "squadron")
    fleet.place = goal
