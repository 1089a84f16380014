"""What has happened at a table."""

from typing import Literal

from tercio.kernel.display.story import Happening, SideDigest
from tercio.server.http.wire.base import Answer


class LogLine(Answer, frozen=True, kw_only=True):
    n: int
    text: str
    kind: str
    refs: tuple[str, ...]
    dice: tuple[int, ...] | None = None
    hit: int = 0
    """Dice that show this much or more are hits; 0 where the roll has none."""
    routine: str = ""
    """In short, where it belongs to the next line: what that has cost."""
    stage: Literal["", "turn", "phase", "impulse"] = ""
    """Which part of the game begins with it, if one does; and the turn, where it is told."""
    turn: int = 0


class LogPart(Answer, frozen=True, kw_only=True):
    total: int
    """How much there is to tell; less than before, if something was taken back."""
    entries: tuple[LogLine, ...]
    happenings: tuple[Happening, ...] = ()
    """What the entries tell of, and what has begun before them and goes on in them."""


class Digest(Answer, frozen=True, kw_only=True):
    """What happened from line `since` of the log on, in few words and by whose doing it was."""

    since: int
    total: int
    sides: tuple[SideDigest, ...]
