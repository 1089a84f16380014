"""What happens at the courts and in wars beside the map (HIS 3.3, 21). Fields are refs."""

from typing import ClassVar

from tercio.kernel.events import Event


class RulerSucceeded(Event, frozen=True):
    power: str
    ruler: str


class MaritalStatusChanged(Event, frozen=True):
    """`wife` is the box that the marker reaches."""

    wife: str


class PregnancyResolved(Event, frozen=True):
    """`result` names the line of the chart; `chances` are those of Edward, of a sister, of none."""

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    wife: str
    result: str
    chances: list[float] | None = None


class ChateauRolled(Event, frozen=True):
    """`chances` are those of VP, and of none."""

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    total: int
    result: str
    chances: list[float] | None = None


class MaryActed(Event, frozen=True):
    """Under Mary I the Papacy acts with the English card; `chances` are those of England."""

    asides: ClassVar[frozenset[str]] = frozenset({"chances"})
    card: str
    die: int
    chances: list[float] | None = None


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
