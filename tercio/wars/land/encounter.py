"""The field battle that a move leads to (13.1, step 8), and what it promises."""

from tercio.kernel.ask import Prospect
from tercio.wars.display.prospects import field_prospect
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import count_dice
from tercio.wars.land.hostility import hostile_forces
from tercio.wars.land.move import Move
from tercio.wars.model.force import Force
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import controller_of
from tercio.wars.model.war import AnyWar


def battle_for(g: AnyWar, move: Move, defenders: list[Force], garrison: Force | None) -> Battle:
    """All that stands in the space against the formation and the garrison that it relieves."""
    first = _leads(g, move, defenders)
    return Battle(
        "field",
        move.to,
        Side(move.power, move.force, garrison=garrison),
        Side(first.power, first, allies=[force for force in defenders if force is not first]),
        origin=move.origin,
        intercepted=move.intercepted,
        relief=garrison is not None,
    )


def _leads(g: AnyWar, move: Move, defenders: list[Force]) -> Force:
    """The interceptor, else who controls the space, else the first in impulse order."""
    for force in defenders:
        if move.intercepted >> force.power & 1:
            return force
    for force in defenders:
        if force.power == controller_of(g, move.to):
            return force
    return defenders[0]


def foresee_battle(
    g: AnyWar, move: Move, power: Power, garrison: Force | None = None
) -> Prospect | None:
    """The odds in the eyes of `power`, if everybody stands who is there now; None if nobody is."""
    defenders = hostile_forces(g, move.power, move.to)
    if not defenders or not move.force.size:
        return None
    battle = battle_for(g, move, defenders, garrison)
    battle.attacker.dice, battle.defender.dice = count_dice(g, battle)
    return field_prospect(g, battle, power)
