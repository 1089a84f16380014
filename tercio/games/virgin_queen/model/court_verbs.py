"""Verbs on rulers, power cards and wars beside the map (VQ 3.3, 20, 23)."""

from tercio.games.virgin_queen.model.court_state import SECRET_HOME
from tercio.games.virgin_queen.model.events.court import (
    CapitalLost,
    CapitalMoved,
    CardMarkersChanged,
    CulturalCenterFounded,
    HomeCardGained,
    HomeCardLost,
    HomeCardSetAside,
    ImpulseSkipped,
    LeaderArrived,
    MercenariesOffered,
    NamedCardDealt,
    PreferenceRecorded,
    PreferenceRevealed,
    RulerDied,
    RulerSucceeded,
    SkipOrdered,
)
from tercio.games.virgin_queen.model.powers import HRE
from tercio.games.virgin_queen.model.realm import Realm
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, CardId, LeaderId, Power, Space


class CourtVerbs(Realm):
    """What can be done there; each verb changes the state and records an event."""

    # -- rulers ----------------------------------------------------------------------------------

    @cites("VQ 3.3")
    def admin_rating(self, power: Power) -> int:
        """How many cards a power may keep; a dead ruler leaves a rating of its own (23)."""
        row = self.ruler(power)
        return row.death_admin if self.is_ruler_dead(power) else row.admin

    @cites("VQ 3.3")
    def card_bonus(self, power: Power) -> int:
        row = self.ruler(power)
        return row.death_bonus if self.is_ruler_dead(power) else row.bonus

    def is_ruler_dead(self, power: Power) -> bool:
        return bool(self.state.court.dead >> power & 1)

    def crown(self, ruler: str) -> None:
        """A new ruler of his power."""
        row = self.world.rulers[self.world.ruler[ruler]]
        power = self.world.power[row.power]
        self.state.court.rulers[power] = self.world.ruler[ruler]
        self.state.court.dead &= ~(1 << power)
        self.record(RulerSucceeded(self.power_ref(power), f"ruler:{ruler}"))

    def lose_ruler(self, power: Power) -> None:
        """He is dead; his successor, if any, comes with an event."""
        if not self.is_ruler_dead(power):
            self.state.court.dead |= 1 << power
            self.record(RulerDied(self.power_ref(power), f"ruler:{self.ruler(power).id}"))

    def lose_heir(self, ruler: str) -> None:
        """He was murdered before he came to the throne, and will never rule."""
        if ruler not in self.state.court.dead_heirs:
            self.state.court.dead_heirs.append(ruler)
            power = self.world.rulers[self.world.ruler[ruler]].power
            self.record(RulerDied(f"power:{power}", f"ruler:{ruler}"))

    def inherit_nothing(self, heir: str) -> None:
        """The ruler dies and his heir is dead: what is left are the ratings after the heir."""
        row = self.world.rulers[self.world.ruler[heir]]
        power = self.world.power[row.power]
        self.lose_ruler(power)
        self.state.court.rulers[power] = self.world.ruler[heir]

    # -- capitals --------------------------------------------------------------------------------

    @cites("VQ 23.5", "VQ 23.6")
    def set_capital(self, power: Power, space: Space) -> None:
        """The capital of a faction, or the Holy Roman's when it moves."""
        court = self.state.court
        court.capitals[power] = space
        court.lost_capitals &= ~(1 << power)
        self.record(CapitalMoved(self.power_ref(power), self.place_ref(space)))

    @cites("VQ 23.6")
    def lose_capital(self, faction: Power) -> None:
        """The marker goes to the turn track; a rebellion can bring it back."""
        court = self.state.court
        if court.capitals.pop(faction, None) is not None:
            court.lost_capitals |= 1 << faction
            self.record(CapitalLost(self.power_ref(faction)))

    @cites("VQ 22.1")
    def found_cultural_center(self) -> None:
        """The Prague Cultural Center marker enters play."""
        self.state.patronage.prague = True
        self.record(CulturalCenterFounded(self.place_ref(self.world.space["prague"])))

    # -- home cards ------------------------------------------------------------------------------

    def gain_home_card(self, power: Power, card: CardId) -> None:
        """From a later turn on a power has it to choose from (6.2)."""
        self.state.aside.remove(card)
        self.state.court.home_cards[power].append(card)
        self.state.court.home_cards[power].sort()
        self.record(HomeCardGained(self.power_ref(power), self.card_ref(card)))

    def lose_home_card(self, power: Power, card: CardId) -> None:
        """Not available for the rest of the game."""
        court = self.state.court
        if card in court.home_cards[power]:
            court.home_cards[power].remove(card)
            if court.set_aside.get(power) == card:
                del court.set_aside[power]
            if card in self.state.hands[power]:
                self.state.hands[power].remove(card)
            self.state.removed.append(card)
            self.record(HomeCardLost(self.power_ref(power), self.card_ref(card)))

    def return_home_card(self, power: Power, card: CardId) -> None:
        """From the power card back to the hand (6.1)."""
        if card not in self.state.hands[power]:
            self._to_hand(power, card)

    @cites("VQ 10")
    def set_aside_home_card(self, power: Power, card: CardId) -> None:
        """Face down on the power card, for this turn."""
        self.state.hands[power].remove(card)
        self.state.court.set_aside[power] = card
        self.record(HomeCardSetAside(self.power_ref(power)))

    def is_secret_home_card(self, card: CardId) -> bool:
        """Whether only its owner knows if he holds it or has laid it aside."""
        for power in self.state.court.set_aside:
            if card in self.state.court.home_cards[power]:
                return self.keeps_home_secret(power)
        return False

    def keeps_home_secret(self, power: Power) -> bool:
        """Whether a power that has laid a home card aside still holds another."""
        hand = self.state.hands[power]
        for held in self.state.court.home_cards[power]:
            if held in hand:
                return True
        return SECRET_HOME in hand

    # -- the next deal ---------------------------------------------------------------------------

    def deal_named(self, power: Power, card: CardId) -> None:
        """A card of the deck that a rule names, into a hand."""
        self.state.deck.remove(card)
        self._to_hand(power, card)
        self.record(NamedCardDealt(self.power_ref(power), self.card_ref(card)))

    def add_card_markers(self, power: Power, cards: int) -> None:
        """+1 and -1 Card markers, for one deal."""
        if cards:
            self.state.court.card_markers[power] += cards
            self.record(CardMarkersChanged(self.power_ref(power), cards))

    # -- impulses --------------------------------------------------------------------------------

    def skip_next_impulse(self, power: Power) -> None:
        """The power loses its next impulse; that is no pass."""
        self.state.court.skipping |= 1 << power
        self.record(SkipOrdered(self.power_ref(power)))

    def skip_impulse(self, power: Power) -> bool:
        """Whether a power loses this impulse; then it has lost it."""
        if not self.state.court.skipping >> power & 1:
            return False
        self.state.court.skipping &= ~(1 << power)
        self.record(ImpulseSkipped(self.power_ref(power)))
        return True

    # -- leaders on power cards ------------------------------------------------------------------

    @cites("VQ 8.1")
    def await_spring(self, leader: LeaderId) -> None:
        """He is on his power's card and comes to the map in Spring Deployment."""
        self.state.leader_at[leader] = AVAILABLE
        if leader not in self.state.court.waiting:
            self.state.court.waiting.append(leader)
            power = self.state.leader_power[leader]
            self.record(LeaderArrived(self.leader_ref(leader), self.power_ref(power)))

    def bring_leader(self, leader: LeaderId, space: Space) -> None:
        """From the power card to the map."""
        if leader in self.state.court.waiting:
            self.state.court.waiting.remove(leader)
        self.place_leader(leader, space)

    # -- the Holy Roman's faith ------------------------------------------------------------------

    @cites("VQ 23.5")
    def record_preference(self, preference: str) -> None:
        self.state.court.preference = preference
        self.record(PreferenceRecorded(self.power_ref(HRE)))

    @cites("VQ 23.5")
    def reveal_preference(self) -> None:
        self.state.court.preference_revealed = True
        told = PreferenceRevealed(self.power_ref(HRE), self.state.court.preference)
        self.record(told)

    @cites("VQ 20.6", "VQ 9.1")
    def set_mercenaries_for_hire(self, count: int) -> None:
        self.state.court.hire = count
        self.record(MercenariesOffered(self.power_ref(HRE), count))
