"""What hosts and moderators do is written down."""

import time

from sqlalchemy.orm import Session

from tercio.server.people.identity import new_id
from tercio.server.store import models


def note_deed(
    session: Session,
    by_id: str | None,
    deed: str,
    *,
    person: str | None = None,
    table: str | None = None,
    report: str | None = None,
    reason: str = "",
) -> None:
    """In the same transaction as the deed itself: whom it is about and at which table, as far as it
    is about any. `by_id` None: the command line."""
    session.add(
        models.Audit(
            id=new_id(),
            by_id=by_id,
            deed=deed,
            about=report or table or person or "",
            person_id=person,
            table_id=table,
            reason=reason,
            at=time.time(),
        )
    )


def whom(session: Session, row: models.Audit) -> models.Account | None:
    """The person whom a deed is about, if it is about one whose account was not removed."""
    return None if row.person_id is None else session.get(models.Account, row.person_id)
