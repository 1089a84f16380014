"""Negotiations: what may be agreed on, and by whom (VQ 9.1, 9.2, 20.10)."""

from typing import Final

from tercio.games.virgin_queen.conditions.diplomacy import InDeal
from tercio.games.virgin_queen.conditions.registry import holds
from tercio.games.virgin_queen.model.position import VirginQueen
from tercio.games.virgin_queen.model.powers import FRANCE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.model.scenario_questions import plays_with
from tercio.games.virgin_queen.model.setup import scenario_of
from tercio.games.virgin_queen.rules.diplomacy.betrothals import (
    MARRIAGE,
    announce_imperial_weddings,
    announce_own_weddings,
)
from tercio.games.virgin_queen.rules.diplomacy.gifts import CEDE_SPACE, TREASURES
from tercio.games.virgin_queen.rules.diplomacy.mercenaries import (
    MERCENARIES,
    dismiss_the_unhired,
)
from tercio.games.virgin_queen.rules.diplomacy.war_restrictions import remember_peace
from tercio.kernel.ask import Procedure
from tercio.kernel.citations import cites
from tercio.kernel.deals import negotiate
from tercio.kernel.restrictions import forbids
from tercio.wars.cards.responses import respond_window
from tercio.wars.diplomacy.alliances import ALLIANCE, END_WAR, LOAN
from tercio.wars.diplomacy.captives import RETURN_LEADER
from tercio.wars.diplomacy.clauses import Clause, Deal, Terms, altered
from tercio.wars.diplomacy.deals import DealBook
from tercio.wars.diplomacy.gifts import CARD_DRAWS
from tercio.wars.diplomacy.own_powers import gives_to_own_power
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_allied, seats_in_order

# -- peace ---------------------------------------------------------------------------------------


@forbids("VQ 9.1", "VQ 9.5")
def england_and_spain_never_make_peace(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    return not holds(g, "not_england_spain_war", clause.giver, InDeal(clause.taker))


@forbids("VQ 29")
def war_outlasts_the_first_phase(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """A scenario may bar peace in its first Diplomacy Phase."""
    scenario = scenario_of(g)
    if g.state.turn != scenario.first_turn:
        return False
    ids = {g.world.power_rows[power].id for power in clause.parties}
    return any(set(war) == ids for war in scenario.no_peace_at_first)


def agree_on_peace(g: VirginQueen, clause: Clause, deal: Deal) -> Procedure[None]:
    """It may not be broken in the War Segment of this turn (9.4)."""
    g.end_war(clause.giver, clause.taker)
    remember_peace(g, clause.giver, clause.taker)
    yield from ()


# -- alliances -----------------------------------------------------------------------------------


@forbids("VQ 9.2")
def spain_and_protestant_never_ally(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    return clause.parties == {SPAIN, PROTESTANT}


@forbids("VQ 9.2")
def france_has_chosen_the_other(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """France allies with Spain or with the Protestant, not with both."""
    for one, other in ((SPAIN, PROTESTANT), (PROTESTANT, SPAIN)):
        if clause.parties == {FRANCE, one}:
            agreed = any(c.kind == "alliance" and c.parties == {FRANCE, other} for c in terms.all())
            return agreed or is_allied(g, FRANCE, other)
    return False


@forbids("VQ 9.2", "VQ 9.5")
def england_and_spain_are_near_war(g: VirginQueen, clause: Clause, terms: Terms) -> bool:
    """A war between them would cost 3 CP or less."""
    return not holds(g, "alliance_permitted", clause.giver, InDeal(clause.taker))


# -- the segment ---------------------------------------------------------------------------------


@cites("VQ 20.10")
def may_deal(g: VirginQueen, one: Power, other: Power) -> bool:
    """After the League has formed Spain makes no deals with France and the Protestant."""
    league_talks = SPAIN in (one, other) and bool({FRANCE, PROTESTANT} & {one, other})
    return not (g.state.court.no_deals_with_spain and league_talks)


DEALS: Final[DealBook[VirginQueen]] = DealBook(
    "VQ 9.1",
    [
        altered(
            END_WAR,
            england_and_spain_never_make_peace,
            war_outlasts_the_first_phase,
            execute=agree_on_peace,
        ),
        altered(
            ALLIANCE,
            spain_and_protestant_never_ally,
            france_has_chosen_the_other,
            england_and_spain_are_near_war,
        ),
        LOAN,
        RETURN_LEADER,
        CEDE_SPACE,
        altered(CARD_DRAWS, gives_to_own_power),
        TREASURES,
        MERCENARIES,
        MARRIAGE,
    ],
    may_deal,
)
"""In the order in which the clauses of one deal take effect."""


@cites("VQ 9.1")
def negotiation_segment(g: VirginQueen) -> Procedure[None]:
    """Secret talks until all are ready; then deals are announced and take effect.

    Re-enters on the floor while it is open.
    """
    if not g.state.floor.is_open:
        order = g.impulse_order()
        yield from respond_window(g, "negotiation", None, order, cite="VQ 9.1")
    seats = seats_in_order(g)
    deals = yield from negotiate(g, g.state.floor, seats, DEALS.opened(), boundary=True)
    yield from DEALS.carry_out(g, deals)
    if plays_with(g, "marriage"):
        yield from announce_own_weddings(g)
        yield from announce_imperial_weddings(g)
    dismiss_the_unhired(g)
    g.state.court.no_deals_with_spain = False
