"""Declarations of war (HIS 9.6)."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.court_questions import league_formed
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.games.here_i_stand.rules.diplomacy.intervention import may_intervene, offer_intervention
from tercio.games.here_i_stand.rules.diplomacy.peace import made_peace
from tercio.games.here_i_stand.rules.diplomacy.war_chest import Bills, funds
from tercio.kernel.ask import PASS, Ask, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.declarations import WARS, ask_on_whom, go_to_war
from tercio.wars.diplomacy.own_powers import between_own_powers
from tercio.wars.model.names import Cp, Power
from tercio.wars.model.power_questions import is_allied

# -- restrictions at all times -------------------------------------------------------------------


@forbids("HIS 9.6")
def hungary_is_for_the_ottoman(g: HereIStand, power: Power, target: Power) -> bool:
    """He is at war with it from the start; nobody else ever is."""
    return target == HUNGARY


@forbids("HIS 9.6")
def scotland_is_out_of_reach(g: HereIStand, power: Power, target: Power) -> bool:
    return target == SCOTLAND and power in (OTTOMAN, PAPACY, PROTESTANT)


@forbids("HIS 9.6")
def scotland_has_a_french_friend(g: HereIStand, power: Power, target: Power) -> bool:
    """Who is allied to France leaves Scotland alone."""
    return target == SCOTLAND and power != FRANCE and is_allied(g, power, FRANCE)


@forbids("HIS 9.6")
def venice_is_out_of_english_reach(g: HereIStand, power: Power, target: Power) -> bool:
    return target == VENICE and power == ENGLAND


@forbids("HIS 9.6", "HIS 21.6")
def no_league_to_fight(g: HereIStand, power: Power, target: Power) -> bool:
    """Nobody declares war on the Protestant before the league."""
    return target == PROTESTANT and not league_formed(g)


@forbids("HIS 9.6", "HIS 21.6")
def league_not_yet_formed(g: HereIStand, power: Power, target: Power) -> bool:
    """Nor does the Protestant declare war before it."""
    return power == PROTESTANT and not league_formed(g)


AT_ALL_TIMES = Restrictions(
    WARS.name,
    *WARS.rules,
    hungary_is_for_the_ottoman,
    scotland_is_out_of_reach,
    scotland_has_a_french_friend,
    venice_is_out_of_english_reach,
    no_league_to_fight,
    league_not_yet_formed,
    between_own_powers,
)


# -- restrictions during the diplomacy phase -----------------------------------------------------


@forbids("HIS 9.6")
def peace_was_made_this_turn(g: HereIStand, power: Power, target: Power) -> bool:
    return made_peace(g, power, target)


@forbids("HIS 9.6")
def peace_with_france_holds(g: HereIStand, power: Power, target: Power) -> bool:
    """Who has just made peace with France leaves Scotland alone."""
    return target == SCOTLAND and made_peace(g, power, FRANCE)


@forbids("HIS 9.6")
def venice_has_a_papal_friend(g: HereIStand, power: Power, target: Power) -> bool:
    """Who is allied to the Papacy, or has just made peace with it, leaves Venice alone."""
    if target != VENICE or power == PAPACY:
        return False
    return is_allied(g, power, PAPACY) or made_peace(g, power, PAPACY)


IN_DIPLOMACY = AT_ALL_TIMES.plus(
    peace_was_made_this_turn, peace_with_france_holds, venice_has_a_papal_friend
)


# -- what it costs -------------------------------------------------------------------------------


@cites("HIS 9.6", "HIS 21.3")
def war_cost(g: HereIStand, power: Power, target: Power) -> Cp:
    """By the display; the Catherine of Aragon marker makes one war cheaper."""
    row = g.world.war_costs[power, target]
    if row.discount_when is not None and holds(g, row.discount_when, power):
        return row.cp - row.discount
    return row.cp


# -- the procedure -------------------------------------------------------------------------------


@cites("HIS 9.6")
def declare_war(
    g: HereIStand, power: Power, target: Power, *, free: bool = True
) -> Procedure[None]:
    """War by an event of the action phase: if it is free, so is an intervention."""
    bills = None if free else Bills()
    yield from _declare(g, power, target, bills)
    if bills is not None:
        for payer in g.impulse_order():
            yield from bills.settle(g, payer)


def _declare(g: HereIStand, power: Power, target: Power, bills: Bills | None) -> Procedure[None]:
    if bills is not None:
        bills.add(power, war_cost(g, power, target))
    if (power, target) == (HAPSBURG, ENGLAND):
        g.state.court.catherine_marker = False
    # Steps 2 and 3: the At War marker.
    yield from go_to_war(g, power, target)
    # Steps 4 to 6: Scotland and Venice have protectors.
    if may_intervene(g, power, target):
        yield from offer_intervention(g, power, target, bills)


@cites("HIS 9.6")
def clash_order(g: HereIStand, power: Power, enemy: Power) -> tuple[Power, Power]:
    """The active power attacks where war breaks out at sea; else who comes first."""
    if enemy == g.state.active or (enemy < power and power != g.state.active):
        return enemy, power
    return power, enemy


@cites("HIS 9.6")
def war_segment(g: HereIStand) -> Procedure[None]:
    """Powers declare war in impulse order; when all have, each pays for what it began."""
    bills = Bills()
    for power in g.impulse_order():
        # Step 1: declare war.
        while targets := IN_DIPLOMACY.enumerate((*MAJORS, *MINORS), g, power):
            pick = yield _on_whom(g, power, targets, bills)
            if pick.key == PASS:
                break
            yield from _declare(g, power, pick.value, bills)
    for power in g.impulse_order():
        yield from bills.settle(g, power)


def _on_whom(g: HereIStand, power: Power, targets: list[Power], bills: Bills) -> Ask:
    left = funds(g, power) - bills.owed(power)
    costs = {target: war_cost(g, power, target) for target in targets}
    costs = {target: cost for target, cost in costs.items() if cost <= left}
    return ask_on_whom(g, power, costs, left, table=IN_DIPLOMACY, cite="HIS 9.6")
