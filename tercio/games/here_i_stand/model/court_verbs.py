"""Verbs on rulers, lasting events and wars beside the map (HIS 3.3, 6, 21)."""

from tercio.games.here_i_stand.model.events.cards import (
    CardsOwed,
    HavenFounded,
    ImpulseSkipped,
    LeaderChangedSides,
    SkipOrdered,
)
from tercio.games.here_i_stand.model.events.court import (
    RulerSucceeded,
)
from tercio.games.here_i_stand.model.powers import OTTOMAN
from tercio.games.here_i_stand.model.religion_verbs import ReligionVerbs
from tercio.wars.cards.card_events import (
    CardDiscarded,
)
from tercio.wars.model.events import (
    LeaderRemoved,
    VpGained,
)
from tercio.wars.model.names import AVAILABLE, CardId, LeaderId, Power, Space


class CourtVerbs(ReligionVerbs):
    """What can be done to crowns, calendars and expeditions."""

    # -- events with an effect that lasts --------------------------------------------------------

    def mark_done(self, event: str) -> None:
        """It has occurred, for the rest of the game."""
        if event not in self.state.court.done:
            self.state.court.done.append(event)

    def mark_this_turn(self, effect: str) -> None:
        """It is in effect until the turn ends."""
        if effect not in self.state.court.this_turn:
            self.state.court.this_turn.append(effect)

    # -- crowns ----------------------------------------------------------------------------------

    def crown(self, ruler: str) -> None:
        """A new ruler of his power, from this turn on."""
        row = self.world.rulers[self.world.ruler[ruler]]
        power = self.world.power[row.power]
        self.state.court.rulers[power] = self.world.ruler[ruler]
        self.state.court.ruler_since[power] = self.state.turn
        self.record(RulerSucceeded(self.power_ref(power), f"ruler:{ruler}"))

    def retire_leader(self, leader: LeaderId) -> None:
        """Off the map, wherever he is; an event can bring him back."""
        self.state.leader_at[leader] = AVAILABLE
        self.record(LeaderRemoved(self.leader_ref(leader)))

    # -- cards -----------------------------------------------------------------------------------

    def return_home_card(self, power: Power, card: CardId) -> None:
        """From the power card back to the hand (6.1)."""
        if card not in self.state.hands[power]:
            self._to_hand(power, card)

    def skip_next_impulse(self, power: Power) -> None:
        """The power loses its next impulse; that is no pass."""
        self.state.court.skipping |= 1 << power
        self.record(SkipOrdered(self.power_ref(power)))

    def skip_impulse(self, power: Power) -> bool:
        """Whether a power loses the impulse that would begin now; then it has lost it."""
        if not self.state.court.skipping >> power & 1:
            return False
        self.state.court.skipping &= ~(1 << power)
        self.record(ImpulseSkipped(self.power_ref(power)))
        return True

    def owe_cards(self, power: Power, count: int) -> None:
        """-1 Card markers for the next deal (6.2)."""
        self.state.court.fewer_cards[power] += count
        self.record(CardsOwed(self.power_ref(power), count))

    def give_up_card(self, power: Power, card: CardId) -> None:
        """Discard; a home card goes back to its power card, to return with the next deal (6.1)."""
        if self.world.card_type(card) == "home":
            self.state.hands[power].remove(card)
            self.record(CardDiscarded(self.power_ref(power), self.card_ref(card)))
        else:
            self.discard_card(power, card)

    # -- pirates (21.1) --------------------------------------------------------------------------

    def found_haven(self, space: Space) -> None:
        """A space of the African coast becomes an Ottoman home space with a fortress."""
        state, bit = self.state, 1 << space
        state.closed &= ~bit
        state.home = [homes & ~bit for homes in state.home]
        state.home[OTTOMAN] |= bit
        state.religion.protestant &= ~bit
        state.fortresses |= bit
        self.record(HavenFounded(self.place_ref(space)))
        self.set_control(space, OTTOMAN)

    def lose_piracy_vp(self, vp: int) -> None:
        """The Ottoman track of piracy goes down, as far as it can."""
        court = self.state.court
        lost = min(vp, court.piracy_vp)
        if lost:
            court.piracy_vp -= lost
            self.record(VpGained(self.power_ref(OTTOMAN), -lost, "vp-piracy-avenged"))

    def change_sides(self, leader: LeaderId, power: Power) -> None:
        """A leader serves another power from now on, wherever he is."""
        self.state.leader_power[leader] = power
        self.record(LeaderChangedSides(self.leader_ref(leader), self.power_ref(power)))
