"""Subjugation (uRR 13.5): the small war for an area without defenders.

    taken = yield from subjugate(g, power, area, moved=True)

`power` is the major whose troops, or whose minors' troops, stand in the area; `moved` says that all
of them came there in this action. It is part of the move that brought them; the action `subjugate`
tries once more. `SUBJUGATION.allow(g, power, id of the area)` says whether it is possible. The
answer is whether the area is taken.
"""

from tercio.games.ultima_ratio_regis.model.area_questions import has_fortress, held_by_side
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Place, Power
from tercio.games.ultima_ratio_regis.model.numbered import places_in
from tercio.games.ultima_ratio_regis.model.position import Regis
from tercio.games.ultima_ratio_regis.model.power_questions import seat_of
from tercio.games.ultima_ratio_regis.model.refs import power_ref
from tercio.games.ultima_ratio_regis.rules.actions.registry import action
from tercio.games.ultima_ratio_regis.rules.asking import choose
from tercio.games.ultima_ratio_regis.rules.combat.combat_procedure import prepare, resolve
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result
from tercio.games.ultima_ratio_regis.rules.combat.foresight import (
    announced,
    disbands_in_chase,
    prospect,
)
from tercio.games.ultima_ratio_regis.rules.combat.opposition import (
    Opposition,
    find_opposition,
    offered,
    resistance,
)
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import dispersals, disperse
from tercio.games.ultima_ratio_regis.rules.combat.sides import IRREGULARS, Combat, Die, Side, begin
from tercio.games.ultima_ratio_regis.rules.land_movement.control import may_take, take_control
from tercio.games.ultima_ratio_regis.rules.land_movement.detachment import have_acted
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import (
    enemies_at,
    flag_of,
    force_at,
    has_troops,
    still_there,
)
from tercio.games.ultima_ratio_regis.rules.leaders.veterans import reward
from tercio.games.ultima_ratio_regis.rules.logistics.stacking import occupied
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.games.ultima_ratio_regis.rules.major_powers.customs import subjugates_at_once
from tercio.games.ultima_ratio_regis.rules.naval_actions.support import support_fleets
from tercio.games.ultima_ratio_regis.rules.special_areas.access import is_open_to
from tercio.kernel.ask import BACK, Option, Procedure, Prospect
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Choice, Restrictions, forbids, menu


@cites("uRR 13.5", "uRR 13.5.1", "uRR 13.5.4")
def subjugate(g: Regis, power: Power, area: Place, moved: bool) -> Procedure[bool]:
    """Whether the area is taken in the end."""

    def foresee(view: Regis, key: str) -> Prospect | None:
        """In the eyes of who may oppose it."""
        answer = next((o.value for o in offered(view, area) if o.key == key), None)
        if answer is None:
            return None
        return foresee_combat(view, power, area, answer, moved=moved, viewer=answer.power)

    opposition = None
    if not subjugates_at_once(g, power, area):
        opposition = yield from find_opposition(g, power, area, foresee)
    if opposition is None:
        yield from take_control(g, power, area, fought=False)
        return True
    support = yield from support_fleets(g, area, power, opposition.power)
    if not may_take(g, power, area) or not has_troops(g, power, area):
        return False  # Peace has come in between (21.4.2).
    still_there(g, opposition.force)
    combat = field(g, power, area, opposition)
    begin(g, combat)
    set_conditions(g, combat, opposition, support, moved=moved)
    yield from prepare(g, combat)
    result = yield from resolve(g, combat)
    if not opposition.fortress:
        yield from chase(g, combat, result)
    yield from reward(g, combat, result)
    if result.winner == 0:
        yield from take_control(g, power, area)
        return True
    return (yield from take_anyway(g, combat, result))


def foresee_subjugation(g: Regis, power: Power, area: Place, moved: bool) -> Prospect | None:
    """In the eyes of the subjugator, where the area itself resists; None where nobody does yet."""
    opposition = resistance(g, area)
    if opposition is None or subjugates_at_once(g, power, area):
        return None
    return foresee_combat(g, power, area, opposition, moved=moved, viewer=power)


def foresee_combat(
    g: Regis, power: Power, area: Place, opposition: Opposition, moved: bool, viewer: Power
) -> Prospect | None:
    combat = announced(g, field(g, power, area, opposition))
    set_conditions(g, combat, opposition, -1, moved=moved)
    return prospect(g, combat, viewer)


@cites("uRR 13.5.4")
def field(g: Regis, power: Power, area: Place, opposition: Opposition) -> Combat:
    """One die each: of his category for the subjugator, of the opposition's level for it."""
    attacker = Side(power, force_at(g, power, area), everybody_fights=True)
    attacker.dice = [Die(g.world.book.subjugation.subjugator, power, IRREGULARS)]
    defender = Side(opposition.power, opposition.force, everybody_fights=True)
    defender.dice = [Die(opposition.level, opposition.power, IRREGULARS)]
    return Combat(
        "subjugation",
        area,
        attacker,
        defender,
        size=1,
        fixed=True,
        is_opposed_by_walls=opposition.fortress,
    )


@cites("uRR 13.5.3")
def set_conditions(
    g: Regis, combat: Combat, opposition: Opposition, support: int, moved: bool
) -> None:
    """Arriving, difficult ground, enemy fleets, and opposing from afar."""
    terrain = g.world.areas[combat.place].terrain
    combat.attacker.disadvantages += moved
    combat.attacker.disadvantages += terrain != "clear"
    combat.defender.disadvantages += opposition.far
    if support >= 0:
        combat.sides[1 - support].disadvantages += 1


@cites("uRR 13.5.5")
def chase(g: Regis, combat: Combat, result: Result) -> Procedure[None]:
    """A troop for each disband result, or for two if there is a leader."""
    for number, side in enumerate(combat.sides):
        count = dispersals(side, result.disbands[number], disbands_in_chase(g, side))
        yield from disperse(g, combat, side, count, wins=result.winner == number)


@cites("uRR 13.5.4")
def take_anyway(g: Regis, combat: Combat, result: Result) -> Procedure[bool]:
    """So many troops dispersed after a draw or a defeat, and the area is taken after all."""
    prices = g.world.book.subjugation
    price = prices.draw if result.winner < 0 else prices.defeat
    attacker, area = combat.attacker, combat.place
    if attacker.force.size < price:
        return False
    cite = "uRR 13.5.4"
    options = [Option("pass", False, cite=cite)]
    options.append(Option("sacrifice", True, args={"n": price}, cite=cite))
    if not (yield from choose(g, attacker.power, "take-anyway", options, cite=cite, place=area)):
        return False
    yield from disperse(g, combat, attacker, price, wins=False)
    yield from take_control(g, attacker.power, area)
    return True


# -- where it is possible ----------------------------------------------------------------------


def _at(g: Regis, area: str) -> Place:
    return g.world.location[area]


@forbids("uRR 13.5.1")
def no_troops_of_yours(g: Regis, power: Power, area: str) -> bool:
    return not has_troops(g, power, _at(g, area))


@forbids("uRR 13.5.1")
def not_yours_to_take(g: Regis, power: Power, area: str) -> bool:
    """Your own already, or of somebody who is not your enemy."""
    return not may_take(g, power, _at(g, area))


@forbids("uRR 13.5.1")
def defenders_are_there(g: Regis, power: Power, area: str) -> bool:
    return bool(enemies_at(g, power, _at(g, area)))


@forbids("uRR 13.5.1", "uRR 13.4.1")
def fortress_holds_out(g: Regis, power: Power, area: str) -> bool:
    place = _at(g, area)
    holder = g.state.holder[place]
    return has_fortress(g, place) and holder != NOBODY and flag_of(g, holder) != power


@forbids("uRR 18.4.1")
def no_interest_there(g: Regis, power: Power, area: str) -> bool:
    return not is_open_to(g, power, _at(g, area))


@forbids("uRR 13.5.1", "uRR 15.2")
def without_supply(g: Regis, power: Power, area: str) -> bool:
    """Unless a special rule gives the area away."""
    place = _at(g, area)
    return not is_supplied(g, power, place) and not subjugates_at_once(g, power, place)


SUBJUGATION = Restrictions(
    "subjugation",
    no_troops_of_yours,
    not_yours_to_take,
    defenders_are_there,
    fortress_holds_out,
    no_interest_there,
    without_supply,
)


def occupied_ids(g: Regis, power: Power) -> list[str]:
    """Areas with troops of a side."""
    return [g.world.location_ids[area] for area in places_in(occupied(g, power))]


def may_subjugate(g: Regis, power: Power) -> bool:
    abroad = occupied(g, power) & ~held_by_side(g, power)
    ids = g.world.location_ids
    return any(SUBJUGATION.allow(g, power, ids[area]) for area in places_in(abroad))


@action("subjugate", "uRR 13.5.4", may=may_subjugate)
def act_subjugate(g: Regis, power: Power) -> Procedure[bool]:
    """A tactical action of troops that stay where they are."""
    areas = occupied_ids(g, power)
    ask = menu(
        seat_of(g, power),
        "subjugate",
        Choice("subjugate", "area", areas, SUBJUGATION, told=(g, power), cite="uRR 13.5.4"),
    )
    ask.args = {"power": power_ref(g, power)}
    ask.options.append(Option(BACK))

    def foresee(view: Regis, key: str) -> Prospect | None:
        if key == BACK:
            return None
        area = _at(view, key.partition(".")[2])
        return foresee_subjugation(view, power, area, moved=False)

    ask.foresee = foresee
    pick = yield ask
    if pick.key == BACK:
        return False
    g.spend(power, "subjugate")
    have_acted(g, force_at(g, power, _at(g, pick.value)))
    yield from subjugate(g, power, _at(g, pick.value), moved=False)
    return True
