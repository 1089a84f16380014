"""What the events of cards make known (HIS 6). Fields are refs and numbers."""

from typing import ClassVar

from tercio.kernel.events import Event


class EventCancelled(Event, frozen=True):
    """A card was declared as an event and does not take effect."""

    card: str


class HandLookedAt(Event, frozen=True):
    """Everybody knows that `power` has seen the hand of `owner`."""

    power: str
    owner: str


class HandSeen(Event, frozen=True):
    """For the seat that looks: the cards in a hand."""

    reveals: ClassVar[bool] = True
    power: str
    owner: str
    cards: list[str]


class SkipOrdered(Event, frozen=True):
    """A power will skip its next impulse."""

    power: str


class ImpulseSkipped(Event, frozen=True):
    power: str


class HavenFounded(Event, frozen=True):
    """A pirate haven: an Ottoman home space with a fortress from now on."""

    space: str


class LeaderChangedSides(Event, frozen=True):
    leader: str
    power: str


CARD_EVENTS: tuple[type[Event], ...] = (
    EventCancelled,
    HandLookedAt,
    HandSeen,
    SkipOrdered,
    ImpulseSkipped,
    HavenFounded,
    LeaderChangedSides,
)
