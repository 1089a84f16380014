"""Amphibious landings (uRR 12.3): troops go ashore where the enemy is.

The force began the impulse in a port and has not acted; the target is within naval operation
distance of that port; an escort based there has a squadron for every troop. The way over the sea
can be intercepted like a strategic move; then the force enters the area.
"""

from collections.abc import Iterator
from functools import lru_cache, partial

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side, sailed_by_side
from tercio.games.ultima_ratio_regis.model.events.movement import LandingBegun, TransportTurnedBack
from tercio.games.ultima_ratio_regis.model.names import TROOPS, Kind, Mask, Place, Power, stack
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of, side_of
from tercio.games.ultima_ratio_regis.model.realm_state import Grant
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.war_questions import land_at_peace
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import compose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import (
    leader_option,
    place_ask,
    stack_option,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    has_moved,
    have_acted,
    muster_ask,
    party_of,
    single,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.entering import (
    enter,
    foresee_entry,
    lord_of,
    offer_claim,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    field_leaders,
    leaders_with,
    still_there,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import (
    March,
    area_is_inactive,
    belongs_to_a_power_at_peace,
    belongs_to_an_ally,
    neutral_troops_are_there,
    outside_its_theaters,
    special_rule_bars_the_way,
)
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import closed_to_marches
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import (
    operation_distance,
    seas_in_range,
)
from tercio.games.ultima_ratio_regis.rules.naval_actions.galleys import seas_for
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import (
    cross,
    dangerous_seas,
    escorts,
    fleet_option,
    has_ships_near,
    largest_escort,
)
from tercio.games.ultima_ratio_regis.rules.special_areas.access import boards_of, common_ground
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.masks import Graph
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 12.3"


class Landing(March):
    """A march over the sea."""

    __slots__ = ()


def landing_of(g: Regis, party: Force) -> Landing:
    return Landing(party, common_ground(g, party), closed_to_marches(g, party.power))


# -- conditions ----------------------------------------------------------------------------------


@forbids("uRR 12.3.1")
def not_on_the_coast(g: Regis, landing: Landing, area: Place) -> bool:
    return not g.world.coastal >> area & 1


@forbids("uRR 12.3")
def nobody_to_land_against(g: Regis, landing: Landing, area: Place) -> bool:
    """A landing goes into an area that one's side does not control."""
    power = landing.party.power
    return lord_of(g, power, area) == power and not g.state.rebels[area]


@forbids("uRR 12.3.1", "uRR 11.1.2")
def out_of_landing_range(g: Regis, landing: Landing, area: Place) -> bool:
    """From the port of departure to the target; an event may lift it for an area."""
    if permit(g, landing.party.power, area) is not None:
        return False
    return not landing_seas(g, landing, area)


@forbids("uRR 12.3.1")
def not_enough_escorts(g: Regis, landing: Landing, area: Place) -> bool:
    """An escort based in the port of departure, with a squadron for every troop."""
    party, route = landing.party, way_over_sea(g, landing, area)
    return not route or largest_escort(g, party.power, party.place, route[0]) < party.size


@forbids("uRR 12.3.3")
def between_maps_only_one_troop_lands(g: Regis, landing: Landing, area: Place) -> bool:
    return landing.party.size > 1 and is_between_maps(g, landing.party.place, area)


LANDING = Restrictions(
    "landing",
    not_on_the_coast,
    area_is_inactive,
    outside_its_theaters,
    special_rule_bars_the_way,
    belongs_to_an_ally,
    belongs_to_a_power_at_peace,
    neutral_troops_are_there,
    nobody_to_land_against,
    out_of_landing_range,
    not_enough_escorts,
    between_maps_only_one_troop_lands,
)


def is_between_maps(g: Regis, port: Place, area: Place) -> bool:
    return not boards_of(g, port) & boards_of(g, area)


@cites("uRR 11.1.2", "uRR 11.1.3", "uRR 12.3.3")
def landing_seas(g: Regis, landing: Landing, area: Place) -> Mask:
    """Seas of the target from which the port of departure is within distance; between maps that
    is no less than two."""
    port, found = landing.party.place, 0
    least = g.world.book.movement.between_maps if is_between_maps(g, port, area) else 1
    for sea in places_in(g.world.coast.adjacent[area]):
        if operation_distance(g, sea) < least:
            continue
        if g.world.coast.adjacent[port] & seas_in_range(g, sea):
            found |= 1 << sea
    return found


def permit(g: Regis, power: Power, area: Place) -> Grant | None:
    """An event's leave to land in an area, however far it is."""
    for grant in g.realm.grants:
        if grant.what == "landing" and grant.power == power and grant.areas >> area & 1:
            return grant
    return None


@cites("uRR 12.3.1")
def escorts_for(g: Regis, landing: Landing, area: Place) -> list[Force]:
    """Fleets and squadrons based in the port that are numerous enough."""
    party = landing.party
    route = way_over_sea(g, landing, area)
    if not route:
        return []
    return [
        fleet
        for fleet in escorts(g, party.power, party.place, route[0])
        if fleet.size >= party.size
    ]


@cites("uRR 12.3.2", "uRR 10.2.1")
def way_over_sea(g: Regis, landing: Landing, area: Place) -> list[Place]:
    """The seas that the transport crosses, in order: clear of enemy fleets if possible, and as
    few as possible."""
    power, port = landing.party.power, landing.party.place
    goals = landing_seas(g, landing, area)
    if permit(g, power, area) is not None:
        goals = g.world.coast.adjacent[area]
    water, start = g.world.water, g.world.coast.adjacent[port]
    seas, danger = seas_for(g, power, port), dangerous_seas(g, power)
    calm = _shortest(water, start, seas & ~danger, goals) if danger else ()
    return list(calm or _shortest(water, start, seas, goals))


@lru_cache(maxsize=1 << 12)
def _shortest(water: Graph, start: Mask, seas: Mask, goals: Mask) -> tuple[Place, ...]:
    """Over some seas; the same whenever they are the same."""
    rings = water.distances(start & seas, seas)
    for number, ring in enumerate(rings):
        if ring & goals:
            return tuple(_back_along(water, rings[: number + 1], ring & goals))
    return ()


def _back_along(water: Graph, rings: list[Mask], last: Mask) -> list[Place]:
    way = [next(places_in(last))]
    for ring in reversed(rings[:-1]):
        way.append(next(places_in(ring & water.adjacent[way[-1]])))
    return way[::-1]


# -- who may land --------------------------------------------------------------------------------


@cites("uRR 12.3.1")
def fresh_stack(g: Regis, power: Power, port: Place) -> Force:
    """Troops in a port that began the impulse there and have not acted, and such leaders."""
    fresh = g.state.impulse.fresh
    units = {
        (owner, kind): count
        for owner in side_of(g, power)
        if fresh and fresh[owner]
        for kind in TROOPS
        if (count := fresh[owner].get(stack(port, kind), 0))
    }
    leaders = [
        leader for leader in leaders_with(g, power, port, "troop") if not has_moved(g, leader)
    ]
    return Force(power, port, units, leaders)


def targets(g: Regis, party: Force) -> Iterator[Place]:
    """Coastal areas in which a party may land."""
    landing = landing_of(g, party)
    return (area for area in shores(g, landing) if LANDING.allow(g, landing, area))


def shores(g: Regis, landing: Landing) -> Iterator[Place]:
    """Those that are worth asking the table about."""
    world, party = g.world, landing.party
    realm = g.realm
    seas = world.seas_from(party.place, realm.nod_mediterranean, realm.nod_elsewhere)
    near = world.coast.neighbours(seas) & world.area_mask
    for grant in g.realm.grants:
        if grant.what == "landing" and grant.power == party.power:
            near |= grant.areas
    return places_in(
        near & landing.open & ~held_by_side(g, party.power) & ~land_at_peace(g, party.power)
    )


def lander_units(g: Regis, power: Power) -> list[tuple[Power, Kind, Place]]:
    """Troops that may land somewhere, each by itself."""
    return list(_landers(g, power))


def _landers(g: Regis, power: Power) -> Iterator[tuple[Power, Kind, Place]]:
    ports = g.world.coastal
    if not sailed_by_side(g, power):
        return
    for owner in side_of(g, power):
        for port in places_in(g.state.troops[owner] & ports):
            if not has_ships_near(g, power, port):
                continue
            ready = fresh_stack(g, power, port)
            kinds = [kind for whose, kind in ready.units if whose == owner]
            if kinds and _has_target(g, Force(power, port, {(owner, kinds[0]): 1})):
                for kind in kinds:
                    yield owner, kind, port


def _has_target(g: Regis, party: Force) -> bool:
    """Ships first: most ports have none; a besieged one is no base for any."""
    port, seas = party.place, g.world.coast.adjacent[party.place]
    if not any(largest_escort(g, party.power, port, sea) for sea in places_in(seas)):
        return False
    return next(targets(g, party), None) is not None


def may_land(g: Regis, power: Power) -> bool:
    return next(_landers(g, power), None) is not None


# -- the action ----------------------------------------------------------------------------------


@action("land", "uRR 12.3", may=may_land)
def land(g: Regis, power: Power) -> Procedure[bool]:
    """Over the sea with an escort, ashore, and into battle if need be."""
    picks = yield from compose(g, partial(next_ask, g, power), cancel=True)
    if not picks:
        return False
    party = _party(g, power, picks)
    area = next(p.value for p in picks if p.key.startswith("goal."))
    escort: Force = picks[-1].value
    g.spend(power, "land")
    yield from go_ashore(g, party, area, escort)
    return True


@cites("uRR 12.3.2")
def go_ashore(g: Regis, party: Force, area: Place, escort: Force) -> Procedure[None]:
    """The crossing, then the landing; who does not win is back in port."""
    port, landing = party.place, landing_of(g, party)
    names = power_ref(g, party.power), place_ref(g, port)
    g.record(LandingBegun(*names, place_ref(g, area)))
    route = way_over_sea(g, landing, area)
    grant = permit(g, party.power, area)
    if grant is not None and not landing_seas(g, landing, area):
        g.realm.grants.remove(grant)
    tried = set[Power]()
    for sea in route:
        crosses = yield from cross(g, party.power, port, sea, escort=escort, goal=area, tried=tried)
        if not crosses or not is_still_bound(g, landing, area):
            g.record(TransportTurnedBack(*names))
            have_acted(g, still_there(g, party))
            return
    outcome = yield from enter(g, party, area, landing=True)
    if outcome != "back":
        yield from offer_claim(g, party)


@cites("uRR 21.4.2")
def is_still_bound(g: Regis, landing: Landing, area: Place) -> bool:
    """A combat on the way may have ended the war, or taken troops away with their alliance."""
    if not still_there(g, landing.party).size:
        return False
    return not any(rule(g, landing, area) for rule in BARRED_BY_PEACE)


BARRED_BY_PEACE = belongs_to_an_ally, belongs_to_a_power_at_peace, nobody_to_land_against


def next_ask(g: Regis, power: Power, picks: list[Option]) -> Ask | None:
    """Who lands, with whom, where, and under which escort."""
    if not picks:
        return what_ask(g, power)
    if picks[-1].key.startswith("escort."):
        return None
    if picks[-1].key.startswith("goal."):
        return escort_ask(g, _party(g, power, picks), picks[-1].value)
    ask = None
    first = picks[0].value
    if isinstance(first, Leader):
        ready = fresh_stack(g, power, first.place)
        ask = muster_ask(g, ready, picks[1:], "landing-party", cite=CITE)
    elif len(picks) == 1:
        ask = companion_ask(g, fresh_stack(g, power, first[2]), "landing-leader", CITE)
    return ask or goal_ask(g, _party(g, power, picks))


def what_ask(g: Regis, power: Power) -> Ask:
    units = lander_units(g, power)
    options = [stack_option(g, "unit", *unit, cite=CITE) for unit in units]
    ports = {port for _, _, port in units}
    for port in sorted(ports):
        for leader in field_leaders(g, power, port):
            if not has_moved(g, leader):
                options.append(leader_option(g, "leader", leader, CITE))
    return Ask(seat_of(g, power), "landing", options, CITE, args={"power": power_ref(g, power)})


def _party(g: Regis, power: Power, picks: list[Option]) -> Force:
    first = picks[0].value
    if isinstance(first, Leader):
        ready = fresh_stack(g, power, first.place)
        units = [p for p in picks[1:] if not p.key.startswith(("goal.", "escort."))]
        return party_of(ready, units, [first])
    owner, kind, port = first
    leader = picks[1].value if len(picks) > 1 and picks[1].key.startswith("lead.") else None
    return single(fresh_stack(g, power, port), owner, kind, leader)


def goal_ask(g: Regis, party: Force) -> Ask:
    landing = landing_of(g, party)
    args = {"start": place_ref(g, party.place)}
    return place_ask(
        g,
        party.power,
        "landing-goal",
        "goal",
        candidates=shores(g, landing),
        table=LANDING,
        told=(g, landing),
        cite="uRR 12.3.1",
        args=args,
        foresee=lambda view, goal: foresee_entry(view, party, goal, landing=True),
    )


def escort_ask(g: Regis, party: Force, area: Place) -> Ask:
    fleets = escorts_for(g, landing_of(g, party), area)
    options = [fleet_option(g, "escort", fleet) for fleet in fleets]
    args = {"power": power_ref(g, party.power), "area": place_ref(g, area)}
    return Ask(seat_of(g, party.power), "landing-escort", options, "uRR 12.3.1", args=args)
