"""Pursuit: what each side loses (uRR 13.1.7).

First units are eliminated, then others disbanded; the sufferer chooses among those that fought.
The winner never loses the last unit.
"""

from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Kind, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import unit_option
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import disperse_troop
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites


@cites("uRR 13.1.6", "uRR 13.1.7")
def eliminate(g: Regis, combat: Combat, result: Result) -> Procedure[None]:
    """One unit for each two casualties. In an assault the fortress is the last to go: not while
    there are troops in it, whether they have fought or not."""
    for number, side in enumerate(combat.sides):
        fortress = combat.kind == "siege" and side.fortress_fought
        wins = result.winner == number
        for _ in range(0 if side.unhurt else result.eliminated[number]):
            if side.fighters:
                if may_lose(side, wins, fortress):
                    yield from lose_one(g, combat, side)
            elif fortress and not wins and not side.fortress_lost and not side.force.size:
                side.fortress_lost = True
                side.lost += 1


def may_lose(side: Side, wins: bool, fortress: bool = False) -> bool:
    """The winner keeps the last unit of his force, of which a fortress is one in a siege."""
    return not wins or side.force.size + fortress > 1


def lose_one(g: Regis, combat: Combat, side: Side) -> Procedure[None]:
    owner, kind = yield from pick_fighter(g, combat, side, "lose")
    g.eliminate(owner, side.force.place, kind)
    side.lose(owner, kind)
    side.lost += 1


def pick_fighter(g: Regis, combat: Combat, side: Side, verb: str) -> Procedure[tuple[Power, Kind]]:
    """The owner chooses; the worst first in the list."""
    options = [
        unit_option(g, verb, *unit, cite="uRR 13.1.7") for unit in dict.fromkeys(side.fighters)
    ]
    options.reverse()
    unit: tuple[Power, Kind] = yield from choose(
        g, side.power, verb, options, cite="uRR 13.1.7", place=combat.place
    )
    return unit


def dispersals(side: Side, disbands: int, each: int) -> int:
    """Units that so many disband results cost, at `each` results for one."""
    return 0 if side.unhurt else disbands // each


@cites("uRR 13.1.7")
def disperse(g: Regis, combat: Combat, side: Side, count: int, *, wins: bool) -> Procedure[None]:
    """Troops that fought go to the dispersion box; leaders go with the last of a force."""
    box = NOWHERE
    for _ in range(count):
        if not side.fighters or not may_lose(side, wins):
            break
        owner, kind = yield from pick_fighter(g, combat, side, "disperse")
        box = yield from disperse_troop(g, owner, side.force.place, kind)
        side.lose(owner, kind)
        side.dispersed.append((owner, kind, box))
    fate_of_leaders(g, side, box)


@cites("uRR 13.1.6", "uRR 17.1")
def fate_of_leaders(g: Regis, side: Side, box: Place) -> None:
    """Where no unit is left: to the box with the last one, into the fortress, or lost."""
    force = side.force
    if force.size or not force.leaders:
        return
    shelter = side.fortress and not side.fortress_lost
    for leader in force.leaders:
        if leader.on == "fortress" and shelter:
            continue
        if box != NOWHERE:
            g.move_leader(leader, box, "troop")
        elif shelter:
            g.move_leader(leader, force.place, "fortress")
        else:
            g.remove_leader(leader)
    force.leaders = [one for one in force.leaders if one.place == force.place and shelter]
