"""Questions about areas: who holds them, and what is there."""

from tercio.games.ultima_ratio_regis.model.ground import Ground
from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import (
    FORTRESS,
    NOBODY,
    Mask,
    Place,
    Power,
    Theater,
)
from tercio.games.ultima_ratio_regis.model.numbered import theaters_in
from tercio.games.ultima_ratio_regis.model.power_questions import major_of, side_of
from tercio.kernel.masks import marked


def is_active(g: Ground, area: Place) -> bool:
    return not g.state.closed >> area & 1


def controls(g: Ground, power: Power, area: Place) -> bool:
    """Itself, not through an ally."""
    return bool(g.state.held[power] >> area & 1)


def major_at(g: Ground, area: Place) -> Power:
    """The major whose side controls an area; NOBODY of rebels and of neutral minors."""
    holder = g.state.holder[area]
    return NOBODY if holder == NOBODY else major_of(g, holder)


@remembered
def held_by_side(g: Ground, power: Power) -> Mask:
    """Areas that a major controls, itself or through its minors."""
    held, mask = g.state.held, 0
    for one in side_of(g, power):
        mask |= held[one]
    return mask


@remembered
def owned_by_side(g: Ground, power: Power) -> Mask:
    owned = g.state.owned
    mask = owned[power]
    for minor in g.state.realm.minors[power]:
        mask |= owned[minor]
    return mask


def fortress_areas(g: Ground) -> Mask:
    """Where a fortress stands, or has been begun."""
    return marked(tuple(g.state.fortress))


def restless_areas(g: Ground) -> Mask:
    """Independent areas, and those in revolt."""
    return independent_areas(g) | rebel_areas(g)


def independent_areas(g: Ground) -> Mask:
    return marked(tuple(g.state.free))


def rebel_areas(g: Ground) -> Mask:
    return marked(tuple(g.state.rebels))


def stood_by_side(g: Ground, power: Power) -> Mask:
    """Places where troops of a major and its minors stand, boxes too."""
    troops, mask = g.state.troops, 0
    for one in side_of(g, power):
        mask |= troops[one]
    return mask


def sailed_by_side(g: Ground, power: Power) -> Mask:
    """Places where squadrons of a major and its minors are, ports too."""
    ships, mask = g.state.ships, 0
    for one in side_of(g, power):
        mask |= ships[one]
    return mask


def has_fortress(g: Ground, area: Place) -> bool:
    return g.state.fortress[area] == FORTRESS


def is_besieged(g: Ground, area: Place) -> bool:
    return area in g.state.sieges


def besieger_of(g: Ground, area: Place) -> Power:
    siege = g.state.sieges.get(area)
    return siege.power if siege else NOBODY


def besieged_areas(g: Ground) -> Mask:
    mask = 0
    for area in g.state.sieges:
        mask |= 1 << area
    return mask


def homeland_of(g: Ground, power: Power) -> Mask:
    """Home areas of a power; its possessions, if it has none."""
    return g.state.homes[power] or g.state.owned[power]


@remembered
def home_theater(g: Ground, power: Power) -> Theater:
    """The theater with most of a power's home areas (9.1)."""
    homes, areas = homeland_of(g, power), g.data.theater_areas
    return max(g.data.theater.values(), key=lambda n: ((homes & areas[n]).bit_count(), -n))


@remembered
def home_box(g: Ground, power: Power) -> Place:
    """The dispersion box with most of a power's home areas (8.2.2)."""
    homes, boxes = homeland_of(g, power), g.data.box_areas
    return max(boxes, key=lambda box: ((homes & boxes[box]).bit_count(), -box))


def has_interest(g: Ground, power: Power, theater: int) -> bool:
    return bool(g.state.realm.interest[power] >> theater & 1)


def interest_areas(g: Ground, power: Power) -> Mask:
    """All areas of the theaters in which a power has an interest."""
    mask = 0
    for theater in theaters_in(g.state.realm.interest[power]):
        mask |= g.data.theater_areas[theater]
    return mask
