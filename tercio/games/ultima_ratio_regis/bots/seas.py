"""Ships: to rob merchants with, and to keep pirates off one's own (uRR 11.4.3, 11.5)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.bots.outlook import Outlook
from tercio.games.ultima_ratio_regis.bots.undertaking import Undertaking
from tercio.games.ultima_ratio_regis.model.names import (
    DAMAGED,
    KIND_IDS,
    KINDS,
    S2,
    S2D,
    S3,
    S3D,
    SQUADRONS,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import by_center, places_in
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, player_of
from tercio.games.ultima_ratio_regis.model.unit_questions import available_units
from tercio.games.ultima_ratio_regis.rules.naval_actions.piracy import seas_of

PIRATES = 2
"""Squadrons that a pirate keeps at sea."""


def is_pirate(o: Outlook, power: Power) -> bool:
    """By its card, or by an event of this turn."""
    granted = ("piracy", "privateering")
    if any(one.power == power and one.what in granted for one in o.realm.grants):
        return True
    return any(first <= o.state.turn <= last for first, last in o.world.pirates.get(power, ()))


def ships(o: Outlook, power: Power) -> tuple[int, int]:
    """Operational squadrons, and others."""
    ready = other = 0
    for key, n in o.state.units[power].items():
        if key % KINDS in SQUADRONS:
            ready += n
        elif key % KINDS in DAMAGED:
            other += n
    return ready, other


def robbed_seas(o: Outlook, power: Power) -> dict[Place, int]:
    """Seas where a power has merchants that somebody else may rob, and how many."""
    return o.once(("robbed", power), lambda: _robbed_seas(o, power))


def _robbed_seas(o: Outlook, power: Power) -> dict[Place, int]:
    raiders = raided_seas(o)
    found: dict[Place, int] = {}
    if not raiders:
        return found
    for center, here in by_center(o.realm.merchants):
        if here.get(power):
            for sea in places_in(seas_of(o.g, center) & raiders & o.world.sea_mask):
                found[sea] = found.get(sea, 0) + here[power]
    return found


def raided_seas(o: Outlook) -> Mask:
    """Seas that pirates of other players can come to."""
    return o.once("raided", lambda: _raided_seas(o))


def _raided_seas(o: Outlook) -> Mask:
    raiders: Mask = 0
    for other in majors_in_play(o.g):
        if player_of(o.g, other) != o.player and is_pirate(o, other):
            raiders |= o.world.coast.neighbours(o.held(other)) | o.state.ships[other]
    return raiders | o.world.water.neighbours(raiders & o.world.sea_mask)


def guards(o: Outlook, power: Power, sea: Place) -> int:
    """Operational squadrons of a side at sea there, or in its ports."""
    places = 1 << sea | o.world.coast.adjacent[sea]
    return sum(
        n
        for owner in o.side(power)
        for key, n in o.state.units[owner].items()
        if key % KINDS in SQUADRONS and places >> (key // KINDS) & 1
    )


def unguarded(o: Outlook, power: Power) -> Place | None:
    """The sea whose merchants need a squadron most."""
    seas = robbed_seas(o, power)
    bare = [sea for sea, n in seas.items() if guards(o, power, sea) < min(n, 2)]
    return max(bare, key=lambda sea: (seas[sea], -sea), default=None)


# -- undertakings ----------------------------------------------------------------------------------


def robberies(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """A squadron at sea robs merchants: unrest goes from one to the other."""
    if not is_pirate(o, power):
        return
    worth = o.weights.robbery
    for row in o.world.objectives_of[power]:
        if row.kind == "piracy" and o.realm.piracies[power] < row.n:
            worth += o.weights.robbery_aim * row.vp / row.n
    yield Undertaking(power, "piracy", worth, 1.0)


def shipyards(o: Outlook, power: Power) -> Iterator[Undertaking]:
    """Squadrons for pirates, and for merchants who have to fear them."""
    ready, other = ships(o, power)
    wanted = PIRATES if is_pirate(o, power) else 0
    bare = unguarded(o, power)
    if other and (ready < wanted or bare is not None):
        yield Undertaking(power, "repair_squadron", o.weights.repair, 1.0)
    if o.impulses < 3 or o.balance(power) + 4 > o.limit(power):
        return
    if ready + other < wanted:
        yield Undertaking(power, "build_squadron", o.weights.pirate_ship, 2.0, script=("lay.*",))
    elif bare is not None and not other:
        worth = o.weights.guard_ship * o.impulses * robbed_seas(o, power)[bare]
        yield from _laying(o, power, bare, worth)


def _laying(o: Outlook, power: Power, sea: Place, worth: float) -> Iterator[Undertaking]:
    ports = o.world.coast.adjacent[sea] & o.state.held[power] & o.state.owned[power]
    for type, kind in ((S3, S3D), (S2, S2D)):
        if ports and available_units(o.g, power, type):
            port = o.world.location_ids[next(places_in(ports))]
            key = f"lay.{o.world.power_ids[power]}.{KIND_IDS[kind]}.{port}"
            yield Undertaking(power, "build_squadron", worth, 2.0, script=(key,))
            return
