"""What a seat is shown of a table, and what has changed since it looked."""

from typing import Any, Literal

from tercio.kernel.display.scene import Dialog, Hint, Odds, Scene
from tercio.server.http.wire.base import Answer
from tercio.server.http.wire.clocks import TableTime, Times
from tercio.server.http.wire.log import LogPart
from tercio.server.http.wire.orders import OrderInfo
from tercio.server.http.wire.tables import ResultInfo, SeatInfo
from tercio.server.http.wire.talk import TalkPart


class Prompt(Answer, frozen=True, kw_only=True):
    text: str
    cite: str
    kind: str


class OptionInfo(Answer, frozen=True, kw_only=True):
    key: str
    text: str
    cite: str
    refs: tuple[str, ...]
    aims: tuple[str, ...]
    """What it points at, and not all others with it: where an army comes from is no choice."""
    letter: str = ""
    """The letter on a keyboard that takes it, the same one all game long."""


class CanUndo(Answer, frozen=True, kw_only=True):
    ok: bool
    why: str


class ClauseInfo(Answer, frozen=True, kw_only=True):
    key: str
    text: str


class DealInfo(Answer, frozen=True, kw_only=True):
    number: int
    """0 is a draft."""
    stage: Literal["draft", "proposed", "agreed"]
    proposer: str
    partner: str
    others: tuple[str, ...]
    """Further parties."""
    accepted: tuple[str, ...]
    """Those of several partners who have said yes."""
    clauses: tuple[ClauseInfo, ...]


class FloorInfo(Answer, frozen=True, kw_only=True):
    deals: tuple[DealInfo, ...]
    ready: tuple[str, ...]


class Reason(Answer, frozen=True, kw_only=True):
    text: str
    cite: str
    doing: str = ""
    """What it stands against, in words, where several things could be done."""
    general: bool = False
    """It says no more than that the question is about something else."""


class More(Answer, frozen=True, kw_only=True):
    """What a screen wants to know beside a look."""

    reasons: dict[str, tuple[Reason, ...]]
    """By its ref, why a card that is seen in a hand cannot be played now."""
    odds: dict[str, Odds]
    """The chances of options that lead to a roll, by their keys."""
    log: LogPart
    """What happened since."""
    talk: TalkPart
    """What was said since."""
    status: Literal["gathering", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    time: TableTime


class ProposedLine(Answer, frozen=True, kw_only=True):
    """One thing that is proposed, with the keys that do it."""

    keys: tuple[str, ...]
    text: str
    refs: tuple[str, ...]


class Proposed(Answer, frozen=True, kw_only=True):
    """What to answer to this question and to those that would follow it, line by line. A decision
    may hold the keys of the first lines, or of all."""

    text: str
    """What to call taking all of it."""
    advice: bool
    """It is not about what must be settled but about what to make of one's turn."""
    lines: tuple[ProposedLine, ...]


class Look(Answer, frozen=True, kw_only=True):
    """All that a seat (None: a spectator) is shown of a table."""

    seat: str | None
    seq: int
    waiting: tuple[str, ...]
    since: dict[str, float] = {}
    """Since when the table has waited for each of them."""
    thinking: tuple[str, ...] = ()
    """Those of them whom a bot plays, where everybody may know that it has not answered yet."""
    prompt: Prompt | None
    options: tuple[OptionInfo, ...]
    scene: Scene
    result: ResultInfo | None
    orders: tuple[OrderInfo, ...]
    fitting: tuple[OrderInfo, ...] = ()
    """Orders that would pass now, for those who would rather not be asked again."""
    passing: bool = False
    """Whether the seat has passed in a window that is not released yet."""
    by_order: bool = False
    """Whether a standing order of the seat will pass in it."""
    window: bool = False
    """Whether others may respond now: nobody is told who can."""
    can_undo: CanUndo
    floor: FloorInfo | None
    guide: Hint | None = None
    """A word to newcomers."""
    dialog: Dialog | None = None
    """What is asked, where the game has a table of its own for it."""
    proposed: Proposed | None = None
    """An answer to all of it, where several questions are one to people."""
    version: str
    more: More | None = None
    """For those only who said how much they know."""
    taken: int | None = None
    """Of a decision with several keys, how many were taken."""
    rolls: bool = False
    """A careful decision would have led straight to dice: nothing was decided."""


class Edit(Answer, frozen=True, kw_only=True):
    """One thing that is other than it was in a look: `put` stands at `path` now. Where `at` is
    told, a list stands there: from `at` on, `cut` of it go, and those of `put` come instead."""

    path: tuple[str | int, ...]
    put: Any = None
    at: int | None = None
    cut: int = 0
    gone: bool = False
    """Nothing stands there any more."""


class Change(Answer, frozen=True, kw_only=True):
    """What has changed since a look of version `after`: with it, the look is that of `version`."""

    version: str
    after: str
    edits: tuple[Edit, ...]
    reasons: dict[str, tuple[Reason, ...]]
    odds: dict[str, Odds]
    log: LogPart
    """Its entries take the place of all lines from the first of them on; where there are none, of
    those from `total` on."""
    talk: TalkPart
    """What was said since."""
    times: Times
    taken: int | None = None
    """Of a decision with several keys, how many were taken."""
    rolls: bool = False
    """A careful decision would have led straight to dice: nothing was decided."""
