"""Somebody's account goes, and their name with it; the games in which others play go on."""

import re
import time
from typing import Final

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from tercio.server.live.notes import rename
from tercio.server.play.absence import forget_absence, reseated
from tercio.server.store import models, outbox

GONE: Final = "(gone)"
"""What somebody is called who has deleted the account."""
_STAYS: Final = frozenset(("seats", "witnesses", "decisions", "messages"))
"""Rows that belong to games: they name an account that has no name any more."""


def forget(session: Session, account: models.Account) -> list[str]:
    """Delete an account; the ids of the games that have changed by it."""
    changed = _leave_tables(session, account)
    outbox.forget(session, account.id)
    for table in reversed(models.Base.metadata.sorted_tables):
        if table.name not in _STAYS and "account_id" in table.c:
            session.execute(table.delete().where(table.c.account_id == account.id))
    session.execute(delete(models.Block).filter_by(blocked_id=account.id))
    session.execute(update(models.Report).filter_by(about_id=account.id).values(quoted=""))
    _out_of_notes(session, account.name)
    for notice in session.scalars(select(models.Notice)):
        if account.name in notice.args.values():
            session.delete(notice)
    account.name = GONE
    account.folded = account.skeleton = f"{GONE} {account.id}"
    account.password, account.email, account.is_moderator = "", None, False
    account.shares_games = False
    account.locked_at = account.deleted_at = time.time()
    session.flush()
    return changed


def _leave_tables(session: Session, account: models.Account) -> list[str]:
    seated = select(models.Seat.game_id).filter_by(account_id=account.id)
    mine = select(models.Game).where(
        (models.Game.owner_id == account.id) | models.Game.id.in_(seated)
    )
    changed = []
    for row in session.scalars(mine).all():
        seats = session.scalars(
            select(models.Seat).filter_by(game_id=row.id).order_by(models.Seat.place)
        ).all()
        others = [seat.account_id for seat in seats if seat.account_id not in (None, account.id)]
        if not others and (row.status != "over" or not row.is_listed):
            remove_game(session, row.id)
            continue
        if row.status == "over":
            continue
        if row.owner_id == account.id:
            row.owner_id = str(others[0])
        for seat in seats:
            if seat.account_id == account.id:
                seat.account_id = None
                forget_absence(session, seat)
        session.flush()
        reseated(session, row, seats, time.time())
        changed.append(row.id)
    return changed


def remove_game(session: Session, id: str) -> None:
    """A game, and all that belongs to it."""
    session.flush()
    for table in reversed(models.Base.metadata.sorted_tables):
        if "game_id" in table.c and table.name != "reports":
            session.execute(table.delete().where(table.c.game_id == id))
    session.execute(delete(models.Game).filter_by(id=id))


def _out_of_notes(session: Session, name: str) -> None:
    """The server's own notes say who sat down and got up. Who votes is told by the seat, but kept
    by name as well, as it is written in JSON."""
    text, words = models.Message.text, models.Message.words
    written = msgspec.json.encode(name).decode()
    notes = select(models.Message).where(
        models.Message.note != "",
        text.contains(name, autoescape=True) | words.contains(written, autoescape=True),
    )
    whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    for note in session.scalars(notes):
        note.text = whole.sub(GONE, note.text)
        if note.words is not None:
            rename(note, session.get_one(models.Game, note.game_id).game, name, GONE)
