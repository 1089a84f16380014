"""Negotiations: what may be agreed on, by whom and when (HIS 7, 9.1, 9.2)."""

from typing import Final

from tercio.games.here_i_stand.conditions import InDeal, holds
from tercio.games.here_i_stand.conditions.diplomacy import cedable_spaces
from tercio.games.here_i_stand.model.court_questions import is_this_turn, reigns
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.model.position import HereIStand
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, PAPACY
from tercio.games.here_i_stand.model.religion_verbs import lift_excommunication
from tercio.games.here_i_stand.rules.diplomacy.peace import (
    is_league_war,
    make_peace,
    remember_cession,
)
from tercio.games.here_i_stand.rules.major_powers.henrys_marriages import advance_marriage
from tercio.games.here_i_stand.rules.major_powers.schmalkaldic_league import gains_control
from tercio.kernel.ask import Ask, Option, Procedure
from tercio.kernel.citations import cites
from tercio.kernel.deals import Deal as FloorDeal
from tercio.kernel.deals import negotiate
from tercio.kernel.restrictions import Restrictions, forbids
from tercio.wars.diplomacy.alliances import ALLIANCE, END_WAR, LOAN
from tercio.wars.diplomacy.captives import RETURN_LEADER
from tercio.wars.diplomacy.clauses import (
    Clause,
    ClauseKind,
    Deal,
    Terms,
    altered,
    is_agreed_already,
)
from tercio.wars.diplomacy.deals import DealBook
from tercio.wars.diplomacy.gifts import CARD_DRAWS, CEDE_SPACE, MERCENARIES
from tercio.wars.diplomacy.gifts import cede_space as hand_over_space
from tercio.wars.diplomacy.own_powers import (
    cedes_to_own_power,
    gives_to_own_power,
)
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied, seats_in_order
from tercio.wars.model.refs import power_ref
from tercio.wars.model.space_questions import is_home

# -- peace and alliances -------------------------------------------------------------------------


@forbids("HIS 9.1", "HIS 21.6")
def league_wars_never_end(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    return is_league_war(g, clause.giver, clause.taker)


def agree_on_peace(g: HereIStand, clause: Clause, deal: Deal) -> Procedure[None]:
    make_peace(g, clause.giver, clause.taker)
    yield from ()


@forbids("HIS 9.2")
def pope_and_sultan(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    return clause.parties == {PAPACY, OTTOMAN}


@forbids("HIS 9.1", "HIS 9.2")
def emperor_minds_the_divorce(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    """The Papacy does not ally with the Hapsburgs in the turn in which it grants a divorce."""
    granted = is_this_turn(g, "divorce_granted") or any(
        c.kind == "grant_divorce" for c in terms.all()
    )
    return clause.parties == {PAPACY, HAPSBURG} and granted


# -- spaces and mercenaries ----------------------------------------------------------------------


@forbids("HIS 9.1")
def may_not_be_ceded(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    """Neither a home space of one of the two, nor independent, nor the taker's minor's."""
    space = g.world.space[clause.detail]
    return not holds(g, "may_be_ceded", clause.giver, InDeal(clause.taker, space=space))


def spaces_to_cede(g: HereIStand, giver: Power, taker: Power) -> list[str]:
    ids = g.world.location_ids
    if not gains_control(g, taker):
        return []
    return [ids[space] for space in spaces_in(cedable_spaces(g, giver, taker) & ~g.state.closed)]


@forbids("HIS 21.6")
def gains_nothing_before_league(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    """Before the league the Protestant gains neither spaces nor mercenaries."""
    return not gains_control(g, clause.taker)


@cites("HIS 9.1", "HIS 9.3")
def cede(g: HereIStand, clause: Clause, deal: Deal) -> Procedure[None]:
    """Who cedes a home space may not sue its new owner for peace this turn."""
    if is_home(g, clause.giver, g.world.space[clause.detail]):
        remember_cession(g, clause.giver, clause.taker)
    yield from hand_over_space(g, clause, deal)


# -- divorce and excommunication -----------------------------------------------------------------


def papal_favour_to_england(g: HereIStand, giver: Power, taker: Power) -> list[str]:
    return [""] if (giver, taker) == (PAPACY, ENGLAND) else []


@forbids("HIS 9.1")
def henry_asks_for_no_divorce(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    marker = holds(g, "marital_marker_on_divorce")
    return not marker or not reigns(g, ENGLAND, "henry_viii")


@forbids("HIS 9.1")
def papacy_is_hapsburg_ally(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    """A divorce and a Hapsburg alliance exclude each other in one turn."""
    agreed = any(c.kind == "alliance" and c.parties == {PAPACY, HAPSBURG} for c in terms.all())
    return agreed or is_allied(g, PAPACY, HAPSBURG)


@cites("HIS 9.1", "HIS 21.3")
def grant_divorce(g: HereIStand, clause: Clause, deal: Deal) -> Procedure[None]:
    """Henry marries Anne Boleyn, and the pregnancy chart is rolled on."""
    mark_this_turn(g, "divorce_granted")
    advance_marriage(g)
    yield from ()


GRANT_DIVORCE = ClauseKind(
    "grant_divorce",
    papal_favour_to_england,
    Restrictions(
        "grant-divorce", henry_asks_for_no_divorce, papacy_is_hapsburg_ally, is_agreed_already
    ),
    grant_divorce,
)


def papal_pardon(g: HereIStand, giver: Power, taker: Power) -> list[str]:
    return [""] if giver == PAPACY else []


@forbids("HIS 9.1", "HIS 21.5")
def ruler_is_in_no_ban(g: HereIStand, clause: Clause, terms: Terms) -> bool:
    return not g.state.court.under_ban >> clause.taker & 1


@cites("HIS 9.1", "HIS 21.5")
def rescind_excommunication(g: HereIStand, clause: Clause, deal: Deal) -> Procedure[None]:
    lift_excommunication(g, clause.taker)
    yield from ()


RESCIND = ClauseKind(
    "rescind_excommunication",
    papal_pardon,
    Restrictions("rescind-excommunication", ruler_is_in_no_ban, is_agreed_already),
    rescind_excommunication,
)


# -- the segment ---------------------------------------------------------------------------------

DEALS: Final[DealBook[HereIStand]] = DealBook(
    "HIS 9.1",
    [
        altered(END_WAR, league_wars_never_end, execute=agree_on_peace),
        GRANT_DIVORCE,
        RESCIND,
        altered(ALLIANCE, pope_and_sultan, emperor_minds_the_divorce),
        LOAN,
        RETURN_LEADER,
        altered(CARD_DRAWS, gives_to_own_power),
        altered(MERCENARIES, gives_to_own_power, gains_nothing_before_league),
        altered(
            CEDE_SPACE,
            may_not_be_ceded,
            gains_nothing_before_league,
            cedes_to_own_power,
            execute=cede,
            promising=spaces_to_cede,
        ),
    ],
    groups=True,
)
"""In the order in which the clauses of one deal take effect."""


@cites("HIS 9.1")
def negotiation_segment(g: HereIStand) -> Procedure[None]:
    """Secret talks until all are ready; then deals are announced and take effect."""
    seats = seats_in_order(g)
    deals = yield from negotiate(g, g.state.floor, seats, DEALS.opened(), boundary=True)
    yield from DEALS.carry_out(g, deals)


@cites("HIS 7")
def first_turn_negotiations(g: HereIStand) -> Procedure[None]:
    """England talks to the Hapsburgs and to France, one after the other as it likes.

    2010: to both at once; no order is laid down.
    """
    if g.world.edition_rule("turn_1_diplomacy") == "loose":
        yield from DEALS.carry_out(g, (yield from _talk(g, ENGLAND, HAPSBURG, FRANCE)))
        return
    ids = g.world.power_rows
    pick = yield Ask(
        g.seat_of(ENGLAND),
        "first-negotiation",
        [
            Option(f"first.{ids[power].id}", power, (power_ref(g, power),), "option-talk-first")
            for power in (HAPSBURG, FRANCE)
        ],
        "HIS 7",
    )
    deals: list[FloorDeal] = []
    for partner in (pick.value, HAPSBURG if pick.value == FRANCE else FRANCE):
        deals += yield from _talk(g, ENGLAND, partner)
    # England's deals with the Hapsburgs are announced before those with France, which is
    # their place in impulse order anyway.
    yield from DEALS.carry_out(g, deals)


def _talk(g: HereIStand, power: Power, *others: Power) -> Procedure[list[FloorDeal]]:
    """Between one power and others, who have nothing to say to each other."""

    def may_deal(g: HereIStand, a: Power, b: Power) -> bool:
        return power in (a, b) and (a in others or b in others)

    seats = list(dict.fromkeys(g.seat_of(each) for each in (power, *others)))
    deals = yield from negotiate(g, g.state.floor, seats, DEALS.between(may_deal).opened())
    return deals
