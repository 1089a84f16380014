"""Accounts, sessions and tokens."""

import threading
import time
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import delete as sql_delete
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import LOGINS, NEW_ACCOUNTS, TOKENS
from tercio.server.house import House, OurHouse
from tercio.server.http import wire
from tercio.server.http.errors import bad, conflict, forbidden
from tercio.server.http.handling import AnyRequest, threaded
from tercio.server.people.identity import (
    COOKIE,
    LOCAL,
    SESSION_DAYS,
    Who,
    digest,
    new_id,
    new_secret,
)
from tercio.server.store import models
from tercio.server.store.names import fold, skeleton, tidy

_hasher = PasswordHasher()  # argon2id with the library's recommended cost
_at_once = threading.Semaphore(2)
"""Hashing takes much memory on purpose; a crowd at the door must not take all of it."""
_TOKENS_EACH = 20


@cache
def _nobody() -> str:
    """What a password is compared with where there is no account."""
    return _hasher.hash("nobody has this password")


def settle_in(house: House) -> None:
    """A local server has one account, which nobody can log in to."""
    if house.settings.is_hosted:
        _nobody()  # before the first login: the time that it takes would tell
    with house.database.write() as session:
        if session.get(models.Account, LOCAL) is None:
            session.add(
                models.Account(
                    id=LOCAL,
                    name="You",
                    folded="",
                    skeleton="",
                    password="",
                    created_at=time.time(),
                )
            )


@get("/me", **threaded)
def me(who: Who, house: OurHouse) -> wire.Me:
    account = None if who.account is None else info(who.account)
    return wire.Me(mode=house.settings.mode, account=account)


def info(account: models.Account) -> wire.AccountInfo:
    return wire.AccountInfo(id=account.id, name=account.name)


@post("/accounts", **threaded)
def sign_up(data: JSONBody[wire.Credentials], who: Who, house: OurHouse) -> Response[wire.Me]:
    """Make an account, and log in with it."""
    _only_hosted(house)
    house.limits.spend(who.address, NEW_ACCOUNTS)
    name = tidy(data.name)
    if not name or not name.isprintable():
        raise bad("A name must consist of letters that can be seen.")
    with _at_once:
        password = _hasher.hash(data.password)
    account = models.Account(
        id=new_id(),
        name=name,
        folded=fold(name),
        skeleton=skeleton(name),
        password=password,
        created_at=time.time(),
    )
    with house.database.write() as session:
        if session.scalar(select(models.Account.id).filter_by(folded=account.folded)):
            raise conflict("That name is already taken.")
        if session.scalar(select(models.Account.id).filter_by(skeleton=account.skeleton).limit(1)):
            raise conflict("Somebody has a name that looks the same.")
        session.add(account)
        session.flush()
        secret = _log_in(session, account)
    return _with_cookie(house, account, secret)


@post("/session", status_code=200, **threaded)
def log_in(
    data: JSONBody[wire.LogIn], request: AnyRequest, who: Who, house: OurHouse
) -> Response[wire.Me]:
    """Any old session of this browser ends, and a new one begins."""
    _only_hosted(house)
    # Counted for a name and an address together: who guesses must not lock the owner out.
    house.limits.spend(f"login from {who.address}", LOGINS)
    house.limits.spend(f"login as {fold(data.name)} from {who.address}", LOGINS)
    with house.database.read() as session:
        account = session.scalar(select(models.Account).filter_by(folded=fold(data.name)))
    # A name that nobody has takes as long, and says the same, as a wrong password.
    stored = account.password if account is not None and account.password else _nobody()
    is_right = _is_right(stored, data.password)
    if account is None or not account.password or not is_right:
        raise forbidden("The name or the password is wrong.")
    with house.database.write() as session:
        _log_out(session, request.cookies.get(COOKIE))
        if _hasher.check_needs_rehash(stored):
            with _at_once:
                session.merge(account).password = _hasher.hash(data.password)
        secret = _log_in(session, account)
    return _with_cookie(house, account, secret)


def _is_right(stored: str, password: str) -> bool:
    with _at_once:
        try:
            return _hasher.verify(stored, password)
        except VerificationError:
            return False


def _log_in(session: Session, account: models.Account) -> str:
    secret, now = new_secret(), time.time()
    session.add(
        models.LoginSession(
            digest=digest(secret), account_id=account.id, created_at=now, seen_at=now
        )
    )
    return secret


def _log_out(session: Session, cookie: str | None) -> None:
    if cookie is not None:
        old = session.get(models.LoginSession, digest(cookie))
        if old is not None:
            session.delete(old)


def _with_cookie(house: House, account: models.Account, secret: str) -> Response[wire.Me]:
    body = wire.Me(mode=house.settings.mode, account=info(account))
    return Response(body, cookies=[_cookie(house, secret, SESSION_DAYS * 86400)])


def _cookie(house: House, secret: str, seconds: int) -> Cookie:
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
def log_out(request: AnyRequest, who: Who, house: OurHouse) -> Response[wire.Me]:
    _only_hosted(house)
    with house.database.write() as session:
        _log_out(session, request.cookies.get(COOKIE))
    body = wire.Me(mode=house.settings.mode, account=None)
    return Response(body, cookies=[_cookie(house, "", 0)])


@post("/tokens", **threaded)
def new_token(data: JSONBody[wire.NewToken], who: Who, house: OurHouse) -> wire.TokenInfo:
    """A key for a program that plays in your name."""
    account = who.required()
    if who.is_program:
        raise forbidden("A program cannot make tokens; log in to make one.")
    house.limits.spend(who.payer, TOKENS)
    token = new_secret()
    with house.database.write() as session:
        held = select(func.count()).select_from(models.Token).filter_by(account_id=account.id)
        if (session.scalar(held) or 0) >= _TOKENS_EACH:
            raise conflict(f"You already have {_TOKENS_EACH} tokens; revoke them first.")
        session.add(
            models.Token(
                digest=digest(token),
                account_id=account.id,
                label=data.label,
                created_at=time.time(),
            )
        )
    return wire.TokenInfo(token=token)


@delete("/tokens", status_code=200, **threaded)
def revoke_tokens(who: Who, house: OurHouse) -> wire.Me:
    """All keys that you have given to programs open nothing any more."""
    account = who.required()
    with house.database.write() as session:
        session.execute(sql_delete(models.Token).filter_by(account_id=account.id))
    return wire.Me(mode=house.settings.mode, account=info(account))


def _only_hosted(house: House) -> None:
    if not house.settings.is_hosted:
        raise conflict("A local server has no accounts.")


handlers = [me, sign_up, log_in, log_out, new_token, revoke_tokens]
