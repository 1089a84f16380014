"""Events about the World Map, the treasure fleet and the Armada (VQ 8.4, 16, 17, 23)."""

from typing import ClassVar

from tercio.kernel.events import Event
from tercio.wars.cards.card_events import UnitsLost

# -- captains --------------------------------------------------------------------------------------


class ExpeditionBuilt(Event, frozen=True):
    """A captain sets out; `colony` is 1 if he carries one."""

    power: str
    captain: str
    ocean: str
    colony: int


class CaptainSailed(Event, frozen=True):
    captain: str
    origin: str
    to: str


class NavigationChecked(Event, frozen=True):
    """`result` is safe, damaged or eliminated."""

    captain: str
    total: int
    result: str


class CaptainDamaged(Event, frozen=True):
    captain: str


class CaptainLost(Event, frozen=True):
    """He is out of the game, and what he carried with him."""

    captain: str


class CaptainDelayed(Event, frozen=True):
    """His voyage has ended: he waits on the turn track."""

    captain: str


class CaptainReturned(Event, frozen=True):
    """He is home, with so many treasures."""

    captain: str
    treasures: int


class CaptainWintered(Event, frozen=True):
    captain: str
    settlement: str


class CaptainInEurope(Event, frozen=True):
    """He serves as a naval leader this turn."""

    captain: str
    space: str


class CircumnavigationMade(Event, frozen=True):
    captain: str
    power: str


# -- loot ------------------------------------------------------------------------------------------


class LootTaken(Event, frozen=True):
    """A treasure goes aboard, face down."""

    captain: str


class LootTakenIs(Event, frozen=True):
    """Which one it is, for his power."""

    reveals: ClassVar[bool] = True
    captain: str
    treasure: str


class LootDiscarded(Event, frozen=True):
    """A treasure goes over board, face up."""

    captain: str
    treasure: str


# -- settlements -----------------------------------------------------------------------------------


class ColonyFounded(Event, frozen=True):
    power: str
    settlement: str


class ColonyRolled(Event, frozen=True):
    """`result` is that of the Colony Table; `chances` are of treasure, nothing, its loss."""

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    settlement: str
    total: int
    result: str
    chances: list[float] | None = None


class ColonyLost(Event, frozen=True):
    power: str
    settlement: str


class SettlementTaken(Event, frozen=True):
    power: str
    settlement: str


class SettlementFortified(Event, frozen=True):
    settlement: str


class PatrolBuilt(Event, frozen=True):
    ocean: str


class PatrolMoved(Event, frozen=True):
    origin: str
    to: str


class PatrolLost(Event, frozen=True):
    ocean: str


# -- piracy and the treasure fleet -----------------------------------------------------------------


class OceanPiracyBegan(Event, frozen=True):
    """`strength`: the dice of the defence, the hits that end the raid, the captain's dice as he
    is, and once he is damaged."""

    asides: ClassVar[frozenset[str]] = frozenset({"strength"})
    captain: str
    target: str
    ocean: str
    strength: list[int] | None = None


class OceanPiracyHits(Event, frozen=True):
    captain: str
    target: str
    hits: int


class FleetSighted(Event, frozen=True):
    """Where the treasure fleet appears, with so many treasures."""

    ocean: str
    treasures: int


class FleetAttacked(Event, frozen=True):
    """Hits of an expedition and of the treasure fleet."""

    captain: str
    hits: int
    fleet_hits: int


class EscortsChanged(Event, frozen=True):
    """How many galleons escort the treasure fleet now."""

    count: int


class EscortLost(Event, frozen=True):
    power: str


# -- canal, galleons and the Armada ----------------------------------------------------------------


class CanalAttempted(Event, frozen=True):
    """`chances` are those of the canal."""

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    total: int
    needed: int
    chances: list[float] | None = None


class CanalBuilt(Event, frozen=True):
    power: str


class GalleonRebuilt(Event, frozen=True):
    """It is race-built now."""

    power: str
    space: str


class ShipRecovered(Event, frozen=True):
    """A lost ship is back in its force pool."""

    power: str
    kind: str


class ArmadaChanged(Event, frozen=True):
    """Its strength is so much now; 0: it is gone."""

    strength: int


class ArmadaLoaded(Event, frozen=True):
    """Land units and leaders go aboard."""

    place: str
    what: list[str]


class ArmadaUnloaded(Event, frozen=True):
    place: str
    what: list[str]


class ArmadaCargoLost(UnitsLost, frozen=True):
    """They were aboard."""


OCEAN_EVENTS: tuple[type[Event], ...] = (
    ExpeditionBuilt,
    CaptainSailed,
    NavigationChecked,
    CaptainDamaged,
    CaptainLost,
    CaptainDelayed,
    CaptainReturned,
    CaptainWintered,
    CaptainInEurope,
    CircumnavigationMade,
    LootTaken,
    LootTakenIs,
    LootDiscarded,
    ColonyFounded,
    ColonyRolled,
    ColonyLost,
    SettlementTaken,
    SettlementFortified,
    PatrolBuilt,
    PatrolMoved,
    PatrolLost,
    OceanPiracyBegan,
    OceanPiracyHits,
    FleetSighted,
    FleetAttacked,
    EscortsChanged,
    EscortLost,
    CanalAttempted,
    CanalBuilt,
    GalleonRebuilt,
    ShipRecovered,
    ArmadaChanged,
    ArmadaLoaded,
    ArmadaUnloaded,
    ArmadaCargoLost,
)
