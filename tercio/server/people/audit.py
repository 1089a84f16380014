"""What hosts and moderators do is written down."""

import time
from typing import Final

from sqlalchemy.orm import Session

from tercio.server.people.identity import new_id
from tercio.server.store import models

_TO_TABLES: Final = frozenset(("hide", "show", "remove", "rebuild"))
_TO_PEOPLE: Final = frozenset(("lock", "unlock", "reset", "promote", "demote", "delete"))


def note_deed(
    session: Session, by_id: str | None, deed: str, about: str, *, reason: str = ""
) -> None:
    """In the same transaction as the deed itself. `by_id` None: the command line."""
    session.add(
        models.Audit(
            id=new_id(), by_id=by_id, deed=deed, about=about, reason=reason, at=time.time()
        )
    )


def whom(session: Session, row: models.Audit) -> tuple[models.Account | None, str | None]:
    """The person and the table that a deed is about, as far as there are any."""
    account, table = None, None
    if row.deed in _TO_PEOPLE:
        account = row.about
    elif row.deed in _TO_TABLES:
        table = row.about
    elif row.deed == "kick":
        table, account = row.about, row.reason.rpartition(" ")[2]
    elif row.deed == "settle":
        report = session.get(models.Report, row.about)
        if report is not None:
            account, table = report.about_id, report.game_id
    return None if account is None else session.get(models.Account, account), table


def reason_of(row: models.Audit) -> str:
    """What somebody gave as their reason; to show somebody out, nobody needs one."""
    return "" if row.deed == "kick" else row.reason
