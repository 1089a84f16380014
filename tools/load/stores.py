"""Databases for a run: made for it, and gone with it."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import create_engine, text

from tools import postgres_server

STORES = ("sqlite", "postgres")


class Store(NamedTuple):
    name: str
    address: str
    process: int | None
    """Of its server, where it has one."""

    def decided(self) -> set[str]:
        """The keys of all decisions that are stored."""
        is_file = Path(self.address).is_absolute()
        engine = create_engine(f"sqlite:///{self.address}" if is_file else self.address)
        with engine.connect() as connection:
            found = set(connection.scalars(text("SELECT key FROM receipts")))
        engine.dispose()
        return found


@contextmanager
def store(name: str) -> Iterator[Store]:
    with tempfile.TemporaryDirectory(prefix="tercio-load-") as folder:
        if name == "sqlite":
            yield Store(name, str(Path(folder) / "tercio.db"), None)
            return
        with _postgres(Path(folder)) as process:
            yield Store(name, f"postgresql+psycopg://tercio@/postgres?host={folder}", process)


@contextmanager
def _postgres(folder: Path) -> Iterator[int]:
    """As a host would have it."""
    postgres_server.initialise(folder)
    running = postgres_server.run(folder, {"max_connections": "200"})
    try:
        postgres_server.wait_for(folder)
        yield running.pid
    finally:
        postgres_server.stop(running)
