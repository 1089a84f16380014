"""What a power wants: its objectives as areas that are still missing, and what each is worth.

Every objective about areas is a `Need`: so many areas of each of some sets, all of them together.
An area that is missing is worth the more the fewer others are missing with it.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tercio.games.ultima_ratio_regis.bots.weights import RealmWeights
from tercio.games.ultima_ratio_regis.model.area_questions import owned_by_side
from tercio.games.ultima_ratio_regis.model.names import Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in, theaters_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import majors_in_play, side_of
from tercio.games.ultima_ratio_regis.model.world import World
from tercio.games.ultima_ratio_regis.rows.powers import ObjectiveRow


class Need(NamedTuple):
    vp: float
    parts: tuple[tuple[Mask, int], ...]
    """So many of the areas of each mask."""

    def missing(self, owned: Mask) -> int:
        total = 0
        for mask, n in self.parts:
            have = (owned & mask).bit_count()
            if have < n:
                total += n - have
        return total


def turns_left(g: Regis) -> int:
    """This one among them."""
    return g.scenario.last_turn - g.state.turn + 1


def horizon(g: Regis, later: float) -> float:
    """How often a VP that comes every turn will come, if one `later` counts for less."""
    return 1 + later * (turns_left(g) - 1)


def needs(g: Regis, power: Power, times: float) -> Iterator[Need]:
    """All that pays in VP at the end of turns, as many `times` as a turn is still to end."""
    world = g.world
    for card in sorted(side_of(g, power)):
        for found in _printed(world, power, card, times, closed=g.state.closed):
            if isinstance(found, Need):
                yield found
            else:
                yield from _contested(g, power, found, times)
    for theater in theaters_in(world.main_theaters & g.realm.interest[power]):
        yield Need(times, ((world.theater_areas[theater], world.book.victory.presence),))
    for aim in g.realm.aims:
        if aim.power == power and aim.areas:
            yield Need(aim.vp, ((aim.areas, aim.areas.bit_count()),))


CONTESTED = ("acquire", "plurality")
"""Objectives that depend on what somebody has already."""


@lru_cache(maxsize=1 << 12)
def _printed(
    world: World, power: Power, card: Power, times: float, closed: Mask
) -> tuple[Need | ObjectiveRow, ...]:
    """What a card asks for, in its order; contested objectives as their rows."""
    found = list[Need | ObjectiveRow]()
    for row in world.objectives_of[card]:
        if row.kind in CONTESTED:
            found.append(row)
        else:
            found += _needs_of(world, power, row, times, closed=closed)
    return tuple(found)


def _needs_of(
    world: World, power: Power, row: ObjectiveRow, times: float, closed: Mask
) -> Iterator[Need]:
    vp = row.vp * times
    match row.kind:
        case "control" | "control_all":
            areas = world.mask(*row.areas, *row.plus)
            yield Need(vp, ((areas, areas.bit_count()),))
        case "control_any":
            yield Need(vp, ((world.mask(*row.areas), 1),))
        case "each":
            for id in row.areas:
                yield Need(vp, ((world.mask(id), 1),))
        case "count" | "count_province":
            areas = world.areas_in(row.areas, row.provinces, row.theaters)
            plus = world.mask(*row.plus)
            yield Need(vp, ((areas, row.n), (plus, plus.bit_count())))
        case "count_coast":
            yield Need(vp, ((world.areas_in(theaters=row.theaters) & world.coastal, row.n),))
        case "count_outside":
            yield Need(vp, ((world.area_mask & ~world.home[power], row.n),))
        case "count_overseas":
            yield Need(vp, ((world.overseas, row.n),))
        case "province" | "province_all":
            masks = [world.province_areas[id] & ~closed for id in row.provinces]
            yield Need(vp, tuple((mask, mask.bit_count() // 2 + 1) for mask in masks))
        case "province_full":
            areas = world.areas_in(provinces=row.provinces) & ~closed
            yield Need(vp, ((areas, areas.bit_count()),))
        case _:
            return


def _contested(g: Regis, power: Power, row: ObjectiveRow, times: float) -> Iterator[Need]:
    if row.kind == "acquire":
        areas = g.world.mask(*row.areas)
        if not areas & g.state.owned[power]:
            yield Need(row.vp, ((areas, areas.bit_count()),))
    else:
        areas = g.world.areas_in(provinces=row.provinces)
        others = [p for p in majors_in_play(g) if p != power]
        most = max(((owned_by_side(g, p) & areas).bit_count() for p in others), default=0)
        yield Need(row.vp * times, ((areas, most + 1),))


class Wishes(NamedTuple):
    """By area: what it would bring to have it, and what it would cost to lose it."""

    gain: dict[Place, float]
    keep: dict[Place, float]


def wishes(g: Regis, power: Power, weights: RealmWeights) -> Wishes:
    nearness, spare = weights.nearness, weights.spare
    owned = owned_by_side(g, power)
    open_areas = g.world.area_mask & ~g.state.closed
    gain: dict[Place, float] = {}
    keep: dict[Place, float] = {}
    for need in needs(g, power, horizon(g, weights.later)):
        short = need.missing(owned)
        if short >= len(nearness):
            continue
        for mask, n in need.parts:
            have = (owned & mask).bit_count()
            if have < n:
                if (mask & (open_areas | owned)).bit_count() < n:
                    continue
                worth = need.vp * nearness[short]
                for area in places_in(mask & open_areas & ~owned):
                    gain[area] = gain.get(area, 0.0) + worth
            elif not short and have - n < len(spare):
                worth = need.vp * spare[have - n]
                for area in places_in(mask & owned):
                    keep[area] = keep.get(area, 0.0) + worth
    return Wishes(gain, keep)
