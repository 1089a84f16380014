"""What opens an account: its password, the browsers that are logged in, and tokens of programs."""

import time
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import delete as remove
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import LOGINS, TOKENS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import conflict, forbidden, missing
from tercio.server.http.handling import threaded
from tercio.server.http.wire.accounts import (
    Me,
    MyAccount,
    NewPassword,
    NewToken,
    SessionInfo,
    TokenInfo,
    TokenUse,
)
from tercio.server.people.accounts import info, me_of, only_hosted
from tercio.server.people.identity import SESSION_DAYS, Identity, Who, digest, new_secret
from tercio.server.people.mailing import write_to
from tercio.server.people.passwords import hashed, is_right
from tercio.server.people.scopes import ALL
from tercio.server.store import models

_TOKENS_EACH = 20
_FRESH_SECONDS = 600.0
"""So long after signing in somebody need not show again that it is them."""
KEY_LETTERS = 16
Key = Annotated[str, PathParameter(pattern=rf"^[0-9a-f]{{{KEY_LETTERS}}}$")]
"""A session or a token as lists name it: the first letters of its digest, which open nothing."""


@get("/account", **threaded)
def my_account(who: Who, house: OurHouse) -> MyAccount:
    """What opens it, for its owner alone."""
    account = who.required()
    with house.database.read() as session:
        return told(session, account, who)


def told(session: Session, account: models.Account, who: Identity) -> MyAccount:
    logins = select(models.LoginSession).filter_by(account_id=account.id)
    alive = logins.where(models.LoginSession.seen_at >= time.time() - SESSION_DAYS * 86400)
    tokens = select(models.Token).filter_by(account_id=account.id)
    proofs = select(models.Link.address).filter_by(account_id=account.id, kind="email")
    waiting = session.scalar(proofs.where(models.Link.until >= time.time()))
    return MyAccount(
        account=info(account),
        created_at=account.created_at,
        has_password=bool(account.password),
        email=account.email,
        email_waiting=waiting or "",
        sessions=tuple(
            SessionInfo(
                key=each.digest[:KEY_LETTERS],
                agent=each.agent,
                created_at=each.created_at,
                seen_at=each.seen_at,
                is_this=each.digest == who.session,
            )
            for each in session.scalars(alive.order_by(models.LoginSession.seen_at.desc()))
        ),
        tokens=tuple(
            TokenUse(
                key=each.digest[:KEY_LETTERS],
                label=each.label,
                scopes=tuple(scope for scope in ALL if scope in each.scopes.split()),
                created_at=each.created_at,
                used_at=each.used_at,
            )
            for each in session.scalars(tokens.order_by(models.Token.created_at))
        ),
        is_moderator=account.is_moderator,
        shares_games=account.shares_games,
    )


@put("/account/password", **threaded)
def change_password(data: JSONBody[NewPassword], who: Who, house: OurHouse) -> MyAccount:
    """All other browsers are logged out; tokens stay, and are told, so that they can be revoked."""
    only_hosted(house)
    account = who.required()
    check_owner(house, who, data.old)
    password = hashed(data.new)
    with house.database.write() as session:
        changed = session.merge(account)
        changed.password = password
        end_sessions(session, account.id, but=who.session)
        session.execute(remove(models.Link).filter_by(account_id=account.id, kind="password"))
        write_to(house, session, changed, "password-changed")
        session.flush()
        return told(session, changed, who)


def check_owner(house: House, who: Identity, password: str) -> None:
    """Who sits down at somebody's open browser is not yet that person: it takes the password, or,
    where there is none, to have signed in just now."""
    account = who.required()
    house.limits.spend(f"password of {account.id} from {who.address}", LOGINS)
    if account.password:
        if not is_right(account.password, password):
            raise forbidden("password-wrong")
        return
    with house.database.read() as session:
        login = session.get(models.LoginSession, who.session or "")
    if login is None or login.created_at < time.time() - _FRESH_SECONDS:
        raise forbidden("no-password-here")


def end_sessions(session: Session, account_id: str, but: str | None = None) -> None:
    gone = remove(models.LoginSession).filter_by(account_id=account_id)
    session.execute(gone.where(models.LoginSession.digest != (but or "")))


@delete("/account/sessions", status_code=200, **threaded)
def end_other_sessions(who: Who, house: OurHouse) -> MyAccount:
    """Log out all browsers but this one."""
    account = who.required()
    with house.database.write() as session:
        end_sessions(session, account.id, but=who.session)
        session.flush()
        return told(session, account, who)


@delete("/account/sessions/{key:str}", status_code=200, **threaded)
def end_session(key: Key, who: Who, house: OurHouse) -> MyAccount:
    """End one of your sessions."""
    account = who.required()
    with house.database.write() as session:
        logins = session.scalars(select(models.LoginSession).filter_by(account_id=account.id))
        found = next((each for each in logins if each.digest.startswith(key)), None)
        if found is None:
            raise missing("no-such-session")
        session.delete(found)
        session.flush()
        return told(session, account, who)


@post("/tokens", **threaded)
def new_token(data: JSONBody[NewToken], who: Who, house: OurHouse) -> TokenInfo:
    """A key for a program that plays in your name."""
    account = who.required()
    house.limits.spend(who.payer, TOKENS)
    token = new_secret()
    with house.database.write() as session:
        held = select(func.count()).select_from(models.Token).filter_by(account_id=account.id)
        if (session.scalar(held) or 0) >= _TOKENS_EACH:
            raise conflict("tokens-full", count=_TOKENS_EACH)
        session.add(
            models.Token(
                digest=digest(token),
                account_id=account.id,
                label=data.label,
                scopes=" ".join(scope for scope in ALL if scope in data.scopes),
                created_at=time.time(),
                used_at=None,
            )
        )
    return TokenInfo(token=token)


@delete("/tokens", status_code=200, **threaded)
def revoke_tokens(who: Who, house: OurHouse) -> Me:
    """All keys that you have given to programs open nothing any more."""
    account = who.required()
    with house.database.write() as session:
        session.execute(remove(models.Token).filter_by(account_id=account.id))
    return me_of(house, account)


@delete("/tokens/{key:str}", status_code=200, **threaded)
def revoke_token(key: Key, who: Who, house: OurHouse) -> MyAccount:
    """Revoke one of your tokens."""
    account = who.required()
    with house.database.write() as session:
        tokens = session.scalars(select(models.Token).filter_by(account_id=account.id))
        found = next((each for each in tokens if each.digest.startswith(key)), None)
        if found is None:
            raise missing("no-such-token")
        session.delete(found)
        session.flush()
        return told(session, account, who)


handlers = [
    my_account,
    change_password,
    end_other_sessions,
    end_session,
    new_token,
    revoke_tokens,
    revoke_token,
]
