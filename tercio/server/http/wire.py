"""Everything that leaves the server, and everything that it accepts.

Nothing else is ever encoded: `sealed` goes through an answer before it is sent and refuses
whatever is not made of these types, of `tercio.kernel.display.scene` and of plain values. A
game's state is none of them.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tercio.kernel.chains import MOST_KEYS
from tercio.kernel.display import scene, story
from tercio.kernel.display.scene import Board, Dialog, Hint, Odds, Scene, Term
from tercio.kernel.display.story import Happening, SideDigest

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Lines = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatId = Annotated[str, Meta(min_length=1, max_length=64)]
Key = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=10, max_length=200)]
Said = Annotated[str, Meta(min_length=1, max_length=2000)]


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What the server says."""


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the server is asked."""


# -- accounts -------------------------------------------------------------------------------


class AccountInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str


class Me(Answer, frozen=True, kw_only=True):
    mode: Literal["local", "hosted"]
    account: AccountInfo | None


class Credentials(Question, frozen=True, kw_only=True):
    name: Name
    password: Password


class LogIn(Question, frozen=True, kw_only=True):
    """Unlike new credentials, these need not be good ones."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


class NewToken(Question, frozen=True, kw_only=True):
    label: Name


class TokenInfo(Answer, frozen=True, kw_only=True):
    """The token is told once and stored nowhere."""

    token: str


# -- the catalogue and the lobby ------------------------------------------------------------


class ScenarioInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    players: tuple[int, ...]
    seats: dict[str, tuple[str, ...]]
    """The seats for each number of players."""


class GameInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    scenarios: tuple[ScenarioInfo, ...]
    options: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    seat_names: dict[str, str]
    """What its seats are called."""
    languages: tuple[str, ...]
    note: str
    guided: str
    """The scenario with which newcomers begin; empty where there is no guide."""
    guided_seat: str
    """Which seat they take there; empty: the first of as many as can play."""


class NewTable(Question, frozen=True, kw_only=True):
    game: Id
    scenario: Id | None = None
    players: Annotated[int, Meta(ge=1, le=20)] | None = None
    options: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=32)] = {}
    seats: Annotated[dict[str, Annotated[str, Meta(max_length=64)]], Meta(max_length=20)] = {}
    """Seat -> "me", "open", "invited" or "bot:NAME"; a seat that is not named is open."""
    listed: bool = False
    pace: Literal["", "asking", "quick", "discreet"] = ""
    """What becomes of questions with one answer; empty: discreet among people, else quick."""
    ask_before_dice: bool = False
    """Whether people are asked once more before what they do rolls dice."""


class SeatInfo(Answer, frozen=True, kw_only=True):
    seat: str
    name: str
    who: Literal["human", "bot", "open", "invited"]
    account: AccountInfo | None
    bot: str | None
    mine: bool
    invite: str | None = None
    """The word that lets somebody join; told only to the host of the table."""


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
    your_move: bool
    commitment: str
    seed: str | None
    turn_note: str
    result: ResultInfo | None
    changed_at: float


class TableList(Answer, frozen=True, kw_only=True):
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    finished: tuple[TableInfo, ...]


class SeatChange(Question, frozen=True, kw_only=True):
    invite: Annotated[str, Meta(max_length=64)] | None = None
    bot: Annotated[str, Meta(max_length=64)] | None = None


# -- rule books in our own words ------------------------------------------------------------


class SectionInfo(Answer, frozen=True, kw_only=True):
    """A numbered section of a rule book."""

    section: str
    title: str


class SectionReading(Answer, frozen=True, kw_only=True):
    """How a section is read where the book leaves something open."""

    says: str
    open: str
    card: int
    """The number of the card that it is about; 0 if it is about none."""


class SectionText(Answer, frozen=True, kw_only=True):
    book: str
    section: str
    title: str
    paragraphs: tuple[str, ...]
    """Empty where nothing was written about it yet."""
    example: str
    see: tuple[SectionInfo, ...]
    parts: tuple[SectionInfo, ...]
    """The sections that it heads."""
    readings: tuple[SectionReading, ...]


class PowerText(Answer, frozen=True, kw_only=True):
    """A power, and how to play it."""

    id: str
    name: str
    paragraphs: tuple[str, ...]
    wins: str
    actions: str
    opening: str
    mistakes: str


class SectionFound(Answer, frozen=True, kw_only=True):
    """A section that tells of what was looked for, and the sentence in which."""

    section: str
    title: str
    excerpt: str


# -- cards ----------------------------------------------------------------------------------


class CardRuling(Answer, frozen=True, kw_only=True):
    """`says` what follows from the book, `open` how we read it where it leaves something open."""

    says: str
    open: str
    cite: str


class CardSpot(Answer, frozen=True, kw_only=True):
    """Where copies of a card are, as far as the viewer knows."""

    where: Literal["mine", "held", "hidden", "deck", "discard", "table", "removed", "later"]
    holder: str
    count: int
    chance: float
    """Of one that is hidden: that it is in a hand, and not in the deck."""


class CardInfo(Answer, frozen=True, kw_only=True):
    ref: str
    name: str
    kind: str
    value: int
    text: str
    note: str
    """That it is reconstructed, say."""
    number: int
    """0 where the cards of a game have none."""
    side: str
    """Whose home card it is."""
    owner: str
    """The name of that side."""
    copies: int
    turn: int
    """The first turn in which it can be drawn; 0: from the start."""
    until: int
    """The last one; 0: no turn ends it."""
    once: bool
    """Whether it also waits for something to happen before it comes."""
    leaves: Literal["never", "event", "ruler", "sometimes"]
    rulings: tuple[CardRuling, ...]
    worth: dict[str, float]
    """By the name of a power, what a bot thinks that its event is worth, in VP; CP come on top."""
    spots: tuple[CardSpot, ...]
    """At a table."""


class CardDraw(Answer, frozen=True, kw_only=True):
    """Cards of which some will be drawn, each as likely as another; every copy by its ref."""

    when: Literal["now", "deal"]
    """From the deck as it is; or in the next deal, if all hands are played till then."""
    refs: tuple[str, ...]


class CardBook(Answer, frozen=True, kw_only=True):
    cards: tuple[CardInfo, ...]
    draws: tuple[CardDraw, ...]


# -- play -----------------------------------------------------------------------------------


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


class BotHint(Answer, frozen=True, kw_only=True):
    """What a bot would do in one's place, and why."""

    key: str
    text: str
    refs: tuple[str, ...]
    reason: str


class OrderInfo(Answer, frozen=True, kw_only=True):
    window: str
    until: str
    unless: str
    against: str
    text: str


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


class TalkLine(Answer, frozen=True, kw_only=True):
    n: int
    seat: str
    text: str
    to: tuple[str, ...] | None
    note: str
    at: float


class TalkPart(Answer, frozen=True, kw_only=True):
    private: bool
    """Whether one may speak to some seats only, now."""
    entries: tuple[TalkLine, ...]


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


class UndoRequest(Question, frozen=True, kw_only=True):
    seat: SeatId
    since: Lines | None = None
    heard: Lines = 0


class GoalInfo(Answer, frozen=True, kw_only=True):
    keys: tuple[str, ...]
    text: str
    aims: tuple[str, ...]


class OpeningInfo(Answer, frozen=True, kw_only=True):
    """Something to do that begins at a place: its keys, and where it may lead with further ones."""

    keys: tuple[str, ...]
    texts: tuple[str, ...]
    """What each key says."""
    goals: tuple[GoalInfo, ...]


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


class Ways(Answer, frozen=True, kw_only=True):
    ways: tuple[WayInfo, ...]
    budget: str
    """What can be spent on them now, in words; empty if nothing can."""


class Reasons(Answer, frozen=True, kw_only=True):
    reasons: tuple[Reason, ...]


class OddsInfo(Answer, frozen=True, kw_only=True):
    odds: Odds | None


# -- talk, orders, replays, saves -----------------------------------------------------------


class NewTalk(Question, frozen=True, kw_only=True):
    text: Said
    seat: SeatId | None = None
    """Who speaks, where you hold several seats."""
    to: Annotated[list[SeatId], Meta(min_length=1, max_length=20)] | None = None


class NewOrder(Question, frozen=True, kw_only=True):
    window: Annotated[str, Meta(min_length=1, max_length=64)] = "*"
    until: Annotated[str, Meta(max_length=64)] = ""
    unless: Annotated[str, Meta(max_length=64)] = ""
    against: Annotated[str, Meta(max_length=64)] = ""


class NewOrders(Question, frozen=True, kw_only=True):
    seat: SeatId
    orders: Annotated[list[NewOrder], Meta(max_length=20)]


class Named(Answer, frozen=True, kw_only=True):
    id: str
    name: str


class Orders(Answer, frozen=True, kw_only=True):
    """A seat's standing orders, and what they may name: the game says it."""

    orders: tuple[OrderInfo, ...]
    windows: tuple[Named, ...]
    spans: tuple[Named, ...]
    conditions: tuple[Named, ...]


class Replay(Answer, frozen=True, kw_only=True):
    """The table as it stood when this viewer had been told `at` lines of the log."""

    at: int
    total: int
    look: Look


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


class Problem(Answer, frozen=True, kw_only=True):
    error: str


class StaleProblem(Answer, frozen=True, kw_only=True):
    error: str
    look: Look


# -- the seal -------------------------------------------------------------------------------


class Leak(TypeError):
    """Something was about to leave the server that must not."""


_PLAIN = frozenset((str, int, float, bool, type(None)))


def _structs(module: Any, base: type) -> frozenset[type]:
    found = (each for each in vars(module).values() if isinstance(each, type))
    return frozenset(each for each in found if issubclass(each, base))


def sealed(value: Any) -> None:
    """Raise `Leak` unless a value is made of what may leave the server, and of nothing else."""
    kind = type(value)
    if kind in _PLAIN:
        return
    if kind is tuple or kind is list:
        for item in value:
            sealed(item)
    elif kind is dict:
        for key, item in value.items():
            if type(key) is not str:
                raise Leak(f"A {type(key).__name__} must not leave the server as a key.")
            sealed(item)
    elif issubclass(kind, Answer) or kind in _SCENE:
        for field in kind.__struct_fields__:
            sealed(getattr(value, field))
    else:
        raise Leak(f"A {kind.__module__}.{kind.__name__} must not leave the server.")


_SCENE = _structs(scene, msgspec.Struct) | _structs(story, msgspec.Struct)

__all__ = ["Board", "Dialog", "Hint", "Leak", "Odds", "Scene", "Term", "sealed"]
