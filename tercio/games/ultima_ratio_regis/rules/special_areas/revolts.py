"""Where revolts may break out (uRR 18.3).

areas = revolt_areas(g, mask)                        those of `mask` that can take one
yield from place_revolts(g, power, mask, level, n)   its player chooses where
"""

from tercio.games.ultima_ratio_regis.model.kept_answers import still
from tercio.games.ultima_ratio_regis.model.names import NO_FORTRESS, NOBODY, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import major_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.games.ultima_ratio_regis.rules.logistics.strays import settle_leaders
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import forced_peace
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import leave_lost_port
from tercio.kernel.ask import Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids


@forbids("uRR 18.3")
def is_key_area(g: Regis, area: Place) -> bool:
    return bool(g.world.key >> area & 1)


@forbids("uRR 18.3")
def is_commercial_port(g: Regis, area: Place) -> bool:
    return bool(commercial_ports(g) >> area & 1)


@forbids("uRR 18.3")
def is_last_quiet_area(g: Regis, area: Place) -> bool:
    """Of its province, or of its minor."""
    owner, province = g.state.owner[area], g.world.areas[area].province
    groups = [g.world.province_areas[province] & ~g.state.closed]
    if owner in g.world.minors:
        groups.append(g.state.owned[owner])
    return any(
        not any(not g.state.rebels[other] for other in places_in(group & ~(1 << area)))
        for group in groups
    )


@forbids("uRR 18.3")
def has_military_units(g: Regis, area: Place) -> bool:
    """A fortress, troops, or squadrons in port."""
    s = g.state
    if s.fortress[area] != NO_FORTRESS:
        return True
    return any(
        (troops | ships) >> area & 1 for troops, ships in zip(s.troops, s.ships, strict=True)
    )


QUIET = Restrictions(
    "revolt", is_key_area, is_commercial_port, is_last_quiet_area, has_military_units
)


@cites("uRR 18", "uRR 18.3")
def revolt_areas(g: Regis, among: Mask, ignore_limits: bool = False) -> list[Place]:
    """Possessions without a revolt where one may break out; anywhere, if the limits leave none."""
    s = g.state
    open_areas = [
        area
        for area in places_in(among & ~s.closed)
        if s.owner[area] != NOBODY and not s.rebels[area]
    ]
    if ignore_limits:
        return open_areas
    with still(g):
        return [area for area in open_areas if QUIET.allow(g, area)] or open_areas


@cites("uRR 18.3")
def place_revolts(
    g: Regis,
    chooser: Power,
    among: Mask,
    level: int,
    *,
    count: int,
    ignore_limits: bool = False,
    cite: str = "uRR 18.3",
) -> Procedure[int]:
    """One after the other, as long as there is room; returns how many there were."""
    for placed in range(count):
        areas = revolt_areas(g, among, ignore_limits)
        if not areas:
            return placed
        options = [
            Option(f"revolt.{g.world.location_ids[n]}", n, (place_ref(g, n),), cite=cite)
            for n in areas
        ]
        args = {"level": level, "left": count - placed}
        area = yield from choose(g, chooser, "revolt-where", options, cite=cite, args=args)
        yield from break_out(g, area, level)
    return count


@cites("uRR 18.3")
def break_out(g: Regis, area: Place, level: int) -> Procedure[None]:
    """Its owner keeps possession and loses control; a siege of it is over, squadrons leave, and so
    does a leader in its fortress."""
    g.end_siege(area)
    g.place_revolt(area, level)
    yield from leave_lost_port(g, area)
    major = major_of(g, g.state.owner[area])
    if major != NOBODY:
        yield from settle_leaders(g, major)
    yield from forced_peace(g)
