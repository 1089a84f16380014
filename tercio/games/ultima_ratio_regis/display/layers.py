"""The maps of Ultima Ratio Regis in other colours: revolts, faith, supply, reach, garrisons."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tercio.games.ultima_ratio_regis.model.area_questions import (
    fortress_areas,
    held_by_side,
    is_besieged,
)
from tercio.games.ultima_ratio_regis.model.names import NOBODY, TROOPS, Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import by_place, places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    player_at,
    powers_of,
    religion_of,
    side_of,
)
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.unit_questions import stacks_of, troop_count
from tercio.games.ultima_ratio_regis.model.war_questions import enemies_of, enemy_troops
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import MARCH, march_of
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in
from tercio.games.ultima_ratio_regis.rules.logistics.supply import (
    friendly_areas,
    is_supplied,
    own_posts,
)
from tercio.kernel.ask import Args, Seat
from tercio.kernel.display.layers import (
    BAD,
    FAIR,
    GARRISONS,
    GOOD,
    SUPPLY,
    WARNING,
    Coming,
    Kind,
    Layer,
    LayerSpot,
    counted,
    garrison,
    layer,
    post,
)
from tercio.kernel.messages import Words

STEPS: Final = 2
"""Of one action (uRR 12.1)."""
FAITHS: Final[tuple[Kind, ...]] = (
    ("catholic", "#c9a227", "cross"),
    ("protestant", "#35508f", "stripes"),
    ("mixed", "#6f7f35", "lozenges"),
    ("orthodox", "#6b3f86", "saltire"),
    ("muslim", "#2f7d5b", "waves"),
)

_RINGS: Final[tuple[Kind, ...]] = (
    ("stands", GOOD, "checks"),
    ("reach-1", FAIR, "plain"),
    ("reach-2", WARNING, "stripes"),
)


def own_power(g: Regis, seat: Seat | None, side: str) -> Power:
    """Whose armies are looked at: those of a side, else of one's own first power."""
    majors = majors_in_play(g)
    named = [power for power in majors if g.world.power_ids[power] == side]
    mine = [] if seat is None else powers_of(g, player_at(g, seat))
    return next(iter((*named, *mine, *majors)), NOBODY)


def layers_of(g: Regis, power: Power, words: Words) -> Iterator[Layer]:
    yield _faith(g, words)
    yield _unrest(g, words)
    if power != NOBODY:
        yield _supply(g, power, words)
        yield _reach(g, power, words)
        yield _garrisons(g, power, words)


# -- faith and unrest ------------------------------------------------------------------------------


def _faith(g: Regis, words: Words) -> Layer:
    """The faith of whoever holds an area."""
    spots = [
        LayerSpot(place=place_ref(g, area), key=religion_of(g, holder))
        for area, holder in by_place(g.state.holder)
        if holder != NOBODY and not g.state.closed >> area & 1
    ]
    known = {id for id, *_ in FAITHS}
    spots = [spot for spot in spots if spot.key in known]
    return layer("religion", words, counted(words, spots, *FAITHS), spots)


def _unrest(g: Regis, words: Words) -> Layer:
    """Revolts and independent areas by their level."""
    spots = []
    for kind, levels in (("revolt", g.state.rebels), ("independent", g.state.free)):
        for area, level in by_place(levels):
            if level:
                note = words.say(f"layer-level-{kind}", {"n": level})
                spots.append(
                    LayerSpot(place=place_ref(g, area), key=kind, text=str(level), note=note)
                )
    kinds = counted(words, spots, ("revolt", BAD, "saltire"), ("independent", WARNING, "dots"))
    return layer("unrest", words, kinds, spots)


# -- supply ----------------------------------------------------------------------------------------


def _supply(g: Regis, power: Power, words: Words) -> Layer:
    """Where troops could besiege or subjugate (15.2)."""
    sources, posts = friendly_areas(g, power), own_posts(g, power)
    spots = []
    for area in places_in(g.world.area_mask & ~g.state.closed):
        here = 1 << area
        if sources & here:
            kind = "source"
        elif is_supplied(g, power, area):
            kind = "supplied"
        elif posts & here:
            kind = "cut-off"
        else:
            continue
        spots.append(LayerSpot(place=place_ref(g, area), key=kind))
    return layer("supply", words, counted(words, spots, *SUPPLY), spots)


# -- reach -----------------------------------------------------------------------------------------


class Arrival(NamedTuple):
    steps: int
    start: Place


def armies(g: Regis, power: Power) -> dict[Place, Force]:
    """What a side could march with, by where it stands."""
    found: dict[Place, Force] = {}
    for owner in side_of(g, power):
        for place, kind, count in stacks_of(g, owner):
            if kind in TROOPS and g.world.is_area(place) and not is_shut_in(g, owner, place):
                found.setdefault(place, Force(power, place, {})).add(owner, kind, count)
    return found


def marches(g: Regis, army: Force) -> dict[Place, Arrival]:
    """Where an army comes with one action: a step, and another one if nothing stops it."""
    found = {army.place: Arrival(0, army.place)}
    ring = [army.place]
    for step in range(1, STEPS + 1):
        ahead: list[Place] = []
        for at in ring:
            march = march_of(g, Force(army.power, at, dict(army.units)))
            for to in places_in(g.world.land.adjacent[at]):
                if to not in found and MARCH.allow(g, march, to):
                    found[to] = Arrival(step, army.place)
                    if not _stops_at(g, army.power, to):
                        ahead.append(to)
        ring = ahead
    return found


def _stops_at(g: Regis, power: Power, area: Place) -> bool:
    """Enemies, walls of others, and areas that are free or in revolt."""
    if enemy_troops(g, power) >> area & 1 or g.state.holder[area] == NOBODY:
        return True
    return bool(fortress_areas(g) & ~held_by_side(g, power) & 1 << area)


def _reach(g: Regis, power: Power, words: Words) -> Layer:
    best: dict[Place, Arrival] = {}
    for army in armies(g, power).values():
        for area, arrival in marches(g, army).items():
            best[area] = min(best.get(area, arrival), arrival)
    spots = [_step(g, area, arrival, words) for area, arrival in best.items()]
    return layer("reach", words, counted(words, spots, *_RINGS), spots)


def _step(g: Regis, area: Place, arrival: Arrival, words: Words) -> LayerSpot:
    place = place_ref(g, area)
    if not arrival.steps:
        return LayerSpot(place=place, key="stands")
    args: Args = {"steps": arrival.steps, "place": place_ref(g, arrival.start)}
    return LayerSpot(
        place=place,
        key=f"reach-{arrival.steps}",
        text=str(arrival.steps),
        note=words.say("layer-march", args),
    )


# -- garrisons -------------------------------------------------------------------------------------


class Threat(NamedTuple):
    units: int
    power: Power
    start: Place


def _garrisons(g: Regis, power: Power, words: Words) -> Layer:
    """Key areas and fortresses of a side: who stands there, and who could come."""
    threats = _threats(g, power)
    held = held_by_side(g, power)
    walls = held & (g.world.key | g.world.named[power] | fortress_areas(g))
    spots = [_area(g, power, area, threats.get(area, []), words=words) for area in places_in(walls)]
    spots += _posts(g, power, walls, words)
    return layer("garrisons", words, counted(words, spots, *GARRISONS), spots)


def _troops(g: Regis, power: Power, area: Place) -> int:
    return sum(troop_count(g, owner, area) for owner in side_of(g, power))


def _area(g: Regis, power: Power, area: Place, threats: list[Threat], *, words: Words) -> LayerSpot:
    return garrison(
        place_ref(g, area),
        words,
        there=_troops(g, power, area),
        coming=[_coming(g, threat, words) for threat in sorted(threats, reverse=True)],
        is_besieged=is_besieged(g, area),
    )


def _coming(g: Regis, threat: Threat, words: Words) -> Coming:
    power, place = power_ref(g, threat.power), place_ref(g, threat.start)
    args: Args = {"power": power, "n": threat.units, "place": place}
    return Coming(threat.units, words.say("layer-threat", args))


def _posts(g: Regis, power: Power, walls: Mask, words: Words) -> Iterator[LayerSpot]:
    """Armies elsewhere."""
    for place, army in armies(g, power).items():
        if not walls >> place & 1:
            yield post(place_ref(g, place), words, army.size)


def _threats(g: Regis, power: Power) -> dict[Place, list[Threat]]:
    """By area, the armies of enemies that could come there with their next action."""
    found: dict[Place, list[Threat]] = {}
    majors = majors_in_play(g)
    for foe in enemies_of(g, power):
        if foe not in majors:
            continue
        for start, army in armies(g, foe).items():
            for area, arrival in marches(g, army).items():
                if arrival.steps:
                    found.setdefault(area, []).append(Threat(army.size, foe, start))
    return found
