"""Questions about units and leaders: whose are where (uRR 4.1)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.names import (
    KINDS,
    NAVAL,
    SQUADRONS,
    TROOPS,
    TYPE,
    Kind,
    Place,
    Power,
    stack,
)
from tercio.games.ultima_ratio_regis.model.numbered import parted
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.kernel.citations import cites


def count_at(g: Ground, power: Power, place: Place, kind: Kind) -> int:
    return g.state.units[power].get(stack(place, kind), 0)


def _counts(g: Ground, power: Power, place: Place, kinds: tuple[Kind, ...]) -> dict[Kind, int]:
    units, found = g.state.units[power], dict[Kind, int]()
    for kind in kinds:
        if count := units.get(stack(place, kind)):
            found[kind] = count
    return found


def troops_at(g: Ground, power: Power, place: Place) -> dict[Kind, int]:
    """{kind: how many}."""
    if not g.state.troops[power] >> place & 1:
        return {}
    return _counts(g, power, place, TROOPS)


def squadrons_at(g: Ground, power: Power, place: Place) -> dict[Kind, int]:
    """Operational ones."""
    if not g.state.ships[power] >> place & 1:
        return {}
    return _counts(g, power, place, SQUADRONS)


def units_at(g: Ground, power: Power, place: Place) -> dict[Kind, int]:
    return _counts(g, power, place, TROOPS + NAVAL)


def troop_count(g: Ground, power: Power, place: Place) -> int:
    return sum(troops_at(g, power, place).values())


def squadron_count(g: Ground, power: Power, place: Place) -> int:
    return sum(squadrons_at(g, power, place).values())


def stacks_of(g: Ground, power: Power) -> Iterator[tuple[Place, Kind, int]]:
    """Everything that a power has on the map and in boxes, in the order of places."""
    return parted(sorted(g.state.units[power].items()))


@cites("uRR 4.1")
def available_units(g: Ground, power: Power, type: Kind) -> int:
    """Counters of a type (T2, T3, S2, S3) that can be built (9.1, 9.2)."""
    s, left = g.state, g.data.pools[power].get(type, 0)
    if not left:
        return 0
    for key, count in s.units[power].items():
        if TYPE[key % KINDS] == type:
            left -= count
    for kind, count in s.eliminated[power].items():
        if TYPE[kind] == type:
            left -= count
    for loan in s.realm.loans:
        if TYPE[loan.kind] == type:
            left += (loan.receiver == power) - (loan.lender == power)
    return max(left, 0)


def has_own(g: Ground, power: Power, kind: Kind) -> bool:
    """Not all of its units of this type are lent by others (21.2.2)."""
    type = TYPE[kind]
    units = g.state.units[power].items()
    there = sum(n for key, n in units if TYPE[key % KINDS] == type)
    loans = g.state.realm.loans
    return there > sum(one.receiver == power and TYPE[one.kind] == type for one in loans)


def is_fresh(g: Ground, power: Power, place: Place, kind: Kind) -> bool:
    """One of these units began the impulse here and has not acted."""
    fresh = g.state.impulse.fresh
    return bool(fresh) and fresh[power].get(stack(place, kind), 0) > 0


def leaders_of(g: Ground, power: Power) -> list[Leader]:
    return [leader for leader in g.state.leaders if leader.power == power]


def leaders_at(g: Ground, power: Power, place: Place) -> list[Leader]:
    found = g.state.leaders
    return [leader for leader in found if leader.power == power and leader.place == place]
