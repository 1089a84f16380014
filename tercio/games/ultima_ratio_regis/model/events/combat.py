"""What happened in combats. Fields are refs and numbers; the words are in locale/."""

from typing import ClassVar

from tercio.kernel.events import Event


class CombatBegun(Event, frozen=True):
    """`kind` completes the message id `combat-...`; nobody is a revolt or an independent area."""

    place: str
    attacker: str
    defender: str
    kind: str


class BattlefieldSet(Event, frozen=True):
    """How many dice each side may throw."""

    place: str
    size: int


class ConscriptRaised(Event, frozen=True):
    power: str


class DiceTaken(Event, frozen=True):
    """The categories of the dice that a side throws, and the units that throw them."""

    asides: ClassVar[frozenset[str]] = frozenset({"units"})
    power: str
    dice: list[int]
    units: list[str] = []


class DiceCounted(Event, frozen=True):
    """What the dice count by their categories and abilities, and what the table gives for it."""

    reveals: ClassVar[bool] = True
    power: str
    dice: list[int]
    points: int
    casualties: int


class CombatWon(Event, frozen=True):
    place: str
    power: str


class CombatDrawn(Event, frozen=True):
    place: str


class SupportAnnounced(Event, frozen=True):
    """A fleet supports a side of a combat on land; nobody is a revolt or independent area."""

    power: str
    sea: str
    supported: str


class SupportGained(Event, frozen=True):
    area: str
    power: str


class OppositionAnnounced(Event, frozen=True):
    """A power opposes a subjugation from another area."""

    power: str
    area: str
    start: str


class Capitulated(Event, frozen=True):
    area: str


COMBAT_EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == __name__
)
