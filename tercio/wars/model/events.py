"""What happens in both games. Fields are refs (`space:paris`) and numbers."""

from typing import ClassVar, Literal

import msgspec

from tercio.kernel.ask import Phrase
from tercio.kernel.deals import DEAL_EVENTS
from tercio.kernel.events import Event
from tercio.wars.cards.card_events import CARD_EVENTS, UnitsLost


class PhaseBegan(Event, frozen=True):
    turn: int
    phase: str


class ImpulseBegan(Event, frozen=True):
    power: str


class Passed(Event, frozen=True):
    power: str


class CardPlayed(Event, frozen=True):
    """`use` is cp, event, response, combat, home or another way to use a card.

    Others did not know that it was in that hand.
    """

    reveals: ClassVar[bool] = True
    is_known_to_doer: ClassVar[bool] = True
    power: str
    card: str
    use: str


class CpSpent(Event, frozen=True):
    power: str
    cp: int
    action: str


class CpLost(Event, frozen=True):
    power: str
    cp: int


class ControlChanged(Event, frozen=True):
    space: str
    power: str


class UnrestPlaced(Event, frozen=True):
    space: str


class UnrestRemoved(Event, frozen=True):
    space: str


class FortressBuilt(Event, frozen=True):
    space: str


class SiegeBegun(Event, frozen=True):
    space: str
    power: str


class SiegeLifted(Event, frozen=True):
    space: str


class TroopsPlaced(Event, frozen=True):
    power: str
    space: str
    kind: str
    count: int


Cause = Literal[
    "combat",
    "routed",
    "event",
    "attrition",
    "stranded",
    "displaced",
    "disbanded",
    "given",
    "change",
]
"""Why units leave the map: in a battle or a siege; with nowhere to retreat to; by an event, or a
rule that is one; on the way home in Winter; with nowhere to winter, or to go; at the price of
peace, or disbanded by a rule; into another's service; for want of counters (HIS 5.2, VQ 5.3).
"""


class TroopsLost(UnitsLost, frozen=True):
    space: str
    cause: Cause


class ForceMoved(Event, frozen=True):
    """`what` lists units and leaders; `how` is move, retreat, intercept, avoid, winter, ..."""

    power: str
    origin: str
    to: str
    what: list[str]
    how: str


class LeaderPlaced(Event, frozen=True):
    leader: str
    space: str


class LeaderRemoved(Event, frozen=True):
    leader: str


class LeaderCaptured(Event, frozen=True):
    leader: str
    power: str


class ShipBuilt(Event, frozen=True):
    power: str
    space: str
    kind: str


class ShipsMoved(Event, frozen=True):
    power: str
    origin: str
    to: str
    count: int
    how: str


class ShipLost(Event, frozen=True):
    power: str
    place: str
    kind: str


class ShipLent(Event, frozen=True):
    power: str
    borrower: str
    kind: str


class LeaderLent(Event, frozen=True):
    leader: str
    borrower: str


class NavalMoveDeclared(Event, frozen=True):
    """Ships that will sail once nobody has disrupted the naval move."""

    power: str
    origin: str
    to: str
    count: int


class FleetTried(Event, frozen=True):
    """An attempt at sea to intercept or to avoid battle; `what` says which."""

    power: str
    what: str
    origin: str
    to: str
    total: int
    needed: int


class TransportBegan(Event, frozen=True):
    """A formation goes aboard; `to` is the sea zone."""

    power: str
    origin: str
    to: str
    what: list[str]


class PiracyBegan(Event, frozen=True):
    power: str
    target: str
    sea: str


class PiracyHits(Event, frozen=True):
    """What the pirates' dice brought, before the target chooses how to pay.

    `strength` is what the odds depended on: the dice of the defence, corsairs and other ships of
    the pirates, and the dice that so many of them roll as are left, from none on.
    """

    asides: ClassVar[frozenset[str]] = frozenset({"strength"})
    was_untold: ClassVar[bool] = True  # of the Knights' galley (VQ 16.4)
    power: str
    target: str
    sea: str
    hits: int
    strength: list[int] | None = None


class PiratesRepelled(Event, frozen=True):
    """No pirate is left to roll for; `strength` as of `PiracyHits`."""

    asides: ClassVar[frozenset[str]] = frozenset({"strength"})
    was_untold: ClassVar[bool] = True
    power: str
    target: str
    sea: str
    strength: list[int] | None = None


class AttemptRolled(Event, frozen=True):
    """On land: `what` is interception or avoid-battle; it succeeds with `needed` or more."""

    power: str
    what: str
    space: str
    total: int
    needed: int


class SideAccount(msgspec.Struct, frozen=True):
    """What a side of a battle rolled with: its units and leaders, its dice with their reasons
    (part of a message id), and the numbers on which the odds depend."""

    forces: list[str]
    dice: list[tuple[str, int]]
    strength: list[int]


class BattleAccount(msgspec.Struct, frozen=True):
    """`first` is the side whose surprise struck before the other rolled."""

    attacker: SideAccount
    defender: SideAccount
    first: Literal["", "attacker", "defender"] = ""


class BattleFought(Event, frozen=True):
    """A field battle, assault or naval combat, with its hits."""

    asides: ClassVar[frozenset[str]] = frozenset({"account"})
    kind: str
    place: str
    attacker: str
    defender: str
    attacker_hits: int
    defender_hits: int
    winner: str
    account: BattleAccount | None = None


class WarDeclared(Event, frozen=True):
    power: str
    enemy: str


class WarBegan(Event, frozen=True):
    power: str
    enemy: str


class PeaceMade(Event, frozen=True):
    power: str
    enemy: str


class WarEnded(Event, frozen=True):
    """Nobody made peace: the enemy wages no wars of its own any more."""

    power: str
    enemy: str


class AllianceMade(Event, frozen=True):
    power: str
    ally: str


class AllianceEnded(Event, frozen=True):
    power: str
    ally: str


class DealAnnounced(Event, frozen=True):
    """At the end of a negotiation, to all: until now only the parties knew what it holds."""

    reveals: ClassVar[bool] = True
    power: str
    partners: list[str]
    clauses: list[Phrase]


class DealVoided(Event, frozen=True):
    """Something in it is no longer possible, so nothing of it happens."""

    reveals: ClassVar[bool] = True
    power: str
    partners: list[str]


class MinorActivated(Event, frozen=True):
    minor: str
    power: str


class MinorDeactivated(Event, frozen=True):
    minor: str


class VpGained(Event, frozen=True):
    """`reason` is a message id."""

    power: str
    vp: int
    reason: str


class GameWon(Event, frozen=True):
    powers: list[str]
    how: str


class CityRebelled(Event, frozen=True):
    """Rebels rose in a captured key and scored `hits` against its garrison of so many units."""

    asides: ClassVar[frozenset[str]] = frozenset({"garrison"})
    space: str
    hits: int
    garrison: int | None = None


class ChanceTaken(Event, frozen=True):
    """What dice came to where nothing else tells it: `result` chooses the sentence, `about` is whom
    or what it concerns, `n` how many. `chances` are those of the best end, of one between, of the
    worst."""

    was_untold: ClassVar[bool] = True
    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    power: str
    result: str
    n: int = 0
    about: str = ""
    chances: list[float] | None = None


EVENTS: tuple[type[Event], ...] = (
    CityRebelled,
    ChanceTaken,
    *DEAL_EVENTS,
    *CARD_EVENTS,
    PhaseBegan,
    ImpulseBegan,
    Passed,
    CardPlayed,
    CpSpent,
    CpLost,
    ControlChanged,
    UnrestPlaced,
    UnrestRemoved,
    FortressBuilt,
    SiegeBegun,
    SiegeLifted,
    TroopsPlaced,
    TroopsLost,
    ForceMoved,
    LeaderPlaced,
    LeaderRemoved,
    LeaderCaptured,
    ShipBuilt,
    ShipsMoved,
    ShipLost,
    ShipLent,
    LeaderLent,
    NavalMoveDeclared,
    FleetTried,
    TransportBegan,
    PiracyBegan,
    PiracyHits,
    PiratesRepelled,
    AttemptRolled,
    BattleFought,
    WarDeclared,
    WarBegan,
    PeaceMade,
    WarEnded,
    AllianceMade,
    AllianceEnded,
    DealAnnounced,
    DealVoided,
    MinorActivated,
    MinorDeactivated,
    VpGained,
    GameWon,
)
