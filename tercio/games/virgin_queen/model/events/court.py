"""Events about rulers, power cards and wars beside the map (VQ 3.3, 20, 23)."""

from tercio.kernel.events import Event


class RulerSucceeded(Event, frozen=True):
    """A new ruler of a power."""

    power: str
    ruler: str


class RulerDied(Event, frozen=True):
    """A ruler has died and has no successor yet."""

    power: str
    ruler: str


class CapitalMoved(Event, frozen=True):
    """A power or a faction has its capital in another space."""

    power: str
    space: str


class CapitalLost(Event, frozen=True):
    """A faction's capital fell."""

    power: str


class CulturalCenterFounded(Event, frozen=True):
    """Prague becomes a Cultural Center: the Holy Roman's patronage is worth more."""

    space: str


class HomeCardGained(Event, frozen=True):
    """A power has another home card to choose from."""

    power: str
    card: str


class HomeCardLost(Event, frozen=True):
    power: str
    card: str


class HomeCardSetAside(Event, frozen=True):
    """A power has chosen its home card of this turn; nobody sees which."""

    power: str


class PreferenceRecorded(Event, frozen=True):
    """The Holy Roman has written his religious preference down."""

    power: str


class PreferenceRevealed(Event, frozen=True):
    power: str
    preference: str


class NamedCardDealt(Event, frozen=True):
    """A card that everybody knows of is dealt to a power."""

    power: str
    card: str


class CardMarkersChanged(Event, frozen=True):
    """Cards more or less in the next deal."""

    power: str
    cards: int


class SkipOrdered(Event, frozen=True):
    """A power will lose its next impulse."""

    power: str


class ImpulseSkipped(Event, frozen=True):
    power: str


class PersonageEntered(Event, frozen=True):
    """Somebody enters the game: a captain, a royal, an artist, a scientist."""

    who: str


class LeaderArrived(Event, frozen=True):
    """A leader waits on his power's card for Spring Deployment."""

    leader: str
    power: str


class SpanishMarkersAdded(Event, frozen=True):
    """What Spain may add to the map this turn."""

    fortresses: int
    jesuits: int


class MercenariesOffered(Event, frozen=True):
    """How many Mercenaries for Hire the Holy Roman now has (20.6)."""

    power: str
    count: int


COURT_EVENTS: tuple[type[Event], ...] = (
    RulerSucceeded,
    RulerDied,
    CapitalMoved,
    CapitalLost,
    CulturalCenterFounded,
    HomeCardGained,
    HomeCardLost,
    HomeCardSetAside,
    PreferenceRecorded,
    PreferenceRevealed,
    NamedCardDealt,
    CardMarkersChanged,
    SkipOrdered,
    ImpulseSkipped,
    PersonageEntered,
    LeaderArrived,
    SpanishMarkersAdded,
    MercenariesOffered,
)
