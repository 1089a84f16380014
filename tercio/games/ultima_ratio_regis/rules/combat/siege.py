"""Siege (uRR 13.4): a siege is planted, then assaults follow, one action each.

    yield from assault(g, area)          one assault by the power that besieges it
    yield from sortie(g, area)           the besieged give battle

The actions `assault` and `sortie`, and the free sortie at the start of an impulse, are here too.
"""

from tercio.games.ultima_ratio_regis.model.area_questions import (
    besieged_areas,
    besieger_of,
    fortress_areas,
    held_by_side,
    is_besieged,
    major_at,
    stood_by_side,
)
from tercio.games.ultima_ratio_regis.model.names import NOWHERE, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.battlefield import change_by_one
from tercio.games.ultima_ratio_regis.rules.combat.capitulation import (
    capitulate,
    check_capitulation,
    garrison,
    plant_siege,
)
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import prepare, resolve
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.foresight import announced, prospect
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    Battle,
    foresee_battle,
    land_battle,
)
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import (
    dispersals,
    disperse,
    eliminate,
    fate_of_leaders,
)
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side, begin
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import have_acted
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at, has_troops
from tercio.games.ultima_ratio_regis.rules.leaders.veterans import reward
from tercio.games.ultima_ratio_regis.rules.logistics.supply import has_enemy_fortress, is_supplied
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import support_fleets
from tercio.kernel.ask import BACK, Ask, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import AnyTable, Choice, Restrictions, forbids, menu

# -- assault -----------------------------------------------------------------------------------


@cites("uRR 13.4", "uRR 13.4.2", "uRR 13.1.8")
def assault(g: Regis, area: Place) -> Procedure[int]:
    """One assault. Who has won it: 0 the besiegers, 1 the besieged, -1 nobody."""
    besieger = besieger_of(g, area)
    support = yield from support_fleets(g, area, besieger, garrison(g, area).power)
    if besieger_of(g, area) != besieger:
        return -1  # Peace has ended the siege (21.4.2).
    combat = field(g, area, besieger)
    begin(g, combat)
    yield from set_conditions(g, combat, support)
    yield from prepare(g, combat)
    if (yield from gives_up(g, combat)):
        yield from capitulate(g, area)
        return 0
    result = yield from resolve(g, combat)
    yield from eliminate(g, combat, result)
    yield from wear_down(g, combat, result)
    yield from reward(g, combat, result)
    yield from settle(g, combat)
    return result.winner


def field(g: Regis, area: Place, besieger: Power) -> Combat:
    """Both sides, before anything counts for or against them."""
    besiegers, besieged = force_at(g, besieger, area), garrison(g, area)
    return Combat(
        "siege",
        area,
        Side(besiegers.power, besiegers, may_conscript=True),
        Side(besieged.power, besieged, fortress=True, may_conscript=True),
        size=g.world.book.battlefield("siege"),
    )


def foresee_assault(g: Regis, area: Place, power: Power) -> Prospect | None:
    """The chances in the eyes of the besieger, as things stand."""
    combat = announced(g, field(g, area, power))
    if is_besieged(g, area):
        combat.defender.disadvantages += g.state.sieges[area].casualties
    return prospect(g, combat, power)


@cites("uRR 13.4.3", "uRR 13.4.4")
def set_conditions(g: Regis, combat: Combat, support: int) -> Procedure[None]:
    """A fleet hinders the other side and lets its own change the battlefield by one."""
    combat.defender.disadvantages += g.state.sieges[combat.place].casualties
    if support >= 0:
        combat.sides[1 - support].disadvantages += 1
        power = combat.sides[support].power
        yield from change_by_one(g, combat, power, "uRR 13.4.4")


@cites("uRR 13.4.5")
def gives_up(g: Regis, combat: Combat) -> Procedure[bool]:
    """The besieged may capitulate before the dice are rolled."""
    cite = "uRR 13.4.5"
    options = [Option("resist", False, cite=cite), Option("capitulate", True, cite=cite)]
    power = combat.defender.power

    def foresee(view: Regis, key: str) -> Prospect | None:
        return prospect(view, combat, power) if key == "resist" else None

    answer: bool = yield from choose(
        g, power, "capitulation", options, cite=cite, place=combat.place, foresee=foresee
    )
    return answer


@cites("uRR 13.4.2")
def wear_down(g: Regis, combat: Combat, result: Result) -> Procedure[None]:
    """Two disband results disperse a besieger or are a siege casualty; the loser has one."""
    each = g.world.book.combat.disbands
    lost = [
        max(
            dispersals(side, result.disbands[n], each),
            int(result.winner == 1 - n and not side.unhurt),
        )
        for n, side in enumerate(combat.sides)
    ]
    attacker = combat.attacker
    yield from disperse(g, combat, attacker, lost[0], wins=result.winner == 0)
    if lost[1]:
        g.add_siege_casualties(combat.place, lost[1])
    fate_of_leaders(g, combat.defender, NOWHERE)


@cites("uRR 13.4.5")
def settle(g: Regis, combat: Combat) -> Procedure[None]:
    """The fortress falls, or the besiegers are gone, or the siege goes on."""
    area = combat.place
    if not has_troops(g, combat.attacker.power, area):
        g.end_siege(area)
    elif combat.defender.fortress_lost:
        yield from capitulate(g, area)
    else:
        yield from check_capitulation(g, area)


# -- sortie ------------------------------------------------------------------------------------


@cites("uRR 13.3.1", "uRR 12.3.1")
def sortie(g: Regis, area: Place) -> Procedure[int]:
    """The besieged, all that there are, give battle to the besiegers; they have acted with it."""
    battle = sally(g, area)
    have_acted(g, battle.attacker)
    return (yield from land_battle(g, battle))


def sally(g: Regis, area: Place) -> Battle:
    besiegers = force_at(g, besieger_of(g, area), area)
    return Battle(area, garrison(g, area), besiegers, manner="sortie")


# -- actions -----------------------------------------------------------------------------------


def _at(g: Regis, area: str) -> Place:
    return g.world.location[area]


@forbids("uRR 13.4.1")
def not_besieging(g: Regis, power: Power, area: str) -> bool:
    """Nor before the walls of an enemy: who came there without supply may have it now."""
    place = _at(g, area)
    if is_besieged(g, place):
        return besieger_of(g, place) != power
    return not has_enemy_fortress(g, power, place)


@forbids("uRR 13.4.2")
def no_besiegers_left(g: Regis, power: Power, area: str) -> bool:
    return not has_troops(g, power, _at(g, area))


@forbids("uRR 15.2")
def without_supply(g: Regis, power: Power, area: str) -> bool:
    return not is_supplied(g, power, _at(g, area))


ASSAULT = Restrictions("assault", not_besieging, no_besiegers_left, without_supply)


@forbids("uRR 13.3.1")
def not_besieged(g: Regis, power: Power, area: str) -> bool:
    place = _at(g, area)
    return not is_besieged(g, place) or major_at(g, place) != power


@forbids("uRR 13.3.1")
def no_troops_inside(g: Regis, power: Power, area: str) -> bool:
    return not has_troops(g, power, _at(g, area))


SORTIE = Restrictions("sortie", not_besieged, no_troops_inside)


def besieged_ids(g: Regis) -> list[str]:
    return [g.world.location_ids[area] for area in sorted(g.state.sieges)]


def walled_ids(g: Regis, power: Power) -> list[str]:
    """Besieged areas, and others with walls before which troops of a side stand."""
    walls = stood_by_side(g, power) & fortress_areas(g) & ~held_by_side(g, power)
    return [g.world.location_ids[area] for area in places_in(walls | besieged_areas(g))]


def _where(g: Regis, power: Power, verb: str, table: AnyTable) -> Ask:
    areas = walled_ids(g, power) if verb == "assault" else besieged_ids(g)
    ask = menu(seat_of(g, power), verb, Choice(verb, "area", areas, table, told=(g, power)))
    ask.args = {"power": power_ref(g, power)}
    ask.options.append(Option(BACK))

    def foresee(view: Regis, key: str) -> Prospect | None:
        if key == BACK:
            return None
        area = _at(view, key.partition(".")[2])
        if verb == "assault":
            return foresee_assault(view, area, power)
        return foresee_battle(view, sally(view, area), power)

    ask.foresee = foresee
    return ask


def may_assault(g: Regis, power: Power) -> bool:
    return any(ASSAULT.allow(g, power, area) for area in walled_ids(g, power))


@action("assault", "uRR 13.4.1", may=may_assault)
def act_assault(g: Regis, power: Power) -> Procedure[bool]:
    pick = yield _where(g, power, "assault", ASSAULT)
    if pick.key == BACK:
        return False
    area = _at(g, pick.value)
    g.spend(power, "assault")
    plant_siege(g, power, area)
    have_acted(g, force_at(g, power, area))
    yield from assault(g, area)
    return True


def may_sortie(g: Regis, power: Power) -> bool:
    return bool(g.state.sieges) and bool(SORTIE.enumerate(besieged_ids(g), g, power))


@action("sortie", "uRR 13.3.1", may=may_sortie)
def act_sortie(g: Regis, power: Power) -> Procedure[bool]:
    pick = yield _where(g, power, "sortie", SORTIE)
    if pick.key == BACK:
        return False
    g.spend(power, "sortie")
    yield from sortie(g, _at(g, pick.value))
    return True


@forbids("uRR 8.2.2")
def has_made_a_sortie(g: Regis, power: Power, area: str) -> bool:
    return bool(g.state.impulse.sorties >> _at(g, area) & 1)


FREE_SORTIE = SORTIE.plus(has_made_a_sortie)


def may_sortie_free(g: Regis, power: Power) -> bool:
    return bool(g.state.sieges) and bool(FREE_SORTIE.enumerate(besieged_ids(g), g, power))


@action("sortie_free", "uRR 8.2.2", may=may_sortie_free, when="start")
def act_sortie_free(g: Regis, power: Power) -> Procedure[bool]:
    """At the start of an impulse it costs nothing, once from each fortress."""
    pick = yield _where(g, power, "sortie", FREE_SORTIE)
    if pick.key == BACK:
        return False
    area = _at(g, pick.value)
    g.state.impulse.sorties |= 1 << area
    yield from sortie(g, area)
    return True
