"""All that a server keeps, in one file, and back again.

A backup is itself a database of SQLite, with its key beside it: `tercio serve --database` serves
it. It is made from one consistent moment while the server runs, of SQLite or of PostgreSQL, and can
be restored into either.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Table, func, insert, inspect, select, text
from sqlalchemy.orm import Session

from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told
from tercio.server.store import models
from tercio.server.store.chain import is_chained
from tercio.server.store.database import Database, known, newest
from tercio.server.store.opening import opened
from tercio.server.store.seals import Seals
from tercio.server.store.sqlite import SQLite

_OF_THE_MOMENT = ("leases", "presences", "buckets", "notices", "outbox")
"""What matters to running processes only. Messages, too: whoever restores a backup must not tell
people once more what they heard weeks ago, and no backup holds a link that sets a password."""
_AT_ONCE = 500


class Kept(NamedTuple):
    """What is in a backup, and which of its games are not as the server wrote them."""

    accounts: int
    games: int
    decisions: int
    broken: tuple[str, ...]


def backup(where: Path | str, key: Path, file: Path) -> Kept:
    """Copy all that is kept into a new file, and the key beside it."""
    if file.exists():
        raise Unknown(told("backup-there", file=str(file)))
    if isinstance(where, Path) and not where.is_file():
        raise Unknown(told("no-database", where=str(where)))
    source = opened(where)
    check_version(source)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    target = SQLite(part)
    target.migrate()
    _copy(source, target)
    source.close()
    kept = _checked(target, Seals.found_in(key))
    target.close()
    target.pen_at(part).unlink(missing_ok=True)
    key_beside = file.with_suffix(".key")
    shutil.copyfile(key, key_beside)
    key_beside.chmod(0o600)
    part.rename(file)
    return kept


def restore(file: Path, where: Path | str, key: Path) -> Kept:
    """Copy a backup into a database in which nothing is kept yet."""
    if not file.is_file():
        raise Unknown(told("no-backup", file=str(file)))
    beside = file.with_suffix(".key")
    if not beside.is_file():
        raise Unknown(told("no-backup-key", file=str(beside)))
    if key.exists() and key.read_bytes() != beside.read_bytes():
        raise Unknown(told("others-key", file=str(key)))
    target = opened(where)
    with _up_to_date(file) as source:
        target.migrate()
        _check_empty(target)
        _copy(source, target)
    if not key.exists():
        shutil.copyfile(beside, key)
        key.chmod(0o600)
    kept = _checked(target, Seals.found_in(key))
    target.close()
    return kept


@contextmanager
def _up_to_date(file: Path) -> Iterator[Database]:
    """A backup as this version keeps it: one that an older version has made is brought up to date
    in a copy, and stays as it is."""
    source: Database = SQLite(file)
    if _version(source) in known() - {newest()}:
        source.close()
        with tempfile.TemporaryDirectory(dir=file.parent, prefix=f"{file.name}.") as folder:
            copy = Path(folder) / file.name
            shutil.copyfile(file, copy)
            source = SQLite(copy)
            source.migrate()
            yield source
            source.close()
        return
    check_version(source)
    yield source
    source.close()


def check_version(database: Database) -> None:
    """What another version keeps, that version copies."""
    version = _version(database)
    if version != newest():
        raise Unknown(
            told("other-version", name=database.name, version=version, newest=str(newest()))
        )


def _version(database: Database) -> str:
    """Of the tables that a database has."""
    database.check()
    if not inspect(database.engine).has_table("alembic_version"):
        raise Unknown(told("nothing-kept", name=database.name))
    with database.read() as session:
        return str(session.scalar(text("SELECT version_num FROM alembic_version")))


def _check_empty(database: Database) -> None:
    with database.read() as session:
        if session.scalar(select(func.count()).select_from(models.Game)):
            raise Unknown(told("games-there", name=database.name))


def _copy(source: Database, target: Database) -> None:
    """Everything, from one moment to the other, all or nothing."""
    with source.read() as reading, target.write() as writing:
        for table in reversed(_tables()):
            writing.execute(table.delete())
        for table in _tables():
            _copy_table(table, reading, writing)
        target.count_on(writing)


def _tables() -> list[Table]:
    """Those that others point to come first."""
    return [each for each in models.Base.metadata.sorted_tables if each.name not in _OF_THE_MOMENT]


def _copy_table(table: Table, reading: Session, writing: Session) -> None:
    rows = reading.execute(select(table).execution_options(yield_per=_AT_ONCE)).mappings()
    for some in rows.partitions(_AT_ONCE):
        writing.execute(insert(table), [dict(row) for row in some])


def _checked(database: Database, seals: Seals) -> Kept:
    """What is there now: whether every chain of decisions is whole, and the server's own."""
    broken = []
    decisions = 0
    with database.read() as session:
        games = session.scalars(select(models.Game).order_by(models.Game.created_at)).all()
        for game in games:
            rows = select(models.Decision).filter_by(game_id=game.id).order_by(models.Decision.n)
            acts = session.scalars(rows).all()
            decisions += sum(act.kind == "decide" for act in acts)
            has_begun = game.status != "gathering"
            if has_begun and not (is_chained(game, acts) and seals.is_ours(game)):
                broken.append(game.id)
        people = (
            select(func.count()).select_from(models.Account).where(models.Account.password != "")
        )
        accounts = session.scalar(people) or 0
    return Kept(accounts, len(games), decisions, tuple(broken))
