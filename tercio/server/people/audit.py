"""What hosts and moderators do is written down."""

import time

from sqlalchemy.orm import Session

from tercio.server.people.identity import new_id
from tercio.server.store import models


def note_deed(
    session: Session, by_id: str | None, deed: str, about: str, *, reason: str = ""
) -> None:
    """In the same transaction as the deed itself. `by_id` None: the command line."""
    session.add(
        models.Audit(
            id=new_id(), by_id=by_id, deed=deed, about=about, reason=reason, at=time.time()
        )
    )
