"""What happens in the religious struggle (HIS 18, 21.5). Fields are refs and numbers."""

from typing import ClassVar

from tercio.kernel.events import Event


class ReligionChanged(Event, frozen=True):
    """`to` is protestant or catholic."""

    space: str
    to: str


class DebaterEntered(Event, frozen=True):
    debater: str


class DebaterCommitted(Event, frozen=True):
    debater: str


class DebaterReady(Event, frozen=True):
    """Flipped to his uncommitted side."""

    debater: str


class DebaterAway(Event, frozen=True):
    """Off the map until the next turn."""

    debater: str


class DebaterGone(Event, frozen=True):
    debater: str


class ReformerPlaced(Event, frozen=True):
    reformer: str
    space: str


class ReformerAway(Event, frozen=True):
    """Off the map until the next turn."""

    reformer: str


class ReformerGone(Event, frozen=True):
    reformer: str


class UniversityFounded(Event, frozen=True):
    space: str


class ScriptureTranslated(Event, frozen=True):
    """`work` is new_testament or full_bible; `box` where its marker stands now."""

    zone: str
    work: str
    box: int


class SaintPetersBuilt(Event, frozen=True):
    cp: int
    vp: int


class SaintPetersLooted(Event, frozen=True):
    cp: int


class AttemptResolved(Event, frozen=True):
    """The best die of each side; `against` is 0 where the attempt went unchallenged.

    `chance` is that of its success, `modifier` what was added to each die of the attempt.
    """

    asides: ClassVar[frozenset[str]] = frozenset({"chance", "modifier"})
    power: str
    space: str
    best: int
    against: int
    success: bool
    chance: float | None = None
    modifier: int = 0


class DebateCalled(Event, frozen=True):
    power: str
    zone: str


class DebaterChosen(Event, frozen=True):
    reveals: ClassVar[bool] = True
    power: str
    debater: str


class DebaterReplaced(Event, frozen=True):
    debater: str
    by: str


class DebateRoundFought(Event, frozen=True):
    round: int
    attacker: str
    attacker_hits: int
    defender: str
    defender_hits: int


class DebateResultCancelled(Event, frozen=True):
    debater: str


class DebaterBurnt(Event, frozen=True):
    debater: str


class DebaterDisgraced(Event, frozen=True):
    debater: str


class CardCommitted(Event, frozen=True):
    """A card laid down at the Diet of Worms."""

    reveals: ClassVar[bool] = True
    power: str
    card: str


class DietHeld(Event, frozen=True):
    protestant_hits: int
    catholic_hits: int


class ReformerExcommunicated(Event, frozen=True):
    reformer: str


class RulerExcommunicated(Event, frozen=True):
    power: str


class ExcommunicationLifted(Event, frozen=True):
    power: str


RELIGION_EVENTS: tuple[type[Event], ...] = (
    ReligionChanged,
    DebaterEntered,
    DebaterCommitted,
    DebaterReady,
    DebaterAway,
    DebaterGone,
    ReformerPlaced,
    ReformerAway,
    ReformerGone,
    UniversityFounded,
    ScriptureTranslated,
    SaintPetersBuilt,
    SaintPetersLooted,
    AttemptResolved,
    DebateCalled,
    DebaterChosen,
    DebaterReplaced,
    DebateRoundFought,
    DebateResultCancelled,
    DebaterBurnt,
    DebaterDisgraced,
    CardCommitted,
    DietHeld,
    ReformerExcommunicated,
    RulerExcommunicated,
    ExcommunicationLifted,
)
