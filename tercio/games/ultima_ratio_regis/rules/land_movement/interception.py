"""Interception of troops on the march (uRR 12.4.1): from where, and with whom.

    INTERCEPT.allow(g, power, goal, area)     troops of a major may come from `area` into `goal`
    party = yield from gather(g, power, goal, area)

They come into an area that their side controls, from one area only: an army from next to it, a
single troop also from two areas away, through a controlled area without enemies. A determined
leader brings several from there. Where a mini-map is concerned, one troop comes from next to it.
"""

from collections.abc import Callable

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    besieger_of,
    held_by_side,
    is_besieged,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import Mask, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.rules.asking import compose
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import member_option
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    muster_ask,
    party_of,
    stack_at,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    enemies_at,
    field_leaders,
)
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import room
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to
from tercio.kernel.ask import Ask, Foresee, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids

CITE = "uRR 12.4.1"
LEADER = "intercept-leader"
"""The kind of the ask for a leader."""


# -- from where ----------------------------------------------------------------------------------


@forbids("uRR 12.4")
def not_your_area_to_defend(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    """Only into areas that the side controls; one under siege is shut."""
    return not held_by_side(g, power) >> goal & 1 or is_besieged(g, goal)


@forbids("uRR 12.4.1")
def nobody_there_to_intercept(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    return area == goal or not willing(g, power, goal, area).size


@forbids("uRR 12.4.1")
def interceptors_are_besieged(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    return is_besieged(g, area) and besieger_of(g, area) != power


@forbids("uRR 12.4.1")
def too_far_to_intercept(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    """Two areas at most, with a controlled area free of enemies in between."""
    return not is_next_to(g, goal, area) and not ways_between(g, power, goal, area)


@forbids("uRR 12.4.1", "uRR 18.7")
def mini_maps_need_a_neighbour(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    return is_overseas(g, goal, area) and not is_next_to(g, goal, area)


@forbids("uRR 15.1.1")
def no_room_for_interceptors(g: Regis, power: Power, goal: Place, area: Place) -> bool:
    return room(g, power, goal, willing(g, power, goal, area).leaders) < 1


INTERCEPT = Restrictions(
    "intercept",
    not_your_area_to_defend,
    nobody_there_to_intercept,
    interceptors_are_besieged,
    too_far_to_intercept,
    mini_maps_need_a_neighbour,
    no_room_for_interceptors,
)


def is_next_to(g: Regis, goal: Place, area: Place) -> bool:
    return bool(g.world.land.adjacent[goal] >> area & 1)


def is_overseas(g: Regis, *areas: Place) -> bool:
    return any(g.world.overseas >> area & 1 for area in areas)


@cites("uRR 12.4.1")
def ways_between(g: Regis, power: Power, goal: Place, area: Place) -> Mask:
    """Controlled areas without enemy troops that join two areas."""
    lands = g.world.land.adjacent
    middle = lands[goal] & lands[area] & held_by_side(g, power) & ~besieged_areas(g)
    return sum(1 << one for one in places_in(middle) if not enemies_at(g, power, one))


def willing(g: Regis, power: Power, goal: Place, area: Place) -> Force:
    """Troops of a side in an area that may operate where they are wanted."""
    stack = stack_at(g, power, area, "troop")
    if stack.size > 1:
        stack.leaders = field_leaders(g, power, area)
    stack.units = {
        (owner, kind): count
        for (owner, kind), count in stack.units.items()
        if is_open_to(g, owner, goal)
    }
    return stack


def origins(g: Regis, power: Power, goal: Place) -> list[Place]:
    """Areas from which a major may intercept."""
    lands = g.world.land
    near = lands.adjacent[goal]
    candidates = stood_by_side(g, power) & (near | lands.neighbours(near)) & ~(1 << goal)
    return INTERCEPT.enumerate(places_in(candidates), g, power, goal)


# -- with whom -----------------------------------------------------------------------------------


@cites("uRR 12.4.1", "uRR 17.3.2")
def how_many(g: Regis, power: Power, goal: Place, area: Place, *, leader: Leader | None) -> int:
    """A single troop; with a leader, as many as there is room for."""
    if leader is None or is_overseas(g, goal, area):
        return 1
    determined = leader.extraordinary and leader.ability == "determined"
    if not is_next_to(g, goal, area) and not determined:
        return 1
    return room(g, power, goal, [leader])


Promise = Callable[[Regis, Force], Prospect | None]
"""The chances of a battle that some troops come to."""


def likely(g: Regis, power: Power, goal: Place, area: Place) -> Force:
    """The best that can come from an area."""
    stack = willing(g, power, goal, area)
    return best_of(g, goal, stack, stack.leaders[0] if stack.leaders else None)


def best_of(g: Regis, goal: Place, stack: Force, leader: Leader | None) -> Force:
    """As many of a stack as may come with a leader, or without one."""
    party = Force(stack.power, stack.place, {}, [leader] if leader is not None else [])
    for owner, kind in stack.each[: how_many(g, stack.power, goal, stack.place, leader=leader)]:
        party.add(owner, kind)
    return party


@cites("uRR 12.4.1")
def gather(
    g: Regis, power: Power, goal: Place, area: Place, *, promise: Promise
) -> Procedure[Force | None]:
    """Who intercepts; None if he thinks better of it."""
    stack = willing(g, power, goal, area)

    def next_ask(made: list[Option]) -> Ask | None:
        ask = _gather_ask(g, goal, stack, made)
        if ask is not None:
            ask.foresee = _foresee(ask, goal, stack, made, promise=promise)
        return ask

    picks = yield from compose(g, next_ask, cancel=True)
    if not picks:
        return None
    leader, units = _split(stack, picks)
    return party_of(stack, units, [leader] if leader is not None else [])


def _split(stack: Force, picks: list[Option]) -> tuple[Leader | None, list[Option]]:
    """The leader who goes along, if any, and the choice of troops."""
    if stack.size < 2:
        return (stack.leaders[0] if stack.leaders else None), []
    if stack.leaders and picks:
        return picks[0].value, picks[1:]
    return None, picks


def _gather_ask(g: Regis, goal: Place, stack: Force, picks: list[Option]) -> Ask | None:
    if stack.size < 2:
        return None if picks else _sure_ask(g, stack)
    if stack.leaders and not picks:
        return companion_ask(g, stack, LEADER, CITE)
    leader, units = _split(stack, picks)
    limit = how_many(g, stack.power, goal, stack.place, leader=leader)
    return muster_ask(g, stack, units, "intercept-party", cite=CITE, limit=limit)


def _foresee(ask: Ask, goal: Place, stack: Force, picks: list[Option], promise: Promise) -> Foresee:
    """Of those chosen so far and one more; of a leader with all whom he may bring."""
    options = {option.key: option for option in ask.options}
    with_leader = ask.kind == LEADER

    def foresee(view: Regis, key: str) -> Prospect | None:
        option = options.get(key)
        if option is None:
            return None
        if with_leader:
            return promise(view, best_of(view, goal, stack, option.value))
        leader, units = _split(stack, picks)
        chosen = [*units, option] if stack.size > 1 else []
        return promise(view, party_of(stack, chosen, [leader] if leader is not None else []))

    return foresee


def _sure_ask(g: Regis, stack: Force) -> Ask:
    """The only troop there."""
    (owner, kind), *_ = stack.units
    from_where = {"power": power_ref(g, stack.power), "place": place_ref(g, stack.place)}
    option = member_option(g, "take", owner, kind, cite=CITE)
    return Ask(seat_of(g, stack.power), "intercept-party", [option], CITE, args=from_where)
