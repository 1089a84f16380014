"""The map of Europe in other colours, alike in both games: unrest, supply, reach, garrisons."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, NamedTuple

from tercio.kernel.ask import Args, Seat
from tercio.kernel.display.layers import (
    BAD,
    DIRE,
    FAIR,
    GARRISONS,
    GOOD,
    PALE,
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
from tercio.wars.land.entry import ENTER
from tercio.wars.land.formations import largest, whole_force
from tercio.wars.land.hostility import hostile_owners, is_inside, units_inside
from tercio.wars.land.lines_of_communication import loc_sources, loc_spaces
from tercio.wars.land.withdrawal import move_cost
from tercio.wars.model.names import Power, Space
from tercio.wars.model.numbered import powers_in, spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import (
    friendly_spaces,
    is_besieged,
    is_fortified,
    is_friendly_space,
)
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar

FAR: Final = 6
"""So many CP a card brings at most: no army comes farther at once."""
NEAR: Final = 4
"""Whoever is so many CP away is a threat."""

REACH: Final[tuple[Kind, ...]] = (
    ("stands", GOOD, "checks"),
    ("reach-1", FAIR, "plain"),
    ("reach-3", WARNING, "stripes"),
    ("reach-5", PALE, "dots"),
)
_RINGS: Final = ((2, "reach-1"), (NEAR, "reach-3"), (FAR, "reach-5"))


def own_power(g: AnyWar, seat: Seat | None, side: str) -> Power:
    """Whose armies are looked at: those of a side, else one's own, else of whoever acts."""
    rows = g.world.power_rows
    mine = [] if seat is None else str(seat).split("+")
    for wanted in (side, *mine):
        for power in g.world.majors:
            if rows[power].id == wanted:
                return power
    return g.state.active if g.state.active in g.world.majors else g.world.majors[0]


def war_layers(g: AnyWar, power: Power, words: Words) -> tuple[Layer, ...]:
    return (
        _unrest(g, words),
        _supply(g, power, words),
        _reach(g, power, words),
        _garrisons(g, power, words),
    )


def _unrest(g: AnyWar, words: Words) -> Layer:
    spots = [
        LayerSpot(place=place_ref(g, space), key="unrest") for space in spaces_in(g.state.unrest)
    ]
    spots += [
        LayerSpot(place=place_ref(g, space), key="besieged")
        for space in g.world.spaces
        if is_besieged(g, space) and not g.state.unrest >> space & 1
    ]
    kinds = counted(words, spots, ("unrest", BAD, "saltire"), ("besieged", DIRE, "rings"))
    return layer("unrest", words, kinds, spots)


# -- supply ----------------------------------------------------------------------------------------


def _supply(g: AnyWar, power: Power, words: Words) -> Layer:
    """Lines of communication (12.1): where they begin, where they reach, who is cut off."""
    sources, reached = loc_sources(g, power), loc_spaces(g, power)
    ours = own_land(g, power) | friendly_spaces(g, power)
    spots = []
    for space in g.world.spaces:
        here = 1 << space
        kind = "source" if sources & here else "supplied" if reached & here else "cut-off"
        if kind != "cut-off" or ours & here:
            spots.append(LayerSpot(place=place_ref(g, space), key=kind))
    return layer("supply", words, counted(words, spots, *SUPPLY), spots)


# -- reach -----------------------------------------------------------------------------------------


class Arrival(NamedTuple):
    """A space that an army can come to: what it costs, and from where it comes."""

    cost: int
    start: Space


def marches(g: AnyWar, power: Power, starts: list[Space], most: int) -> dict[Space, Arrival]:
    """How far armies come by land for some CP, if nobody interferes (13.1).

    They stop at enemy units, and before walls that are not of their side.
    """
    found: dict[Space, Arrival] = {}
    ahead = [(0, space, space) for space in starts]
    while ahead:
        cost, space, start = heappop(ahead)
        if space in found:
            continue
        found[space] = Arrival(cost, start)
        if cost and _stops_at(g, power, space):
            continue
        for to in spaces_in(g.roads(power).land.adjacent[space]):
            price = cost + move_cost(g, power, space, to)[0]
            if to not in found and price <= most and ENTER.allow(g, power, to):
                heappush(ahead, (price, to, start))
    return found


def _stops_at(g: AnyWar, power: Power, space: Space) -> bool:
    if hostile_owners(g, power, space):
        return True
    return is_fortified(g, space) and not is_friendly_space(g, power, space)


def armies(g: AnyWar, power: Power) -> list[Space]:
    """Where units of a power stand that can leave."""
    stand = spaces_in(own_land(g, power))
    return [space for space in stand if not is_inside(g, power, space)]


def _reach(g: AnyWar, power: Power, words: Words) -> Layer:
    came = marches(g, power, armies(g, power), FAR)
    spots = [_step(g, space, arrival, words) for space, arrival in came.items()]
    return layer("reach", words, counted(words, spots, *REACH), spots)


def _step(g: AnyWar, space: Space, arrival: Arrival, words: Words) -> LayerSpot:
    place, cost = place_ref(g, space), arrival.cost
    if not cost:
        return LayerSpot(place=place, key="stands")
    note = words.say("layer-march", {"cp": cost, "place": place_ref(g, arrival.start)})
    ring = next(ring for most, ring in _RINGS if cost <= most)
    return LayerSpot(place=place, key=ring, text=str(cost), note=note)


# -- garrisons -------------------------------------------------------------------------------------


class Threat(NamedTuple):
    units: int
    power: Power
    start: Space
    cost: int


def _garrisons(g: AnyWar, power: Power, words: Words) -> Layer:
    """Keys and fortresses of a power: who is within, and who could come."""
    threats = _threats(g, power)
    held = g.state.controlled[power]
    walls = held & (g.world.keys | g.state.fortresses)
    spots = [_walls(g, space, threats.get(space, []), words) for space in spaces_in(walls)]
    spots += _posts(g, power, walls, words)
    return layer("garrisons", words, counted(words, spots, *GARRISONS), spots)


def _walls(g: AnyWar, space: Space, threats: list[Threat], words: Words) -> LayerSpot:
    return garrison(
        place_ref(g, space),
        words,
        there=units_inside(g, space),
        coming=[_coming(g, threat, words) for threat in sorted(threats, reverse=True)],
        is_besieged=is_besieged(g, space),
    )


def _coming(g: AnyWar, threat: Threat, words: Words) -> Coming:
    place, power = place_ref(g, threat.start), power_ref(g, threat.power)
    args: Args = {"power": power, "n": threat.units, "place": place, "cp": threat.cost}
    return Coming(threat.units, words.say("layer-threat", args))


def _posts(g: AnyWar, power: Power, walls: int, words: Words) -> Iterator[LayerSpot]:
    """Armies elsewhere."""
    for space in spaces_in(own_land(g, power) & ~walls):
        yield post(place_ref(g, space), words, whole_force(g, power, space).size)


def _threats(g: AnyWar, power: Power) -> dict[Space, list[Threat]]:
    """By space, the armies of enemies that could come there soon, each as large as it may be."""
    found: dict[Space, list[Threat]] = {}
    for foe in powers_in(g.state.foes[power]):
        if foe not in g.world.majors:
            continue  # who has a patron comes with him
        for start in armies(g, foe):
            size = largest(g, whole_force(g, foe, start)).size
            if not size:
                continue
            for space, arrival in marches(g, foe, [start], NEAR).items():
                if arrival.cost:
                    threat = Threat(size, foe, start, arrival.cost)
                    found.setdefault(space, []).append(threat)
    return found
