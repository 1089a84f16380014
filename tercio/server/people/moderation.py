"""What people report, and what moderators do about it; every deed is written down."""

import time
from collections.abc import Sequence

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from tercio.server.guard.limits import MAILS
from tercio.server.house import OurHouse
from tercio.server.http.errors import bad, conflict, forbidden, missing
from tercio.server.http.handling import threaded
from tercio.server.http.parameters import TableId
from tercio.server.http.wire.moderation import (
    AuditEntry,
    Moderation,
    NewReport,
    ReportInfo,
    Verdict,
)
from tercio.server.live.rows import game_and_seats
from tercio.server.people.access import chair, hearing_seat
from tercio.server.people.accounts import info, only_hosted
from tercio.server.people.audit import note_deed, whom
from tercio.server.people.blocks import AccountId, other
from tercio.server.people.doors import end_sessions
from tercio.server.people.identity import Who, new_id
from tercio.server.store import models

_DEEDS = 100
_REPORTS = 200


@post("/reports", status_code=204, **threaded)
def report(data: JSONBody[NewReport], who: Who, house: OurHouse) -> None:
    """Moderators read it; whom it is about is not told."""
    only_hosted(house)
    me = who.required()
    house.limits.spend(f"reports of {me.id}", MAILS)
    with house.database.write() as session:
        about_id, quoted = data.account, ""
        if data.account is not None:
            other(session, data.account)
        if data.line is not None:
            about_id, quoted = _said(session, who, data)
        elif data.table is not None:
            game_and_seats(session, data.table)
        elif data.account is None:
            raise bad("report-about")
        session.add(
            models.Report(
                id=new_id(),
                account_id=me.id,
                about_id=about_id,
                game_id=data.table,
                quoted=quoted,
                reason=data.reason,
                at=time.time(),
                settled_at=None,
            )
        )


def _said(session: Session, who: Who, data: NewReport) -> tuple[str | None, str]:
    """Who said a line that somebody has heard, and what it was."""
    if data.table is None:
        raise bad("line-of-which-table")
    _, seats = game_and_seats(session, data.table)
    ears = hearing_seat(seats, who, data.seat)
    lines = select(models.Message).filter_by(game_id=data.table)
    to = models.Message.audience
    heard: ColumnElement[bool] = to.is_(None)
    if ears is not None:
        heard = heard | to.contains(f" {ears} ", autoescape=True)
    nth = lines.where(heard).order_by(models.Message.id).offset(data.line).limit(1)
    message = session.scalar(nth)
    if message is None or message.note:
        raise missing("nobody-said-that")
    return message.account_id or chair(seats, message.seat).account_id, message.text


@get("/moderation", **threaded)
def moderation(who: Who, house: OurHouse) -> Moderation:
    """What was reported and is not settled yet, for hosts."""
    _moderator(who)
    with house.database.read() as session:
        return told(session)


def told(session: Session) -> Moderation:
    open_ones = select(models.Report).filter_by(settled_at=None).order_by(models.Report.at)
    deeds = select(models.Audit).order_by(models.Audit.at.desc()).limit(_DEEDS)
    return Moderation(
        reports=tuple(
            _report(session, each) for each in session.scalars(open_ones.limit(_REPORTS))
        ),
        deeds=tuple(_deed(session, each) for each in session.scalars(deeds)),
    )


def _report(session: Session, row: models.Report) -> ReportInfo:
    by = session.get_one(models.Account, row.account_id)
    about = None if row.about_id is None else session.get(models.Account, row.about_id)
    table = None if row.game_id is None else session.get(models.Game, row.game_id)
    return ReportInfo(
        id=row.id,
        by=info(by),
        about=None if about is None else info(about),
        is_locked=about is not None and about.locked_at is not None,
        table=None if table is None else table.id,
        is_hidden=table is not None and table.is_hidden,
        quoted=row.quoted,
        reason=row.reason,
        at=row.at,
    )


def _deed(session: Session, row: models.Audit) -> AuditEntry:
    by = None if row.by_id is None else session.get(models.Account, row.by_id)
    person, table = whom(session, row), row.table_id
    is_there = table is not None and session.get(models.Game, table) is not None
    return AuditEntry(
        by=None if by is None else info(by),
        deed=row.deed,
        about=row.about,
        whom=None if person is None else info(person),
        table=table if is_there else None,
        reason=row.reason,
        at=row.at,
    )


@post("/moderation/reports/{report_id:str}/settle", status_code=200, **threaded)
def settle(report_id: AccountId, data: JSONBody[Verdict], who: Who, house: OurHouse) -> Moderation:
    """Settle a report."""
    me = _moderator(who)
    with house.database.write() as session:
        settle_report(session, report_id, me.id, data.reason)
        session.flush()
        return told(session)


def settle_report(session: Session, id: str, by_id: str | None, reason: str) -> None:
    found = session.get(models.Report, id)
    if found is None:
        raise missing("no-such-report")
    if found.settled_at is not None:
        raise conflict("report-settled")
    found.settled_at = time.time()
    about = {"report": id, "person": found.about_id, "table": found.game_id}
    note_deed(session, by_id, "settle", **about, reason=reason)


@post("/moderation/tables/{table_id:str}/hide", status_code=200, **threaded)
def hide(table_id: TableId, data: JSONBody[Verdict], who: Who, house: OurHouse) -> Moderation:
    """Out of the lists of others; who sits there, or has its address, still finds it."""
    me = _moderator(who)
    with house.database.write(table_id) as session:
        row, _ = game_and_seats(session, table_id)
        hide_table(session, row, me.id, on=data.on, reason=data.reason)
        session.flush()
        return told(session)


def hide_table(
    session: Session, row: models.Game, by_id: str | None, *, on: bool, reason: str
) -> None:
    row.is_hidden = on
    note_deed(session, by_id, "hide" if on else "show", table=row.id, reason=reason)


@post("/moderation/people/{account_id:str}/lock", status_code=200, **threaded)
def lock(account_id: AccountId, data: JSONBody[Verdict], who: Who, house: OurHouse) -> Moderation:
    """Lock an account, or unlock it."""
    me = _moderator(who)
    with house.database.write() as session:
        account = other(session, account_id)
        if account.is_moderator:
            raise forbidden("moderators-not-locked")
        lock_account(session, account, me.id, on=data.on, reason=data.reason)
        session.flush()
        return told(session)


def lock_account(
    session: Session, account: models.Account, by_id: str | None, *, on: bool, reason: str
) -> None:
    account.locked_at = time.time() if on else None
    if on:
        end_sessions(session, account.id)
    deed = "lock" if on else "unlock"
    note_deed(session, by_id, deed, person=account.id, reason=reason)


def _moderator(who: Who) -> models.Account:
    account = who.required()
    if not account.is_moderator:
        raise forbidden("for-moderators")
    return account


handlers: Sequence[object] = [report, moderation, settle, hide, lock]
