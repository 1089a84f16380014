"""What happened. Fields are refs and numbers; the words are in locale/."""

from typing import ClassVar

from tercio.kernel.events import Event

# -- units and leaders -------------------------------------------------------------------------


class UnitsPlaced(Event, frozen=True):
    power: str
    place: str
    unit: str
    count: int


class UnitsRemoved(Event, frozen=True):
    """Back to the available units."""

    power: str
    place: str
    unit: str
    count: int


class UnitsEliminated(Event, frozen=True):
    power: str
    place: str
    unit: str
    count: int


class UnitsMoved(Event, frozen=True):
    power: str
    start: str
    goal: str
    unit: str
    count: int


class UnitsDispersed(Event, frozen=True):
    power: str
    start: str
    goal: str
    unit: str
    count: int


class UnitsFlipped(Event, frozen=True):
    """To the other face, which is `unit`."""

    power: str
    place: str
    unit: str
    count: int


class TroopLent(Event, frozen=True):
    power: str
    receiver: str
    place: str
    unit: str


class TroopRecalled(Event, frozen=True):
    power: str
    receiver: str
    place: str
    unit: str


class LeaderDrawn(Event, frozen=True):
    """Out of the common pool: chance has spoken."""

    reveals: ClassVar[bool] = True
    power: str
    ability: str


class LeaderPlaced(Event, frozen=True):
    power: str
    leader: str
    place: str
    extraordinary: int


class LeaderMoved(Event, frozen=True):
    power: str
    leader: str
    start: str
    goal: str


class LeaderRemoved(Event, frozen=True):
    power: str
    leader: str


class LeaderFlipped(Event, frozen=True):
    power: str
    leader: str
    extraordinary: int


# -- areas -------------------------------------------------------------------------------------


class ControlChanged(Event, frozen=True):
    area: str
    power: str


class PossessionChanged(Event, frozen=True):
    area: str
    power: str


class RevoltPlaced(Event, frozen=True):
    area: str
    level: int


class RevoltEnded(Event, frozen=True):
    area: str


class AreaFreed(Event, frozen=True):
    """It is an active independent area now."""

    area: str
    level: int


class AreaOpened(Event, frozen=True):
    area: str


class AreaClosed(Event, frozen=True):
    area: str


class FortressBegun(Event, frozen=True):
    area: str


class FortressFinished(Event, frozen=True):
    area: str


class FortressDestroyed(Event, frozen=True):
    area: str


class PortRazed(Event, frozen=True):
    area: str


class PortsRestored(Event, frozen=True):
    count: int


class SiegeBegun(Event, frozen=True):
    area: str
    power: str


class SiegeCasualties(Event, frozen=True):
    area: str
    by: int
    now: int


class SiegeEnded(Event, frozen=True):
    area: str


# -- realms ------------------------------------------------------------------------------------


class UnrestChanged(Event, frozen=True):
    power: str
    by: int
    now: int
    was: int


class VpScored(Event, frozen=True):
    """`why` is part of a message id: `vp-<why>`; `power` earned them, if one did."""

    seat: str
    vp: int
    now: int
    why: str
    power: str


class PowerEntered(Event, frozen=True):
    power: str


class PowerLeft(Event, frozen=True):
    power: str


class MinorAllied(Event, frozen=True):
    minor: str
    power: str


class MinorNeutral(Event, frozen=True):
    minor: str


class MinorKeptOut(Event, frozen=True):
    minor: str
    enemy: str


class MinorJoined(Event, frozen=True):
    minor: str
    enemy: str


class AllianceMade(Event, frozen=True):
    power: str
    other: str


class AllianceEnded(Event, frozen=True):
    power: str
    other: str


class OfferDeclined(Event, frozen=True):
    """By `power`; `other` has made it."""

    power: str
    other: str
    what: str


class CasusBelliGained(Event, frozen=True):
    power: str
    other: str


class CasusBelliLost(Event, frozen=True):
    power: str
    other: str


class WarBegun(Event, frozen=True):
    power: str
    other: str


class WarWorthMore(Event, frozen=True):
    """An event has put VP on a war."""

    power: str
    other: str
    vp: int


class WarEnded(Event, frozen=True):
    power: str
    other: str


class ForcedPeaceMade(Event, frozen=True):
    power: str
    other: str


class MoraleTaken(Event, frozen=True):
    power: str
    loser: str
    points: int
    now: int


class MoraleReturned(Event, frozen=True):
    power: str
    loser: str
    points: int


class MerchantEntered(Event, frozen=True):
    center: str
    power: str
    now: int


class MerchantPrepared(Event, frozen=True):
    center: str
    power: str


class MerchantRemoved(Event, frozen=True):
    center: str
    power: str
    now: int


class CapacityChanged(Event, frozen=True):
    center: str
    now: int


class TechnologyWon(Event, frozen=True):
    power: str
    tech: str


class EventIgnored(Event, frozen=True):
    card: str


class EventLasts(Event, frozen=True):
    card: str


class EventEnds(Event, frozen=True):
    card: str


class InterestChanged(Event, frozen=True):
    power: str
    theaters: list[str]


class ReligionChanged(Event, frozen=True):
    power: str
    religion: str


class EmperorChosen(Event, frozen=True):
    power: str


class DistanceChanged(Event, frozen=True):
    mediterranean: int
    elsewhere: int


# -- the course of the game --------------------------------------------------------------------


class BidsOpened(Event, frozen=True):
    seats: list[str]
    bids: list[int]


class GameOrderSet(Event, frozen=True):
    seats: list[str]


class GroupChosen(Event, frozen=True):
    seat: str
    powers: list[str]


class TurnBegun(Event, frozen=True):
    turn: int
    year: int


class DeckBuilt(Event, frozen=True):
    historical: int
    generic: int


class DirectionChosen(Event, frozen=True):
    seat: str
    first: str
    forward: int


class ImpulseBegun(Event, frozen=True):
    seat: str


class ImpulseEnded(Event, frozen=True):
    seat: str


class TurnEndBegun(Event, frozen=True):
    """The last card has been played: wars end, incomes and points are counted (23)."""

    was_untold: ClassVar[bool] = True


class PointsGiven(Event, frozen=True):
    power: str
    points: int


class ActionTaken(Event, frozen=True):
    """A point is spent, or the intrinsic action."""

    power: str
    action: str


class GameEnded(Event, frozen=True):
    turn: int
