"""Questions about what a place or a trade center has room for (uRR 15.1, 18.4.1, 19.2.2)."""

from collections.abc import Iterator

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieger_of,
    is_besieged,
    owned_by_side,
)
from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import TROOPS, Center, Mask, Place, Power, stack
from tercio.games.ultima_ratio_regis.model.numbered import by_center
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, side_of
from tercio.kernel.citations import cites


@cites("uRR 15.1")
def stack_limit(g: Ground, power: Power, area: Place) -> int:
    """The troops of a power that may stand in an area, without an organizer."""
    world, bit = g.data, 1 << area
    limits = world.book.stacking
    if world.single_stack & bit:
        return limits.other
    if world.main & bit:
        return limits.main
    owner = g.state.owner[area]
    if owner < 0:
        return limits.other
    return limits.home if g.state.homes[owner] & bit else limits.domain


@cites("uRR 15.1.1")
@remembered
def room_for(g: Ground, power: Power, area: Place) -> int:
    """How many more troops of a side an area takes; an organizer makes room for one more.

    The fortress counts while it is besieged.
    """
    major = major_of(g, power)
    side = side_of(g, major) if major >= 0 else [power]
    room, s = stack_limit(g, power, area), g.state
    stood = 0
    for one in side:
        stood |= s.troops[one]
    if not stood >> area & 1 and area not in s.sieges:
        return room
    room += has_organizer(g, side, area)
    if is_besieged(g, area) and besieger_of(g, area) not in side:
        room -= 1
    for one in side:
        if s.troops[one] >> area & 1:
            units = s.units[one]
            for kind in TROOPS:
                room -= units.get(stack(area, kind), 0)
    return room


def has_organizer(g: Ground, side: list[Power], area: Place) -> bool:
    """One of these powers has an extraordinary leader of that ability there."""
    for leader in g.state.leaders:
        if leader.place == area and leader.power in side and leader.is_organizer:
            return True
    return False


@cites("uRR 19.2.1", "uRR 19.2.2")
def trade_areas(g: Ground, power: Power, center: Center) -> Mask:
    """Possessions of a major and its minors by which it may trade in a center."""
    return owned_by_side(g, power) & g.data.center_areas[center]


@cites("uRR 18.4.1")
def has_trade_interest(g: Ground, power: Power, center: Center) -> bool:
    """In the theater of a center, or in another that the center serves."""
    return bool(g.state.realm.interest[power] & g.data.center_theaters[center])


@cites("uRR 19.2.2")
def centers_for_merchant(g: Ground, power: Power) -> Iterator[Center]:
    """Active trade centers in which a power may prepare one more."""
    realm, world = g.state.realm, g.data
    most = world.book.commerce.merchants
    owned = owned_by_side(g, power) & ~g.state.closed
    for center, areas in by_center(world.center_areas):
        if not (owned & areas and realm.capacity[center]):
            continue
        there = realm.merchants[center].get(power, 0) + realm.prepared[center].get(power, 0)
        if there < most and has_trade_interest(g, power, center):
            yield center
