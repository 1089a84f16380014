"""When a card in hand or units on the map have their time, for whoever points at them while the
question is about something else (6.1, 11)."""

from collections.abc import Iterator
from typing import Final

from tercio.kernel.ask import Args, Phrase, Refusal, Seat, ref
from tercio.wars.cards.card_play import OWN_IMPULSE, windows_of
from tercio.wars.model.names import CardId, Location, Power
from tercio.wars.model.numbered import by_leader, places_in
from tercio.wars.model.refs import card_ref, place_ref
from tercio.wars.model.troop_questions import own_land
from tercio.wars.model.war import AnyWar

QUIET: Final = frozenset(
    ("luthers_95_theses", "winter_due", "diplomacy_start", "war_intervention", OWN_IMPULSE)
)
"""Moments that come by themselves, or are told apart."""


def other_times(g: AnyWar, seat: Seat, thing: str) -> list[Refusal]:
    """From what the seat sees: whatever it says is about its own hand, or is on the map."""
    for power in g.powers_of(seat):
        for card in g.state.hands[power]:
            if card > 0 and card_ref(g, card) == thing:
                return list(_times_of(g, power, card))
    return _units_wait(g, seat, thing)


def _times_of(g: AnyWar, power: Power, card: CardId) -> Iterator[Refusal]:
    windows = windows_of(g, power, card)
    if moments := [_moment(window) for window in windows if window not in QUIET]:
        yield Refusal(f"{g.book} 6.1", "forbid-card-waits-for-a-moment", {"moments": moments})
    for_cp = g.world.card_type(card) != "mandatory"
    as_event = OWN_IMPULSE in windows
    if for_cp or as_event:
        use = "both" if for_cp and as_event else "event" if as_event else "cp"
        args: Args = {"use": use, "cp": g.world.card_cp(card), "when": _which_impulse(g, power)}
        yield Refusal(f"{g.book} 11", "forbid-card-waits-for-an-impulse", args)


def _moment(window: str) -> Phrase:
    return Phrase("moment-when", {"window": ref("window", window)})


def _which_impulse(g: AnyWar, power: Power) -> str:
    """One card is played in an impulse: who has played it waits for the next one."""
    return "next" if g.state.active == power and g.state.impulse.card else "own"


def _units_wait(g: AnyWar, seat: Seat, thing: str) -> list[Refusal]:
    for power in g.powers_of(seat):
        for place in [*places_in(own_land(g, power) | g.state.fleets[power]), *_led(g, power)]:
            if place_ref(g, place) == thing:
                return [wait_for_an_impulse(g, power, thing)]
    return []


def wait_for_an_impulse(g: AnyWar, power: Power, place: str) -> Refusal:
    """What is said of units there."""
    args: Args = {"place": place, "when": _which_impulse(g, power)}
    return Refusal(f"{g.book} 11", "forbid-units-wait-for-an-impulse", args)


def _led(g: AnyWar, power: Power) -> Iterator[Location]:
    """Where leaders of a power are, also those who are alone."""
    for leader, place in by_leader(g.state.leader_at):
        if place >= 0 and g.state.leader_power[leader] == power:
            yield place
