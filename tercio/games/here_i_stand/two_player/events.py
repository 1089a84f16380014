"""What happens in the two-player variant alone, as events. Fields are refs and numbers."""

from typing import ClassVar

from tercio.kernel.events import Event
from tercio.wars.cards.card_events import EventPlayed


class DiplomaticCardDrawn(Event, frozen=True):
    """For the player who drew it."""

    reveals: ClassVar[bool] = True
    power: str
    card: str


class DiplomaticCardDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    power: str


class DiplomaticCardPlayed(EventPlayed, frozen=True):
    """From the hand of diplomatic cards."""


class DiplomaticCardDiscarded(Event, frozen=True):
    """In the open, without being played."""

    reveals: ClassVar[bool] = True
    power: str
    card: str


class DiplomaticHandSeen(Event, frozen=True):
    """For both players: what the opponent of `owner` has seen."""

    reveals: ClassVar[bool] = True
    owner: str
    cards: list[str]


class DiplomaticHandShown(Event, frozen=True):
    """Everybody knows that cards of `owner` were shown to the opponent."""

    owner: str


class DiplomaticCardsSwapped(Event, frozen=True):
    """The players exchange the diplomatic cards in their hands."""


class DiplomaticDeckShuffled(Event, frozen=True):
    count: int


class DiplomaticCardFetched(Event, frozen=True):
    """Machiavelli brings an invasion card out of the deck or the discards."""

    power: str
    card: str


class CardTurnedUp(Event, frozen=True):
    """A card of the main deck, shown for its CP and discarded."""

    reveals: ClassVar[bool] = True
    card: str


class HandRevealed(Event, frozen=True):
    """For the opponent: the main-deck cards in the hand of `owner`."""

    reveals: ClassVar[bool] = True
    owner: str
    cards: list[str]


class UnitsHeldFast(Event, frozen=True):
    """Hapsburg and Hungarian units near Vienna do not move this turn."""

    space: str


class WarEndedByBull(Event, frozen=True):
    power: str


TWO_PLAYER_EVENTS: tuple[type[Event], ...] = (
    DiplomaticCardDrawn,
    DiplomaticCardDealt,
    DiplomaticCardPlayed,
    DiplomaticCardDiscarded,
    DiplomaticHandSeen,
    DiplomaticHandShown,
    DiplomaticCardsSwapped,
    DiplomaticDeckShuffled,
    DiplomaticCardFetched,
    CardTurnedUp,
    HandRevealed,
    UnitsHeldFast,
    WarEndedByBull,
)
