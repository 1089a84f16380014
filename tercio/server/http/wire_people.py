"""What is asked and answered about one's own account: another page of `wire`."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from tercio.server.http.wire import (
    AccountInfo,
    Answer,
    Id,
    Lines,
    Name,
    Password,
    Question,
    Said,
    Scope,
    SeatId,
)

AnyPassword = Annotated[str, Meta(max_length=200)]
"""Unlike a new one, it need not be a good one."""


class NewPassword(Question, frozen=True, kw_only=True):
    """Empty is the old one of who has none yet, and has just signed in."""

    old: AnyPassword
    new: Password


EmailAddress = Annotated[
    str,
    Meta(
        max_length=254,
        pattern=r"^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+)?$",
    ),
]
Word = Annotated[str, Meta(min_length=1, max_length=100)]
"""What a link that was mailed ends with."""


class NewName(Question, frozen=True, kw_only=True):
    name: Name


class NewEmail(Question, frozen=True, kw_only=True):
    """Empty: the server is to know no address."""

    email: EmailAddress
    password: AnyPassword


class Confirmation(Question, frozen=True, kw_only=True):
    word: Word


class ForgottenPassword(Question, frozen=True, kw_only=True):
    who: Annotated[str, Meta(min_length=1, max_length=254)]
    """A name, or an address."""


class ResetPassword(Question, frozen=True, kw_only=True):
    word: Word
    password: Password


class SessionInfo(Answer, frozen=True, kw_only=True):
    """A browser in which somebody is logged in."""

    key: str
    agent: str
    """What it says that it is."""
    created_at: float
    seen_at: float
    """When it was last here, to the hour."""
    is_this: bool


class TokenUse(Answer, frozen=True, kw_only=True):
    """A token as its owner sees it: the word itself is stored nowhere."""

    key: str
    label: str
    scopes: tuple[Scope, ...]
    created_at: float
    used_at: float | None
    """When it was last shown, to the hour; None: never."""


class MyAccount(Answer, frozen=True, kw_only=True):
    account: AccountInfo
    created_at: float
    has_password: bool
    email: str | None
    """Where mail reaches its owner, as they have shown."""
    email_waiting: str
    """An address whose owner has not followed the link yet; empty: there is none."""
    sessions: tuple[SessionInfo, ...]
    """Those used last come first."""
    tokens: tuple[TokenUse, ...]
    is_moderator: bool
    shares_games: bool
    """Whether they agree that their finished games are used as data."""


class Sharing(Question, frozen=True, kw_only=True):
    shares_games: bool


class MyData(Answer, frozen=True, kw_only=True):
    """All that the server keeps about somebody, by the tables in which it is kept."""

    account: AccountInfo
    email: str | None
    created_at: float
    kept: dict[str, tuple[dict[str, Any], ...]]


class Deletion(Question, frozen=True, kw_only=True):
    """An account is deleted by who has its password, and knows what they do."""

    password: AnyPassword
    name: Annotated[str, Meta(max_length=200)]
    """The name of the account, once more."""


class NewReport(Question, frozen=True, kw_only=True):
    """About a person, a line of talk at a table, or a table."""

    account: Id | None = None
    table: Id | None = None
    line: Lines | None = None
    """The number of a line of talk, as the seat counts that reads it."""
    seat: SeatId | None = None
    reason: Said


class Blocked(Answer, frozen=True, kw_only=True):
    people: tuple[AccountInfo, ...]


class ReportInfo(Answer, frozen=True, kw_only=True):
    """As moderators read it."""

    id: str
    by: AccountInfo
    about: AccountInfo | None
    is_locked: bool
    """Whether that account is."""
    table: str | None
    is_hidden: bool
    """Whether that table is."""
    quoted: str
    reason: str
    at: float


class AuditEntry(Answer, frozen=True, kw_only=True):
    """Something that a moderator did, or a host by the command line (`by` is null)."""

    by: AccountInfo | None
    deed: str
    about: str
    reason: str
    at: float


class Moderation(Answer, frozen=True, kw_only=True):
    reports: tuple[ReportInfo, ...]
    """Those that nobody has settled, the oldest first."""
    deeds: tuple[AuditEntry, ...]
    """What was done last."""


class Verdict(Question, frozen=True, kw_only=True):
    """What a moderator does, and why; it is written down."""

    on: bool = True
    """False: it is taken back."""
    reason: Said


class RatingInfo(Answer, frozen=True, kw_only=True):
    """How good somebody is at a game, as far as is known."""

    game: str
    name: str
    kind: Literal["live", "slow", "bots"]
    """Among people in a day, among people over longer, or with bots at the table."""
    rating: int
    games: int


class PowerRecord(Answer, frozen=True, kw_only=True):
    """How often somebody has played and won a power of a game."""

    game: str
    name: str
    seat: str
    seat_name: str
    games: int
    wins: int


class PastGame(Answer, frozen=True, kw_only=True):
    table: str | None
    """Where to look back on it; None: that is not for whoever asks."""
    game: str
    name: str
    seat_name: str
    kind: Literal["live", "slow", "bots"]
    won: bool
    ended_at: float


class Profile(Answer, frozen=True, kw_only=True):
    account: AccountInfo
    created_at: float
    is_blocked: bool
    """Whether whoever asks has blocked them."""
    ratings: tuple[RatingInfo, ...]
    records: tuple[PowerRecord, ...]
    history: tuple[PastGame, ...]
    """The games that are over, the latest first."""


# -- notes ----------------------------------------------------------------------------------


class NewNotes(Question, frozen=True, kw_only=True):
    """Empty: none are kept."""

    text: Annotated[str, Meta(max_length=10_000)]


class MyNotes(Answer, frozen=True, kw_only=True):
    """What whoever asks has written down at a table."""

    text: str
