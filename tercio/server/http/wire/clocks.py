"""How much time people have, and what a table votes on when somebody lets it pass."""

from typing import Annotated, Literal

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question
from tercio.server.http.wire.calendars import VacationInfo
from tercio.server.http.wire.rewinds import RewindAsked

Hours = Annotated[float, Meta(ge=0.05, le=720)]
Rule = Literal["remind", "caretaker", "replace"]


class NewClock(Question, frozen=True, kw_only=True):
    """How much time people have, and what becomes of a seat whose holder lets it pass."""

    kind: Literal["none", "deadline", "bank"] = "none"
    hours: Hours = 48.0
    """For each decision round; or what a bank holds at first, and at most."""
    increment: Hours = 12.0
    """What is added to a bank whenever the table begins to wait for its owner. What is asked of
    several in secret must be answered in that time, and costs no bank anything."""
    nights: bool = False
    """Whether no time passes at night, in each person's own time zone."""
    weekends: bool = False
    """Whether no time passes on Saturdays and Sundays there."""
    over: Rule = "caretaker"
    chosen_by: Literal["host", "vote"] = "host"
    """Who chooses a replacement."""


class SeatClock(Answer, frozen=True, kw_only=True):
    """The time of somebody, as far as everybody may know it."""

    due: float | None
    """When it is over; None where it stands still, or never ends."""
    left: float | None
    """How many seconds are left of it, nights and other times off not counted, where it stands
    still."""
    vote_from: float | None
    """From when on the others may vote that a bot goes on in their place."""
    vacation: VacationInfo | None
    """The one that is on, or the next one."""


class ClockInfo(Answer, frozen=True, kw_only=True):
    """As `NewClock`."""

    kind: Literal["none", "deadline", "bank"]
    hours: float
    increment: float
    nights: bool
    weekends: bool
    over: Rule
    chosen_by: Literal["host", "vote"]


VoteKind = Literal["pause", "resume", "caretaker", "replacement"]


class VoteInfo(Answer, frozen=True, kw_only=True):
    """What some at the table want, and how many of them must."""

    kind: VoteKind
    seat: str
    candidate: str
    days: int
    by: tuple[str, ...]
    """Their seats."""
    needed: int


class TableTime(Answer, frozen=True, kw_only=True):
    paused_until: float | None
    """Until when all clocks stand still at most; None: they do not."""
    votes: tuple[VoteInfo, ...]
    rewind: RewindAsked | None = None


class NewVote(Question, frozen=True, kw_only=True):
    kind: VoteKind
    seat: Annotated[str, Meta(max_length=64)] = ""
    """The seat that is to be replaced."""
    candidate: Annotated[str, Meta(max_length=64)] = ""
    """The account that is to play it."""
    days: Annotated[int, Meta(ge=1, le=60)] = 14
    """How long a pause lasts at most."""
    wanted: bool = True
    """Or no more."""


class Times(Answer, frozen=True, kw_only=True):
    """Whose time passes; by the seats that have a clock."""

    clocks: dict[str, SeatClock]
    time: TableTime
