"""Land battle (uRR 13.3).

    winner = yield from land_battle(g, Battle(area, attacker, defender, origin, manner))

Both forces stand in the books in `area`: whoever marches or intercepts has been moved there. The
attacker is the side whose impulse it is; `origin` is where he came from, NOBODY of a sortie.
`manner` is "field", "landing", "sortie" (the attacker is besieged there, the defender besieges) or
"relief" (the attacker comes from outside, the defender besieges); one who `landed` may bring relief
too. With `intercepted` the defender has come to meet him on the march. A power's fortress takes
part by itself.

The answer is 0 if the attacker has won, 1 if the defender has, -1 for a draw; CALLED_OFF if peace
was made while fleets fought over support (21.4.2). When it comes,
losses, morale, veterans and retreats are settled, a siege is begun or ended, and the winner has
been asked whether he takes the area (overseas a subjugation must follow, 13.5.7).
"""

from dataclasses import dataclass, replace
from typing import Literal

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, major_at
from tercio.games.ultima_ratio_regis.model.names import NOBODY, NOWHERE, OTHER_FACE, Place, Power
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.war_questions import are_at_war
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.battlefield import choose_size
from tercio.games.ultima_ratio_regis.rules.combat.capitulation import (
    check_capitulation,
    plant_siege,
)
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import (
    prepare,
    resolve,
    take_morale,
    unit_option,
)
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.foresight import announced, prospect
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import dispersals, disperse, eliminate
from tercio.games.ultima_ratio_regis.rules.combat.retreat import retreat, send_leaders, withdraw
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side, begin
from tercio.games.ultima_ratio_regis.rules.land_movement.control import offer_control
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import have_acted
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    Force,
    force_at,
    has_troops,
    still_there,
    without,
)
from tercio.games.ultima_ratio_regis.rules.leaders.veterans import reward
from tercio.games.ultima_ratio_regis.rules.logistics.strays import send_home
from tercio.games.ultima_ratio_regis.rules.major_powers.peace import forced_peace
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import support_fleets
from tercio.kernel.ask import DONE, Option, Procedure, Prospect
from tercio.kernel.citations import cites

Manner = Literal["field", "landing", "sortie", "relief"]
CALLED_OFF = -2


@dataclass(slots=True)
class Battle:
    area: Place
    attacker: Force
    defender: Force
    origin: Place = NOWHERE
    manner: Manner = "field"
    intercepted: bool = False
    landed: bool = False
    """The attacker comes from the sea, also where his manner is another."""
    garrison: Force | None = None
    """The besieged who have joined a relief..."""
    relief: Force | None = None
    """...and the army as it came."""


@cites("uRR 13.3", "uRR 13.3.1", "uRR 13.3.2", "uRR 13.1.8")
def land_battle(g: Regis, battle: Battle) -> Procedure[int]:
    """Who wins: 0, 1 or -1; or that it is called off."""
    yield from join_relief(g, battle)
    support = yield from support_fleets(
        g, battle.area, battle.attacker.power, battle.defender.power
    )
    if not is_still_on(g, battle):
        yield from part_in_peace(g, battle)
        return CALLED_OFF
    combat = field(g, battle)
    begin(g, combat)
    set_conditions(g, battle, combat, support)
    yield from choose_battlefield(g, battle, combat)
    yield from prepare(g, combat)
    result = yield from resolve(g, combat)
    yield from eliminate(g, combat, result)
    for number, side in enumerate(combat.sides):
        count = dispersals(side, result.disbands[number], 1)
        yield from disperse(g, combat, side, count, wins=result.winner == number)
    take_morale(g, combat, result)
    yield from reward(g, combat, result)
    yield from leave_the_field(g, battle, result)
    yield from forced_peace(g)
    yield from hold_the_field(g, battle, result)
    return result.winner


def field(g: Regis, battle: Battle) -> Combat:
    """Both sides, before anything counts for or against them."""
    return Combat(
        "land",
        battle.area,
        Side(battle.attacker.power, battle.attacker),
        Side(battle.defender.power, battle.defender, fortress=fortress_fights(g, battle)),
        size=g.world.book.battlefield("land"),
        intercepted=battle.intercepted,
    )


def foresee_battle(g: Regis, battle: Battle, power: Power) -> Prospect | None:
    """The chances in the eyes of one of the two, if it were fought as things stand."""
    if not battle.attacker.size or not battle.defender.size:
        return None
    combat = announced(g, field(g, battle))
    set_conditions(g, battle, combat, -1)
    return prospect(g, combat, power)


@cites("uRR 21.4.2")
def is_still_on(g: Regis, battle: Battle) -> bool:
    """The two are at war, and both still have troops there."""
    sides = battle.attacker, battle.defender
    if not all(still_there(g, force).size for force in sides):
        return False
    return are_at_war(g, battle.attacker.power, battle.defender.power)


@cites("uRR 14", "uRR 21.4.2")
def part_in_peace(g: Regis, battle: Battle) -> Procedure[None]:
    """Who came to attack leaves, unless it is his own area; of those in the area of who has been
    his enemy the peace has taken care."""
    power = battle.attacker.power
    if not are_at_war(g, power, battle.defender.power):
        yield from send_home(g, power, battle.area)


# -- who fights, and how -----------------------------------------------------------------------


@cites("uRR 13.3.4")
def fortress_fights(g: Regis, battle: Battle) -> bool:
    """For a defender to whom it belongs; not against besiegers' works."""
    if battle.manner in ("sortie", "relief") or not has_fortress(g, battle.area):
        return False
    return major_at(g, battle.area) == battle.defender.power


@cites("uRR 13.3.5", "uRR 12.3.1")
def join_relief(g: Regis, battle: Battle) -> Procedure[None]:
    """The besieged may join a relief army of the same power, with all their siege casualties."""
    if battle.manner != "relief":
        return
    everybody = force_at(g, battle.attacker.power, battle.area)
    garrison = without(everybody, battle.attacker)
    if not garrison.size:
        return
    options = [Option("join", True, cite="uRR 13.3.5"), Option("pass", False, cite="uRR 13.3.5")]
    power, cite = battle.attacker.power, "uRR 13.3.5"

    def foresee(view: Regis, key: str) -> Prospect | None:
        joined = replace(battle, attacker=everybody, garrison=garrison)
        return foresee_battle(view, joined if key == "join" else battle, power)

    joins = yield from choose(
        g, power, "join-relief", options, cite=cite, place=battle.area, foresee=foresee
    )
    if joins:
        have_acted(g, garrison)
        battle.garrison, battle.relief = garrison, battle.attacker
        battle.attacker = everybody


@cites("uRR 13.3.3", "uRR 13.3.5")
def set_conditions(g: Regis, battle: Battle, combat: Combat, support: int) -> None:
    """Advantages and disadvantages of the ground, of fleets, and of those who are besieged."""
    terrain = g.world.areas[battle.area].terrain
    attacker = combat.attacker
    attacker.disadvantages += g.world.book.terrain[terrain].disadvantages
    attacker.disadvantages += comes_from_the_sea(battle)
    if battle.manner == "sortie" or battle.garrison is not None:
        attacker.disadvantages += g.state.sieges[battle.area].casualties
    if support >= 0:
        combat.sides[1 - support].disadvantages += 1
    for side in combat.sides:
        side.may_conscript = bool(side.force.leaders)


@cites("uRR 13.3.4")
def choose_battlefield(g: Regis, battle: Battle, combat: Combat) -> Procedure[None]:
    """The defender may make it as small as ground and circumstances allow."""
    sizes = {g.world.book.battlefield("land"), *reductions(g, battle)}
    yield from choose_size(g, combat, combat.defender.power, sizes, cite="uRR 13.3.4")


def reductions(g: Regis, battle: Battle) -> set[int]:
    """The sizes to which the defender may reduce the battlefield."""
    world, book = g.world, g.world.book
    ground = book.terrain[world.areas[battle.area].terrain]
    found = {ground.battlefield}
    if battle.origin != NOWHERE and world.rough.adjacent[battle.origin] >> battle.area & 1:
        found.add(book.combat.rough_pass)
    if comes_from_the_sea(battle):
        found.add(ground.landing)
    if battle.manner in ("sortie", "relief"):
        found.add(ground.sortie)
    return found - {0}


def comes_from_the_sea(battle: Battle) -> bool:
    return battle.landed or battle.manner == "landing"


# -- after the battle --------------------------------------------------------------------------


@cites("uRR 13.3.6", "uRR 13.3.5")
def leave_the_field(g: Regis, battle: Battle, result: Result) -> Procedure[None]:
    """An attacker who has not won goes back; a beaten defender retreats."""
    part_company(g, battle)
    if result.winner != 0:
        go_back(g, battle)
    if result.winner == 0:
        yield from retreat(g, battle.defender, battle.origin)
    siege = g.state.sieges.get(battle.area)
    if siege is not None and not has_troops(g, siege.power, battle.area):
        g.end_siege(battle.area)
    yield from check_capitulation(g, battle.area)


def part_company(g: Regis, battle: Battle) -> None:
    """The relief army is by itself again, with those who are left of it; leaders of a garrison
    that is no more stay with the fortress."""
    if battle.garrison is None or battle.relief is None:
        return
    survivors, army = battle.attacker, battle.relief
    inside = shelter(survivors, battle.garrison, army)
    rest = without(survivors, inside)
    if not inside.size:
        for leader in inside.leaders:
            g.move_leader(leader, battle.area, "fortress")
    army.units, army.leaders = rest.units, rest.leaders
    battle.attacker = army


def go_back(g: Regis, battle: Battle) -> None:
    """The besieged are in the fortress again, the others go where they came from."""
    if battle.manner != "sortie":
        withdraw(g, battle.attacker, battle.origin)


def shelter(survivors: Force, garrison: Force, relief: Force) -> Force:
    """Those of the survivors who came out of the fortress, where both have units of a kind; a
    new veteran is one of them if the relief army had none such."""
    inside = Force(garrison.power, garrison.place, {})
    for owner, kind in garrison.each:
        other = owner, OTHER_FACE[kind]
        new = survivors.units.get(other, 0) - relief.units.get(other, 0)
        if inside.units.get((owner, kind), 0) < survivors.units.get((owner, kind), 0):
            inside.add(owner, kind)
        elif inside.units.get(other, 0) < new:
            inside.add(*other)
    inside.leaders = [one for one in garrison.leaders if one in survivors.leaders]
    return inside


@cites("uRR 13.3.7", "uRR 13.3.5", "uRR 13.4.1")
def hold_the_field(g: Regis, battle: Battle, result: Result) -> Procedure[None]:
    """Control of the area for the winner, or a siege where a fortress holds out."""
    if result.winner < 0:
        return
    winner = battle.attacker if result.winner == 0 else battle.defender
    if not has_troops(g, winner.power, battle.area):
        return
    area, holder = battle.area, g.state.holder[battle.area]
    if battle.manner == "relief" and result.winner == 0 and not are_at_war(g, winner.power, holder):
        yield from after_relief(g, battle)
        return
    if has_fortress(g, area) and holder != NOBODY and major_at(g, area) != winner.power:
        if are_at_war(g, winner.power, holder):
            plant_siege(g, winner.power, area)
        return
    if g.world.main >> area & 1 and holder != NOBODY:
        yield from offer_control(g, winner.power, area, "uRR 13.3.7")


@cites("uRR 13.3.5")
def after_relief(g: Regis, battle: Battle) -> Procedure[None]:
    """Out of a friend's area the relief army must go; out of its own, what its player likes."""
    force = battle.attacker
    if major_at(g, battle.area) != force.power:
        withdraw(g, force, battle.origin)
        return
    everybody = force_at(g, force.power, battle.area)
    left = False
    while everybody.size:
        options = [Option(DONE, None, cite="uRR 13.3.5")]
        units = dict.fromkeys(everybody.each)
        options += [unit_option(g, "return", *unit, cite="uRR 13.3.5") for unit in units]
        unit = yield from choose(
            g, force.power, "return", options, cite="uRR 13.3.5", place=battle.area
        )
        if unit is None:
            break
        g.move_units(unit[0], battle.area, battle.origin, unit[1])
        everybody.drop(*unit)
        left = True
    if left:
        places = [battle.area, battle.origin] if everybody.size else [battle.origin]
        yield from send_leaders(g, everybody, places)
