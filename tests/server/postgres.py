"""A PostgreSQL for a run of the tests: started by the first who wants it, from the system's
programs, in a folder of its own, and gone when the run is.

`python -m tests.server.postgres FOLDER PID` keeps one for as long as the process PID lives.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import URL, make_url

from tools import postgres_server
from tools.postgres import find

_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "300",
    "autovacuum": "off",
}
TEMPLATE = "template0"


def _run() -> str:
    """What all processes of one run of the tests have in common."""
    return os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))


def _first_process() -> int:
    return os.getppid() if "PYTEST_XDIST_TESTRUNUID" in os.environ else os.getpid()


@cache
def cluster() -> Path:
    """The folder of a running PostgreSQL, in which its socket is."""
    if find() is None:
        pytest.skip("The programs of PostgreSQL are not installed: `make test` installs them.")
    folder = Path(tempfile.gettempdir()) / f"tercio-pg-{_run()}"
    folder.mkdir(mode=0o755, exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            _start_keeper(folder)
    return folder


def _start_keeper(folder: Path) -> None:
    command = [sys.executable, "-m", "tests.server.postgres", str(folder), str(_first_process())]
    with open(folder / "keeper.log", "w") as log:
        keeper = subprocess.Popen(
            command, stdout=log, stderr=log, start_new_session=True, cwd=Path(__file__).parents[2]
        )
    for _ in range(600):
        if (folder / "ready").exists():
            return
        assert keeper.poll() is None, (folder / "keeper.log").read_text()
        time.sleep(0.05)
    raise AssertionError("PostgreSQL does not start.")


# -- databases ------------------------------------------------------------------------------


def name_of(folder: Path) -> str:
    return f"t{hashlib.sha256(str(folder).encode()).hexdigest()[:20]}"


def address(folder: Path) -> str:
    """Of the database that belongs to a folder of a test; it is made if there is none."""
    name = name_of(folder)
    if not _exists(name):
        administer(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} ENCODING 'UTF8'")
    return url(name)


def url(name: str) -> str:
    return f"postgresql+psycopg://tercio@/{name}?host={cluster()}"


def parsed(said: str) -> URL:
    return make_url(said)


def copy(source: Path, target: Path) -> None:
    """The database of one folder for another one. Nobody may use it meanwhile."""
    administer(f"CREATE DATABASE {name_of(target)} TEMPLATE {name_of(source)}")


def _exists(name: str) -> bool:
    with _administrator() as connection:
        found = connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (name,))
        return found.fetchone() is not None


def administer(command: str) -> None:
    with _administrator() as connection:
        connection.execute(command.encode())


def _administrator() -> psycopg.Connection[tuple[object, ...]]:
    return psycopg.connect(host=str(cluster()), user="tercio", dbname="postgres", autocommit=True)


# -- the keeper -----------------------------------------------------------------------------


def keep(folder: Path, process: int) -> None:
    """A cluster in a folder for as long as a process lives."""
    initialise(folder)
    running = run(folder)
    try:
        postgres_server.wait_for(folder)
        (folder / "ready").touch()
        while _lives(process) and running.poll() is None:
            time.sleep(0.3)
    finally:
        postgres_server.stop(running)
        shutil.rmtree(folder, ignore_errors=True)


def initialise(folder: Path) -> None:
    postgres_server.initialise(folder, "--no-sync")


def run(folder: Path) -> subprocess.Popen[bytes]:
    return postgres_server.run(folder, _SETTINGS)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    keep(Path(sys.argv[1]), int(sys.argv[2]))
