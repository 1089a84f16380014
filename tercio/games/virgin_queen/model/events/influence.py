"""Events about the Diplomatic Influence Table (VQ 24, 27). Fields are refs."""

from typing import ClassVar

from tercio.kernel.events import Event


class InfluenceChanged(Event, frozen=True):
    """`points` is where the marker of `power` stands now in the column of `target`."""

    power: str
    target: str
    points: int


class InfluenceGivenUp(Event, frozen=True):
    """`power` has no marker any more in the column of `target`."""

    power: str
    target: str


class StatusRolled(Event, frozen=True):
    """`total` is the die with influence and all that adds to it; `chance` of winning it was
    before anybody rolled."""

    asides: ClassVar[frozenset[str]] = frozenset({"chance"})
    power: str
    target: str
    die: int
    total: int
    chance: float | None = None


class StatusWon(Event, frozen=True):
    power: str
    target: str


class StatusClosed(Event, frozen=True):
    """The markers in the column are in the Resolved this turn box."""

    target: str


class InfluenceReset(Event, frozen=True):
    pass


class MajorActivated(Event, frozen=True):
    """`baseline` is its VP, above which it earns its ally something."""

    power: str
    ally: str
    baseline: int


class MajorDeactivated(Event, frozen=True):
    power: str


class VoteCast(Event, frozen=True):
    """A card laid down in the Polish election, worth `cp`."""

    power: str
    card: str
    cp: int


INFLUENCE_EVENTS: tuple[type[Event], ...] = (
    InfluenceChanged,
    InfluenceGivenUp,
    StatusRolled,
    StatusWon,
    StatusClosed,
    InfluenceReset,
    MajorActivated,
    MajorDeactivated,
    VoteCast,
)
