"""What follows a field battle: captives, retreats, relief and siege (14, 14.1, 15.2)."""

from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.wars.land.battle import Battle
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.formations import can_part, choose_force, whole_force
from tercio.wars.land.hostility import GARRISON, is_passive, may_garrison, units_inside
from tercio.wars.land.retreat import leave_siege, retreat, retreat_spaces
from tercio.wars.model.fatigue import tire
from tercio.wars.model.force import Force
from tercio.wars.model.names import Power, Space
from tercio.wars.model.space_questions import is_fortified, is_friendly_space
from tercio.wars.model.war import AnyWar
from tercio.wars.siege.siege import check_siege, is_hostile_fortress


@cites("HIS 14", "VQ 14")
def capture_the_eliminated(g: AnyWar, battle: Battle) -> None:
    """Step 10: leaders of a side without units are captured."""
    for side in (battle.attacker, battle.defender):
        if not side.size:
            capture_leaders(g, side.leaders(), battle.other_side(side).power)
            for force in side.forces():
                force.leaders = []


@cites("HIS 14.1", "VQ 14.1")
def conduct_retreats(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Step 11: the losers leave, each power for itself."""
    if battle.winner != battle.attacker.power:
        if battle.relief:
            yield from relief_outcome(g, battle)
        else:
            yield from _attacker_retreats(g, battle, battle.attacker.force)
        return
    for force in battle.defender.forces():
        if is_passive(g, force.power):
            _hold_the_walls(g, force)
        else:
            yield from _defender_retreats(g, battle, force)


def _attacker_retreats(g: AnyWar, battle: Battle, force: Force) -> Procedure[None]:
    """Back to where the formation came from, or nowhere."""
    yield from retreat(g, force, within=1 << battle.origin, enemy=battle.defender.power)
    tire(g.state.impulse.beaten, force)


def _defender_retreats(g: AnyWar, battle: Battle, force: Force) -> Procedure[None]:
    """Up to four units and any leaders may stay within the walls; the others go."""
    banned = 0 if g.world.is_sea(battle.origin) else 1 << battle.origin
    enemy = battle.attacker.power
    goals = retreat_spaces(g, force.power, battle.space, banned=banned, enemy=enemy)
    if may_garrison(g, force.power, battle.space):
        room = GARRISON - (units_inside(g, battle.space) - _still_outside(battle))
        inside = yield from _withdraw(g, force, room, goals)
        tire(g.state.impulse.beaten, inside)
        subtract(force, inside)
    yield from retreat(g, force, banned=banned, enemy=enemy)
    tire(g.state.impulse.beaten, force)
    force.troops, force.leaders = {}, []


def _still_outside(battle: Battle) -> int:
    """Beaten defenders who have not yet retreated or withdrawn."""
    return battle.defender.size


def _withdraw(
    g: AnyWar, force: Force, room: int, goals: list[Space], *, beside: Force | None = None
) -> Procedure[Force]:
    """Who goes inside; there must be counters to show the rest in one of its `goals`.

    What is `beside` the force leaves with the rest.
    """

    def accept(inside: Force) -> bool:
        rest = force.copy()
        if beside is not None:
            merge(rest, beside)
        subtract(rest, inside)
        return not goals or any(can_part(g, rest, to) for to in goals)

    chosen = yield from choose_force(
        g,
        force.power,
        force.space,
        limit=room,
        kind="withdraw-beaten",
        cite="14.1",
        pool=force,
        command=False,
        empty=True,
        accept=accept,
    )
    return chosen or Force(force.power, force.space)


def subtract(force: Force, part: Force) -> None:
    for owner, kind, count in part.stacks():
        force.add(owner, kind, -count)
    force.leaders = [leader for leader in force.leaders if leader not in part.leaders]


def merge(force: Force, other: Force) -> None:
    for owner, kind, count in other.stacks():
        force.add(owner, kind, count)
    force.leaders += other.leaders


@cites("HIS 22.1", "HIS 22.6", "VQ 24.1", "VQ 24.7")
def _hold_the_walls(g: AnyWar, force: Force) -> None:
    """Inactive minors and independents keep four units inside; the others are eliminated."""
    room = GARRISON if may_garrison(g, force.power, force.space) else 0
    excess = force.size - room
    for owner, kind, count in list(force.stacks()):
        lost = min(count, max(0, excess))
        g.lose_troops(owner, kind, lost, force.space, cause="combat")
        excess -= lost


# -- relief (15.2) -------------------------------------------------------------------------------


@cites("HIS 15.2", "VQ 15.2")
def relief_outcome(g: AnyWar, battle: Battle) -> Procedure[None]:
    """A relief force has lost: who may go inside, and who must go back.

    After a tie any of the attackers may, up to four units in all; otherwise only those who came
    out of the fortification. Of these, too, some may rather leave with the relief force.
    """
    force, garrison = battle.attacker.force, battle.attacker.garrison
    assert garrison is not None
    if battle.attacker.total_hits == battle.defender.total_hits:
        inside = units_inside(g, battle.space) - battle.attacker.size
        merge(force, garrison)
        back = [battle.origin] if g.world.is_space(battle.origin) else []
        entering = yield from _withdraw(g, force, GARRISON - inside, back)
        subtract(force, entering)
    else:
        entering = yield from _garrison_returns(g, battle, force, garrison)
    tire(g.state.impulse.beaten, entering)
    yield from _attacker_retreats(g, battle, force)


def _garrison_returns(g: AnyWar, battle: Battle, force: Force, garrison: Force) -> Procedure[Force]:
    """Who of a beaten garrison goes back inside; those who do not join the relief force.

    If the relief force is gone there is no retreat: its leaders are captured.
    """
    if not force.size:
        capture_leaders(g, force.leaders, battle.defender.power)
        force.leaders = []
        return garrison
    enemy = battle.defender.power
    back = retreat_spaces(g, force.power, battle.space, within=1 << battle.origin, enemy=enemy)
    if not back or garrison.is_empty():
        return garrison
    if g.hooks.older_reading(g, "relief_retreat"):
        force.leaders += garrison.leaders
        garrison.leaders = []
    entering = yield from _withdraw(g, garrison, garrison.size, back, beside=force)
    leaving = garrison.copy()
    subtract(leaving, entering)
    merge(force, leaving)
    return entering


# -- siege (15) ------------------------------------------------------------------------------------


@cites("HIS 14", "VQ 14")
def check_for_siege(g: AnyWar, battle: Battle) -> Procedure[None]:
    """Step 12: a victorious attacker outside enemy walls besieges them, or must retreat.

    A victorious besieger may have become too weak to go on.
    """
    place = battle.space
    if battle.winner != battle.attacker.power:
        for power in battle.defender.powers():  # who intercepted before empty walls not its own
            if _lies_before_walls(g, power, place):
                begin_siege_if_stronger(g, power, place)
        yield from check_siege(g, place)
        return
    for power in battle.defender.powers():
        if g.state.besiegers[place] >> power & 1:
            g.lift_siege(place, power)
    force = whole_force(g, battle.attacker.power, place)
    if not is_fortified(g, place) or is_friendly_space(g, force.power, place):
        return
    if not begin_siege_if_stronger(g, force.power, place):
        yield from leave_siege(g, force)


def _lies_before_walls(g: AnyWar, power: Power, space: Space) -> bool:
    """Outside a fortification that it is there to take; nobody commands the others."""
    return (
        is_fortified(g, space) and not is_passive(g, power) and is_hostile_fortress(g, power, space)
    )


@cites("HIS 15", "VQ 15")
def begin_siege_if_stronger(g: AnyWar, power: Power, space: Space) -> bool:
    """Put a fortified space under siege, if the power has more units there than are inside."""
    force = whole_force(g, power, space)
    if force.size <= units_inside(g, space):
        return False
    g.begin_siege(space, power)
    return True
