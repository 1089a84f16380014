"""Free things of leaders and units at the start and the end of an impulse (uRR 8.2.2)."""

from tercio.games.ultima_ratio_regis.model.area_questions import home_box
from tercio.games.ultima_ratio_regis.model.names import KIND_IDS, TROOPS, On, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import leader_ref, place_ref, power_ref
from tercio.games.ultima_ratio_regis.model.state import Leader
from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of, stacks_of
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.land_movement.choosing import leader_name
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import (
    companion_ask,
    lift_siege,
    single,
    stack_at,
    tire_leaders,
)
from tercio.games.ultima_ratio_regis.rules.leaders.leaders import is_shut_in, post_option, posts
from tercio.kernel.ask import BACK, Ask, Option, Procedure, ref
from tercio.kernel.citations import cites


def free_leaders(g: Regis, power: Power) -> list[Leader]:
    return [one for one in leaders_of(g, power) if not is_shut_in(g, power, one.place)]


def _leader_option(g: Regis, verb: str, number: int, leader: Leader) -> Option:
    refs = (leader_ref(g, leader), place_ref(g, leader.place))
    spot = f"{verb}.{g.world.location_ids[leader.place]}"
    was = f"{spot}.{leader.id or leader.ability}.{number}"
    return Option(f"{spot}.{leader_name(g, leader)}", leader, refs, cite="uRR 8.2.2", was=was)


# -- start: two leaders change places ----------------------------------------------------------


def may_swap_leaders(g: Regis, power: Power) -> bool:
    """Once, and only between two places."""
    if g.state.impulse.swapped >> power & 1:
        return False
    return len({leader.place for leader in free_leaders(g, power)}) > 1


@action("swap_leaders", "uRR 8.2.2", may=may_swap_leaders, when="start")
def swap_leaders(g: Regis, power: Power) -> Procedure[bool]:
    leaders = free_leaders(g, power)
    one = yield _which(g, power, "swap-leader", leaders)
    if one.key == BACK:
        return False
    others = [leader for leader in leaders if leader.place != one.value.place]
    other = yield _which(g, power, "swap-leader-with", others)
    if other.key == BACK:
        return False
    first, second = one.value, other.value
    there: tuple[Place, On] = (second.place, second.on)
    g.move_leader(second, first.place, first.on)
    g.move_leader(first, *there)
    tire_leaders(g, first, second)
    g.state.impulse.swapped |= 1 << power
    return True


def _which(g: Regis, power: Power, kind: str, leaders: list[Leader]) -> Ask:
    options = [_leader_option(g, "leader", n, leader) for n, leader in enumerate(leaders)]
    args = {"power": power_ref(g, power)}
    return Ask(seat_of(g, power), kind, [*options, Option(BACK)], "uRR 8.2.2", args=args)


# -- end: a unit goes home, a leader goes elsewhere --------------------------------------------


@cites("uRR 8.2.2", "uRR 18.1")
def units_to_send_home(g: Regis, power: Power) -> dict[str, tuple[Place, int]]:
    """Troops anywhere but in the box itself; besieged ones cannot get away."""
    home, ids = home_box(g, power), g.world.location_ids
    return {
        f"home.{ids[place]}.{KIND_IDS[kind]}": (place, kind)
        for place, kind, _ in stacks_of(g, power)
        if kind in TROOPS and place != home and not is_shut_in(g, power, place)
    }


def may_send_home(g: Regis, power: Power) -> bool:
    if g.state.impulse.sent_home >> power & 1:
        return False
    home = 1 << home_box(g, power)
    return bool(g.state.troops[power] & ~home) and bool(units_to_send_home(g, power))


@action("send_home", "uRR 8.2.2", may=may_send_home, when="end")
def send_home(g: Regis, power: Power) -> Procedure[bool]:
    """One troop to the dispersion box with most of its home areas, wherever it was; a leader may
    go with it."""
    box = home_box(g, power)
    options = [
        Option(
            key,
            value,
            (ref("unit", KIND_IDS[value[1]]), place_ref(g, value[0]), place_ref(g, box)),
            cite="uRR 8.2.2",
        )
        for key, value in units_to_send_home(g, power).items()
    ]
    args = {"power": power_ref(g, power)}
    seat = seat_of(g, power)
    pick = yield Ask(seat, "send-home", [*options, Option(BACK)], "uRR 8.2.2", args=args)
    if pick.key == BACK:
        return False
    place, kind = pick.value
    stack = stack_at(g, power, place, "troop")
    ask = companion_ask(g, stack, "strategic-leader", "uRR 18.1")
    companion = None if ask is None else (yield ask).value
    party = single(stack, power, kind, companion)
    g.disperse(power, place, kind, box=box)
    for leader in party.leaders:
        g.move_leader(leader, box, "troop")
    lift_siege(g, place)
    g.state.impulse.sent_home |= 1 << power
    return True


def may_post_leader(g: Regis, power: Power) -> bool:
    if g.state.impulse.posted >> power & 1 or not free_leaders(g, power):
        return False
    return len(posts(g, power)) > 1


@action("post_leader", "uRR 8.2.2", may=may_post_leader, when="end")
def post_leader(g: Regis, power: Power) -> Procedure[bool]:
    """One leader onto another unit or fortress of his power."""
    one = yield _which(g, power, "post-leader", free_leaders(g, power))
    if one.key == BACK:
        return False
    leader = one.value
    goals = posts(g, power).items()
    options = [
        post_option(g, key, goal, "uRR 8.2.2")
        for key, goal in goals
        if goal != (leader.place, leader.on)
    ]
    args = {"power": power_ref(g, power)}
    seat = seat_of(g, power)
    pick = yield Ask(seat, "post-leader-where", [*options, Option(BACK)], "uRR 8.2.2", args=args)
    if pick.key == BACK:
        return False
    g.move_leader(leader, *pick.value)
    g.state.impulse.posted |= 1 << power
    return True
