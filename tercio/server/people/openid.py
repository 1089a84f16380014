"""Coming in by OpenID Connect: somebody else's server says who it is.

A browser is sent there with a state, a nonce and a PKCE challenge, and comes back with a code. The
state must be in the browser's own cookie and known here; what the code is worth is signed by that
server, for us, in answer to this very question. An account belongs to issuer and subject: neither a
mail address nor a name opens one that exists. Who comes for the first time chooses a name.

What it takes (`tercio[oidc]`) is imported where it is used: a server without it needs none of it.
"""

import secrets
import time
from http import HTTPStatus
from typing import Any, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.response import Redirect
from sqlalchemy import delete
from sqlalchemy.orm import Session

from tercio.server.guard.limits import LOGINS, NEW_ACCOUNTS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import Refused, bad, conflict, forbidden
from tercio.server.http.handling import AnyRequest, threaded
from tercio.server.http.parameters import AnyCode, AnyState, Language
from tercio.server.http.wire.accounts import Me, NewName
from tercio.server.people.accounts import (
    add_account,
    begin_session,
    cookie_of,
    new_account,
    only_hosted,
    with_cookie,
)
from tercio.server.people.identity import SESSION_DAYS, Identity, Who, digest, new_secret
from tercio.server.settings import OpenId
from tercio.server.store import models
from tercio.server.store.names import tidy

ENTRY: Final = "tercio_entry"
"""The cookie of somebody who is on the way in."""
CALLBACK: Final = "/api/oidc/callback"
_WAY_SECONDS = 600.0
_ALGORITHMS: Final = ["RS256", "PS256", "ES256", "EdDSA"]
"""None of them takes a secret that both sides have, or none at all."""
_TIMEOUT = 10.0
_LEEWAY = 60


@get("/oidc/begin", status_code=302, **threaded)
def begin_entry(who: Who, house: OurHouse) -> Redirect:
    """Go to the server that says who you are."""
    from authlib.common.urls import add_params_to_uri
    from authlib.oauth2.rfc7636 import create_s256_code_challenge

    provider = _provider(house)
    house.limits.spend(f"login from {who.address}", LOGINS)
    known = _discovered(provider)
    state, nonce, verifier = new_secret(), new_secret(), secrets.token_urlsafe(48)
    with house.database.write() as session:
        _forget_old(session)
        session.add(_entry(state, nonce=nonce, verifier=verifier))
    asked = {
        "response_type": "code",
        "client_id": provider.client_id,
        "redirect_uri": _here(house),
        "scope": "openid",
        "state": state,
        "nonce": nonce,
        "code_challenge": create_s256_code_challenge(verifier),
        "code_challenge_method": "S256",
    }
    address = add_params_to_uri(str(known["authorization_endpoint"]), asked)
    return Redirect(address, status_code=302, cookies=[_on_the_way(house, state)])


@get("/oidc/callback", status_code=302, **threaded)
def come_in(
    request: AnyRequest, who: Who, house: OurHouse, begun: AnyState = "", code: AnyCode = ""
) -> Redirect:
    """Back from there: log in, or choose a name first."""
    provider = _provider(house)
    entry = _taken(house, who, begun, request.cookies.get(ENTRY))
    if not code:
        raise forbidden("not-let-in")
    subject = _subject(provider, _exchanged(house, provider, code, entry.verifier), entry.nonce)
    with house.database.write() as session:
        known = session.get(models.OpenIdentity, (provider.issuer, subject))
        if known is None:
            word = new_secret()
            session.add(_entry(word, subject=subject))
            return Redirect("/#/name", status_code=302, cookies=[_on_the_way(house, word)])
        account = session.get_one(models.Account, known.account_id)
        if account.locked_at is not None:
            raise forbidden("account-locked")
        secret = begin_session(session, account, request)
    return Redirect(
        "/",
        status_code=302,
        cookies=[_on_the_way(house, ""), cookie_of(house, secret, SESSION_DAYS * 86400)],
    )


@post("/oidc/name", status_code=200, **threaded)
def choose_name(
    data: JSONBody[NewName],
    request: AnyRequest,
    who: Who,
    house: OurHouse,
    language: Language,
) -> Response[Me]:
    """Who comes for the first time says what they want to be called."""
    provider = _provider(house)
    house.limits.spend(who.address, NEW_ACCOUNTS)
    name = tidy(data.name)
    if not name or not name.isprintable():
        raise bad("no-letters")
    word = request.cookies.get(ENTRY, "")
    account = new_account(name, "", language)
    with house.database.write() as session:
        entry = session.get(models.Entry, digest(word))
        if entry is None or not entry.subject or entry.until < time.time():
            raise forbidden("entry-unknown")
        if session.get(models.OpenIdentity, (provider.issuer, entry.subject)) is not None:
            raise conflict("entry-unknown")
        add_account(session, account)
        session.add(
            models.OpenIdentity(
                issuer=provider.issuer,
                subject=entry.subject,
                account_id=account.id,
                at=time.time(),
            )
        )
        session.delete(entry)
        secret = begin_session(session, account, request)
    return with_cookie(house, account, secret)


# -- entries ----------------------------------------------------------------------------------


def _entry(word: str, *, nonce: str = "", verifier: str = "", subject: str = "") -> models.Entry:
    return models.Entry(
        digest=digest(word),
        nonce=nonce,
        verifier=verifier,
        subject=subject,
        until=time.time() + _WAY_SECONDS,
    )


def _taken(house: House, who: Identity, state: str, cookie: str | None) -> models.Entry:
    """The entry that this browser has begun; it serves once, and was counted when it began."""
    entry = None
    if state and cookie is not None and secrets.compare_digest(state, cookie):
        with house.database.write() as session:
            entry = session.get(models.Entry, digest(state))
            if entry is not None and entry.verifier:
                session.delete(entry)
                session.flush()
                session.expunge_all()
    if entry is None or not entry.verifier or entry.until < time.time():
        house.limits.spend(f"login from {who.address}", LOGINS)
        raise forbidden("entry-unknown")
    return entry


def _forget_old(session: Session) -> None:
    session.execute(delete(models.Entry).where(models.Entry.until < time.time()))


def _on_the_way(house: House, word: str) -> Cookie:
    """It comes along from the other server: so it is lax, where that of a session is strict."""
    return Cookie(
        key=ENTRY,
        value=word,
        path="/api/oidc",
        max_age=int(_WAY_SECONDS) if word else 0,
        httponly=True,
        samesite="lax",
        secure=house.settings.is_secure,
    )


def _here(house: House) -> str:
    return f"{house.settings.origin}{CALLBACK}"


def _provider(house: House) -> OpenId:
    only_hosted(house)
    if house.settings.openid is None:
        raise conflict("no-openid")
    return house.settings.openid


# -- the other server ---------------------------------------------------------------------------


def _discovered(provider: OpenId) -> dict[str, Any]:
    known = _fetched(f"{provider.issuer.rstrip('/')}/.well-known/openid-configuration")
    if known.get("issuer") != provider.issuer:
        raise _no_word()
    return known


def _exchanged(house: House, provider: OpenId, code: str, verifier: str) -> str:
    """The word of the other server, for a code."""
    import httpx

    asked = {
        "grant_type": "authorization_code",
        "code": code,
        "redirect_uri": _here(house),
        "code_verifier": verifier,
    }
    where = str(_discovered(provider)["token_endpoint"])
    try:
        answer = httpx.post(
            where, data=asked, auth=(provider.client_id, provider.secret), timeout=_TIMEOUT
        )
        answer.raise_for_status()
        return str(answer.json()["id_token"])
    except (httpx.HTTPError, ValueError, KeyError):
        raise _no_word() from None


def _subject(provider: OpenId, token: str, nonce: str) -> str:
    """Whom it is about, if all of it is true."""
    from joserfc import jwt
    from joserfc.errors import JoseError
    from joserfc.jwk import KeySet

    keys = _fetched(str(_discovered(provider)["jwks_uri"]))
    rules = jwt.JWTClaimsRegistry(
        leeway=_LEEWAY,
        iss={"essential": True, "value": provider.issuer},
        aud={"essential": True, "value": provider.client_id},
        sub={"essential": True},
        exp={"essential": True},
        iat={"essential": True},
        nonce={"essential": True, "value": nonce},
    )
    try:
        found = jwt.decode(token, KeySet.import_key_set(keys), algorithms=_ALGORITHMS)  # type: ignore[arg-type]
        rules.validate(found.claims)
    except (JoseError, ValueError, KeyError):
        raise forbidden("not-let-in") from None
    meant = found.claims.get("azp", provider.client_id)
    subject = found.claims["sub"]
    if meant != provider.client_id or not isinstance(subject, str) or not subject:
        raise forbidden("not-let-in")
    return subject


def _fetched(address: str) -> dict[str, Any]:
    import httpx

    try:
        answer = httpx.get(address, timeout=_TIMEOUT)
        answer.raise_for_status()
        told = answer.json()
    except (httpx.HTTPError, ValueError):
        raise _no_word() from None
    if not isinstance(told, dict):
        raise _no_word()
    return told


def _no_word() -> Refused:
    return Refused(HTTPStatus.BAD_GATEWAY, "openid-silent")


handlers = [begin_entry, come_in, choose_name]
