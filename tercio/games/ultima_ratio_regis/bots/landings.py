"""Landings: troops that go ashore from ports, and what it takes to get them there (uRR 12.3)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.campaigns import (
    is_busy,
    posts,
    taking,
    targets,
    transfers,
)
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking, goal, unit_key
from tercio.games.ultima_ratio_regis.bots.war import (
    area_worth,
    claim_worth,
    enemies_near,
    interceptors,
    is_supplied,
)
from tercio.games.ultima_ratio_regis.model.names import (
    S2,
    S3,
    SQUADRONS,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units, stacks_of
from tercio.games.ultima_ratio_regis.rules.land_movement import amphibious_landings
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import seas_in_range
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import has_ships_near

MOST = 3
"""Areas beyond the sea that are thought about at a time."""


def beyond_the_sea(o: Outlook, power: Power) -> dict[Place, float]:
    """Coastal areas worth taking that no line joins to one's own land, and what they promise."""
    return o.once(("beyond", power), lambda: _beyond(o, power))


def _beyond(o: Outlook, power: Power) -> dict[Place, float]:
    reach = o.world.land.neighbours(o.held(power))
    found: dict[Place, float] = {}
    for area, worth in targets(o, power).items():
        if not o.world.coastal >> area & 1 or reach >> area & 1 or worth <= o.weights.least_landing:
            continue
        if is_supplied(o, power, area):
            promise = taking(o, power, area, True, worth=worth)
            if promise > o.weights.least_landing:
                found[area] = promise
    best = sorted(found, key=lambda area: (-found[area], area))
    return {area: found[area] for area in best}


def landings(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Single troops with an escort, into areas that resist by themselves or that are empty."""
    ready = dict(_embarkations(o, power))
    if not ready:
        return
    wanted = {**_empty_areas(o, power), **beyond_the_sea(o, power)}
    best = sorted(wanted, key=lambda area: (-wanted[area], area))[: 2 * MOST]
    if not best:
        return
    g = o.g
    for port, (owner, kind) in ready.items():
        party = amphibious_landings.landing_of(g, Force(power, port, {(owner, kind): 1}))
        for area in best:
            if amphibious_landings.LANDING.allow(g, party, area):
                script = (unit_key(g, "unit", owner, kind, place=port), "alone", goal(g, area))
                yield Undertaking(
                    power, "land", wanted[area], 1.0, script=script, target=area, troops=1
                )
                break


def _embarkations(o: Outlook, power: Power) -> Iterator[tuple[Place, tuple[Power, Kind]]]:
    """Ports with ships nearby, and a troop in each that could go."""
    if not any(o.state.ships[owner] for owner in o.side(power)):
        return
    for port in places_in(posts(o, power) & o.world.coastal):
        ready = amphibious_landings.fresh_stack(o.g, power, port).units
        if ready and has_ships_near(o.g, power, port):
            yield port, next(iter(ready))


def _empty_areas(o: Outlook, power: Power) -> dict[Place, float]:
    """Of enemies, on the coast, where neither troops nor walls are."""
    found: dict[Place, float] = {}
    for foe in o.enemies(power):
        coast = o.held(foe) & o.world.coastal & o.open(power)
        for area in places_in(coast & ~o.manned(foe) & ~o.walls):
            last = o.past.last(power, area)
            if last is not None and last.again(1, enemies_near(o, power, area)):
                continue
            worth = area_worth(o, power, foe, area) * claim_worth(o, power, area, foe)
            if interceptors(o, area, foe, area):
                worth *= o.weights.intercepted_landing
            worth -= o.weights.troop
            if worth > o.weights.least_landing:
                found[area] = worth
    return found


# -- getting there ---------------------------------------------------------------------------------


def crossings(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Troops and ships for the ports from which areas beyond the sea can be reached."""
    g = o.g
    secure = o.state.held[power] & o.state.owned[power] & o.world.coastal
    found = 0
    for area, worth in beyond_the_sea(o, power).items():
        if found >= MOST:
            return
        ports = secure & _ports_for(o, area)
        based = [port for port in places_in(ports) if has_ships_near(g, power, port)]
        if any(posts(o, power) >> port & 1 for port in based):
            continue
        found += bool(ports)
        if based:
            yield from transfers(o, power, based[0], worth, idle=_idle(o, power))
        elif ports and not based:
            yield from _fleet_for(o, power, next(places_in(ports)), worth)


def _idle(o: Outlook, power: Power) -> list[Place]:
    """Where troops have nothing to do, as far as the sea is concerned."""
    return [place for place in places_in(posts(o, power)) if not is_busy(o, power, place)]


def _ports_for(o: Outlook, area: Place) -> Mask:
    """Coastal areas from which a landing there is within distance."""
    found: Mask = 0
    for sea in places_in(o.world.coast.adjacent[area]):
        found |= o.world.coast.neighbours(seas_in_range(o.g, sea))
    return found & o.world.area_mask


def _fleet_for(o: Outlook, power: Power, port: Place, worth: float) -> Iterator[Undertaking]:
    """A squadron that is elsewhere comes; or one is laid down."""
    for place, kind, _ in stacks_of(o.g, power):
        if kind in SQUADRONS:
            unit = unit_key(o.g, "unit", power, kind, place=place)
            script = (unit, "alone", goal(o.g, port))
            yield Undertaking(power, "strategic_move", worth, 3.0, script=script)
            return
    if available_units(o.g, power, S2) or available_units(o.g, power, S3):
        yield Undertaking(power, "build_squadron", worth, 4.0, script=("lay.*",))
