"""SQLite: one file, many readers, one writer at a time."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import ColumnElement, Connection, create_engine, event, literal
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DatabaseError
from sqlalchemy.orm import Session

from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told
from tercio.server.store.database import Database
from tercio.server.store.pens import Pen

BUSY_MS = 10_000
_WRITES = "tercio_writes"
_NO_DATABASE = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


class SQLite(Database):
    """A file. Processes on the same machine may share it; they ask it for news."""

    tells = False

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_to_ourselves(path)
        self.name = str(path)
        super().__init__(create_engine(f"sqlite:///{path}", pool_size=16, max_overflow=48))
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._pen = Pen(self.pen_at(path), BUSY_MS / 1000)

    def check(self) -> None:
        with self._blaming():
            self.engine.connect().close()

    @contextmanager
    def _blaming(self) -> Iterator[None]:
        """A file that is no database is told by its name."""
        try:
            yield
        except DatabaseError as error:
            if getattr(error.orig, "sqlite_errorcode", None) not in _NO_DATABASE:
                raise
            raise Unknown(told("no-sqlite", name=self.name)) from None

    def count_on(self, session: Session) -> None:
        """It looks at the rows that are there."""

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        # Tables are made anew and change places, which foreign keys would forbid.
        plain = create_engine(self.engine.url)
        with self._blaming(), plain.connect() as connection:
            yield connection
        plain.dispose()

    @contextmanager
    def write(self, game_id: str | None = None) -> Iterator[Session]:
        with self._pen.held(), self._sessions() as session:
            session.connection(execution_options={_WRITES: True})
            yield session
            session.commit()

    @contextmanager
    def jot(self, *tells: str) -> Iterator[Session]:
        with self.write() as session:
            yield session

    @staticmethod
    def pen_at(path: Path) -> Path:
        """Where those who write to the file pass the pen on."""
        return path.with_name(f"{path.name}-pen")

    def close(self) -> None:
        super().close()
        self._pen.close()

    @property
    def insert(self) -> Callable[[Any], Any]:
        return sqlite.insert

    @property
    def moment(self) -> ColumnElement[float]:
        return literal(time.time())


def _keep_to_ourselves(path: Path) -> None:
    """Whoever can read the file can read every hand: nobody but us may. SQLite gives the files
    that it puts beside it the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def _prepare(connection: Any, record: Any) -> None:
    # The driver must not begin transactions of its own accord: we say which kind we want.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # An accepted decision outlives even a loss of power.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.close()


def _begin(connection: Any) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
