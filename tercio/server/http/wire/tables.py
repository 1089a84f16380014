"""Tables of the lobby, and who sits at them."""

from typing import Annotated, Literal

from msgspec import Meta

from tercio.server.http.wire.accounts import AccountInfo
from tercio.server.http.wire.base import Answer, Id, Question
from tercio.server.http.wire.clocks import ClockInfo, NewClock, SeatClock, TableTime
from tercio.server.http.wire.packs import PackFiles


class NewTable(Question, frozen=True, kw_only=True):
    game: Id
    scenario: Id | None = None
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    seats: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=20)] = {}
    """Seat -> "me", "open", "invited" or "bot:NAME", without a name the game's best one; a seat
    that is not named is open."""
    listed: bool = False
    pace: Literal["", "asking", "quick", "discreet"] = ""
    """What becomes of questions with one answer; empty: discreet among people, else quick."""
    ask_before_dice: bool = False
    """Whether people are asked once more before what they do rolls dice."""
    hints: Literal["solo", "all", "none"] = "solo"
    """Who may ask what the bot would do: who plays against bots alone, everybody, or nobody."""
    pack: PackFiles = {}
    """A data pack to play with, where the server takes them."""
    pack_of: Id | None = None
    """A table at which you sat: to play with its pack again."""
    clock: NewClock = NewClock()


class SeatInfo(Answer, frozen=True, kw_only=True):
    seat: str
    name: str
    who: Literal["human", "bot", "open", "invited"]
    account: AccountInfo | None
    bot: str | None
    mine: bool
    invite: str | None = None
    """The word that lets somebody join; told only to the host of the table."""
    kept: bool = False
    """Whether the bot is a caretaker until its holder comes back."""
    vacant: bool = False
    """Whether somebody else may be chosen to play it."""
    candidates: tuple[AccountInfo, ...] = ()
    """Who would play it instead."""
    clock: SeatClock | None = None


class ResultInfo(Answer, frozen=True, kw_only=True):
    winners: tuple[str, ...]
    reason: str
    scores: dict[str, int]
    turn: int


class TableInfo(Answer, frozen=True, kw_only=True):
    id: str
    game: str
    name: str
    scenario: str
    scenario_name: str
    options: dict[str, str]
    seats: tuple[SeatInfo, ...]
    status: Literal["gathering", "playing", "over"]
    host: bool
    """Whether the table is yours to start."""
    listed: bool
    pace: str
    ask_before_dice: bool
    hints: Literal["solo", "all", "none"]
    may_ask_hints: bool
    """Whether the bot tells you what it would do."""
    pack: str
    """The name of the data pack that it is played with, if any."""
    clock: ClockInfo
    time: TableTime
    your_move: bool
    commitment: str
    seed: str | None
    turn_note: str
    since: dict[str, float]
    """Whom the table waits for, as far as everybody may know, and since when."""
    result: ResultInfo | None
    changed_at: float


class TableList(Answer, frozen=True, kw_only=True):
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    running: tuple[TableInfo, ...]
    """Games that are on and may be watched."""
    finished: tuple[TableInfo, ...]


class SeatChange(Question, frozen=True, kw_only=True):
    invite: Annotated[str, Meta(max_length=64)] | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None
    name: Annotated[str, Meta(max_length=200)] | None = None
    """Who is to hear that they are invited, if there is such a player."""
