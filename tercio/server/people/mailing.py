"""Words that open a door once, and the mails that bring them to people."""

import time
from typing import Literal

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tercio.kernel.messages import FALLBACK
from tercio.server.house import House
from tercio.server.http.errors import forbidden
from tercio.server.people.identity import digest, new_secret
from tercio.server.store import models, outbox

Kind = Literal["password", "email"]
SECONDS: dict[Kind, float] = {"password": 3600.0, "email": 86400.0}
"""How long a word opens its door."""
PATHS: dict[Kind, str] = {"password": "/#/reset/", "email": "/#/confirm/"}
"""What it is put behind: pages of the client, which send it back. Servers and proxies do not see it
on the way, as browsers keep what stands behind the hash to themselves."""


def new_link(session: Session, account: models.Account, kind: Kind, address: str = "") -> str:
    """The path of a link; whatever was sent before for the same purpose opens nothing any more."""
    word, now = new_secret(), time.time()
    session.execute(delete(models.Link).filter_by(account_id=account.id, kind=kind))
    session.execute(delete(models.Link).where(models.Link.until < now))
    session.add(
        models.Link(
            digest=digest(word),
            account_id=account.id,
            kind=kind,
            address=address,
            until=now + SECONDS[kind],
        )
    )
    return PATHS[kind] + word


def used_up(session: Session, word: str, kind: Kind) -> models.Link:
    """What a word opens; it opens it once."""
    link = session.get(models.Link, digest(word))
    if link is None or link.kind != kind or link.until < time.time():
        raise forbidden("link-is-old")
    session.delete(link)
    return link


def send_link(
    session: Session,
    account: models.Account,
    kind: Kind,
    to: str,
    *,
    language: str = FALLBACK,
) -> None:
    path = new_link(session, account, kind, to)
    outbox.mail(
        session,
        to=to,
        kind=f"{kind}-link",
        key=digest(path),
        args={"name": account.name},
        path=path,
        language=account.language or language,
        account_id=account.id,
        until=time.time() + SECONDS[kind],
    )


def was_just_sent(session: Session, account: models.Account, kind: Kind, pause: float) -> bool:
    """Whether a link was sent a moment ago: nobody's letterbox is to be filled by others."""
    made = select(models.Link.until).filter_by(account_id=account.id, kind=kind)
    until = session.scalar(made.order_by(models.Link.until.desc()).limit(1))
    return until is not None and until > time.time() + SECONDS[kind] - pause


def write_to(
    house: House, session: Session, account: models.Account, kind: str, to: str | None = None
) -> None:
    """Tell somebody by mail what was done with their account, if the server knows how."""
    address = to or account.email
    if house.settings.post is not None and address is not None:
        key = f"{account.id} {time.time()}"
        outbox.mail(
            session,
            to=address,
            kind=kind,
            key=key,
            args={"name": account.name},
            language=account.language or FALLBACK,
            account_id=account.id,
        )
