"""The database: its sessions, who may write, and its migrations.

A file of SQLite serves one machine; a PostgreSQL serves several processes, on several machines if
need be. What they do differently is said in `sqlite.py` and `postgres.py`, and nowhere else.
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import ColumnElement, Connection, Engine
from sqlalchemy.orm import Session, sessionmaker

from tercio.kernel.errors import Unknown
from tercio.server.http.operating import told

_MIGRATIONS = Path(__file__).parent / "migrations"


def newest() -> str | None:
    """The version of the tables that this program expects."""
    return _script().get_current_head()


def known() -> frozenset[str]:
    """The versions of the tables that it can bring up to date, the newest among them."""
    return frozenset(each.revision for each in _script().walk_revisions())


def _script() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    return ScriptDirectory.from_config(config)


class Database(ABC):
    """Sessions on a database whose tables are those that this program expects."""

    name: str
    """As people may read it: no password is in it."""
    tells: bool
    """Whether it tells of changes itself; otherwise whoever wants to know asks now and then."""

    def __init__(self, engine: Engine) -> None:
        self.us = secrets.token_hex(8)
        """The name of this process among those that use the database."""
        self.engine = engine
        self._sessions = sessionmaker(engine, expire_on_commit=False)

    def migrate(self) -> None:
        """Bring the tables up to date; a new database gets all of them."""
        config = Config()
        config.set_main_option("script_location", str(_MIGRATIONS))
        with self.migrating() as connection:
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except CommandError:
                raise Unknown(told("newer-version", name=self.name)) from None

    @abstractmethod
    def migrating(self) -> AbstractContextManager[Connection]:
        """A connection on which only one process changes tables at a time."""

    @abstractmethod
    def check(self) -> None:
        """Say so if it cannot be used at all."""

    @abstractmethod
    def count_on(self, session: Session) -> None:
        """Rows were copied with their numbers: new ones get others."""

    @contextmanager
    def read(self) -> Iterator[Session]:
        """One consistent moment of the database. What is read outlives the session."""
        with self._sessions() as session:
            yield session

    @abstractmethod
    def write(self, game_id: str | None = None) -> AbstractContextManager[Session]:
        """All or nothing. It waits for its turn to write, so that it never has to be repeated.

        With a game, only what belongs to it is changed, and whoever follows it is told; without,
        nobody else writes anything meanwhile.
        """

    @abstractmethod
    def jot(self, *tells: str) -> AbstractContextManager[Session]:
        """A note that no game depends on: it waits for nobody, and may be lost with the power.

        Whoever follows one of the games in `tells` is told.
        """

    @property
    @abstractmethod
    def insert(self) -> Callable[[Any], Any]:
        """The database's own INSERT, which can change what is there already."""

    @property
    @abstractmethod
    def moment(self) -> ColumnElement[float]:
        """The time on which all processes agree."""

    def listen(self, told: Callable[[str | None], None]) -> AbstractContextManager[object]:
        """In it, `told` hears the id of every game that another process changes, where the
        database tells; None: any of them may have changed."""
        return nullcontext()

    def close(self) -> None:
        self.engine.dispose()
