"""What is said at a table, and what somebody writes down for themselves."""

from typing import Annotated

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Question, Said, SeatId


class TalkLine(Answer, frozen=True, kw_only=True):
    n: int
    seat: str
    text: str
    to: tuple[str, ...] | None
    note: str
    at: float
    hidden: bool = False
    """Whether it is left out: whoever asks has blocked who said it."""


class TalkPart(Answer, frozen=True, kw_only=True):
    private: bool
    """Whether one may speak to some seats only, now."""
    entries: tuple[TalkLine, ...]


class NewTalk(Question, frozen=True, kw_only=True):
    text: Said
    seat: SeatId | None = None
    """Who speaks, where you hold several seats."""
    to: Annotated[list[SeatId], Meta(min_length=1, max_length=20)] | None = None


class NewNotes(Question, frozen=True, kw_only=True):
    """Empty: none are kept."""

    text: Annotated[str, Meta(max_length=10_000)]


class MyNotes(Answer, frozen=True, kw_only=True):
    """What whoever asks has written down at a table."""

    text: str
