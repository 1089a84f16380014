"""PostgreSQL: writers of one game wait for each other, and everybody is told what has changed.

What is told is the id of a game, never what has happened there.
"""

import hashlib
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Double,
    Engine,
    cast,
    create_engine,
    extract,
    func,
    select,
    text,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.orm import Session, sessionmaker

from tercio.kernel.errors import Unknown
from tercio.server.http.errors import unsure
from tercio.server.http.operating import told
from tercio.server.store.database import Database

OLDEST = 13
"""The first version that we know to be good enough."""
BUSY_MS = 10_000
_STUCK: Final = "30s"
"""So long a writer may do nothing; then its process is taken for lost, and others go on."""
_CHANNEL: Final = "tercio"
_RETRY_SECONDS = 0.5
_LISTEN_SECONDS = 0.5
_log = logging.getLogger("tercio.server.store.postgres")


class PostgreSQL(Database):
    """A database that several processes share, on several machines if need be."""

    tells = True

    def __init__(self, url: URL) -> None:
        self.name = url.render_as_string(hide_password=True)
        super().__init__(_engine(url))
        snapshots = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._readers = sessionmaker(snapshots, expire_on_commit=False)

    def check(self) -> None:
        with self._connected() as connection:
            self._check(connection)

    def count_on(self, session: Session) -> None:
        last = "SELECT setval(pg_get_serial_sequence('messages', 'id'), max(id)) FROM messages"
        session.execute(text(last))

    def _connected(self) -> Connection:
        try:
            return self.engine.connect()
        except OperationalError as error:
            raise Unknown(told("cannot-use", name=self.name, why=_reason(error))) from None

    @contextmanager
    def migrating(self) -> Iterator[Connection]:
        with self._connected() as connection:
            self._check(connection)
            turn = {"key": _key("tables")}
            # Who comes second waits: it finds the tables made.
            connection.execute(text("SELECT set_config('lock_timeout', '0', false)"))
            connection.execute(text("SELECT pg_advisory_lock(:key)"), turn)
            connection.commit()
            try:
                yield connection
            finally:
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), turn)
                connection.invalidate()

    def _check(self, connection: Connection) -> None:
        version = int(connection.scalar(text("SHOW server_version_num")) or 0) // 10_000
        if version < OLDEST:
            raise Unknown(
                told("postgres-old", name=self.name, version=str(version), oldest=str(OLDEST))
            )
        encoding = connection.scalar(text("SHOW server_encoding"))
        if encoding != "UTF8":
            raise Unknown(told("postgres-encoding", name=self.name, encoding=str(encoding)))

    @contextmanager
    def read(self) -> Iterator[Session]:
        with self._readers() as session:
            yield session

    @contextmanager
    def write(self, game_id: str | None = None) -> Iterator[Session]:
        """Who writes without a game waits for everybody, and everybody waits for them."""
        with self._sessions() as session:
            session.execute(_TURN_OF_ALL if game_id is None else _TURN_AT, _keys(game_id))
            yield session
            if game_id is not None:
                self._tell(session, game_id)
            session.flush()
            _commit(session)

    @contextmanager
    def jot(self, *tells: str) -> Iterator[Session]:
        with self._sessions() as session:
            session.execute(text("SET LOCAL synchronous_commit = off"))
            yield session
            for game_id in tells:
                self._tell(session, game_id)
            session.commit()

    def _tell(self, session: Session, game_id: str) -> None:
        session.execute(select(func.pg_notify(_CHANNEL, f"{self.us} {game_id}")))

    @property
    def insert(self) -> Callable[[Any], Any]:
        return postgresql.insert

    @property
    def moment(self) -> ColumnElement[float]:
        return cast(extract("epoch", func.clock_timestamp()), Double)

    def listen(self, told: Callable[[str | None], None]) -> AbstractContextManager[object]:
        return _Ear(self.engine, self.us, told)


def _engine(url: URL) -> Engine:
    ours = {
        # An accepted decision outlives even a loss of power, whatever the host has said.
        "synchronous_commit": "on",
        "lock_timeout": BUSY_MS,
        "tcp_keepalives_idle": 30,
        "tcp_keepalives_interval": 10,
        "tcp_keepalives_count": 3,
    }
    theirs = url.query.get("options", "")
    options = " ".join([str(theirs), *(f"-c {name}={value}" for name, value in ours.items())])
    try:
        return create_engine(
            url,
            pool_size=8,
            max_overflow=16,
            pool_recycle=1800,
            pool_use_lifo=True,
            connect_args={
                "options": options.strip(),
                "connect_timeout": 5,
                "keepalives_idle": 30,
                "keepalives_interval": 10,
                "keepalives_count": 3,
                "tcp_user_timeout": 15_000,
                "application_name": "tercio",
            },
        )
    except ModuleNotFoundError:
        raise Unknown(told("postgres-driver")) from None


_TURN = f"set_config('idle_in_transaction_session_timeout', '{_STUCK}', true)"
_TURN_OF_ALL = text(f"SELECT {_TURN}, pg_advisory_xact_lock(:everything)")
_TURN_AT = text(
    f"SELECT {_TURN}, pg_advisory_xact_lock_shared(:everything), pg_advisory_xact_lock(:game)"
)


def _keys(game_id: str | None) -> dict[str, int]:
    everything = {"everything": _key("everything")}
    return everything if game_id is None else everything | {"game": _key(f"game {game_id}")}


def _key(what: str) -> int:
    """The number of a lock."""
    digest = hashlib.sha256(f"tercio {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def _commit(session: Session) -> None:
    """What is lost before is not stored; what is lost now, nobody can say."""
    try:
        session.commit()
    except DBAPIError as error:
        if error.connection_invalidated:
            _log.error("The database was lost while something was stored: %s", _reason(error))
            raise unsure() from None
        raise


def _reason(error: DBAPIError) -> str:
    """The first line of what the database says, or its driver."""
    return str(error.orig).strip().partition("\n")[0]


class _Ear:
    """A thread that hears what the database tells, and comes back when it was cut off."""

    def __init__(self, engine: Engine, us: str, told: Callable[[str | None], None]) -> None:
        self._engine = engine
        self._us = us
        self._told = told
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="ear", daemon=True)

    def __enter__(self) -> "_Ear":
        self._thread.start()
        return self

    def __exit__(self, *raised: object) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                self._hear()
            except Exception as error:  # whatever a lost connection looks like
                if not self._closing.is_set():
                    _log.warning("The database tells nothing for now: %s", ascii(str(error)[:200]))
            self._closing.wait(_RETRY_SECONDS)

    def _hear(self) -> None:
        args, more = self._engine.dialect.create_connect_args(self._engine.url)
        import psycopg

        connection: psycopg.Connection[Any]
        with psycopg.connect(*args, **more, autocommit=True) as connection:
            connection.execute(f"LISTEN {_CHANNEL}")
            self._told(None)  # whatever has happened before we could hear
            while not self._closing.is_set():
                for notice in connection.notifies(timeout=_LISTEN_SECONDS):
                    who, _, game_id = notice.payload.partition(" ")
                    if who != self._us:
                        self._told(game_id)
                    if self._closing.is_set():
                        return
