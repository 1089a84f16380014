"""What happened, told as people would: lines of the log that are one happening belong together.

Like a scene, a happening is meant for the eyes of one seat and is in its language; it is made from
the lines that the seat was told, and from nothing else.
"""

import msgspec

from tercio.kernel.display.scene import Odds


class StoryLine(msgspec.Struct, frozen=True):
    """A line of the log, by its number."""

    n: int
    text: str
    refs: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    hit: int = 0
    note: str = ""
    """What dice that are added up make with what else counts, and why."""


class Counted(msgspec.Struct, frozen=True):
    """Dice that a side had, and why; fewer than none where something cost it some."""

    why: str
    dice: int


class Throw(msgspec.Struct, frozen=True):
    """Dice as they fell; those of `hit` or more are hits, if that is not 0."""

    dice: tuple[int, ...]
    hit: int = 0
    note: str = ""


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """Who took part. `side` is a side of the board, if they are one."""

    side: str
    name: str
    forces: tuple[str, ...] = ()
    counted: tuple[Counted, ...] = ()
    throws: tuple[Throw, ...] = ()
    score: str = ""
    """What the dice came to, in words."""
    hits: int = 0
    expected: float | None = None
    """The hits that so many dice bring on the average, where dice hit or miss."""
    chance: float | None = None
    """Of winning, as the dice were about to be rolled, where more than two compete."""
    losses: tuple[str, ...] = ()
    won: bool = False


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """Something that took several lines to tell. The first party is the one that began it."""

    first: int
    last: int
    small: bool = False
    """Of little weight: it is told when somebody asks, and never comes by itself."""
    kind: str
    label: str
    """What it is: a field battle, a debate."""
    title: str
    """Who against whom, and where."""
    refs: tuple[str, ...]
    """Where it happened, and to whom."""
    display: str = ""
    """The display beside the map that tells more of it, if there is one."""
    parties: tuple[Party, ...] = ()
    odds: Odds | None = None
    """The chances of the first party, as the dice were about to be rolled."""
    ends: tuple[str, str, str] = ("", "", "")
    """What the three chances are of, where the names of the parties do not say it."""
    before: tuple[StoryLine, ...] = ()
    told: tuple[StoryLine, ...] = ()
    """What is in none of the other parts."""
    outcome: str = ""
    """How it ended; empty while nobody knows."""
    after: tuple[StoryLine, ...] = ()


class Deed(msgspec.Struct, frozen=True):
    """What somebody did, once or several times; `first` is the line of the log that tells it."""

    text: str
    refs: tuple[str, ...]
    first: int
    happening: int = -1
    """The first line of the happening that it tells of, if it does."""


class SideDigest(msgspec.Struct, frozen=True):
    """What a side did; an empty one is nobody."""

    side: str
    name: str
    deeds: tuple[Deed, ...]
