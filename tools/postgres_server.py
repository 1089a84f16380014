"""A PostgreSQL in a folder of its own, reached through a socket there alone."""

import os
import pwd
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

import psycopg

from tools.postgres import find

_START_SECONDS = 60.0


def initialise(folder: Path, *more: str) -> None:
    if os.geteuid() == 0:
        user = pwd.getpwnam("nobody")
        os.chown(folder, user.pw_uid, user.pw_gid)
    about = ["-A", "trust", "-U", "tercio", "-E", "UTF8", "--locale=C", "-D", f"{folder}/data"]
    if _start("initdb", folder, *about, *more).wait(_START_SECONDS):
        raise SystemExit("initdb fails.")


def run(folder: Path, settings: Mapping[str, str]) -> subprocess.Popen[bytes]:
    options = [f"--{name}={value}" for name, value in settings.items()]
    where = ["-D", f"{folder}/data", "-k", str(folder), "--listen_addresses="]
    return _start("postgres", folder, *where, *options)


def stop(running: subprocess.Popen[bytes]) -> None:
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


def wait_for(folder: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while time.monotonic() < until:
        try:
            psycopg.connect(host=str(folder), user="tercio", dbname="postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    raise SystemExit("PostgreSQL does not answer.")
