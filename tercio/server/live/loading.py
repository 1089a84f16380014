"""Games out of the database, under the rules that the server has now.

Those may be others than when the game was played: after an upgrade, what was decided may not be
allowed any more, or lead elsewhere. What a load makes of the acts is therefore compared with what
was told. A game that cannot be had again is stranded: it stands where it last stood, can be
looked at, and nothing is added to it. The rules with which it was played set it afloat again.

Only the acts are the game. A checkpoint or a line of the log that was spoiled is derived anew: the
load goes back to an earlier checkpoint, or to the start, and says what has to be mended.
"""

import logging
from collections.abc import Sequence

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from tercio.kernel.told import Told
from tercio.server.http.errors import conflict, sentence
from tercio.server.live.history import acts_since, history_of, log_before
from tercio.server.live.resuming import begin, resume, resumed
from tercio.server.live.retelling import Line, is_same, line_of, untold
from tercio.server.live.rewinding import rewinds_of
from tercio.server.live.snapshots import read_snapshot
from tercio.server.live.table import Live
from tercio.server.live.vocabulary import rules_of
from tercio.server.store import models
from tercio.server.store.chain import line_link

_log = logging.getLogger("tercio.server.live.loading")
_TRIES = 2
"""So many checkpoints are tried before the whole game is played again."""


def load(session: Session, row: models.Game, seats: Sequence[models.Seat]) -> Live:
    """The game as it stands, or where it is stranded. `mend` what it says is to be mended."""
    newest = select(models.StoredCheckpoint).filter_by(game_id=row.id)
    some = session.scalars(newest.order_by(models.StoredCheckpoint.acts.desc()).limit(_TRIES)).all()
    for stored in (*some, None):
        live = _from(session, row, seats, stored)
        if live is None:
            continue
        if live.acts != row.acts or live.head != row.head:
            _log.error("Table %s: decisions are missing.", row.id)
            return _stranded(session, row, seats, _why_incomplete(), some=some)
        spoiled = _spoiled_lines(session, row)
        if not spoiled and _tells_the_same(session, live):
            live.spoiled_after = _after(stored, some)
            return live
        if spoiled and stored is None and _tells_the_same_but_for(session, live, spoiled):
            live.is_log_spoiled = True
            return live
        _log.error("Table %s does not come out as it was played.", row.id)
    return _stranded(session, row, seats, why_stranded(row), some=some)


def mend(session: Session, live: Live) -> None:
    """Store again what can be derived and was found spoiled."""
    id = live.row.id
    if live.spoiled_after is not None:
        _log.error("Table %s: checkpoints after act %s were spoiled.", id, live.spoiled_after)
        bad = delete(models.StoredCheckpoint).filter_by(game_id=id)
        session.execute(bad.where(models.StoredCheckpoint.acts > live.spoiled_after))
    if live.is_log_spoiled:
        _log.error("Table %s: lines of the log were spoiled, and are written anew.", id)
        session.execute(delete(models.LogEntry).filter_by(game_id=id))
        session.execute(insert(models.LogEntry), list(live.log_rows(0, "")))
    live.spoiled_after, live.is_log_spoiled = None, False


def _from(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.StoredCheckpoint | None,
) -> Live | None:
    """The game from a checkpoint, or from its start; None if it cannot be played from there."""
    try:
        live = begin(row, seats) if stored is None else resume(session, row, seats, stored)
        live.catch_up(acts_since(session, row.id, live.acts))
        return live
    except SQLAlchemyError:
        raise
    except Exception:  # whatever other rules, or a spoiled row, make of the acts
        _log.exception("Table %s cannot be played again.", row.id)
        return None


def _after(
    used: models.StoredCheckpoint | None, some: Sequence[models.StoredCheckpoint]
) -> int | None:
    """After how many acts checkpoints are no good; None if the newest one was used."""
    if not some or used is some[0]:
        return None
    return 0 if used is None else used.acts


def _tells_the_same(session: Session, live: Live) -> bool:
    """Whether what happened since the checkpoint is what was told of it. Lines that the log lacks
    are stored with the next act."""
    first = live.table.g.log_start
    lacking = untold(told_since(session, live.row, first), live.table.g.log)
    if lacking:
        live.told_again_from = lacking[0]
    return lacking is not None


def told_since(session: Session, row: models.Game, first: int) -> list[Line]:
    """The log from line `first` on, as it is stored."""
    entries = select(models.LogEntry.n, models.LogEntry.audience, models.LogEntry.body)
    since = entries.filter_by(game_id=row.id).where(models.LogEntry.n >= first)
    return [(n, to, body) for n, to, body in session.execute(since.order_by("n"))]


def _spoiled_lines(session: Session, row: models.Game) -> set[int]:
    """The lines of the log that were changed, or are gone, since they were written."""
    entries = select(models.LogEntry).filter_by(game_id=row.id).order_by(models.LogEntry.n)
    spoiled = set(range(row.events))
    previous = ""
    for entry in session.scalars(entries):
        if not entry.hash or entry.hash == _link(previous, entry):
            spoiled.discard(entry.n)
        previous = entry.hash
    return spoiled


def _link(previous: str, entry: models.LogEntry) -> str:
    return line_link(previous, entry.n, entry.audience, entry.body)


def _tells_the_same_but_for(session: Session, live: Live, spoiled: set[int]) -> bool:
    """Whether every line that is as it was written tells what the acts do.

    A line that is whole and tells something else was written by other rules.
    """
    log, start = live.table.g.log, live.table.g.log_start
    told = {line[0]: line for line in told_since(session, live.row, 0) if line[0] not in spoiled}
    return all(
        n < live.events and is_same(line, line_of(log[n - start], n)) for n, line in told.items()
    )


def _stranded(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    why: Told,
    *,
    some: Sequence[models.StoredCheckpoint],
) -> Live:
    """The game at a checkpoint that can be shown, with all that was told."""
    for stored in (*some, None):
        try:
            live = _before_the_tail(session, row, seats, stored)
            live.before = list(log_before(session, row))
        except SQLAlchemyError:
            raise
        except Exception:
            _log.exception("Table %s cannot even be shown.", row.id)
            continue
        live.table.g.log.clear()
        live.acts, live.head = row.acts, row.head
        live.stranded = why
        return live
    raise conflict(why)


def _before_the_tail(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.StoredCheckpoint | None,
) -> Live:
    if stored is None:
        return begin(row, seats)
    snapshot = read_snapshot(stored)
    history = history_of(session, row.id, stored.acts)[: snapshot.kept.decisions]
    rewinds = rewinds_of(session, row.id, stored.acts)
    return Live(row, seats, resumed(row, seats, snapshot, history, rewinds=rewinds))


def _why_incomplete() -> Told:
    return sentence("stranded-incomplete")


def why_stranded(row: models.Game) -> Told:
    rules = rules_of(row)
    if rules.version != row.rules_version:
        versions = {"begun": str(row.rules_version), "now": str(rules.version)}
        return sentence("stranded-version", game=rules.title, **versions)
    return sentence("stranded-rules", game=rules.title)
