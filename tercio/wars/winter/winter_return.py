"""Armies returning home in Winter, behind walls (HIS 19.3, VQ 20.4)."""

from dataclasses import replace
from functools import partial
from typing import Generic

from tercio.kernel.ask import PASS, Ask, Checkpoint, Option, Procedure, compose, nothing
from tercio.kernel.citations import cites
from tercio.kernel.masks import mask_of
from tercio.wars.land.after_battle import subtract
from tercio.wars.land.battle_losses import lose_units
from tercio.wars.land.formations import (
    choose_force,
    forces_within,
    muster_ask,
    picked_force,
    whole_force,
)
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import make_change
from tercio.wars.model.leader_questions import army_leaders_at
from tercio.wars.model.names import REGULAR, LeaderId, Mask, Power, Space, owner_of
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_friendly_space
from tercio.wars.model.troop_questions import land_units, own_land
from tercio.wars.model.war import AnyWar, G_contra
from tercio.wars.siege.siege import check_sieges
from tercio.wars.winter.winter_parting import (
    Ways,
    can_leave,
    can_part_ways,
    may_wait,
    parts_somehow,
)
from tercio.wars.winter.winter_ports import choose_place
from tercio.wars.winter.winter_routes import (
    Route,
    capitals_held,
    guests,
    homes_of,
    intruders,
    movable,
    nearest_fortresses,
    routes_from,
)


class WinterHooks(Generic[G_contra]):
    """How armies return home."""

    winter_section = "19.3"
    """Where the book tells how fleets and armies return home."""

    def prepare_winter(self, g: G_contra, power: Power) -> Procedure[None]:
        """What a power does before its land units return home."""
        return nothing()

    def leader_owner(self, g: G_contra, leader: LeaderId) -> Power:
        """Whose units an army leader returns home with."""
        owner: Power = g.state.leader_power[leader]
        return owner

    def winters_in_place(self, g: G_contra, power: Power) -> bool:
        """Whether a power's land units do not move in Winter at all (19.3)."""
        return False


@cites("HIS 19.3", "VQ 20.4")
def return_armies_home(g: AnyWar) -> Procedure[None]:
    """The procedure for each power in turn. Units that nobody commands stay where they are.

    Re-enters from `state.step`: 1 for the first power, and so on.
    """
    state, order = g.state, g.impulse_order()
    state.step = max(state.step, 1)
    while state.step <= len(order):
        yield Checkpoint("winter-return")
        power = order[state.step - 1]
        if not g.hooks.winters_in_place(g, power):
            yield from g.hooks.prepare_winter(g, power)
            yield from check_stacking(g, power)
            yield from return_units(g, power)
        state.step += 1
    yield from check_sieges(g)


@cites("HIS 19.3", "VQ 20.4")
def check_stacking(g: AnyWar, power: Power) -> Procedure[None]:
    """Step 1: what exceeds four units must leave a fortress; other units there may."""
    walls = _fortresses_outside_capitals(g, power)
    settled = 0
    for space in spaces_in(walls):
        if (yield from _excess_leaves(g, power, space)):
            settled |= 1 << space
    yield from _volunteers_leave(g, power, walls & ~settled)


def _fortresses_outside_capitals(g: AnyWar, power: Power) -> Mask:
    held: Mask = g.state.controlled[power] & g.state.fortresses & own_land(g, power)
    return held & ~mask_of(g.hooks.capitals(g, power))


def _excess_leaves(g: AnyWar, power: Power, space: Space) -> Procedure[bool]:
    """The owner chooses who goes; more may go than must. Whether anybody had to."""
    crowd = guests(g, power, space)
    pool = movable(g, crowd)
    bound = [index for index in pool.troops if g.hooks.winters_only_in(g, owner_of(index))]
    must = max(
        min(crowd.size - g.world.constant("winter_per_space"), pool.size),
        sum(pool.troops[index] for index in bound),
    )
    if must <= 0:
        return False

    ways = Ways(routes_from(g, power, pool, fortresses=False), safe=True)

    def is_enough(force: Force) -> bool:
        everybody = all(force.troops.get(index, 0) == pool.troops[index] for index in bound)
        return force.size >= must and everybody and can_leave(g, force, ways)

    leaving: Force | None = Force(power, space, dict(pool.troops))
    if must < pool.size:
        leaving = yield from choose_force(
            g,
            power,
            space,
            kind="winter-excess",
            cite=g.hooks.winter_section,
            pool=pool,
            command=False,
            fewest=must,
            accept=is_enough,
        )
    assert leaving is not None
    yield from disperse(g, leaving, fortresses=False)
    return True


def _volunteers_leave(g: AnyWar, power: Power, walls: Mask) -> Procedure[None]:
    """Units in fortresses may return to the capital, or to a key of their minor."""
    while starts := [s for s in spaces_in(walls) if _may_volunteer(g, power, s).size]:
        picks = yield from compose(partial(_volunteer_ask, g, power, starts))
        if picks[0].key == PASS:
            return
        space: Space = picks[0].value
        pool = _may_volunteer(g, power, space)
        walls &= ~(1 << space)
        yield from disperse(g, picked_force(g, pool, picks[1:], command=False), fortresses=False)


def _volunteer_ask(g: AnyWar, power: Power, starts: list[Space], picks: list[Option]) -> Ask | None:
    if not picks:
        return _which_garrison(g, power, starts)
    if picks[0].key == PASS:
        return None
    pool = _may_volunteer(g, power, picks[0].value)
    ways = Ways(routes_from(g, power, pool, fortresses=False), safe=True)
    return muster_ask(
        g,
        pool,
        picks[1:],
        kind="winter-stack",
        cite=g.hooks.winter_section,
        command=False,
        accept=lambda force: force.size > 0 and can_leave(g, force, ways),
    )


def _may_volunteer(g: AnyWar, power: Power, space: Space) -> Force:
    """Units in a fortress that have a home to return to."""
    force = movable(g, whole_force(g, power, space))
    for owner, kind, count in list(force.stacks()):
        if not homes_of(g, power, owner) & ~(1 << space):
            force.add(owner, kind, -count)
    return force


def _which_garrison(g: AnyWar, power: Power, starts: list[Space]) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"return.{ids[s]}", s, (place_ref(g, s),)) for s in starts]
    options.append(Option(PASS, text="option-winter-here"))
    return Ask(
        g.seat_of(power),
        "winter-return",
        options,
        f"{g.book} {g.hooks.winter_section}",
        args={"power": power_ref(g, power)},
    )


@cites("HIS 19.3", "VQ 20.4")
def return_units(g: AnyWar, power: Power) -> Procedure[None]:
    """Step 2: units in the open, or behind walls that are not theirs, must return."""
    walls = g.state.controlled[power] & g.state.fortresses
    for space in spaces_in(own_land(g, power)):
        force = movable(g, whole_force(g, power, space))
        if walls >> space & 1:
            force = intruders(g, force)
        if force.size:
            yield from disperse(g, force, fortresses=True)
    for space in g.world.spaces:
        if not is_friendly_space(g, power, space) and space in g.state.leader_at:
            yield from _leaders_follow(g, power, space, 0)


def disperse(g: AnyWar, force: Force, *, fortresses: bool) -> Procedure[None]:
    """Send the units of a force home: first those with an open path, then the others.

    What has no open path loses half, rounded up, before it is split; what has nowhere to go
    is eliminated. Leaders left without troops follow (step 3).
    """
    power, space = force.power, force.space
    owners = sorted({owner for owner, _, _ in force.stacks()})
    used = yield from _go_home(g, force, fortresses, safe=True)
    if force.size:
        divisor = g.world.constant("winter_attrition_divisor")
        yield from lose_units(g, [force], -(-force.size // divisor), "attrition")
        _change_for_the_road(g, force, fortresses)
        used |= yield from _go_home(g, force, fortresses, safe=False)
    for owner in owners:
        make_change(g, owner, space)  # where units were lost; nobody dies for want of change else
    yield from _leaders_follow(g, power, space, used)


@cites("HIS 5.2", "VQ 5.3")
def _change_for_the_road(g: AnyWar, force: Force, fortresses: bool) -> None:
    """After attrition: survivors whom the counters cannot show on their way are lost too."""
    ways = Ways(routes_from(g, force.power, force, fortresses=fortresses), safe=False)
    left = max(
        (left for left in forces_within(force, force.size) if can_leave(g, left, ways)),
        key=lambda left: (left.size, _regulars(left)),
    )
    for owner, kind, count in list(force.stacks()):
        lost = count - left.count(owner, kind)
        g.lose_troops(owner, kind, lost, force.space, cause="change")
        force.add(owner, kind, -lost)


def _regulars(force: Force) -> int:
    return sum(count for _, kind, count in force.stacks() if kind == REGULAR)


def _go_home(g: AnyWar, force: Force, fortresses: bool, *, safe: bool) -> Procedure[Mask]:
    """Units leave by safe routes only, or by any. Returns where they have gone.

    From safe routes the owner may hold units back, if there is another way for all of them. Where
    the counters can show no party that a place has room for, nobody is lost for it: those behind
    their own walls stay, the others go together.
    """
    used = 0
    while force.size:
        ways = Ways(routes_from(g, force.power, force, fortresses=fortresses), safe)
        _strand(g, force, ways.routes)
        open_routes = [route for route in ways.routes if route.is_safe or not safe]
        pools = [(route, _travellers(g, force, route)) for route in open_routes]
        pools = [(route, pool) for route, pool in pools if pool.size]
        if not pools:
            break
        waiting = may_wait(g, force, ways)
        if not (told := _told_apart(g, force, pools, ways)):
            if waiting:
                break  # those whom they let go ahead have left them the hard way alone
            if not fortresses:
                force.troops = {}  # behind their own walls, they stay together
                break
            told = [(replace(route, room=None), pool) for route, pool in pools]
        choice = yield from _who_goes_where(g, force, told, ways, waiting=waiting)
        if choice is None:
            break
        route, party = choice
        subtract(force, party)
        g.move_force(party, route.to, "winter")
        used |= 1 << route.to
    return used


@cites("HIS 5.2", "VQ 5.3")
def _told_apart(
    g: AnyWar, force: Force, pools: list[tuple[Route, Force]], ways: Ways
) -> list[tuple[Route, Force]]:
    """The routes for which there is a party that the counters can show."""
    return [
        (route, pool) for route, pool in pools if parts_somehow(g, force, pool, route, ways=ways)
    ]


def _strand(g: AnyWar, force: Force, routes: list[Route]) -> None:
    """Units that may go nowhere are eliminated."""
    for owner, kind, count in list(force.stacks()):
        if not any(route.takes(owner) for route in routes):
            g.lose_troops(owner, kind, count, force.space, cause="stranded")
            force.add(owner, kind, -count)


def _travellers(g: AnyWar, force: Force, route: Route) -> Force:
    """Those units and leaders of a force that may take a route."""
    leaders = [i for i in force.leaders if g.hooks.leader_leash(g, i) >> route.to & 1]
    pool = Force(force.power, force.space, {}, leaders)
    for owner, kind, count in force.stacks():
        if route.takes(owner):
            pool.add(owner, kind, count)
    return pool


def _who_goes_where(
    g: AnyWar,
    force: Force,
    pools: list[tuple[Route, Force]],
    ways: Ways,
    *,
    waiting: bool,
) -> Procedure[tuple[Route, Force] | None]:
    """A route and a party for it; None if the rest is to go another way."""
    first, pool = pools[0]
    fits = first.room is None or first.room >= pool.size
    if len(pools) == 1 and not waiting and fits and can_part_ways(g, force, pool, first, ways=ways):
        return first, pool

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _which_route(g, force, pools, waiting)
        if picks[0].key == "hardship":
            return None
        route, travellers = picks[0].value
        return muster_ask(
            g,
            travellers,
            picks[1:],
            kind="winter-stack",
            cite=g.hooks.winter_section,
            limit=route.room,
            command=False,
            must=True,
            accept=lambda party: (
                party.size > 0 and can_part_ways(g, force, party, route, ways=ways)
            ),
        )

    picks = yield from compose(next_ask)
    if picks[0].key == "hardship":
        return None
    route, travellers = picks[0].value
    return route, picked_force(g, travellers, picks[1:], route.room, command=False)


def _which_route(g: AnyWar, force: Force, pools: list[tuple[Route, Force]], waiting: bool) -> Ask:
    options = [
        Option(route.key, (route, pool), (place_ref(g, route.to),), f"option-winter-{_sort(route)}")
        for route, pool in pools
    ]
    if waiting:
        options.append(Option("hardship"))
    return Ask(
        g.seat_of(force.power),
        "winter-route",
        options,
        f"{g.book} {g.hooks.winter_section}",
        args={
            "power": power_ref(g, force.power),
            "space": place_ref(g, force.space),
            "count": force.size,
        },
        refs=(place_ref(g, force.space),),
    )


def _sort(route: Route) -> str:
    return route.key.partition(".")[0]


@cites("HIS 19.3", "VQ 20.4")
def _leaders_follow(g: AnyWar, power: Power, space: Space, used: Mask) -> Procedure[None]:
    """Step 3: army leaders of a vacated space go with units that left it, or to the capital."""
    if land_units(g, power, space):
        return
    for leader in army_leaders_at(g, space, power):
        owner, leash = g.hooks.leader_owner(g, leader), g.hooks.leader_leash(g, leader)
        places = used | capitals_held(g, power, owner) or nearest_fortresses(g, power, space, owner)
        places &= ~(1 << space)
        if places and not places & leash:
            g.remove_leader(leader)  # he may not leave where he is, and must
            continue
        if not places:
            g.delay_leader(leader)
            continue
        places &= leash
        to = yield from choose_place(g, power, space, list(spaces_in(places)), leader=leader)
        g.move_force(Force(power, space, {}, [leader]), to, "winter")
