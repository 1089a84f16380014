"""Deployment: what points are spent on, and where it goes (uRR 24)."""

from collections.abc import Iterator

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


def post(o: Outlook, power: Power) -> Place:
    """Where the army of a power gathers."""
    return front(o, power, neighbours(o, power))


TROOP_ITEMS, SHIP_ITEMS = ("T3", "T2"), ("S3", "S2")
"""The best first."""


def next_item(o: Outlook, power: Power, items: list[str]) -> str:
    """Of what can be bought now; "" for nothing."""
    if "merchant" in items and best_center(o, power)[1] > o.weights.least_first_merchant:
        return "merchant"
    for item in _wishes(o, power):
        if item in items:
            return item
    if "unrest" in items and o.realm.unrest[power] > 0:
        return "unrest"
    return next((item for item in TROOP_ITEMS if item in items), "")


def _wishes(o: Outlook, power: Power) -> Iterator[str]:
    """What a power would have first, whatever it can pay for: two troops, a squadron where
    merchants need it, an army with a leader, and ships for what lies beyond the sea."""
    count = sum(len(units) for units in o.troops(power).values())
    fleet = sum(ships(o, power))
    if is_pirate(o, power) and fleet < PIRATES:
        yield "S2"
    bare = unguarded(o, power) is not None
    if count > 1 and bare and not fleet:
        yield from SHIP_ITEMS
    wanted = _army(o, power)
    if count > 2 and wanted > 3 and not leaders_of(o.g, power):
        yield "leader"
    if count and not fleet and beyond_the_sea(o, power):
        yield from SHIP_ITEMS
    if count < wanted:
        yield from TROOP_ITEMS
    if bare and fleet < 2:
        yield from SHIP_ITEMS


def _army(o: Outlook, power: Power) -> int:
    """How many troops it begins with: as many as its income can keep."""
    return max(2, min(6, (o.world.powers[power].income + 1) // 2))


def best_center(o: Outlook, power: Power) -> tuple[Center, float]:
    best, most = Center(-1), 0.0
    for center in centers_for_merchant(o.g, power):
        worth = worth_of_merchant(o, power, center, at_once=True)
        pair = not o.realm.merchants[center].get(power, 0)
        if pair and worth > 0:
            worth += o.weights.second_merchant * _second(o, power, center)
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
