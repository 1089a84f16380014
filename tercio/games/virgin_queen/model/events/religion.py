"""Events about religious influence, rebellions and Jesuits (VQ 18, 19.4)."""

from typing import ClassVar

from tercio.kernel.events import Event


class FaithChanged(Event, frozen=True):
    """Religious influence; `faith` is protestant or catholic."""

    space: str
    faith: str


class ConversionsRolled(Event, frozen=True):
    """What the dice of a batch of attempts have come to, before they are allocated."""

    power: str
    area: str
    faith: str
    major: int
    minor: int
    unrest: int


class DieReduced(Event, frozen=True):
    """A 6 has become a 5 to spare a space its unrest."""

    power: str


class RebellionBegan(Event, frozen=True):
    """Of `strength` dice; so many loyal units stand in its way."""

    asides: ClassVar[frozenset[str]] = frozenset({"loyal", "against"})
    power: str
    space: str
    strength: int
    loyal: int | None = None
    against: str = ""


class RebellionEnded(Event, frozen=True):
    space: str
    success: bool


class LeagueFormed(Event, frozen=True):
    """The Catholic League of the Duke of Guise and Spain."""


class JesuitPlaced(Event, frozen=True):
    space: str


class JesuitRemoved(Event, frozen=True):
    space: str


class JesuitMoved(Event, frozen=True):
    space: str
    to: str


class JesuitsTrained(Event, frozen=True):
    """On the Spanish power card now."""

    count: int


RELIGION_EVENTS: tuple[type[Event], ...] = (
    FaithChanged,
    ConversionsRolled,
    DieReduced,
    RebellionBegan,
    RebellionEnded,
    LeagueFormed,
    JesuitPlaced,
    JesuitRemoved,
    JesuitMoved,
    JesuitsTrained,
)
