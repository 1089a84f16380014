"""Who somebody is, and what opens their account."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from tercio.server.http.wire.base import Answer, Name, Password, Question


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


AnyPassword = Annotated[str, Meta(max_length=200)]
"""Unlike a new one, it need not be a good one."""


class NewPassword(Question, frozen=True, kw_only=True):
    """Empty is the old one of who has none yet, and has just signed in."""

    old: AnyPassword
    new: Password


EmailAddress = Annotated[str, Meta(max_length=254)]
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
