"""What happens in the New World (HIS 20). Fields are refs and numbers."""

from typing import ClassVar

from tercio.kernel.events import Event


class VoyageLaunched(Event, frozen=True):
    """`kind` is exploration, conquest or colony."""

    power: str
    kind: str


class VoyageRevealed(Event, frozen=True):
    """`who` is an explorer or a conquistador."""

    power: str
    who: str


class VoyageResolved(Event, frozen=True):
    """`total` is the modified roll; `result` is lost or nothing (a discovery is told by itself).

    `chances` are those of the roll: to find something, nothing, or to be lost.
    """

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    who: str
    total: int
    result: str
    chances: list[float] | None = None


class DiscoveryClaimed(Event, frozen=True):
    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    who: str
    discovery: str
    vp: int
    chances: list[float] | None = None


class ColonyFounded(Event, frozen=True):
    power: str
    colony: str


class RichesRolled(Event, frozen=True):
    """`result` is card, deplete, galleon, none or elim.

    `chances` are those of the roll: of a card, of nothing, or to lose the holding without one.
    """

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    holding: str
    total: int
    result: str
    chances: list[float] | None = None


class HoldingLost(Event, frozen=True):
    """A colony that is gone, or a conquest that is exhausted."""

    power: str
    holding: str


class RaiderRolled(Event, frozen=True):
    """`result` is that of the raiders' table.

    `chances` are those of the roll: to steal a card, of nothing, or to be lost without one.
    """

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    die: int
    result: str
    chances: list[float] | None = None


class MarkerGained(Event, frozen=True):
    """Galleons, plantations, raider, governor or uprising beside the colonies."""

    power: str
    marker: str


class MarkerLost(Event, frozen=True):
    power: str
    marker: str


class VoyageCancelled(Event, frozen=True):
    """An event ends a voyage before it has found anything."""

    power: str
    kind: str


class ExplorerLost(Event, frozen=True):
    """He leaves the game before he has sailed."""

    power: str
    who: str


NEW_WORLD_EVENTS: tuple[type[Event], ...] = (
    VoyageLaunched,
    VoyageRevealed,
    VoyageResolved,
    DiscoveryClaimed,
    ColonyFounded,
    RichesRolled,
    HoldingLost,
    RaiderRolled,
    MarkerGained,
    MarkerLost,
    VoyageCancelled,
    ExplorerLost,
)
