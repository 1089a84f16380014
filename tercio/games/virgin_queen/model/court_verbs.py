"""Verbs on rulers, power cards and wars beside the map (VQ 3.3, 20, 23)."""

from typing import TYPE_CHECKING

from tercio.games.virgin_queen.model.court_questions import is_ruler_dead, ruler_of
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
from tercio.kernel.citations import cites
from tercio.wars.model.names import AVAILABLE, CardId, LeaderId, Power, Space
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref

if TYPE_CHECKING:
    from tercio.games.virgin_queen.model.position import VirginQueen


# -- rulers ----------------------------------------------------------------------------------------


def crown(g: "VirginQueen", ruler: str) -> None:
    """A new ruler of his power."""
    row = g.world.rulers[g.world.ruler[ruler]]
    power = g.world.power[row.power]
    g.state.court.rulers[power] = g.world.ruler[ruler]
    g.state.court.dead &= ~(1 << power)
    g.record(RulerSucceeded(power_ref(g, power), f"ruler:{ruler}"))


def lose_ruler(g: "VirginQueen", power: Power) -> None:
    """He is dead; his successor, if any, comes with an event."""
    if not is_ruler_dead(g, power):
        g.state.court.dead |= 1 << power
        g.record(RulerDied(power_ref(g, power), f"ruler:{ruler_of(g, power).id}"))


def lose_heir(g: "VirginQueen", ruler: str) -> None:
    """He was murdered before he came to the throne, and will never rule."""
    if ruler not in g.state.court.dead_heirs:
        g.state.court.dead_heirs.append(ruler)
        power = g.world.rulers[g.world.ruler[ruler]].power
        g.record(RulerDied(f"power:{power}", f"ruler:{ruler}"))


def inherit_nothing(g: "VirginQueen", heir: str) -> None:
    """The ruler dies and his heir is dead: what is left are the ratings after the heir."""
    row = g.world.rulers[g.world.ruler[heir]]
    power = g.world.power[row.power]
    lose_ruler(g, power)
    g.state.court.rulers[power] = g.world.ruler[heir]


# -- capitals --------------------------------------------------------------------------------------


@cites("VQ 23.5", "VQ 23.6")
def set_capital(g: "VirginQueen", power: Power, space: Space) -> None:
    """The capital of a faction, or the Holy Roman's when it moves."""
    court = g.state.court
    court.capitals[power] = space
    court.lost_capitals &= ~(1 << power)
    g.record(CapitalMoved(power_ref(g, power), place_ref(g, space)))


@cites("VQ 23.6")
def lose_capital(g: "VirginQueen", faction: Power) -> None:
    """The marker goes to the turn track; a rebellion can bring it back."""
    court = g.state.court
    if court.capitals.pop(faction, None) is not None:
        court.lost_capitals |= 1 << faction
        g.record(CapitalLost(power_ref(g, faction)))


@cites("VQ 22.1")
def found_cultural_center(g: "VirginQueen") -> None:
    """The Prague Cultural Center marker enters play."""
    g.state.patronage.prague = True
    g.record(CulturalCenterFounded(place_ref(g, g.world.space["prague"])))


# -- home cards ------------------------------------------------------------------------------------


def gain_home_card(g: "VirginQueen", power: Power, card: CardId) -> None:
    """From a later turn on a power has it to choose from (6.2)."""
    g.state.aside.remove(card)
    g.state.court.home_cards[power].append(card)
    g.state.court.home_cards[power].sort()
    g.record(HomeCardGained(power_ref(g, power), card_ref(g, card)))


def lose_home_card(g: "VirginQueen", power: Power, card: CardId) -> None:
    """Not available for the rest of the game."""
    court = g.state.court
    if card in court.home_cards[power]:
        court.home_cards[power].remove(card)
        if court.set_aside.get(power) == card:
            del court.set_aside[power]
        if card in g.state.hands[power]:
            g.state.hands[power].remove(card)
        g.state.removed.append(card)
        g.record(HomeCardLost(power_ref(g, power), card_ref(g, card)))


def return_home_card(g: "VirginQueen", power: Power, card: CardId) -> None:
    """From the power card back to the hand (6.1)."""
    if card not in g.state.hands[power]:
        g.add_to_hand(power, card)


@cites("VQ 10")
def set_aside_home_card(g: "VirginQueen", power: Power, card: CardId) -> None:
    """Face down on the power card, for this turn."""
    g.state.hands[power].remove(card)
    g.state.court.set_aside[power] = card
    g.record(HomeCardSetAside(power_ref(g, power)))


# -- the next deal ---------------------------------------------------------------------------------


def deal_named(g: "VirginQueen", power: Power, card: CardId) -> None:
    """A card of the deck that a rule names, into a hand."""
    g.state.deck.remove(card)
    g.add_to_hand(power, card)
    g.record(NamedCardDealt(power_ref(g, power), card_ref(g, card)))


def add_card_markers(g: "VirginQueen", power: Power, cards: int) -> None:
    """+1 and -1 Card markers, for one deal."""
    if cards:
        g.state.court.card_markers[power] += cards
        g.record(CardMarkersChanged(power_ref(g, power), cards))


# -- impulses --------------------------------------------------------------------------------------


def skip_next_impulse(g: "VirginQueen", power: Power) -> None:
    """The power loses its next impulse; that is no pass."""
    g.state.court.skipping |= 1 << power
    g.record(SkipOrdered(power_ref(g, power)))


def skip_impulse(g: "VirginQueen", power: Power) -> bool:
    """Whether a power loses this impulse; then it has lost it."""
    if not g.state.court.skipping >> power & 1:
        return False
    g.state.court.skipping &= ~(1 << power)
    g.record(ImpulseSkipped(power_ref(g, power)))
    return True


# -- leaders on power cards ------------------------------------------------------------------------


@cites("VQ 8.1")
def await_spring(g: "VirginQueen", leader: LeaderId) -> None:
    """He is on his power's card and comes to the map in Spring Deployment."""
    g.state.leader_at[leader] = AVAILABLE
    if leader not in g.state.court.waiting:
        g.state.court.waiting.append(leader)
        power = g.state.leader_power[leader]
        g.record(LeaderArrived(leader_ref(g, leader), power_ref(g, power)))


def bring_leader(g: "VirginQueen", leader: LeaderId, space: Space) -> None:
    """From the power card to the map."""
    if leader in g.state.court.waiting:
        g.state.court.waiting.remove(leader)
    g.place_leader(leader, space)


# -- the Holy Roman's faith ------------------------------------------------------------------------


@cites("VQ 23.5")
def record_preference(g: "VirginQueen", preference: str) -> None:
    g.state.court.preference = preference
    g.record(PreferenceRecorded(power_ref(g, HRE)))


@cites("VQ 23.5")
def reveal_preference(g: "VirginQueen") -> None:
    g.state.court.preference_revealed = True
    told = PreferenceRevealed(power_ref(g, HRE), g.state.court.preference)
    g.record(told)


@cites("VQ 20.6", "VQ 9.1")
def set_mercenaries_for_hire(g: "VirginQueen", count: int) -> None:
    g.state.court.hire = count
    g.record(MercenariesOffered(power_ref(g, HRE), count))


def mark_done(g: "VirginQueen", event: str) -> None:
    if event not in g.state.court.done:
        g.state.court.done.append(event)


def mark_this_turn(g: "VirginQueen", effect: str) -> None:
    if effect not in g.state.court.this_turn:
        g.state.court.this_turn.append(effect)
