"""A password that was forgotten, and the address by which its owner is known."""

import re
import time

from litestar import post, put
from litestar.params import JSONBody
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import LOGINS, MAILS
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import bad, conflict
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import Language
from tercio.server.http.wire.accounts import (
    Confirmation,
    ForgottenPassword,
    MyAccount,
    NewEmail,
    ResetPassword,
)
from tercio.server.people.accounts import only_hosted
from tercio.server.people.doors import check_owner, end_sessions, told
from tercio.server.people.identity import LOCAL, Who, digest, new_secret
from tercio.server.people.mailing import send_link, used_up, was_just_sent, write_to
from tercio.server.people.passwords import hashed
from tercio.server.store import models
from tercio.server.store.names import fold

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+")
_PAUSE = 300.0
"""So long nobody is sent a second link."""
_SHARED = 5
"""So many accounts of one address are told at once."""


@put("/account/email", **threaded)
def change_email(
    data: JSONBody[NewEmail], who: Who, house: OurHouse, language: Language
) -> MyAccount:
    """A new address counts when its owner has followed the link that is mailed there."""
    only_hosted(house)
    account = who.required()
    # Said in a sentence: a pattern in the document would be told to people as it is.
    if data.email and not _ADDRESS.fullmatch(data.email):
        raise bad("no-email-address")
    check_owner(house, who, data.password)
    if data.email:
        _needs_mail(house)
        house.limits.spend(who.payer, MAILS)
    with house.database.write() as session:
        mine = session.merge(account)
        if data.email:
            send_link(session, mine, "email", data.email, language=language)
        else:
            mine.email = None
        session.flush()
        return told(session, mine, who)


@post("/account/email/confirm", status_code=204, **threaded)
def confirm_email(data: JSONBody[Confirmation], who: Who, house: OurHouse) -> None:
    """Whoever reads the mail has the address; they need not be logged in where they read it."""
    house.limits.spend(f"words from {who.address}", LOGINS)
    with house.database.write() as session:
        link = used_up(session, data.word, "email")
        account = session.get_one(models.Account, link.account_id)
        if account.email not in (None, link.address):
            write_to(house, session, account, "address-changed")
        account.email = link.address


@post("/account/resets", status_code=204, **threaded)
def forgot_password(
    data: JSONBody[ForgottenPassword], who: Who, house: OurHouse, language: Language
) -> None:
    """Mail a link to the owner, if there is one. Nobody learns by it whether there is."""
    only_hosted(house)
    _needs_mail(house)
    house.limits.spend(f"resets from {who.address}", MAILS)
    with house.database.write() as session:
        _store_nothing(session)
        for account in _meant(session, data.who):
            if account.email is not None and not was_just_sent(
                session, account, "password", _PAUSE
            ):
                send_link(session, account, "password", account.email, language=language)


def _meant(session: Session, who: str) -> list[models.Account]:
    """The accounts of a name or of an address that can be mailed to."""
    known = select(models.Account).where(
        models.Account.locked_at.is_(None), models.Account.email.is_not(None)
    )
    mine = models.Account.email == who if "@" in who else models.Account.folded == fold(who)
    return list(session.scalars(known.where(mine).limit(_SHARED)))


def _store_nothing(session: Session) -> None:
    """A row that opens nothing: it takes as long where nobody is meant."""
    now = time.time()
    session.execute(delete(models.Link).where(models.Link.until < now))
    word = digest(new_secret())
    session.add(models.Link(digest=word, account_id=LOCAL, kind="none", address="", until=now))


@put("/account/resets", status_code=204, **threaded)
def reset_password(data: JSONBody[ResetPassword], who: Who, house: OurHouse) -> None:
    """Who has the link chooses a new password. Whoever was logged in is logged out."""
    only_hosted(house)
    house.limits.spend(f"words from {who.address}", LOGINS)
    password = hashed(data.password)
    with house.database.write() as session:
        link = used_up(session, data.word, "password")
        account = session.get_one(models.Account, link.account_id)
        account.password = password
        end_sessions(session, account.id)
        write_to(house, session, account, "password-changed")


def _needs_mail(house: House) -> None:
    if house.settings.post is None:
        raise conflict("sends-no-mail")


handlers = [change_email, confirm_email, forgot_password, reset_password]
