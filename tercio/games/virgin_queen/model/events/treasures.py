"""Events about treasures (VQ 6.3)."""

from typing import ClassVar

from tercio.kernel.events import Event


class TreasurePoolRefreshed(Event, frozen=True):
    """Discarded treasures went back into the pool."""

    count: int


class TreasureRowsFilled(Event, frozen=True):
    """How many treasures wait for the fleets, face down."""

    spanish: int
    portuguese: int


class SpanishTreasuresSeen(Event, frozen=True):
    """Spain alone may look at its row."""

    reveals: ClassVar[bool] = True
    treasures: list[str]


class TreasureGained(Event, frozen=True):
    """A treasure came into a hand, face down."""

    power: str


class TreasureGainedIs(Event, frozen=True):
    """Which one it is, for its owner."""

    reveals: ClassVar[bool] = True
    power: str
    treasure: str


class TreasureTaken(Event, frozen=True):
    """A treasure passed from hand to hand."""

    taker: str
    giver: str


class TreasureTakenIs(Event, frozen=True):
    """Which one it is, for the two."""

    reveals: ClassVar[bool] = True
    taker: str
    giver: str
    treasure: str


class TreasurePlayed(Event, frozen=True):
    """A treasure extends an impulse."""

    power: str
    treasure: str


class TreasureDiscarded(Event, frozen=True):
    """A treasure went face up to the discards."""

    reveals: ClassVar[bool] = True
    power: str
    treasure: str


class PortugueseTreasuresDiscarded(Event, frozen=True):
    """What was left of the Portuguese row in Winter, face up."""

    reveals: ClassVar[bool] = True
    treasures: list[str]


TREASURY_EVENTS: tuple[type[Event], ...] = (
    TreasurePoolRefreshed,
    TreasureRowsFilled,
    SpanishTreasuresSeen,
    TreasureGained,
    TreasureGainedIs,
    TreasureTaken,
    TreasureTakenIs,
    TreasurePlayed,
    TreasureDiscarded,
    PortugueseTreasuresDiscarded,
)
