"""Victory points at the end of a turn (uRR 22, 23.1.3)."""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.area_questions import owned_by_side
from tercio.games.ultima_ratio_regis.model.names import Power
from tercio.games.ultima_ratio_regis.model.numbered import by_player, theaters_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    is_in_play,
    major_of,
    majors_in_play,
    player_of,
    side_of,
)
from tercio.games.ultima_ratio_regis.rows.powers import ObjectiveKind, ObjectiveRow
from tercio.games.ultima_ratio_regis.rules.economy.commerce import monopolies
from tercio.kernel.citations import cites

Reached = Callable[[Regis, Power, ObjectiveRow], int]


@cites("uRR 22", "uRR 22.2", "uRR 23.1.3")
def count_vp(g: Regis) -> None:
    """Of every power, for its player; then what the scenario gives each turn."""
    for power in majors_in_play(g):
        player = player_of(g, power)
        g.score(player, objective_vp(g, power), "objectives", power)
        g.score(player, presence_vp(g, power), "presence", power)
        g.score(player, monopolies(g, power), "monopoly", power)
        g.score(player, aim_vp(g, power), "event", power)
    for player, vp in by_player(g.state.vp_per_turn):
        g.score(player, vp, "bonus")
    g.realm.aims = []


@cites("uRR 22.2")
def presence_vp(g: Regis, power: Power) -> int:
    """One for each theater of the main map with enough areas of its own or its minors."""
    owned, world = owned_by_side(g, power), g.world
    return sum(
        (owned & world.theater_areas[theater]).bit_count() >= world.book.victory.presence
        for theater in theaters_in(world.main_theaters)
    )


@cites("uRR 22.2")
def aim_vp(g: Regis, power: Power) -> int:
    """Objectives of events: all areas of each."""
    owned = owned_by_side(g, power)
    return sum(
        aim.vp
        for aim in g.realm.aims
        if aim.power == power and aim.areas and not aim.areas & ~owned
    )


@cites("uRR 22.2")
def objective_vp(g: Regis, power: Power) -> int:
    """Those of its card, and of its minors' cards."""
    ids = g.world.power_ids
    cards = {ids[one] for one in side_of(g, power)}
    return sum(
        row.vp * OBJECTIVES[row.kind](g, power, row)
        for row in g.world.objectives.values()
        if row.power in cards
    )


# -- the kinds of objectives -------------------------------------------------------------------


def _has_all(g: Regis, power: Power, row: ObjectiveRow) -> int:
    areas = g.world.mask(*row.areas, *row.plus)
    return int(not areas & ~owned_by_side(g, power))


def _has_any(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(bool(g.world.mask(*row.areas) & owned_by_side(g, power)))


def _each_area(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return (g.world.mask(*row.areas) & owned_by_side(g, power)).bit_count()


def _acquired(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """Passed into possession this turn."""
    areas = g.world.mask(*row.areas)
    return int(not areas & ~(g.state.owned[power] & g.realm.acquired[power]))


def _count(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """So many areas there, and all that are joined to them by a plus."""
    owned = owned_by_side(g, power)
    areas = g.world.areas_in(row.areas, row.provinces, row.theaters)
    extra = g.world.mask(*row.plus)
    return int((owned & areas).bit_count() >= row.n and not extra & ~owned)


def _count_coast(g: Regis, power: Power, row: ObjectiveRow) -> int:
    areas = g.world.areas_in(theaters=row.theaters) & g.world.coastal
    return int((owned_by_side(g, power) & areas).bit_count() >= row.n)


def _count_outside(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """Areas beyond those in the power's own colour."""
    return int((owned_by_side(g, power) & ~g.world.home[power]).bit_count() >= row.n)


def _count_overseas(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int((owned_by_side(g, power) & g.world.overseas).bit_count() >= row.n)


@cites("uRR 22.2")
def _provinces(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """More than half of the areas of each."""
    owned = owned_by_side(g, power)
    areas = [g.world.province_areas[id] & ~g.state.closed for id in row.provinces]
    return int(all(2 * (owned & mask).bit_count() > mask.bit_count() for mask in areas))


def _whole_provinces(g: Regis, power: Power, row: ObjectiveRow) -> int:
    areas = g.world.areas_in(provinces=row.provinces) & ~g.state.closed
    return int(areas != 0 and not areas & ~owned_by_side(g, power))


def _plurality(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """More areas than any other major has there."""
    areas = g.world.areas_in(provinces=row.provinces)
    mine = (owned_by_side(g, power) & areas).bit_count()
    others = [
        (owned_by_side(g, other) & areas).bit_count()
        for other in majors_in_play(g)
        if other != power
    ]
    return int(mine > max(others, default=0))


def _merchants(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(sum(_merchants_in(g, power, row)) >= row.n)


def _merchants_each(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(all(count >= row.n for count in _merchants_in(g, power, row)))


def _merchants_in(g: Regis, power: Power, row: ObjectiveRow) -> list[int]:
    centers = [g.world.center[id] for id in row.tcs] or g.world.every_center
    return [g.state.merchants(center, power) for center in centers]


def _ally(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(row.minor is not None and major_of(g, g.world.power[row.minor]) == power)


def _emperor(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(g.realm.emperor == power)


def _exists(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(is_in_play(g, power))


def _piracy(g: Regis, power: Power, row: ObjectiveRow) -> int:
    return int(g.realm.piracies[power] >= row.n)


def _scored_in_peace(g: Regis, power: Power, row: ObjectiveRow) -> int:
    """Military victories have been scored when the war ended (21.5.3)."""
    return 0


OBJECTIVES: dict[ObjectiveKind, Reached] = {
    "acquire": _acquired,
    "ally": _ally,
    "control": _has_all,
    "control_all": _has_all,
    "control_any": _has_any,
    "count": _count,
    "count_coast": _count_coast,
    "count_outside": _count_outside,
    "count_overseas": _count_overseas,
    "count_province": _count,
    "each": _each_area,
    "emperor": _emperor,
    "exists": _exists,
    "merchants": _merchants,
    "merchants_each": _merchants_each,
    "military_victory": _scored_in_peace,
    "piracy": _piracy,
    "plurality": _plurality,
    "province": _provinces,
    "province_all": _provinces,
    "province_full": _whole_provinces,
}
