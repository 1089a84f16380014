"""Land movement (13): the two Move actions and what happens when a formation enters a space."""

from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.masks import Graph
from tercio.wars.cards.responses import respond_window
from tercio.wars.land.after_battle import subtract
from tercio.wars.land.avoid_battle import avoid_battle
from tercio.wars.land.capture import capture_lone_leaders, march
from tercio.wars.land.encounter import battle_for, foresee_battle
from tercio.wars.land.entry import MARCH, can_go, entry_of, may_go, movable_force, why_not_enter
from tercio.wars.land.field_battle import field_battle
from tercio.wars.land.formations import (
    can_part,
    choose_force,
    formation_limit,
    is_formation,
    muster_ask,
    picked_force,
    whole_force,
)
from tercio.wars.land.hostility import force_of, hostile_forces, is_inside, own
from tercio.wars.land.interception import interceptions
from tercio.wars.land.move import Move, declare
from tercio.wars.land.retreat import retreat
from tercio.wars.land.withdrawal import foresee_entry, move_cost, stand_before_the_walls, withdraw
from tercio.wars.model.confinement import leash_of, singles
from tercio.wars.model.fatigue import tire
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Mask, Power, Space
from tercio.wars.model.numbered import by_leader, by_space, space_members, spaces_in
from tercio.wars.model.refs import leader_ref, place_ref, power_ref
from tercio.wars.model.space_questions import is_fortified, is_friendly_space
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar
from tercio.wars.siege.siege import check_siege
from tercio.wars.turn.actions import Action, pay

# -- who can go where --------------------------------------------------------------------------


def _roads(g: AnyWar, power: Power, over_pass: bool) -> Graph:
    return g.world.passes if over_pass else g.roads(power).clear


def musters(g: AnyWar, power: Power) -> Mask:
    """Spaces where a power has land units or army leaders."""
    found = own_land(g, power)
    state = g.state
    for leader, at in by_leader(state.leader_at):
        if at >= 0 and state.patron[state.leader_power[leader]] == power:
            found |= 1 << at
    return _on_land(g, found)


def _on_land(g: AnyWar, places: Mask) -> Mask:
    return places & g.world.all_spaces & g.hooks.march_theatre(g)


def can_leave(g: AnyWar, power: Power, origin: Space, roads: Graph) -> bool:
    """Whether some legal formation in `origin` has somewhere to go."""
    near = roads.adjacent[origin]
    if not near:
        return False
    pool = movable_force(g, power, origin)
    if pool.is_empty():
        return False
    if is_formation(g, pool) and _has_goal(g, pool, near):
        return True
    if not can_go(g, power, near, bool(pool.size)):
        return False
    if g.hooks.has_leashes and not any(_has_goal(g, each, near) for each in singles(pool)):
        return False
    return not pool.size or _has_counters_to_part(g, pool, near)


def _has_counters_to_part(g: AnyWar, pool: Force, near: Mask) -> bool:
    """Whether some formation of the pool can leave; counters run short only in large empires."""
    if is_formation(g, pool) and can_part(g, pool, pool.space):
        return True
    goals = may_go(g, pool.power, near, with_units=True)
    most = formation_limit(g, pool.leaders)
    for owner, kind, count in pool.stacks():
        for taken in range(min(count, most), 0, -1):
            part = Force(pool.power, pool.space)
            part.add(owner, kind, taken)
            if any(can_part(g, part, to) for to in goals):
                return True
    return bool(pool.leaders) and can_go(g, pool.power, near, False)


def can_move(g: AnyWar, power: Power, over_pass: bool) -> bool:
    roads = _roads(g, power, over_pass)
    troops = _on_land(g, own_land(g, power))
    if any(can_leave(g, power, origin, roads) for origin in space_members(troops)):
        return True
    alone = musters(g, power) & ~troops
    return any(can_leave(g, power, origin, roads) for origin in space_members(alone))


def why_no_move(g: AnyWar, power: Power, ref: str) -> list[Refusal]:
    """Why the units in a space cannot move, or why that space cannot be entered: however far it is,
    that a war is wanted is told."""
    starts = musters(g, power)
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            if starts >> space & 1:
                return MARCH.refusals(g, power, space)
            return why_not_enter(g, power, ref)
    return []


# -- the Move actions --------------------------------------------------------------------------


@cites("HIS 13.1", "VQ 13.1")
def move_formation(g: AnyWar, power: Power, over_pass: bool) -> Procedure[None]:
    """Declare formation and destination, spend CP, play responses, enter (steps 1-8)."""
    move = yield from _declare_move(g, power, _roads(g, power, over_pass))
    if move is None:
        return
    cost, action = move_cost(g, power, Space(move.origin), move.to)
    pay(g, power, cost, action)
    if (yield from announce(g, move)):
        yield from enter_space(g, move.force, move.origin, move.to)


def _declare_move(g: AnyWar, power: Power, roads: Graph) -> Procedure[Move | None]:
    """Steps 1 and 2, in small choices; None if the player goes back.

    Until the last of them nothing happens: what may leave a start, and for where, is found once.
    """
    starts = [s for s in spaces_in(musters(g, power)) if can_leave(g, power, s, roads)]
    skip = len(starts) == 1
    pools: dict[Space, Force] = {}
    open_spaces: dict[tuple[Space, bool], list[Space]] = {}

    def pool_of(picks: list[Option]) -> Force:
        start = starts[0] if skip else picks[0].value
        if start not in pools:
            pools[start] = movable_force(g, power, start)
        return pools[start]

    def formation_picks(picks: list[Option]) -> list[Option]:
        return picks if skip else picks[1:]

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks and not skip:
            return _which_start(g, power, starts)
        if picks and picks[-1].key.startswith("move."):
            return None
        pool = pool_of(picks)
        near = roads.adjacent[pool.space]
        chosen = formation_picks(picks)

        def has_goal(force: Force) -> bool:
            about = pool.space, not force.size
            if about not in open_spaces:
                open_spaces[about] = may_go(g, power, near, with_units=bool(force.size))
            free = leash_of(g, force)
            return any(free >> to & 1 and can_part(g, force, to) for to in open_spaces[about])

        ask = muster_ask(g, pool, chosen, cite="13.1", accept=has_goal)
        if ask is not None:
            return ask
        return _which_destination(g, picked_force(g, pool, chosen), near)

    picks = yield from compose(next_ask, cancel=True)
    if not picks:
        return None
    pool = pool_of(picks)
    force = picked_force(g, pool, formation_picks(picks)[:-1])
    return declare(g, force, pool.space, picks[-1].value)


def _goals(g: AnyWar, force: Force, near: Mask) -> list[Space]:
    """The neighbours that a force may enter and has the counters to go to."""
    spaces = may_go(g, force.power, near & leash_of(g, force), bool(force.size))
    return [to for to in spaces if can_part(g, force, to)]


def _has_goal(g: AnyWar, force: Force, near: Mask) -> bool:
    """Whether there are any `_goals`."""
    table = entry_of(g, with_units=bool(force.size))
    if table is None:
        return False
    for to in space_members(near & leash_of(g, force)):
        if table.allow(g, force.power, to) and can_part(g, force, to):
            return True
    return False


def _which_start(g: AnyWar, power: Power, starts: list[Space]) -> Ask:
    ids = g.world.location_ids
    return Ask(
        g.seat_of(power),
        "move-from",
        [Option(f"from.{ids[s]}", s, (place_ref(g, s),)) for s in starts],
        f"{g.book} 13.1",
        args={"power": power_ref(g, power)},
        explain=lambda ref: why_no_move(g, power, ref),
    )


def _which_destination(g: AnyWar, force: Force, near: Mask) -> Ask:
    ids = g.world.location_ids
    origin = force.space
    with_units = bool(force.size)
    options = [
        Option(f"move.{ids[origin]}.{ids[to]}", to, (place_ref(g, origin), place_ref(g, to)))
        for to in _goals(g, force, near)
    ]
    goals = {option.key: option.value for option in options}

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        return foresee_entry(view, force, origin, goals[key]) if key in goals else None

    return Ask(
        g.seat_of(force.power),
        "move-to",
        options,
        f"{g.book} 13.1",
        args={"power": power_ref(g, force.power), "space": place_ref(g, origin)},
        refs=(place_ref(g, origin),),
        explain=lambda ref: why_not_enter(g, force.power, ref, with_units),
        foresee=foresee,
    )


@cites("HIS 13.1", "VQ 13.1")
def announce(g: AnyWar, move: Move) -> Procedure[bool]:
    """Step 4: other powers may disrupt the move. Whether anything of it is left to move."""
    others = [power for power in g.impulse_order() if power != move.power]
    played = yield from respond_window(
        g,
        "move_announced",
        move,
        others,
        cite=f"{g.book} 13.1",
        place=place_ref(g, move.to),
        others=[
            *(leader_ref(g, leader) for leader in move.force.leaders),
            place_ref(g, move.origin),
        ],
        told={"mover": power_ref(g, move.power), "origin": place_ref(g, move.origin)},
    )
    if played:
        yield from _regroup(g, move)
    return not move.force.is_empty()


def _regroup(g: AnyWar, move: Move) -> Procedure[None]:
    """Leaders and units that may no longer move stay; the others go as one formation.

    Nobody goes if others have meanwhile come where we may not meet them, or if there are no
    counters to show who stays behind (5.2).
    """
    origin, to = Space(move.origin), move.to
    left = still_able(g, move.force)
    if not can_go(g, move.power, 1 << to, left.size > 0):
        left = Force(move.power, origin)
    move.force = left
    if left.is_empty() or (is_formation(g, left) and can_part(g, left, to)):
        return
    chosen = yield from choose_force(
        g,
        move.power,
        origin,
        cite="13.1",
        pool=left,
        accept=lambda force: (
            (bool(force.size) or can_go(g, move.power, 1 << to, False)) and can_part(g, force, to)
        ),
    )
    if chosen is None or not can_part(g, chosen, to):
        chosen = Force(move.power, origin)
    move.force = chosen


def still_able(g: AnyWar, force: Force) -> Force:
    """The part of a force that may move after what a response has done to it."""
    able = movable_force(g, force.power, force.space)
    left = Force(force.power, force.space)
    for owner, kind, count in force.stacks():
        left.add(owner, kind, min(count, able.count(owner, kind)))
    left.leaders = [leader for leader in force.leaders if leader in able.leaders]
    return left


def _action(id: str, over_pass: bool) -> Action[AnyWar]:
    return Action(
        id,
        "13.1",
        can=lambda g, power: can_move(g, power, over_pass),
        run=lambda g, power: move_formation(g, power, over_pass),
        why=why_no_move,
    )


MOVE_CLEAR = _action("move_clear", over_pass=False)
MOVE_PASS = _action("move_pass", over_pass=True)
MOVE_ACTIONS = (MOVE_CLEAR, MOVE_PASS)

# -- entering a space --------------------------------------------------------------------------


@cites("HIS 13.1", "VQ 13.1")
def enter_space(g: AnyWar, force: Force, origin: Location, to: Space) -> Procedure[None]:
    """Steps 5 to 8, for a land move and for the landing of a naval transport.

    `origin` is a sea zone in the latter case: there is no way back into it. A formation that
    finds no battle and cannot lay siege may go on at once (13.4), which is another move.
    """
    move = declare(g, force, origin, to)
    onward = yield from _arrive(g, move)
    while onward is not None:
        origin, at = move.origin, move.to
        cost, action = move_cost(g, force.power, at, onward)
        pay(g, force.power, cost, action)
        move = declare(g, move.force, at, onward)
        goes_on = yield from announce(g, move)
        yield from _go_back(g, move, origin)
        onward = (yield from _arrive(g, move)) if goes_on else None


def _go_back(g: AnyWar, move: Move, origin: Location) -> Procedure[None]:
    """What was kept from going on with a formation may not stay before the walls (13.4)."""
    left = whole_force(g, move.power, Space(move.origin))
    subtract(left, move.force)
    yield from retreat(g, left, within=1 << origin, cite="13.4")


def _arrive(g: AnyWar, move: Move) -> Procedure[Space | None]:
    """One step of a move. Returns where the formation goes on to, if it does."""
    force, to = move.force, move.to
    yield from interceptions(g, move)
    if force.space != to:
        origin = force.space
        march(g, force, to, "move")
        if not g.world.is_sea(origin):
            yield from check_siege(g, origin)
        yield from g.hooks.entered(g, move.power, to)
        if not _has_stayed(g, force):
            return None
    tire(g.state.impulse.moved_once, force)
    onward: Space | None = None
    if not move.intercepted:
        yield from avoid_battle(g, move)
    defenders = hostile_forces(g, move.power, to)
    if defenders and not (yield from withdraw(g, move)):
        yield from field_battle(g, battle_for(g, move, defenders, (yield from _sortie(g, move))))
    elif _is_before_walls(g, move):
        onward = yield from stand_before_the_walls(g, move)
    if force.space == to and force.size:
        capture_lone_leaders(g, to, move.power)  # those whose troops have slipped away
    return onward


def _has_stayed(g: AnyWar, force: Force) -> bool:
    """False once a war against its host, who was an ally until it came, has sent it away (9.2)."""
    here = whole_force(g, force.power, force.space)
    return all(here.count(owner, kind) >= count for owner, kind, count in force.stacks()) and all(
        leader in here.leaders for leader in force.leaders
    )


def _is_before_walls(g: AnyWar, move: Move) -> bool:
    return is_fortified(g, move.to) and not is_friendly_space(g, move.power, move.to)


@cites("HIS 15.2", "VQ 15.2")
def _sortie(g: AnyWar, move: Move) -> Procedure[Force | None]:
    """Units of the same power inside a besieged space may join its relief; None if no relief."""
    if not is_inside(g, move.power, move.to):
        return None
    inside = force_of(g, own(g, move.power), move.power, move.to)
    subtract(inside, move.force)
    chosen = yield from choose_force(
        g,
        move.power,
        move.to,
        kind="sortie",
        cite="15.2",
        pool=inside,
        command=False,
        empty=True,
        promise=lambda view, sortie: foresee_battle(view, move, move.power, sortie),
    )
    return chosen or Force(move.power, move.to)
