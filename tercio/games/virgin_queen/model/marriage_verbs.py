"""Questions and verbs of royals (VQ 21)."""

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
from tercio.games.virgin_queen.model.marriage_state import GONE, NOT_YET
from tercio.games.virgin_queen.model.powers import ENGLAND
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.citations import cites
from tercio.wars.model.names import Power


class WeddingVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- questions -------------------------------------------------------------------------------

    def royal_ref(self, royal: int) -> str:
        return f"royal:{self.world.royals[royal].id}"

    def royal_power(self, royal: int) -> Power:
        """Whose royal it is; one that an event brings is a royal of whoever played it."""
        power = self.world.royals[royal].power
        return self.state.weddings.guardian if power is None else self.world.power[power]

    def is_available_to_wed(self, royal: int) -> bool:
        """On the display; a betrothed royal still is."""
        return self.state.weddings.eligibility[royal] > GONE

    def is_betrothed(self, royal: int) -> bool:
        return any(royal in couple for couple in self.state.weddings.betrothed)

    def has_wed(self, royal: str) -> bool:
        return self.world.royal[royal] in self.state.weddings.wed

    # -- betrothals ------------------------------------------------------------------------------

    @cites("VQ 9.1", "VQ 21")
    def betroth_royals(self, groom: int, bride: int) -> None:
        self.state.weddings.betrothed.append((groom, bride))
        self.record(Betrothed(self.royal_ref(groom), self.royal_ref(bride)))

    def break_betrothal(self, groom: int, bride: int) -> None:
        """As if it had never been agreed upon; both may wed later."""
        self.state.weddings.betrothed.remove((groom, bride))
        self.record(BetrothalBroken(self.royal_ref(groom), self.royal_ref(bride)))

    def add_festivities(self, royal: int) -> None:
        """The Wedding Festivities marker."""
        self.state.weddings.festivities.append(royal)
        self.record(FestivitiesHeld(self.royal_ref(royal)))

    # -- leaving the display ---------------------------------------------------------------------

    @cites("VQ 21.4")
    def remove_royal(self, royal: int) -> None:
        """Out of the pool for good. The betrothal of one who dies is over."""
        for couple in [couple for couple in self.state.weddings.betrothed if royal in couple]:
            self.break_betrothal(*couple)
        self.state.weddings.eligibility[royal] = GONE
        if royal in self.state.weddings.returning:
            self.state.weddings.returning.remove(royal)
        self.record(RoyalRemoved(self.royal_ref(royal)))

    @cites("VQ 21.1", "VQ 25.2")
    def wed_royal(self, royal: int) -> None:
        """A royal who has wed leaves the display; a Valois goes on the French power card."""
        weddings = self.state.weddings
        weddings.wed.append(royal)
        if self.world.royals[royal].bonus == "valois_vp":
            weddings.married.append(royal)
        weddings.eligibility[royal] = GONE
        self.record(RoyalRemoved(self.royal_ref(royal)))

    @cites("VQ 21.1")
    def wed_for_now(self, royal: int) -> None:
        """He is gone for this turn and back in the next."""
        weddings = self.state.weddings
        weddings.wed.append(royal)
        weddings.returning.append(royal)
        weddings.eligibility[royal] = NOT_YET

    def return_royals(self) -> None:
        """Those who may wed again are back on the display, with the rating of their bonus."""
        weddings = self.state.weddings
        for royal in weddings.returning:
            weddings.eligibility[royal] = self.world.royals[royal].amount
            self.record(RoyalReturned(self.royal_ref(royal), weddings.eligibility[royal]))
        weddings.returning = []

    @cites("VQ 21.3")
    def age_royal(self, royal: int) -> None:
        """One box down the display; from the last one, out of the game as a royal."""
        weddings = self.state.weddings
        if weddings.eligibility[royal] > 1:
            weddings.eligibility[royal] -= 1
            self.record(RoyalAged(self.royal_ref(royal), weddings.eligibility[royal]))
        elif self.world.edition_rule("old_royals") == "leave":
            self.remove_royal(royal)

    def bring_royal(self, royal: int, guardian: Power) -> None:
        """An event of `guardian` puts a royal on the display."""
        weddings = self.state.weddings
        weddings.guardian = guardian
        weddings.eligibility[royal] = self.world.royals[royal].eligibility
        self.record(RoyalReturned(self.royal_ref(royal), weddings.eligibility[royal]))

    # -- what weddings do ------------------------------------------------------------------------

    def add_patron(self, power: Power) -> None:
        self.state.weddings.patrons.append(power)
        self.record(PatronWed(self.power_ref(power)))

    def lose_mary(self) -> None:
        """Mary Queen of Scots dies without England's doing (21.1)."""
        self.state.court.mary = "dead"
        self.record(MaryDied())

    @cites("VQ 21.2")
    def honour_the_queen(self, vp: int) -> None:
        """A Virgin Queen VP."""
        self.state.weddings.queen_vp += vp
        self.gain_vp(ENGLAND, vp, "vp-virgin-queen")
