"""What the events of cards make known (HIS 6). Fields are refs and numbers."""

from typing import ClassVar

from tercio.kernel.events import Event


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


class CardsOwed(Event, frozen=True):
    """A power will be dealt so many cards less."""

    power: str
    count: int


class CourtshipRolled(Event, frozen=True):
    """What the suitors of Scotland reached, units included; `chance` is England's."""

    asides: ClassVar[frozenset[str]] = frozenset({"chance"})
    england: int
    france: int
    chance: float | None = None


CARD_EVENTS: tuple[type[Event], ...] = (
    SkipOrdered,
    ImpulseSkipped,
    HavenFounded,
    LeaderChangedSides,
    CardsOwed,
    CourtshipRolled,
)
