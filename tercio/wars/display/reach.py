"""What a march would cost that is too long for the CP at hand."""

from heapq import heappop, heappush
from typing import NamedTuple

from tercio.kernel.ask import Seat
from tercio.kernel.display.protocol import FromAfar
from tercio.wars.display.standing_orders import acting
from tercio.wars.land.entry import may_go, movable_force
from tercio.wars.land.movement import musters
from tercio.wars.land.withdrawal import move_cost
from tercio.wars.model.names import Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.model.war import AnyWar


class _Road(NamedTuple):
    price: int
    to: Space
    start: Space


def from_afar(g: AnyWar, seat: Seat, ref: str) -> FromAfar | None:
    """From where the cheapest march to a space would begin, and what it costs if nobody is in its
    way (13.1)."""
    refs = g.world.place_refs[: g.world.space_count]
    goal = next((space for space, known in by_space(refs) if known == ref), None)
    if goal is None or acting(g) != seat:
        return None
    road = _cheapest(g, Power(g.state.active), goal)
    return None if road is None else FromAfar(refs[road.start], road.price)


def _cheapest(g: AnyWar, power: Power, goal: Space) -> _Road | None:
    starts = spaces_in(musters(g, power))
    ahead = [_Road(0, at, at) for at in starts if not movable_force(g, power, at).is_empty()]
    been: set[Space] = set()
    while ahead:
        road = heappop(ahead)
        if road.to == goal:
            return road
        if road.to in been:
            continue
        been.add(road.to)
        near = g.roads(power).land.adjacent[road.to]
        for to in may_go(g, power, near, with_units=True):
            cost, _ = move_cost(g, power, road.to, to)
            heappush(ahead, _Road(road.price + cost, to, road.start))
    return None
