"""What happens at the courts and in wars beside the map (HIS 3.3, 21). Fields are refs."""

from tercio.kernel.events import Event


class RulerSucceeded(Event, frozen=True):
    power: str
    ruler: str


class MaritalStatusChanged(Event, frozen=True):
    """`wife` is the box that the marker reaches."""

    wife: str


class PregnancyResolved(Event, frozen=True):
    """`result` names the line of the chart."""

    wife: str
    result: str


class ChateauRolled(Event, frozen=True):
    total: int
    result: str


class MaryActed(Event, frozen=True):
    """Under Mary I the Papacy acts with the English card."""

    card: str
    die: int


class LeagueFormed(Event, frozen=True):
    """The Schmalkaldic League."""


class EventFellDue(Event, frozen=True):
    """A mandatory event that winter brings about (19.8)."""

    card: str


class PhonyWar(Event, frozen=True):
    """A war on a minor whose natural ally intervened, and not yet fought."""

    power: str
    minor: str


class HungaryDefeated(Event, frozen=True):
    """The Ottoman has won his war against Hungary-Bohemia."""


COURT_EVENTS: tuple[type[Event], ...] = (
    RulerSucceeded,
    MaritalStatusChanged,
    PregnancyResolved,
    ChateauRolled,
    MaryActed,
    LeagueFormed,
    EventFellDue,
    PhonyWar,
    HungaryDefeated,
)
