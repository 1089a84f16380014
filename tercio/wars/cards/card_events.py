"""Events about cards, and about what lies beside the map on one."""

from typing import ClassVar, Literal

from tercio.kernel.events import Event

How = Literal["draw", "ransom", "price"]


class UnitsLost(Event, frozen=True):
    """Land units of a power that go back to its force pool; subclasses say from where."""

    power: str
    kind: str
    count: int


class EventPlayed(Event, frozen=True):
    """A card of a deck beside the main one takes effect."""

    power: str
    card: str


class CardsDealt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    power: str
    count: int


class CardDrawn(Event, frozen=True):
    """For the seat that drew it."""

    reveals: ClassVar[bool] = True
    power: str
    card: str


class CardDiscarded(Event, frozen=True):
    reveals: ClassVar[bool] = True
    power: str
    card: str


class CardRemoved(Event, frozen=True):
    card: str


class CardRetrieved(Event, frozen=True):
    """From the discard pile, in the open."""

    power: str
    card: str


class CardTaken(Event, frozen=True):
    """A card changes hands, unseen by the others. `how`: drawn, as ransom, or as a price."""

    reveals: ClassVar[bool] = True
    power: str
    giver: str
    how: How = "draw"


class CardTakenIs(Event, frozen=True):
    """For the two seats concerned."""

    reveals: ClassVar[bool] = True
    power: str
    giver: str
    card: str


class DeckShuffled(Event, frozen=True):
    count: int


class EventAimed(Event, frozen=True):
    """A card is declared as an event, and where it is to take effect."""

    power: str
    card: str
    at: list[str]


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


class ForeignWarBegan(Event, frozen=True):
    power: str
    card: str
    enemies: int


class SentAbroad(Event, frozen=True):
    """Land units or a leader of the map go to a foreign war; `space` is where they were."""

    power: str
    space: str
    what: str
    card: str


class BuiltAbroad(Event, frozen=True):
    power: str
    what: str
    card: str


class LostAbroad(UnitsLost, frozen=True):
    """They were on the card of a foreign war."""

    card: str


class ForeignBattleFought(Event, frozen=True):
    """`sizes` are the units of the power and of its enemies before it."""

    asides: ClassVar[frozenset[str]] = frozenset({"sizes"})
    power: str
    card: str
    hits: int
    enemy_hits: int
    enemies: int
    sizes: list[int] | None = None


class ForeignWarWon(Event, frozen=True):
    power: str
    card: str


CARD_EVENTS: tuple[type[Event], ...] = (
    CardsDealt,
    CardDrawn,
    CardDiscarded,
    CardRemoved,
    CardRetrieved,
    CardTaken,
    CardTakenIs,
    DeckShuffled,
    EventAimed,
    EventCancelled,
    HandLookedAt,
    HandSeen,
    ForeignWarBegan,
    SentAbroad,
    BuiltAbroad,
    LostAbroad,
    ForeignBattleFought,
    ForeignWarWon,
)
