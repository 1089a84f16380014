"""Games out of the database, under the rules that the server has now.

Those may be others than when the game was played: after an upgrade, what was decided may not be
allowed any more, or lead elsewhere. What a load makes of the acts is therefore compared with what
was told. A game that cannot be had again is stranded: it stands where it last stood, can be
looked at, and nothing is added to it. The rules with which it was played set it afloat again.
"""

import logging
from collections.abc import Sequence

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tercio.server import models
from tercio.server.errors import conflict
from tercio.server.live import (
    Live,
    acts_since,
    begin,
    history_of,
    log_before,
    read_snapshot,
    resume,
    resumed,
    rules_of,
)

_log = logging.getLogger("tercio.server.loading")


def load(session: Session, row: models.Game, seats: Sequence[models.Seat]) -> Live:
    """The game as it stands, or where it is stranded."""
    newest = select(models.Checkpoint).filter_by(game_id=row.id)
    stored = session.scalars(newest.order_by(models.Checkpoint.acts.desc()).limit(1)).first()
    try:
        live = begin(row, seats) if stored is None else resume(session, row, seats, stored)
        live.catch_up(acts_since(session, row.id, live.acts))
        if _tells_the_same(session, live):
            return live
        _log.error("Table %s does not come out as it was played.", row.id)
    except SQLAlchemyError:
        raise
    except Exception:  # whatever other rules make of the acts
        _log.exception("Table %s cannot be played again.", row.id)
    return _stranded(session, row, seats, stored)


def _tells_the_same(session: Session, live: Live) -> bool:
    """Whether what happened since the checkpoint is what was told of it."""
    first = live.table.g.log_start
    entries = select(models.LogEntry.n, models.LogEntry.audience, models.LogEntry.body)
    since = entries.filter_by(game_id=live.row.id).where(models.LogEntry.n >= first)
    told = [(n, audience, body) for n, audience, body in session.execute(since.order_by("n"))]
    return told == [
        (
            logged.n,
            None if logged.audience is None else [str(seat) for seat in logged.audience],
            msgspec.json.encode(logged.event),
        )
        for logged in live.table.g.log
    ]


def _stranded(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.Checkpoint | None,
) -> Live:
    """The game at its last checkpoint, with all that was told."""
    sentence = why_stranded(row)
    try:
        live = _before_the_tail(session, row, seats, stored)
        live.before = list(log_before(session, row, 1 << 62))
    except SQLAlchemyError:
        raise
    except Exception:
        _log.exception("Table %s cannot even be shown.", row.id)
        raise conflict(sentence) from None
    live.table.g.log.clear()
    live.acts, live.head = row.acts, row.head
    live.stranded = sentence
    return live


def _before_the_tail(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.Checkpoint | None,
) -> Live:
    if stored is None:
        return begin(row, seats)
    snapshot = read_snapshot(stored)
    history = history_of(session, row.id, stored.acts)[: snapshot.kept.decisions]
    return Live(row, seats, resumed(row, seats, snapshot, history))


def why_stranded(row: models.Game) -> str:
    rules = rules_of(row)
    if rules.version != row.rules_version:
        return (
            f"This game was begun under version {row.rules_version} of the rules of {rules.name}. "
            f"The server has version {rules.version}, under which it cannot go on; you see it "
            "where it last stood."
        )
    return (
        f"The rules of {rules.name} have changed since this game was played, and it cannot go on "
        "under the new ones; you see it where it last stood."
    )
