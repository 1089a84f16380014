"""Deployment: what points are spent on, and where it goes (uRR 24)."""

from tercio.games.ultima_ratio_regis.bots.armies import front, guard_post, neighbours
from tercio.games.ultima_ratio_regis.bots.landings import beyond_the_sea
from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.plans import station
from tercio.games.ultima_ratio_regis.bots.seas import PIRATES, is_pirate, ships, unguarded
from tercio.games.ultima_ratio_regis.bots.trade import worth_of_merchant
from tercio.games.ultima_ratio_regis.model.limits import centers_for_merchant
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Center, Place, Power
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.kernel.masks import mask_of

TRADE = 0.15
"""A merchant who is worth less than this is not placed."""


def post(o: Outlook, power: Power) -> Place:
    """Where the army of a power gathers."""
    return front(o, power, neighbours(o, power))


def next_item(o: Outlook, power: Power, items: list[str]) -> str:
    """Of what can be bought now; "" for nothing."""
    if "merchant" in items and best_center(o, power)[1] > TRADE:
        return "merchant"
    troops = o.troops(power)
    count = sum(len(units) for units in troops.values())
    if is_pirate(o, power) and sum(ships(o, power)) < PIRATES and "S2" in items:
        return "S2"
    points = o.realm.deployment.get(power, 0)
    wanted = _army(o, power, points)
    if count > 2 and not leaders_of(o.g, power) and "leader" in items and wanted > 3:
        return "leader"
    if count and beyond_the_sea(o, power) and sum(ships(o, power)) < 1:
        for item in ("S3", "S2"):
            if item in items:
                return item
    if count < wanted:
        for item in ("T3", "T2"):
            if item in items:
                return item
    if unguarded(o, power) is not None and sum(ships(o, power)) < 2:
        for item in ("S3", "S2"):
            if item in items:
                return item
    if "unrest" in items and o.realm.unrest[power] > 0:
        return "unrest"
    return next((item for item in ("T3", "T2") if item in items), "")


def _army(o: Outlook, power: Power, points: int) -> int:
    """How many troops it begins with: as many as its income can keep."""
    return max(2, min(6, (o.world.powers[power].income + 1) // 2))


def best_center(o: Outlook, power: Power) -> tuple[Center, float]:
    best, most = Center(-1), 0.0
    for center in centers_for_merchant(o.g, power):
        worth = worth_of_merchant(o, power, center, at_once=True)
        pair = not o.realm.merchants[center].get(power, 0)
        if pair and worth > 0:
            worth += 0.5 * _second(o, power, center)
        if worth > most:
            best, most = center, worth
    return best, most


def _second(o: Outlook, power: Power, center: Center) -> float:
    """What the second merchant would add where there is none yet."""
    here = {**o.realm.merchants[center], power: 1}
    return worth_of_merchant(o, power, center, at_once=True, before=here)


def place_of(o: Outlook, power: Power, item: str, places: list[str]) -> str:
    """Where it goes."""
    world = o.world
    if item == "merchant":
        center, _ = best_center(o, power)
        wanted = world.centers[center].id if center >= 0 else ""
        return wanted if wanted in places else places[0]
    if item in ("T2", "T3"):
        there = {place: len(units) for place, units in o.troops(power).items()}
        wait = station(world, power, o.state.owner, there)
        if wait != NOWHERE and world.location_ids[wait] in places:
            return world.location_ids[wait]
    major = major_of(o.g, power)
    camp = post(o, major) if major >= 0 else NOWHERE
    if item in ("T2", "T3") and len(o.kinds_at(major, camp)) >= 3 and power == major:
        guard = guard_post(o, power, mask_of(world.location[id] for id in places))
        if guard != NOWHERE:
            return world.location_ids[guard]
    if item in ("T2", "T3"):
        return _nearest(o, camp, places)
    if item.startswith("S"):
        seas = [place for place in places if world.is_sea(world.location[place])]
        bare = unguarded(o, major) if major >= 0 else None
        wanted = world.location_ids[bare] if bare is not None else ""
        if wanted in seas:
            return wanted
        ports = [id for id in places if o.state.troops[power] >> world.location[id] & 1]
        return (ports or seas or places)[0] if not is_pirate(o, power) else (seas or places)[0]
    return max(places, key=lambda name: (o.keep(major, world.location[name]), name))


def _nearest(o: Outlook, camp: Place, places: list[str]) -> str:
    if camp < 0:
        return places[0]
    at = {o.world.location[id]: id for id in places}
    for ring in o.world.land.distances(1 << camp, o.world.area_mask):
        for place, id in at.items():
            if ring >> place & 1:
                return id
    return places[0]
