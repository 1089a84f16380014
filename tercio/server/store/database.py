"""The database: one file, many readers, one writer at a time, and its migrations."""

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event
from sqlalchemy.orm import Session, sessionmaker

_MIGRATIONS = Path(__file__).parent / "migrations"
_BUSY_MS = 10_000


class Database:
    """Sessions on a database whose tables are those that this program expects."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        _keep_to_ourselves(path)
        self.url = f"sqlite:///{path}"
        self.engine = create_engine(self.url, pool_size=16, max_overflow=48)
        event.listen(self.engine, "connect", _prepare)
        event.listen(self.engine, "begin", _begin)
        self._sessions = sessionmaker(self.engine, expire_on_commit=False)
        self._pen = threading.Lock()

    def migrate(self) -> None:
        """Bring the tables up to date; a new file gets all of them."""
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))
        config.attributes["url"] = self.url
        command.upgrade(config, "head")

    @contextmanager
    def read(self) -> Iterator[Session]:
        """One consistent moment of the database. What is read outlives the session."""
        with self._sessions() as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """All or nothing. It waits for its turn to write, so that it never has to be repeated.

        Threads of this process pass the pen on at once. SQLite, which writers of other processes
        wait for, would let them sleep for longer and longer between two attempts.
        """
        with self._pen, self._sessions() as session:
            session.connection(execution_options={_WRITES: True})
            yield session
            session.commit()

    def close(self) -> None:
        self.engine.dispose()


def _keep_to_ourselves(path: Path) -> None:
    """Whoever can read the file can read every hand: nobody but us may. SQLite gives the files
    that it puts beside it the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


_WRITES = "tercio_writes"


def _prepare(connection: Any, record: Any) -> None:
    # The driver must not begin transactions of its own accord: we say which kind we want.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    # An accepted decision outlives even a loss of power.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
    cursor.close()


def _begin(connection: Any) -> None:
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
