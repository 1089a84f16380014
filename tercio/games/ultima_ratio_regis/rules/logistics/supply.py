"""Supply, which subjugations and sieges need (uRR 15.2).

is_supplied(g, power, area)     troops of a major there could besiege or subjugate
"""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    has_fortress,
    held_by_side,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.war_questions import allies_of, are_at_war
from tercio.games.ultima_ratio_regis.rules.special_areas.access import passage
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of


@cites("uRR 15.2", "uRR 21.2.1")
def is_supplied(g: Regis, power: Power, area: Place) -> bool:
    """By a controlled area next to it, by supplied troops next to it, or over a sea.

    Areas of allied majors count as controlled. Water crossings carry nothing.
    """
    source = friendly_areas(g, power)
    supply = g.world.supply
    if supply.adjacent[area] & source or has_open_sea(g, power, area):
        return True
    return bool(supply.adjacent[area] & supplied_posts(g, power, source) & ~(1 << area))


def friendly_areas(g: Regis, power: Power) -> Mask:
    """What a major, its minors and its allies control, and what serves it as if it were so; who
    is besieged supplies nobody (9.1, 13.4.7)."""
    areas = held_by_side(g, power) | passage(g, power)
    for ally in allies_of(g, power):
        areas |= held_by_side(g, ally)
    return areas & ~besieged_areas(g)


@cites("uRR 15.2")
def has_open_sea(g: Regis, power: Power, area: Place) -> bool:
    """It is a port on a sea without enemy fleets."""
    return bool(g.world.coast.adjacent[area] & ~enemy_seas(g, power))


def enemy_seas(g: Regis, power: Power) -> Mask:
    """Seas with squadrons of a power with which one is at war."""
    seas = 0
    for other in g.world.every_power:
        if g.state.ships[other] and are_at_war(g, power, other):
            seas |= g.state.ships[other]
    return seas & g.world.sea_mask


def supplied_posts(g: Regis, power: Power, source: Mask) -> Mask:
    """Areas with own troops, no enemy fortress and no siege that are supplied, one by the other."""
    posts = own_posts(g, power)
    supply = g.world.supply
    first = mask_of(
        area
        for area in places_in(posts)
        if supply.adjacent[area] & source or has_open_sea(g, power, area)
    )
    return supply.flood(first, posts)


def own_posts(g: Regis, power: Power) -> Mask:
    posts = stood_by_side(g, power) & g.world.area_mask & ~besieged_areas(g)
    return mask_of(area for area in places_in(posts) if not has_enemy_fortress(g, power, area))


def has_enemy_fortress(g: Regis, power: Power, area: Place) -> bool:
    """An operational one, of a power at war, besieged already or not."""
    return has_fortress(g, area) and are_at_war(g, power, g.state.holder[area])
