"""Finished games as data, of people who have agreed to it. What they said stays here."""

from collections.abc import Iterator
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session

from tercio.kernel.ask import Seat
from tercio.kernel.saving.save import save
from tercio.server.live.loading import load
from tercio.server.live.rows import game_and_seats
from tercio.server.store import models
from tercio.server.store.database import Database


class SharedGame(NamedTuple):
    content: bytes
    """A save, without talk."""
    sat: dict[Seat, str]
    """By seat: `person` or `bot`."""


class Shared(NamedTuple):
    games: list[SharedGame]
    left_out: list[str]
    """The ids of tables at which somebody has not agreed."""


def shared_games(database: Database, game_id: str) -> Shared:
    """All that were played here to their end, with the game's own data, by people who agree."""
    found = Shared([], [])
    with database.read() as session:
        over = select(models.Game).filter_by(game=game_id, status="over", is_uploaded=False)
        for row in session.scalars(over.order_by(models.Game.created_at, models.Game.id)):
            if row.pack:
                continue
            if not all(_agrees(session, id) for id in _people(session, row.id)):
                found.left_out.append(row.id)
                continue
            found.games.append(_shared(session, row.id))
    return found


def _people(session: Session, game_id: str) -> set[str]:
    """Whoever has held a seat, or has decided anything, even if another has the seat now."""
    return set(_holders(session, game_id, models.Seat)) | {
        id
        for table in (models.Witness, models.Decision)
        for id in _holders(session, game_id, table)
    }


def _holders(
    session: Session,
    game_id: str,
    table: type[models.Seat] | type[models.Witness] | type[models.Decision],
) -> Iterator[str]:
    ids = select(table.account_id).filter_by(game_id=game_id).distinct()
    return (id for id in session.scalars(ids) if id is not None)


def _agrees(session: Session, account_id: str) -> bool:
    account = session.get(models.Account, account_id)
    return account is not None and account.shares_games


def _shared(session: Session, game_id: str) -> SharedGame:
    row, seats = game_and_seats(session, game_id)
    live = load(session, row, seats)
    live.check_afloat()
    live.table.talk = []
    witnessed = set(session.scalars(select(models.Witness.seat).filter_by(game_id=game_id)))
    sat = {
        Seat(each.seat): "person" if each.account_id or each.seat in witnessed else "bot"
        for each in seats
    }
    return SharedGame(save(live.table), sat)
