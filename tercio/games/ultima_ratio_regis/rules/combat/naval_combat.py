"""Naval combat (uRR 13.2), and the combat of pirates (11.5.2).

    winner = yield from naval_combat(g, sea, attacker, defender, cause)
    winner = yield from piracy_combat(g, sea, pirate, interceptor)

Forces are fleets or squadrons (`fleets_at`); None is a side without ships: a convoy without escort,
or trade without protection. The attacker is the side of the player whose impulse it is and
chooses first. The answer is 0 if the attacker has won, 1 if the defender has, -1 for a draw;
losses, morale and the way back to base are settled. An interceptor of pirates who is in port is
a force whose place is the port (`squadrons_in_port`).
"""

from collections.abc import Callable
from typing import Literal

from tercio.games.ultima_ratio_regis.model.area_questions import held_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import (
    prepare,
    resolve,
    take_morale,
)
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.foresight import announced, prospect
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import (
    dispersals,
    eliminate,
    may_lose,
    pick_fighter,
)
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side, begin, nobody
from tercio.games.ultima_ratio_regis.rules.economy.commerce import commercial_ports
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, still_there
from tercio.games.ultima_ratio_regis.rules.naval_actions.bases import retire, stranded
from tercio.kernel.ask import Foresee, Option, Procedure, Prospect
from tercio.kernel.citations import cites

Cause = Literal["action", "transport", "support", "piracy"]
"""A fleet action, the interception of a transport, the dispute of support for a combat on land,
and piracy (13.2.4)."""


@cites("uRR 13.2", "uRR 13.2.1", "uRR 13.2.2", "uRR 13.2.4")
def naval_combat(
    g: Regis, sea: Place, attacker: Force | None, defender: Force | None, cause: Cause
) -> Procedure[int]:
    """Who wins: 0, 1 or -1."""
    combat = field(g, sea, attacker, defender, cause=cause)
    begin(g, combat)
    yield from prepare(g, combat)
    result = yield from resolve(g, combat)
    yield from eliminate(g, combat, result)
    crippled = list[Force]()
    for number in (0, 1):
        crippled.append((yield from damage(g, combat, result, number)))
    take_morale(g, combat, result)
    for number, side in enumerate(combat.sides):
        loses = result.winner == 1 - number
        yield from go_home(g, side, crippled[number], loses)
    return result.winner


def field(
    g: Regis, sea: Place, attacker: Force | None, defender: Force | None, cause: Cause
) -> Combat:
    """Both sides, before anything counts for or against them."""
    sides = ship_side(g, sea, attacker), ship_side(g, sea, defender)
    return Combat("naval", sea, *sides, g.world.book.battlefield(cause), fixed=cause == "piracy")


def foresee_naval(
    g: Regis,
    sea: Place,
    attacker: Force | None,
    defender: Force | None,
    cause: Cause,
    power: Power,
) -> Prospect | None:
    """The chances in the eyes of one of the two; a side without ships has a flag all the same."""
    combat = announced(g, field(g, sea, attacker, defender, cause=cause))
    for side in combat.sides:
        if cause != "piracy" and g.world.is_area(side.force.place):
            side.disadvantages -= 1  # It comes out of port for the combat.
        if side.power == NOBODY and power not in (combat.attacker.power, combat.defender.power):
            side.power = power
    return prospect(g, combat, power)


def foresee_fleets(
    options: list[Option], promise: Callable[[Regis, Force], Prospect | None]
) -> Foresee:
    """Of options whose values are fleets that could fight."""
    fleets = {option.key: option.value for option in options}

    def foresee(view: Regis, key: str) -> Prospect | None:
        fleet = fleets.get(key)
        return promise(view, fleet) if isinstance(fleet, Force) else None

    return foresee


@cites("uRR 11.5.2", "uRR 13.2.3")
def piracy_combat(g: Regis, sea: Place, pirate: Force, interceptor: Force | None) -> Procedure[int]:
    """One die each. Without an interceptor the pirate needs a battle point to win."""
    return (yield from naval_combat(g, sea, pirate, interceptor, cause="piracy"))


def ship_side(g: Regis, sea: Place, fleet: Force | None) -> Side:
    if fleet is None or not still_there(g, fleet).size:
        return nobody(sea)
    side = Side(fleet.power, fleet, may_conscript=may_rig_merchants(g, fleet, sea))
    if g.world.is_area(fleet.place):
        side.disadvantages += 1
    return side


@cites("uRR 13.1.9", "uRR 19.2.1")
def may_rig_merchants(g: Regis, fleet: Force, sea: Place) -> bool:
    """With a leader, where his side has a commercial port that is not razed."""
    if not fleet.leaders:
        return False
    ports = commercial_ports(g) & held_by_side(g, fleet.power) & ~g.state.razed
    return bool(ports & g.world.coast.adjacent[sea])


@cites("uRR 13.2.5")
def damage(g: Regis, combat: Combat, result: Result, number: int) -> Procedure[Force]:
    """Each two disband results damage a squadron; the force of those damaged."""
    side = combat.sides[number]
    wins = result.winner == number
    crippled = Force(side.power, side.force.place, {})
    for _ in range(dispersals(side, result.disbands[number], g.world.book.combat.disbands)):
        if not side.fighters or not may_lose(side, wins):
            break
        owner, kind = yield from pick_fighter(g, combat, side, "damage")
        broken: Kind = g.flip_units(owner, side.force.place, kind)
        side.lose(owner, kind)
        crippled.add(owner, broken)
    return crippled


@cites("uRR 13.2.5", "uRR 13.1.6")
def go_home(g: Regis, side: Side, crippled: Force, loses: bool) -> Procedure[None]:
    """What is damaged goes to its base, and the loser with all he has; so do the leaders of a
    fleet that has gone. They are lost with their last squadron."""
    force = side.force
    if loses:
        for (owner, kind), count in force.units.items():
            crippled.add(owner, kind, count)
        force.units.clear()
    if not force.size:
        crippled.leaders, force.leaders = force.leaders, []
    if not crippled.size:
        for leader in crippled.leaders:
            g.remove_leader(leader)
        for leader in stranded(g, force):
            g.remove_leader(leader)
        return
    if g.world.is_sea(force.place):
        yield from retire(g, crippled)
