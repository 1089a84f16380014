"""Looking back: replays, going on from there, and whether a record is true."""

from typing import Annotated, Literal

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Id, Question
from tercio.server.http.wire.looks import Look


class Replay(Answer, frozen=True, kw_only=True):
    """The table as it stood when this viewer had been told `at` lines of the log."""

    at: int
    total: int
    look: Look


class NewBranch(Question, frozen=True, kw_only=True):
    """Where to go on from: `at` lines of the log, as `seat` was told them."""

    at: Annotated[int, Meta(ge=0)]
    seat: Id | None = None
    mine: Annotated[list[Id], Meta(max_length=20)] = []
    """The seats that I play, if the game is over; else those that I have, in any case."""


class Verified(Answer, frozen=True, kw_only=True):
    ok: bool
    problems: tuple[str, ...]
    commitment: str
    seed: str | None
    decisions: int | None
    """None while the game is on: the number would tell of secret decisions."""


class Provenance(Answer, frozen=True, kw_only=True):
    """What the seal of a save tells this server."""

    seal: Literal["good", "broken", "foreign", "none"]
    by: str | None
    """The name of the key with which it was sealed."""
    text: str
