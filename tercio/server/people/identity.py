"""Who is asking: the one person of a local server, a cookie, a token, or a stranger."""

import hashlib
import secrets
import time
from collections.abc import Collection
from functools import cached_property

from litestar.di import NamedDependency
from sqlalchemy import Select, bindparam, select, union_all
from sqlalchemy.orm import Session

from tercio.server.guard.limits import REQUESTS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import forbidden, not_logged_in
from tercio.server.http.handling import AnyRequest
from tercio.server.http.wire.accounts import Scope
from tercio.server.people.scopes import Door, door_of
from tercio.server.store import models

COOKIE = "tercio_session"
LOCAL = "local"
SESSION_DAYS = 30
_SEEN_EVERY = 3600.0


class Identity:
    """Who somebody is, found out when it first matters, in the thread to which it matters."""

    def __init__(self, request: AnyRequest, house: House) -> None:
        self._request = request
        self._house = house
        self.address = request.client.host if request.client else ""

    @cached_property
    def account(self) -> models.Account | None:
        """None is a stranger, who may only watch."""
        return _account(self._request, self._house)

    @property
    def is_program(self) -> bool:
        """Whether somebody shows a token, which opens less than a person's own session."""
        return "authorization" in self._request.headers

    @property
    def id(self) -> str | None:
        return None if self.account is None else self.account.id

    @property
    def payer(self) -> str:
        """On whose account it goes what a request costs."""
        return self.address if self.account is None else f"account {self.account.id}"

    @property
    def session(self) -> str | None:
        """The digest of the cookie that a browser shows; None: it shows none, or a token."""
        cookie = None if self.is_program else self._request.cookies.get(COOKIE)
        return None if cookie is None else digest(cookie)

    @property
    def key(self) -> str | None:
        """The digest of what was shown, see `still_open`. None: who needs to show nothing has
        nothing to lose."""
        needs_none = not self._house.settings.is_hosted and not self.is_program
        if self.account is None or needs_none:
            return None
        return self.session or digest(_shown(self._request) or "")

    def required(self) -> models.Account:
        if self.account is None:
            raise not_logged_in()
        return self.account

    def needs(self, scope: Scope) -> None:
        """Refuse a token that opens the endpoint, but not all that can be done there."""
        if self.is_program and self.account is not None:
            _check_scope(self.scopes, scope)

    @cached_property
    def scopes(self) -> str:
        """Those of the token that is shown; empty without one."""
        token = _shown(self._request)
        if token is None:
            return ""
        with self._house.database.read() as session:
            found = session.get(models.Token, digest(token))
        return "" if found is None else found.scopes


Who = NamedDependency[Identity]
"""As handlers ask for it, by the name `who`."""


def still_open(session: Session, keys: Collection[str]) -> frozenset[str]:
    """Those keys that open anything still: their owners may have logged out, or revoked a token."""
    if not keys:
        return frozenset()
    return frozenset(session.connection().scalars(_OPEN, {"keys": list(keys)}))


def _open(kind: type[models.LoginSession | models.Token]) -> Select[str]:
    owned = select(kind.digest).join(models.Account, models.Account.id == kind.account_id)
    is_asked = kind.digest.in_(bindparam("keys", expanding=True))
    return owned.where(is_asked, models.Account.locked_at.is_(None))


_OPEN = union_all(_open(models.LoginSession), _open(models.Token))


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return _word(32)


def new_id() -> str:
    return _word(16)


def _word(size: int) -> str:
    """Chance as a word that a command line does not take for an option."""
    while (word := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return word


def identify(request: AnyRequest, house: OurHouse) -> Identity:
    who = Identity(request, house)
    house.limits.spend(who.address, REQUESTS)
    return who


def _account(request: AnyRequest, house: House) -> models.Account | None:
    """A token is all that counts where there is one: a cookie cannot come to its aid."""
    if "authorization" in request.headers:
        token = _shown(request)
        account = None if token is None else _by_token(house, token, door_of(request))
        if account is None:
            raise not_logged_in()
        return account
    if not house.settings.is_hosted:
        with house.database.read() as session:
            return session.scalar(_LOCAL)
    cookie = request.cookies.get(COOKIE)
    return None if cookie is None else _by_cookie(house, cookie)


def _shown(request: AnyRequest) -> str | None:
    """The token that somebody shows."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _by_token(house: House, token: str, door: Door) -> models.Account | None:
    now = time.time()
    with house.database.read() as session:
        found = session.get(models.Token, digest(token))
        account = None if found is None else session.get(models.Account, found.account_id)
    if found is None or account is None or account.locked_at is not None:
        return None
    _check_scope(found.scopes, door)
    if (found.used_at or 0.0) < now - _SEEN_EVERY:
        with house.database.jot() as session:
            for again in session.scalars(select(models.Token).filter_by(digest=found.digest)):
                again.used_at = now
    return account


def _check_scope(scopes: str, door: Door) -> None:
    if door == "person":
        raise forbidden("not-with-a-token")
    if door not in scopes.split():
        raise forbidden("scope-lacking", scope=door)


# Every request asks these: they are put together once.
_LOCAL = select(models.Account).where(models.Account.id == LOCAL)
_BY_COOKIE = (
    select(models.LoginSession, models.Account)
    .join(models.Account, models.Account.id == models.LoginSession.account_id)
    .where(models.LoginSession.digest == bindparam("digest"))
)


def _by_cookie(house: House, cookie: str) -> models.Account | None:
    now = time.time()
    with house.database.read() as session:
        known = session.execute(_BY_COOKIE, {"digest": digest(cookie)}).first()
    if known is None:
        return None
    found, account = known
    if found.seen_at < now - SESSION_DAYS * 86400 or account.locked_at is not None:
        return None
    if found.seen_at < now - _SEEN_EVERY:
        with house.database.write() as session:
            again = select(models.LoginSession).filter_by(digest=found.digest)
            for login in session.scalars(again):
                login.seen_at = now
    return account
