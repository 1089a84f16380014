"""Going back, where all agree."""

from typing import Annotated

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question, SeatId
from tercio.server.http.wire.log import LogLine


class RewindAsked(Answer, frozen=True, kw_only=True):
    """Somebody wants to go back; until all have answered, nothing else happens."""

    by: tuple[str, ...]
    """The seats of who has proposed it."""
    asked: tuple[str, ...]
    """The seats of people, who must all agree."""
    agreed: tuple[str, ...]


class NewRewind(Question, frozen=True, kw_only=True):
    """Where to go back to: `at` lines of the log, as `seat` was told them."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatId


class RewindAnswer(Question, frozen=True, kw_only=True):
    """Who has proposed it withdraws it by not agreeing any more."""

    agree: bool


class RewindInfo(Answer, frozen=True, kw_only=True):
    """What going back would mean, as one seat was told of it."""

    asked: RewindAsked
    at: int
    """Of so many lines of the log, how many would be left."""
    total: int
    stage: str
    """The part of the game that was on then, as the log calls it."""
    last: str
    """The last line that would be left."""
    learned: tuple[LogLine, ...]
    """What cannot be forgotten: dice that were rolled since, cards that were seen."""
