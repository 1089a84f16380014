"""A stored game as a table that plays: as it began, or from a checkpoint of it."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from tercio.kernel.randomness import rewound
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.saving.history import Decision, Kept
from tercio.kernel.table import Table
from tercio.server.live.history import history_of, log_before
from tercio.server.live.packs import data_of, setting_of
from tercio.server.live.rewinding import randomness_of, rewinds_of
from tercio.server.live.snapshots import Snapshot, read_snapshot
from tercio.server.live.table import Live
from tercio.server.live.vocabulary import rules_of
from tercio.server.store import models


def begin(row: models.Game, seats: Sequence[models.Seat], *, rewinds: Sequence[int] = ()) -> Live:
    """The game as it began; with the dice of the decisions that stand, if it went back since."""
    rules = rules_of(row)
    setting = setting_of(row, seats)
    seed = rewound(row.seed, rewinds)
    return Live(row, seats, Table.start(rules, setting, data_of(row), seed))


def resume(
    session: Session,
    row: models.Game,
    seats: Sequence[models.Seat],
    stored: models.StoredCheckpoint,
) -> Live:
    """The game as it stood when a checkpoint was stored."""
    history = history_of(session, row.id, stored.acts)
    snapshot = read_snapshot(stored)
    last = session.get(models.Decision, (row.id, stored.acts))
    assert last is not None
    rewinds = rewinds_of(session, row.id, stored.acts)
    live = Live(row, seats, resumed(row, seats, snapshot, history, rewinds=rewinds))
    live.acts, live.head, live.rewinds = stored.acts, last.hash, rewinds
    live.snapshot_at = stored.acts
    live.before = list(log_before(session, row, snapshot.kept.events))
    return live


def resumed(
    row: models.Game,
    seats: Sequence[models.Seat],
    snapshot: Snapshot,
    history: Sequence[Decision],
    *,
    rewinds: Sequence[int],
) -> Table[Any]:
    """A table that goes on from a snapshot with the decisions of `history` that came after."""
    rules = rules_of(row)
    setting = setting_of(row, seats)
    stored = snapshot.kept
    state = decoder(rules.state_type).decode(stored.state)
    kept = Kept(
        stored.decisions,
        stored.stops,
        stored.events,
        stored.tape,
        counters=stored.counters,
        state=state,
        numbers=stored.numbers,
    )
    random = randomness_of(row.seed, rewinds, dict(kept.counters))
    table: Table[Any] = Table(
        rules,
        setting,
        data_of(row),
        kept,
        random=random,
        seed=rewound(row.seed, rewinds),
        committed=row.commitment,
    )
    table.past = list(history[: kept.decisions])
    for seat, key in history[kept.decisions :]:
        table.repeat(seat, key)
    table.standing = dict(snapshot.orders)
    table.resume_undo(snapshot.undo)
    snapshot.pace.resume(table)
    return table
