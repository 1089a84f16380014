"""Where a power's units may operate: interests and border areas (uRR 18.4.1, 18.5, 20.2).

    area in places_in(open_to(g, owner))     troops of `owner` may enter it

`owner` is a major or a minor. Possessions are always open to their owner.
"""

from tercio.games.ultima_ratio_regis.model.kept_answers import remembered
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_major, major_of
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import closed_to
from tercio.kernel.citations import cites

BARRED = "barred"
"""What an event grants that closes areas to a power."""


@cites("uRR 18.4", "uRR 18.4.1", "uRR 18.5", "uRR 20.2")
@remembered
def open_to(g: Regis, owner: Power) -> Mask:
    """Areas of the theaters of interest, and those of other theaters that border on them.

    A minor keeps to its own theaters in the same way. Mercenaries have no land: they go where
    their ally goes.
    """
    world = g.world
    reach = world.reach(theaters_of(g, owner)) & ~barred(g, owner)
    return (reach | own_land(g, owner)) & world.area_mask & ~g.state.closed


def theaters_of(g: Regis, owner: Power) -> Mask:
    """The theaters in which a power is at home or has an interest."""
    if is_major(g, owner):
        return g.realm.interest[owner]
    theaters = g.world.own_theaters[owner]
    if not theaters:
        patron = major_of(g, owner)
        return 0 if patron == NOBODY else theaters_of(g, patron)
    return theaters


def barred(g: Regis, owner: Power) -> Mask:
    """What an event or a special rule closes to a power that does not own it."""
    mask = closed_to(g, owner)
    for grant in g.realm.grants:
        if grant.what == BARRED and grant.power == owner:
            mask |= grant.areas
    return mask


def own_land(g: Regis, owner: Power) -> Mask:
    s = g.state
    land = s.owned[owner] | s.homes[owner]
    if not is_major(g, owner) and not g.world.powers[owner].theaters:
        patron = major_of(g, owner)
        land |= 0 if patron == NOBODY else s.owned[patron]
    return land


@cites("uRR 8.1.1", "uRR 18.2.1")
def passage(g: Regis, owner: Power) -> Mask:
    """Inactive areas that a scenario lets a power use for supply and strategic moves (PB 9.4)."""
    major = major_of(g, owner)
    theater = g.realm.special.passage.get(major)
    return 0 if theater is None else g.world.theater_areas[theater] & g.state.closed


def is_open_to(g: Regis, owner: Power, area: Place) -> bool:
    return bool(open_to(g, owner) >> area & 1)


def common_ground(g: Regis, party: Force) -> Mask:
    """Areas in which all units of a force may operate."""
    mask = g.world.area_mask
    for owner in {owner for owner, _ in party.units}:
        mask &= open_to(g, owner)
    return mask


# -- maps --------------------------------------------------------------------------------------


@cites("uRR 10.4", "uRR 6")
def places_on_map_of(g: Regis, place: Place) -> Mask:
    """All places of the map, or the maps, that a place is drawn on; a sea is on every map whose
    areas it touches."""
    world = g.world
    boards = boards_of(g, place)
    areas = 0
    for number, board in enumerate(world.boards):
        if board in boards:
            areas |= world.theater_areas[number]
    return areas | (world.coast.neighbours(areas) & world.sea_mask)


def boards_of(g: Regis, place: Place) -> set[str]:
    world = g.world
    if world.is_area(place):
        return {world.boards[world.theater_of[place]]}
    shores = world.coast.adjacent[place]
    return {
        world.boards[world.theater_of[area]] for area in world.area_places if shores >> area & 1
    }
