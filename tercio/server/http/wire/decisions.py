"""What is decided, and what one may ask before: where things lead, ways, reasons, odds."""

from typing import Annotated

from msgspec import Meta

from tercio.kernel.chains import MOST_KEYS
from tercio.kernel.display.scene import Odds
from tercio.server.http.wire.base import Answer, Key, Lines, Question, SeatId
from tercio.server.http.wire.looks import OptionInfo, Reason


class NewDecision(Question, frozen=True, kw_only=True, omit_defaults=True):
    seat: SeatId
    key: Key
    seq: Annotated[int, Meta(ge=0, le=1 << 53)]
    then: Annotated[list[Key], Meta(max_length=MOST_KEYS - 1)] = []
    """Further keys, taken in order while you alone are asked and nobody learns anything."""
    careful: bool = False
    """Decide nothing if it leads straight to dice; the look says so."""
    idempotency_key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    since: Lines | None = None
    """Lines of the log that are known already: then the next look brings `more`."""
    heard: Lines = 0
    """Lines of talk that are known already."""
    version: Annotated[str, Meta(max_length=64)] | None = None
    """Of the look that you hold, with all its lines of log and talk: then you are answered with
    what has changed since, where that is still known."""


class UndoRequest(Question, frozen=True, kw_only=True):
    seat: SeatId
    since: Lines | None = None
    heard: Lines = 0


class BotHint(Answer, frozen=True, kw_only=True):
    """What a bot would do in one's place, and why."""

    key: str
    text: str
    refs: tuple[str, ...]
    reason: str


class GoalInfo(Answer, frozen=True, kw_only=True):
    keys: tuple[str, ...]
    text: str
    aims: tuple[str, ...]
    odds: Odds | None = None
    """The chances of what is rolled for there, before cards."""


class OpeningInfo(Answer, frozen=True, kw_only=True):
    """Something to do that begins at a place: its keys, and where it may lead with further ones."""

    keys: tuple[str, ...]
    texts: tuple[str, ...]
    """What each key says."""
    goals: tuple[GoalInfo, ...]
    odds: Odds | None = None


class Openings(Answer, frozen=True, kw_only=True):
    openings: tuple[OpeningInfo, ...]
    reasons: tuple[Reason, ...]
    """Why other things cannot be done there now."""
    cost: str | None
    """What the keys that are drafted would cost; None if they cannot all be taken."""
    options: tuple[OptionInfo, ...] = ()
    """What is offered after the keys that are drafted."""


class LegInfo(Answer, frozen=True, kw_only=True):
    """A step of a way."""

    keys: tuple[str, ...]
    to: str
    price: int
    risks: tuple[str, ...]
    """Who might interfere on it."""
    ends: bool
    """Whether nobody can say how it goes on."""
    told: tuple[str, ...]
    """What the log will say, if nobody interferes."""


class WayInfo(Answer, frozen=True, kw_only=True):
    """How what stands at a place comes to another one."""

    start: str
    verb: str
    """The key with which it begins."""
    price: int
    cost: str
    """The price in words."""
    legs: tuple[LegInfo, ...]


class Afar(Answer, frozen=True, kw_only=True):
    """Whose way to a place would be the cheapest, if nobody stood in it."""

    start: str
    cost: str
    """In words."""


class Ways(Answer, frozen=True, kw_only=True):
    ways: tuple[WayInfo, ...]
    is_all: bool
    """Whether there are no others: a search that takes too long is broken off."""
    budget: str
    """What can be spent on them now, in words; empty if nothing can."""
    afar: Afar | None = None
    """Where that is too little: how much would do."""


class Reasons(Answer, frozen=True, kw_only=True):
    reasons: tuple[Reason, ...]


class OddsInfo(Answer, frozen=True, kw_only=True):
    odds: Odds | None
