"""Verbs on rulers, lasting events and wars beside the map (HIS 3.3, 6, 21)."""

from typing import TYPE_CHECKING

from tercio.games.here_i_stand.model.events.cards import (
    CardsOwed,
    HavenFounded,
    ImpulseSkipped,
    LeaderChangedSides,
    SkipOrdered,
)
from tercio.games.here_i_stand.model.events.court import RulerSucceeded
from tercio.games.here_i_stand.model.powers import OTTOMAN
from tercio.wars.cards.card_events import CardDiscarded
from tercio.wars.model.events import LeaderRemoved, VpGained
from tercio.wars.model.names import AVAILABLE, CardId, LeaderId, Power, Space
from tercio.wars.model.refs import card_ref, leader_ref, place_ref, power_ref

if TYPE_CHECKING:
    from tercio.games.here_i_stand.model.position import HereIStand


# -- events with an effect that lasts --------------------------------------------------------------


def mark_done(g: "HereIStand", event: str) -> None:
    """It has occurred, for the rest of the game."""
    if event not in g.state.court.done:
        g.state.court.done.append(event)


def mark_this_turn(g: "HereIStand", effect: str) -> None:
    """It is in effect until the turn ends."""
    if effect not in g.state.court.this_turn:
        g.state.court.this_turn.append(effect)


# -- crowns ----------------------------------------------------------------------------------------


def crown(g: "HereIStand", ruler: str) -> None:
    """A new ruler of his power, from this turn on."""
    row = g.world.rulers[g.world.ruler[ruler]]
    power = g.world.power[row.power]
    g.state.court.rulers[power] = g.world.ruler[ruler]
    g.state.court.ruler_since[power] = g.state.turn
    g.record(RulerSucceeded(power_ref(g, power), f"ruler:{ruler}"))


def retire_leader(g: "HereIStand", leader: LeaderId) -> None:
    """Off the map, wherever he is; an event can bring him back."""
    g.state.leader_at[leader] = AVAILABLE
    g.record(LeaderRemoved(leader_ref(g, leader)))


# -- cards -----------------------------------------------------------------------------------------


def return_home_card(g: "HereIStand", power: Power, card: CardId) -> None:
    """From the power card back to the hand (6.1)."""
    if card not in g.state.hands[power]:
        g.add_to_hand(power, card)


def skip_next_impulse(g: "HereIStand", power: Power) -> None:
    """The power loses its next impulse; that is no pass."""
    g.state.court.skipping |= 1 << power
    g.record(SkipOrdered(power_ref(g, power)))


def skip_impulse(g: "HereIStand", power: Power) -> bool:
    """Whether a power loses the impulse that would begin now; then it has lost it."""
    if not g.state.court.skipping >> power & 1:
        return False
    g.state.court.skipping &= ~(1 << power)
    g.record(ImpulseSkipped(power_ref(g, power)))
    return True


def owe_cards(g: "HereIStand", power: Power, count: int) -> None:
    """-1 Card markers for the next deal (6.2)."""
    g.state.court.fewer_cards[power] += count
    g.record(CardsOwed(power_ref(g, power), count))


def give_up_card(g: "HereIStand", power: Power, card: CardId) -> None:
    """Discard; a home card goes back to its power card, to return with the next deal (6.1)."""
    if g.world.card_type(card) == "home":
        g.state.hands[power].remove(card)
        g.record(CardDiscarded(power_ref(g, power), card_ref(g, card)))
    else:
        g.discard_card(power, card)


# -- pirates (21.1) --------------------------------------------------------------------------------


def found_haven(g: "HereIStand", space: Space) -> None:
    """A space of the African coast becomes an Ottoman home space with a fortress."""
    state, bit = g.state, 1 << space
    state.closed &= ~bit
    state.home = [homes & ~bit for homes in state.home]
    state.home[OTTOMAN] |= bit
    state.religion.protestant &= ~bit
    state.fortresses |= bit
    g.record(HavenFounded(place_ref(g, space)))
    g.set_control(space, OTTOMAN)


def lose_piracy_vp(g: "HereIStand", vp: int) -> None:
    """The Ottoman track of piracy goes down, as far as it can."""
    court = g.state.court
    lost = min(vp, court.piracy_vp)
    if lost:
        court.piracy_vp -= lost
        g.record(VpGained(power_ref(g, OTTOMAN), -lost, "vp-piracy-avenged"))


def change_sides(g: "HereIStand", leader: LeaderId, power: Power) -> None:
    """A leader serves another power from now on, wherever he is."""
    g.state.leader_power[leader] = power
    g.record(LeaderChangedSides(leader_ref(g, leader), power_ref(g, power)))
