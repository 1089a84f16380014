"""Stacking of troops and squadrons (uRR 15.1).

    room(g, power, area, leaders)     how many more troops an area takes of a side

The limit may be exceeded on the march, not at the end of an action: then the surplus disperses.
"""

from collections.abc import Iterable

from tercio.games.ultima_ratio_regis.model.area_questions import stood_by_side
from tercio.games.ultima_ratio_regis.model.limits import has_organizer, room_for
from tercio.games.ultima_ratio_regis.model.names import (
    KIND_IDS,
    TROOPS,
    Kind,
    Mask,
    Place,
    Power,
)
from tercio.games.ultima_ratio_regis.model.numbered import parted
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play, side_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, leaders_at
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_troop
from tercio.kernel.ask import Option, Procedure, ref
from tercio.kernel.citations import cites


@cites("uRR 15.1.1", "uRR 17.3.2")
def room(g: Regis, power: Power, area: Place, arriving: Iterable[Leader] = ()) -> int:
    """How many more troops of a side an area takes, if these leaders come along."""
    return room_for(g, power, area) + (
        any(leader.is_organizer for leader in arriving)
        and not has_organizer(g, side_of(g, power), area)
    )


def occupied(g: Regis, power: Power) -> Mask:
    """Areas with troops of a side."""
    return stood_by_side(g, power) & g.world.area_mask


def crowded(g: Regis, power: Power) -> list[Place]:
    """Areas with several troops of a side, or with a siege: elsewhere there is always room."""
    counts: dict[Place, int] = {}
    for owner in side_of(g, power):
        for place, kind, count in parted(g.state.units[owner].items()):
            if kind in TROOPS:
                counts[place] = counts.get(place, 0) + count
    return sorted(
        place
        for place, count in counts.items()
        if g.world.is_area(place) and (count > 1 or place in g.state.sieges)
    )


@cites("uRR 15", "uRR 15.1", "uRR 15.1.1")
def disperse_surplus(g: Regis, power: Power) -> Procedure[None]:
    """At the end of an action, what is too much anywhere is dispersed; its owner chooses."""
    if not is_in_play(g, power):
        return
    for area in crowded(g, power):
        while room_for(g, power, area) < 0:
            owner, kind = yield from _pick(g, power, area)
            last = (
                _troops(g, power, area) == [(owner, kind)] and count_at(g, owner, area, kind) == 1
            )
            box = yield from disperse_troop(g, owner, area, kind)
            for leader in leaders_at(g, power, area) if last else []:
                if leader.on == "troop":
                    g.move_leader(leader, box, "troop")


def _troops(g: Regis, power: Power, area: Place) -> list[tuple[Power, Kind]]:
    return [
        (owner, kind)
        for owner in side_of(g, power)
        for kind in TROOPS
        if count_at(g, owner, area, kind)
    ]


def _pick(g: Regis, power: Power, area: Place) -> Procedure[tuple[Power, Kind]]:
    options = [
        Option(
            f"surplus.{g.world.power_ids[owner]}.{KIND_IDS[kind]}",
            (owner, kind),
            (power_ref(g, owner), ref("unit", KIND_IDS[kind])),
            "option-member",
            cite="uRR 15.1.1",
        )
        for owner, kind in _troops(g, power, area)
    ]
    unit: tuple[Power, Kind] = yield from choose(
        g, power, "surplus", options, cite="uRR 15.1.1", place=area
    )
    return unit
