"""Databases for a run: made for it, and gone with it."""

import os
import pwd
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import psycopg

from tools.postgres import find

STORES = ("sqlite", "postgres")
_START_SECONDS = 60.0


class Store(NamedTuple):
    name: str
    address: str
    process: int | None
    """Of its server, where it has one."""


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
    """As a host would have it, and reached through a socket in its folder alone."""
    if os.geteuid() == 0:
        user = pwd.getpwnam("nobody")
        os.chown(folder, user.pw_uid, user.pw_gid)
    about = ["-A", "trust", "-U", "tercio", "-E", "UTF8", "--locale=C", "-D", f"{folder}/data"]
    if _start("initdb", folder, *about).wait(_START_SECONDS):
        raise SystemExit("initdb fails.")
    options = ["--listen_addresses=", "--max_connections=200", "-k", str(folder)]
    running = _start("postgres", folder, "-D", f"{folder}/data", *options)
    try:
        _wait_for(folder)
        yield running.pid
    finally:
        running.send_signal(signal.SIGQUIT)
        running.wait(20)


def _start(program: str, folder: Path, *args: str) -> subprocess.Popen[bytes]:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    programs = find()
    if programs is None:
        raise SystemExit("The programs of PostgreSQL are not installed: see `make postgres`.")
    user = pwd.getpwnam("nobody") if os.geteuid() == 0 else None
    return subprocess.Popen(
        [str(programs / program), *args],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        user=None if user is None else user.pw_uid,
        group=None if user is None else user.pw_gid,
        extra_groups=None if user is None else [],
    )


def _wait_for(folder: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until:
        try:
            psycopg.connect(host=str(folder), user="tercio", dbname="postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise SystemExit("PostgreSQL does not answer.")
