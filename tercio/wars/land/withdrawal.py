"""Withdrawing into fortifications, and the formation left outside (13.4)."""

from tercio.kernel.ask import Ask, Option, Procedure, Prospect, Refusal
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.land.after_battle import begin_siege_if_stronger
from tercio.wars.land.encounter import foresee_battle
from tercio.wars.land.entry import may_go, why_not_enter
from tercio.wars.land.formations import can_part
from tercio.wars.land.hostility import (
    GARRISON,
    hostile_owners,
    is_passive,
    may_garrison,
    units_of,
)
from tercio.wars.land.move import Move, declare
from tercio.wars.land.retreat import retreat
from tercio.wars.model.confinement import is_free
from tercio.wars.model.force import Force
from tercio.wars.model.names import Location, Power, Space
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.refs import place_ref, power_ref
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.war import AnyWar


@forbids("HIS 13.4", "VQ 13.4")
def has_no_walls_of_its_side(g: AnyWar, move: Move) -> bool:
    """The space is not fortified, or none of the defenders' side controls it."""
    hostile = hostile_owners(g, move.power, move.to)
    return not any(
        may_garrison(g, owner, move.to) for owner in g.world.powers if hostile >> owner & 1
    )


@forbids("HIS 13.4", "VQ 13.4")
def is_too_large_for_the_walls(g: AnyWar, move: Move) -> bool:
    return units_of(g, hostile_owners(g, move.power, move.to), move.to) > GARRISON


@forbids("HIS 13.2", "VQ 13.2")
def was_reinforced_by_interception(g: AnyWar, move: Move) -> bool:
    return bool(move.intercepted)


WITHDRAW = Restrictions(
    "withdraw",
    was_reinforced_by_interception,
    has_no_walls_of_its_side,
    is_too_large_for_the_walls,
)


@cites("HIS 22.1", "VQ 24.1")
def must_withdraw(g: AnyWar, move: Move) -> bool:
    """Inactive minors and independents always go inside, if there is room."""
    return is_passive(g, controller_of(g, move.to)) and WITHDRAW.allow(g, move)


def foresee_entry(g: AnyWar, force: Force, origin: Location, to: Space) -> Prospect | None:
    """What a formation can expect of a battle in a space; None where there is nobody to fight."""
    move = declare(g, force, origin, to)
    return None if must_withdraw(g, move) else foresee_battle(g, move, force.power)


@cites("HIS 13.4", "VQ 13.4")
def withdraw(g: AnyWar, move: Move) -> Procedure[bool]:
    """Whether the defenders go inside (step 7 of 13.1). Who controls the space decides."""
    if not WITHDRAW.allow(g, move):
        return False
    controller = controller_of(g, move.to)
    if must_withdraw(g, move):
        return True

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        return foresee_battle(view, move, controller) if key == "stand" else None

    pick = yield Ask(
        g.seat_of(controller),
        "withdraw",
        [Option("withdraw", True), Option("stand", False)],
        f"{g.book} 13.4",
        args={
            "power": power_ref(g, controller),
            "mover": power_ref(g, move.power),
            "space": place_ref(g, move.to),
            "units": move.force.size,
        },
        refs=(place_ref(g, move.to),),
        foresee=foresee,
    )
    return bool(pick.value)


@cites("HIS 13.4", "VQ 13.4")
def stand_before_the_walls(g: AnyWar, move: Move) -> Procedure[Space | None]:
    """No battle was fought at a fortified space that is not ours: siege, or go on or back.

    The same holds beside an ally's siege, where each power must be stronger than the garrison.
    Returns the space to which the formation continues its move, if it does.
    """
    force, to = move.force, move.to
    if not force.size or begin_siege_if_stronger(g, force.power, to):
        return None
    onward = onward_spaces(g, force, to)
    if onward:
        pick = yield _onward(g, move, onward)
        if pick.value is not None:
            on: Space = pick.value
            return on
    yield from retreat(g, force, within=1 << move.origin, cite="13.4")
    return None


def move_cost(g: AnyWar, power: Power, origin: Space, to: Space) -> tuple[int, str]:
    """CP for a step between neighbours, and the action that it counts as (13)."""
    action = "move_pass" if g.roads(power).crosses_pass(origin, to) else "move_clear"
    return g.world.actions[action].costs[g.world.power_rows[power].id], action


def onward_spaces(g: AnyWar, force: Force, space: Space) -> list[Space]:
    """Where the formation can go on to with the CP that are left."""
    impulse = g.state.impulse
    if impulse.one_space_only:
        return []
    near = 0
    for to in spaces_in(g.roads(force.power).land.adjacent[space]):
        cost, action = move_cost(g, force.power, space, to)
        allowed = action not in impulse.barred and (not impulse.only or action in impulse.only)
        if allowed and cost <= impulse.cp:
            near |= 1 << to
    spaces = may_go(g, force.power, near, with_units=True)
    return [to for to in spaces if can_part(g, force, to) and is_free(g, force, to)]


def _onward(g: AnyWar, move: Move, spaces: list[Space]) -> Ask:
    ids = g.world.location_ids
    options = [
        Option(
            f"continue.{ids[s]}",
            s,
            (place_ref(g, s),),
            "option-continue",
            args={"a": place_ref(g, s), "cp": move_cost(g, move.power, move.to, s)[0]},
        )
        for s in spaces
    ]
    goals = {option.key: option.value for option in options}
    options.append(Option("retreat", None, (), "option-go-back"))

    def explain(ref: str) -> list[Refusal]:
        return why_not_enter(g, move.power, ref)

    def foresee(view: AnyWar, key: str) -> Prospect | None:
        return foresee_entry(view, move.force, move.to, goals[key]) if key in goals else None

    return Ask(
        g.seat_of(move.power),
        "continue-or-retreat",
        options,
        f"{g.book} 13.4",
        args={"power": power_ref(g, move.power), "space": place_ref(g, move.to)},
        refs=(place_ref(g, move.to),),
        explain=explain,
        foresee=foresee,
    )
