"""Accounts: making one, and coming in and going out with it."""

import time
from urllib.parse import urlsplit

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.messages import FALLBACK
from tercio.server.guard.limits import LOGINS, NEW_ACCOUNTS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import bad, conflict, forbidden
from tercio.server.http.handling import AnyRequest, spoken, threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.accounts import AccountInfo, Credentials, LogIn, Me
from tercio.server.people.identity import (
    COOKIE,
    LOCAL,
    SESSION_DAYS,
    Who,
    digest,
    new_id,
    new_secret,
)
from tercio.server.people.passwords import hashed, is_outdated, is_right, nobodys
from tercio.server.store import models
from tercio.server.store.names import fold, skeleton, tidy

_AGENT = 200
"""How much is kept of what a browser says that it is."""


def settle_in(house: House) -> None:
    """A local server has one account, which nobody can log in to."""
    if house.settings.is_hosted:
        nobodys()  # before the first login: the time that it takes would tell
    with house.database.write() as session:
        if session.get(models.Account, LOCAL) is None:
            session.add(
                models.Account(
                    id=LOCAL,
                    name="You",
                    folded="",
                    skeleton="",
                    password="",
                    email=None,
                    locked_at=None,
                    language=None,
                    created_at=time.time(),
                )
            )


@get("/me", **threaded)
def me(who: Who, house: OurHouse) -> Me:
    """Who you are to this server."""
    return me_of(house, who.account)


def me_of(house: House, account: models.Account | None) -> Me:
    return Me(
        mode=house.settings.mode,
        account=None if account is None else info(account),
        mails=house.settings.post is not None,
        openid=openid_name(house),
    )


def openid_name(house: House) -> str:
    openid = house.settings.openid
    return "" if openid is None else openid.name or urlsplit(openid.issuer).hostname or ""


def info(account: models.Account) -> AccountInfo:
    return AccountInfo(id=account.id, name=account.name, language=account.language or "")


@post("/accounts", **threaded)
def sign_up(
    data: JSONBody[Credentials],
    request: AnyRequest,
    who: Who,
    house: OurHouse,
    language: Language,
) -> Response[Me]:
    """Make an account, and log in with it."""
    only_hosted(house)
    house.limits.spend(who.address, NEW_ACCOUNTS)
    name = tidy(data.name)
    if not name or not name.isprintable():
        raise bad("no-letters")
    account = new_account(name, hashed(data.password), language)
    with house.database.write() as session:
        add_account(session, account)
        secret = begin_session(session, account, request)
    return with_cookie(house, account, secret)


def new_account(name: str, password: str, language: str) -> models.Account:
    """Who comes in speaking another language than English is written to in it."""
    return models.Account(
        id=new_id(),
        name=name,
        folded=fold(name),
        skeleton=skeleton(name),
        password=password,
        email=None,
        locked_at=None,
        language=language if language in spoken() - {FALLBACK} else None,
        created_at=time.time(),
    )


def add_account(session: Session, account: models.Account) -> None:
    """Unless somebody has its name, or one that looks the same."""
    if session.scalar(select(models.Account.id).filter_by(folded=account.folded)):
        raise conflict("name-taken")
    if session.scalar(select(models.Account.id).filter_by(skeleton=account.skeleton).limit(1)):
        raise conflict("name-looks-same")
    session.add(account)
    session.flush()


@post("/session", status_code=200, **threaded)
def log_in(data: JSONBody[LogIn], request: AnyRequest, who: Who, house: OurHouse) -> Response[Me]:
    """Any old session of this browser ends, and a new one begins."""
    only_hosted(house)
    # Counted for a name and an address together: who guesses must not lock the owner out.
    house.limits.spend(f"login from {who.address}", LOGINS)
    house.limits.spend(f"login as {fold(data.name)} from {who.address}", LOGINS)
    with house.database.read() as session:
        account = session.scalar(select(models.Account).filter_by(folded=fold(data.name)))
    # A name that nobody has takes as long, and says the same, as a wrong password.
    stored = "" if account is None else account.password
    if not is_right(stored, data.password) or account is None:
        raise forbidden("wrong-password")
    if account.locked_at is not None:
        raise forbidden("account-locked")
    with house.database.write() as session:
        _log_out(session, request.cookies.get(COOKIE))
        if is_outdated(stored):
            session.merge(account).password = hashed(data.password)
        secret = begin_session(session, account, request)
    return with_cookie(house, account, secret)


def begin_session(session: Session, account: models.Account, request: AnyRequest) -> str:
    """What the browser shows from now on."""
    secret, now = new_secret(), time.time()
    session.add(
        models.LoginSession(
            digest=digest(secret),
            account_id=account.id,
            agent=request.headers.get("user-agent", "")[:_AGENT],
            created_at=now,
            seen_at=now,
        )
    )
    return secret


def _log_out(session: Session, cookie: str | None) -> None:
    if cookie is not None:
        old = session.get(models.LoginSession, digest(cookie))
        if old is not None:
            session.delete(old)


def with_cookie(house: House, account: models.Account, secret: str) -> Response[Me]:
    return Response(me_of(house, account), cookies=[cookie_of(house, secret, SESSION_DAYS * 86400)])


def cookie_of(house: House, secret: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=house.settings.is_secure,
    )


@delete("/session", status_code=200, **threaded)
def log_out(request: AnyRequest, who: Who, house: OurHouse) -> Response[Me]:
    """End the session of this browser."""
    only_hosted(house)
    with house.database.write() as session:
        _log_out(session, request.cookies.get(COOKIE))
    return Response(me_of(house, None), cookies=[cookie_of(house, "", 0)])


def only_hosted(house: House) -> None:
    if not house.settings.is_hosted:
        raise conflict("no-accounts")


handlers = [me, sign_up, log_in, log_out]
