"""Interception: enemies next to the destination may get there first (13.2)."""

from tercio.kernel.ask import PASS, Ask, Option, Procedure, Prospect, Refusal, compose
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.display.prospects import land_attempt_prospect
from tercio.wars.land.capture import march
from tercio.wars.land.formations import can_part, largest, muster_ask, picked_force
from tercio.wars.land.hostility import independents, is_inside, owners_at, units_inside
from tercio.wars.land.move import NEEDED, Move, roll_modifier
from tercio.wars.model.confinement import goes_along
from tercio.wars.model.events import AttemptRolled
from tercio.wars.model.fatigue import fresh_units, is_fresh, tire
from tercio.wars.model.force import Force
from tercio.wars.model.leader_questions import army_leaders_at
from tercio.wars.model.names import KINDS, Mask, Power, Space
from tercio.wars.model.numbered import by_space, spaces_in
from tercio.wars.model.power_questions import commanded_by
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import is_besieged, is_fortified, is_friendly_space
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar
from tercio.wars.siege.siege import check_siege

# -- where a power may not intercept at all ----------------------------------------------------


@forbids("HIS 13.2", "VQ 13.2")
def is_not_at_war_with_the_mover(g: AnyWar, move: Move, power: Power) -> bool:
    return not move.enemies >> power & 1


@forbids("HIS 13.2", "VQ 13.2")
def moves_into_a_friendly_fortress(g: AnyWar, move: Move, power: Power) -> bool:
    to = move.to
    return is_fortified(g, to) and is_friendly_space(g, move.power, to) and not is_besieged(g, to)


@forbids("HIS 13.2", "VQ 13.2")
def finds_no_friends_there(g: AnyWar, move: Move, power: Power) -> bool:
    """A space with land units can be intercepted into only to join enemies of the mover."""
    there = owners_at(g, move.to)
    return bool(there) and not there & g.state.friends[power] & move.enemies


@forbids("HIS 13.2", "VQ 13.2")
def finds_a_siege_there(g: AnyWar, move: Move, power: Power) -> bool:
    return move.besieged and units_inside(g, move.to) > 0


@forbids("VQ 13.2")
def is_no_friend_of_the_fortress(g: AnyWar, move: Move, power: Power) -> bool:
    """An empty fortification opens only to its own side."""
    to = move.to
    if is_friendly_space(g, power, to) or not is_fortified(g, to):
        return False
    return not owners_at(g, to) and not g.hooks.older_reading(g, "intercept_empty_fortress")


@forbids("HIS 13.2", "VQ 13.2")
def goes_into_a_strangers_space(g: AnyWar, move: Move, power: Power) -> bool:
    control = g.state.control[move.to]
    known = g.state.friends[power] | g.state.foes[power] | independents(g)
    return not known >> control & 1


@forbids("HIS 13.2", "VQ 13.2")
def comes_after_another_power(g: AnyWar, move: Move, power: Power) -> bool:
    """Once one power has succeeded, no other may try."""
    return bool(move.intercepted & ~(1 << power))


@forbids("HIS 13.2", "VQ 13.2")
def may_not_enter_it(g: AnyWar, move: Move, power: Power) -> bool:
    return not g.hooks.may_enter(g, power, move.to)


INTERCEPT = Restrictions(
    "intercept",
    is_not_at_war_with_the_mover,
    moves_into_a_friendly_fortress,
    finds_no_friends_there,
    finds_a_siege_there,
    is_no_friend_of_the_fortress,
    goes_into_a_strangers_space,
    comes_after_another_power,
    may_not_enter_it,
)

# -- from where it may not ---------------------------------------------------------------------


@forbids("HIS 13.2", "VQ 13.2")
def would_cross_a_pass(g: AnyWar, move: Move, power: Power, space: Space) -> bool:
    return not g.roads(power).clear.adjacent[move.to] >> space & 1


@forbids("HIS 13.2", "VQ 13.2")
def is_itself_under_siege(g: AnyWar, move: Move, power: Power, space: Space) -> bool:
    return is_inside(g, power, space)


@forbids("HIS 13.2", "VQ 13.2")
def has_tried_this_impulse(g: AnyWar, move: Move, power: Power, space: Space) -> bool:
    """Nothing that has not yet tried to intercept is left there."""
    return fresh_force(g, move, power, space).is_empty()


@forbids("HIS 13.2", "VQ 13.2")
def consists_of_leaders_alone(g: AnyWar, move: Move, power: Power, space: Space) -> bool:
    """Leaders by themselves may only join friendly units at the destination."""
    if fresh_force(g, move, power, space).size:
        return False
    return not owners_at(g, move.to) & g.state.friends[power]


FROM = Restrictions(
    "intercept-from",
    would_cross_a_pass,
    is_itself_under_siege,
    has_tried_this_impulse,
    consists_of_leaders_alone,
)


def fresh_force(g: AnyWar, move: Move, power: Power, space: Space) -> Force:
    """Units and leaders of a power in a space that have not tried to intercept this impulse."""
    tried = g.state.impulse.intercepted
    force = Force(power, space)
    for owner in commanded_by(g, power):
        if g.state.land[owner] >> space & 1:
            for kind in KINDS:
                count = fresh_units(g, tried, owner, kind, space=space)
                if count:
                    force.add(owner, kind, count)
    force.leaders = [i for i in army_leaders_at(g, space, power) if is_fresh(tried, i)]
    return goes_along(g, force, move.to)


def intercepting_spaces(g: AnyWar, move: Move, power: Power, done: Mask) -> list[Space]:
    """The spaces from which a power may still try to intercept a move."""
    near = g.roads(power).clear.adjacent[move.to] & ~done
    for leader_at in g.state.leader_at:
        if leader_at >= 0 and near >> leader_at & 1:
            break
    else:
        near &= own_land(g, power)
    if not near or not INTERCEPT.allow(g, move, power):
        return []
    return [space for space in spaces_in(near) if FROM.allow(g, move, power, space)]


# -- the procedure -----------------------------------------------------------------------------


@cites("HIS 13.2", "VQ 13.2")
def interceptions(g: AnyWar, move: Move) -> Procedure[None]:
    """Every enemy next to the destination may try, in impulse order (step 5 of 13.1)."""
    for power in g.impulse_order():
        if not move.enemies >> power & 1:
            continue
        done = 0
        while spaces := intercepting_spaces(g, move, power, done):
            force = yield from _declare(g, move, power, spaces)
            if force is None:
                break
            done |= 1 << force.space
            yield from _attempt(g, move, force)


def _declare(g: AnyWar, move: Move, power: Power, spaces: list[Space]) -> Procedure[Force | None]:
    """Step 1: which formation tries, if any."""

    def next_ask(picks: list[Option]) -> Ask | None:
        if not picks:
            return _from_where(g, move, power, spaces)
        if picks[0].key == PASS:
            return None
        pool = fresh_force(g, move, power, picks[0].value)
        joins = bool(owners_at(g, move.to) & g.state.friends[power])
        return muster_ask(
            g,
            pool,
            picks[1:],
            kind="interceptors",
            cite="13.2",
            accept=lambda force: can_part(g, force, move.to) if force.size else joins,
            promise=lambda view, force: _promise(view, move, force),
        )

    picks = yield from compose(next_ask)
    if picks[0].key == PASS:
        return None
    return picked_force(g, fresh_force(g, move, power, picks[0].value), picks[1:])


def _promise(g: AnyWar, move: Move, force: Force) -> Prospect:
    return land_attempt_prospect(g, "odds-interception", move, force)


def _from_where(g: AnyWar, move: Move, power: Power, spaces: list[Space]) -> Ask:
    ids = g.world.location_ids
    options = [Option(f"intercept.{ids[s]}", s, (place_ref(g, s),)) for s in spaces]
    goals = {option.key: option.value for option in options}
    options.append(Option(PASS, text="option-do-not-intercept"))

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        """With all that can go from there."""
        if key not in goals:
            return None
        return _promise(view, move, largest(view, fresh_force(view, move, power, goals[key])))

    return Ask(
        g.seat_of(power),
        "interception",
        options,
        f"{g.book} 13.2",
        args={
            "power": power_ref(g, power),
            "mover": power_ref(g, move.power),
            "space": place_ref(g, move.to),
            "units": move.force.size,
        },
        refs=(place_ref(g, move.to),),
        explain=lambda ref: why_no_interception(g, move, power, ref),
        window="interception",
        foresee=foresee,
    )


def why_no_interception(g: AnyWar, move: Move, power: Power, ref: str) -> list[Refusal]:
    for space, known in by_space(g.world.place_refs[: g.world.space_count]):
        if known == ref:
            return [
                *INTERCEPT.refusals(g, move, power),
                *FROM.refusals(g, move, power, space),
            ]
    return []


def _attempt(g: AnyWar, move: Move, force: Force) -> Procedure[None]:
    """Steps 2 and 3: roll, and place the formation in the destination if it succeeds."""
    origin = force.space
    total = sum(g.dice(2, "interception")) + roll_modifier(g, force, move.force)
    g.record(
        AttemptRolled(
            power_ref(g, force.power), "interception", place_ref(g, move.to), total, needed=NEEDED
        )
    )
    tire(g.state.impulse.intercepted, force)
    if total < NEEDED:
        return
    march(g, force, move.to, "intercept")
    move.intercepted |= 1 << force.power
    yield from check_siege(g, origin)
    yield from g.hooks.entered(g, force.power, move.to)
