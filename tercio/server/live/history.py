"""What is stored of a game: its acts, the decisions that stand, and its log."""

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.kernel.events import Logged
from tercio.kernel.saving.history import Decision
from tercio.server.live.rewinding import decoded
from tercio.server.live.vocabulary import event_decoder, rules_of
from tercio.server.store import models


def acts_since(session: Session, game_id: str, since: int) -> Iterable[models.Decision]:
    rows = select(models.Decision).filter_by(game_id=game_id).where(models.Decision.n > since)
    return session.scalars(rows.order_by(models.Decision.n))


def history_of(session: Session, game_id: str, acts: int | None = None) -> list[Decision]:
    """The decisions of a game that stand, after so many acts or all of them."""
    columns = select(models.Decision.kind, models.Decision.seat, models.Decision.key)
    rows = columns.where(models.Decision.game_id == game_id)
    if acts is not None:
        rows = rows.where(models.Decision.n <= acts)
    return net((kind, seat, key) for kind, seat, key in session.execute(rows.order_by("n")))


def net(acts: Iterable[tuple[str, str, str]]) -> list[Decision]:
    """Of acts by kind, seat and key, the decisions that stand: those not taken back."""
    made: list[Decision] = []
    for kind, seat, key in acts:
        if kind == "decide":
            made.append(Decision(Seat(seat), key))
        elif kind == "undo":
            latest = max(n for n, decision in enumerate(made) if decision.seat == seat)
            del made[latest]
        elif kind == "rewind":
            del made[decoded(key).to :]
    return made


def log_before(session: Session, row: models.Game, event: int | None = None) -> Iterable[Logged]:
    """The log of a game up to an event, or all of it, as it was stored."""
    entries = select(models.LogEntry).filter_by(game_id=row.id)
    if event is not None:
        entries = entries.where(models.LogEntry.n < event)
    decode = event_decoder(rules_of(row)).decode
    for entry in session.scalars(entries.order_by(models.LogEntry.n)):
        audience = None if entry.audience is None else tuple(map(Seat, entry.audience))
        yield Logged(entry.n, 0, decode(entry.body), audience)
