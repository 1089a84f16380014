"""Verbs on royals (VQ 21)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.events.marriage import (
    BetrothalBroken,
    Betrothed,
    FestivitiesHeld,
    MaryDied,
    PatronWed,
    RoyalAged,
    RoyalRemoved,
    RoyalReturned,
)
from tercio.games.virgin_queen.model.marriage_questions import royal_ref
from tercio.games.virgin_queen.model.marriage_state import GONE, NOT_YET
from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power
from tercio.wars.model.refs import power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- betrothals ------------------------------------------------------------------------------------


@cites("VQ 9.1", "VQ 21")
def betroth_royals(g: "VirginQueen", groom: int, bride: int) -> None:
    g.state.weddings.betrothed.append((groom, bride))
    g.record(Betrothed(royal_ref(g, groom), royal_ref(g, bride)))


def break_betrothal(g: "VirginQueen", groom: int, bride: int) -> None:
    """As if it had never been agreed upon; both may wed later."""
    g.state.weddings.betrothed.remove((groom, bride))
    g.record(BetrothalBroken(royal_ref(g, groom), royal_ref(g, bride)))


def add_festivities(g: "VirginQueen", royal: int) -> None:
    """The Wedding Festivities marker."""
    g.state.weddings.festivities.append(royal)
    g.record(FestivitiesHeld(royal_ref(g, royal)))


# -- leaving the display ---------------------------------------------------------------------------


@cites("VQ 21.4")
def remove_royal(g: "VirginQueen", royal: int) -> None:
    """Out of the pool for good. The betrothal of one who dies is over."""
    for couple in [couple for couple in g.state.weddings.betrothed if royal in couple]:
        break_betrothal(g, *couple)
    g.state.weddings.eligibility[royal] = GONE
    if royal in g.state.weddings.returning:
        g.state.weddings.returning.remove(royal)
    g.record(RoyalRemoved(royal_ref(g, royal)))


@cites("VQ 21.1", "VQ 25.2")
def wed_royal(g: "VirginQueen", royal: int) -> None:
    """A royal who has wed leaves the display; a Valois goes on the French power card."""
    weddings = g.state.weddings
    weddings.wed.append(royal)
    if g.world.royals[royal].bonus == "valois_vp":
        weddings.married.append(royal)
    weddings.eligibility[royal] = GONE
    g.record(RoyalRemoved(royal_ref(g, royal)))


@cites("VQ 21.1")
def wed_for_now(g: "VirginQueen", royal: int) -> None:
    """He is gone for this turn and back in the next."""
    weddings = g.state.weddings
    weddings.wed.append(royal)
    weddings.returning.append(royal)
    weddings.eligibility[royal] = NOT_YET


def return_royals(g: "VirginQueen") -> None:
    """Those who may wed again are back on the display, with the rating of their bonus."""
    weddings = g.state.weddings
    for royal in weddings.returning:
        weddings.eligibility[royal] = g.world.royals[royal].amount
        g.record(RoyalReturned(royal_ref(g, royal), weddings.eligibility[royal]))
    weddings.returning = []


@cites("VQ 21.3")
def age_royal(g: "VirginQueen", royal: int) -> None:
    """One box down the display; from the last one, out of the game as a royal."""
    weddings = g.state.weddings
    if weddings.eligibility[royal] > 1:
        weddings.eligibility[royal] -= 1
        g.record(RoyalAged(royal_ref(g, royal), weddings.eligibility[royal]))
    elif g.world.edition_rule("old_royals") == "leave":
        remove_royal(g, royal)


def bring_royal(g: "VirginQueen", royal: int, guardian: Power) -> None:
    """An event of `guardian` puts a royal on the display."""
    weddings = g.state.weddings
    weddings.guardian = guardian
    weddings.eligibility[royal] = g.world.royals[royal].eligibility
    g.record(RoyalReturned(royal_ref(g, royal), weddings.eligibility[royal]))


# -- what weddings do ------------------------------------------------------------------------------


def add_patron(g: "VirginQueen", power: Power) -> None:
    g.state.weddings.patrons.append(power)
    g.record(PatronWed(power_ref(g, power)))


def lose_mary(g: "VirginQueen") -> None:
    """Mary Queen of Scots dies without England's doing (21.1)."""
    g.state.court.mary = "dead"
    g.record(MaryDied())


@cites("VQ 21.2")
def honour_the_queen(g: "VirginQueen", vp: int) -> None:
    """A Virgin Queen VP."""
    g.state.weddings.queen_vp += vp
    g.gain_vp(ENGLAND, vp, "vp-virgin-queen")
