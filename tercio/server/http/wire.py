"""Everything that leaves the server, and everything that it accepts.

Nothing else is ever encoded: `sealed` goes through an answer before it is sent and refuses
whatever is not made of these types, of `tercio.kernel.display.scene` and of plain values. A
game's state is none of them.
"""

from http import HTTPStatus
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tercio.kernel.chains import MOST_KEYS
from tercio.kernel.display import layers, review, scene, story
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
    language: str
    """In which its owner reads; empty: as the browser says."""


class ChosenLanguage(Question, frozen=True, kw_only=True):
    language: Annotated[str, Meta(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$")]


class Me(Answer, frozen=True, kw_only=True):
    mode: Literal["local", "hosted"]
    account: AccountInfo | None
    mails: bool
    """Whether the server sends mail: a password that was forgotten can be chosen anew."""
    openid: str = ""
    """By whose word people may log in as well; empty: by nobody's."""


class VacationInfo(Answer, frozen=True, kw_only=True):
    first: str
    last: str


class MyTime(Answer, frozen=True, kw_only=True):
    """When somebody cannot be expected to play."""

    zone: str
    vacations: tuple[VacationInfo, ...]
    """Those that are not over."""
    days_left: int
    """How many days of vacation are left in this year."""


class NewZone(Question, frozen=True, kw_only=True):
    zone: Annotated[str, Meta(min_length=1, max_length=64)]
    """As the IANA calls it: Europe/Madrid."""


class NewVacation(Question, frozen=True, kw_only=True):
    first: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
    last: Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Credentials(Question, frozen=True, kw_only=True):
    name: Name
    password: Password


class LogIn(Question, frozen=True, kw_only=True):
    """Unlike new credentials, these need not be good ones."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=200)]


Scope = Literal["read", "play", "host"]
"""What a token opens: looking; deciding, talking and sitting down; making and running tables."""


class NewToken(Question, frozen=True, kw_only=True):
    label: Name
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=3)] = (
        "read",
        "play",
        "host",
    )


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
    turns: int
    """How many it lasts at most; 0 where nobody says."""
    minutes: int
    """About how long it takes people who know the game; 0 where nobody says."""


class GameInfo(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    scenarios: tuple[ScenarioInfo, ...]
    options: dict[str, tuple[str, ...]]
    bots: tuple[str, ...]
    seat_names: dict[str, str]
    """What its seats are called."""
    languages: tuple[str, ...]
    about: str
    """What it is about, in a sentence."""
    designer: str
    publisher: str
    minutes: tuple[int, int] | None
    """From its shortest scenario to its longest."""
    complexity: int
    """From 1, learned while playing, to 5, learned in several evenings; 0 where nobody says."""
    note: str
    guided: str
    """The scenario with which newcomers begin; empty where there is no guide."""
    guided_seat: str
    """Which seat they take there; empty: the first of as many as can play."""


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


FileName = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[a-z_]+\.toml$")]
PackFiles = Annotated[dict[FileName, Annotated[str, Meta(max_length=1 << 19)]], Meta(max_length=12)]
"""The files of a data pack, each as its text."""


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
    hints: Literal["solo", "all", "none"] = "solo"
    """Who may ask what the bot would do: who plays against bots alone, everybody, or nobody."""
    pack: PackFiles = {}
    """A data pack to play with, where the server takes them."""
    clock: NewClock = NewClock()


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


class RewindAsked(Answer, frozen=True, kw_only=True):
    """Somebody wants to go back; until all have answered, nothing else happens."""

    by: tuple[str, ...]
    """The seats of who has proposed it."""
    asked: tuple[str, ...]
    """The seats of people, who must all agree."""
    agreed: tuple[str, ...]


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


# -- data and packs -------------------------------------------------------------------------


class DataTableInfo(Answer, frozen=True, kw_only=True):
    file: str
    table: str
    rows: int
    open: int
    """How many of them hold something that no source attests."""


class DataColumn(Answer, frozen=True, kw_only=True):
    name: str
    kind: Literal["text", "int", "float", "bool", "choice", "link", "list", "other"]
    is_required: bool
    is_note: bool
    choices: tuple[str, ...]
    table: str
    """The one whose rows it names."""
    default: str
    """As JSON."""


class DataRow(Answer, frozen=True, kw_only=True):
    id: str
    name: str
    source: str
    open: bool
    """Whether it holds something that no source attests."""
    sources: dict[str, str]
    """Of single fields, where they come from, as far as it is noted."""
    values: dict[str, str]
    """What is written in it, each as JSON."""


class DataTable(Answer, frozen=True, kw_only=True):
    file: str
    table: str
    columns: tuple[DataColumn, ...]
    rows: tuple[DataRow, ...]
    links: dict[str, tuple[str, ...]]
    """The ids of the tables whose rows it names."""


class PackGiven(Question, frozen=True, kw_only=True):
    files: PackFiles


class PackReport(Answer, frozen=True, kw_only=True):
    ok: bool
    problem: str
    """With the file, the row and the field where it is."""
    name: str
    hash: str
    rows: dict[str, int]
    """How many of each file."""
    plays: bool
    """Whether a table can be played with it here."""


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
    take: tuple[str, ...]
    """What is taken, where it is a plan; nothing: it passes."""
    about: tuple[str, ...]
    kind: str
    note: str
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
    doing: str = ""
    """What it stands against, in words, where several things could be done."""


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


class Times(Answer, frozen=True, kw_only=True):
    """Whose time passes; by the seats that have a clock."""

    clocks: dict[str, SeatClock]
    time: TableTime


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


PlanPart = Annotated[str, Meta(min_length=1, max_length=128)]


class NewOrder(Question, frozen=True, kw_only=True):
    window: Annotated[str, Meta(min_length=1, max_length=64)] = "*"
    until: Annotated[str, Meta(max_length=64)] = ""
    unless: Annotated[str, Meta(max_length=64)] = ""
    against: Annotated[str, Meta(max_length=64)] = ""
    take: Annotated[tuple[PlanPart, ...], Meta(max_length=8)] = ()
    """Keys or things of options, in the order in which they are tried; none: pass."""
    about: Annotated[tuple[PlanPart, ...], Meta(max_length=16)] = ()
    """What the question must name; of an offer, all its clauses."""
    kind: Annotated[str, Meta(max_length=64)] = ""
    """The question, if it is none of a window: `negotiate`, or one about losses."""
    note: Annotated[str, Meta(max_length=500)] = ""
    """What you call it."""


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


class NewBranch(Question, frozen=True, kw_only=True):
    """Where to go on from: `at` lines of the log, as `seat` was told them."""

    at: Annotated[int, Meta(ge=0)]
    seat: Id | None = None
    mine: Annotated[list[Id], Meta(max_length=20)] = []
    """The seats that I play, if the game is over; else those that I have, in any case."""


class Replay(Answer, frozen=True, kw_only=True):
    """The table as it stood when this viewer had been told `at` lines of the log."""

    at: int
    total: int
    look: Look


class WinPoint(Answer, frozen=True, kw_only=True):
    """When this viewer had been told `at` lines of the log: the chances of all seats."""

    at: int
    turn: int
    seat: str | None
    win: dict[str, float]


class BotAdvice(Answer, frozen=True, kw_only=True):
    """What a bot would have chosen; `same` if that is what was chosen."""

    bot: str
    text: str
    same: bool


class TurningPoint(Answer, frozen=True, kw_only=True):
    """What a seat chose, and by how much its own chance was another after it, whatever the dice
    said then."""

    at: int
    turn: int
    seat: str
    texts: tuple[str, ...]
    before: float
    after: float
    rolled: bool
    advice: BotAdvice | None


class LuckyRoll(Answer, frozen=True, kw_only=True):
    """Dice and draws, and by how much they changed chances against what was to be expected."""

    at: int
    turn: int
    seat: str | None
    dice: tuple[int, ...]
    swing: dict[str, float]


class SeatFortune(Answer, frozen=True, kw_only=True):
    """By how much a seat's chance changed from first to last, and by what."""

    choices: float
    others: float
    luck: float


class Analysed(Answer, frozen=True, kw_only=True):
    """`is_network`: whether a network has judged, or victory points."""

    is_network: bool
    total: int
    """Lines of the log."""
    points: tuple[WinPoint, ...]
    turning_points: tuple[TurningPoint, ...]
    fortunes: dict[str, SeatFortune]
    rolls: tuple[LuckyRoll, ...]


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
    """Why something was not done: problem details (RFC 9457), and the sentence as `error`, too."""

    type: str = "about:blank"
    title: str
    """What the status means."""
    status: int
    detail: str
    """A sentence for people."""
    error: str
    """The same sentence."""


class StaleProblem(Problem, frozen=True, kw_only=True):
    look: Look
    """What there is to see now."""


def problem(status: int, sentence: str) -> Problem:
    title = next((each.phrase for each in HTTPStatus if each == status), "")
    return Problem(title=title, status=int(status), detail=sentence, error=sentence)


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
            if type(item) not in _PLAIN:
                sealed(item)
    elif kind is dict:
        for key, item in value.items():
            if type(key) is not str:
                raise Leak(f"A {type(key).__name__} must not leave the server as a key.")
            if type(item) not in _PLAIN:
                sealed(item)
    elif issubclass(kind, Answer) or kind in _SCENE:
        for field in kind.__struct_fields__:
            item = getattr(value, field)
            if type(item) not in _PLAIN:
                sealed(item)
    else:
        raise Leak(f"A {kind.__module__}.{kind.__name__} must not leave the server.")


_SCENE = frozenset[type]().union(
    *(_structs(room, msgspec.Struct) for room in (scene, story, layers, review))
)

__all__ = ["Board", "Dialog", "Hint", "Leak", "Odds", "Scene", "Term", "sealed"]
