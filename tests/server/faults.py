"""What can be cut, and somebody who plays on through it."""

import os
import signal
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx

from tests.server import postgres
from tests.server.client import Answered, Client
from tools import postgres_server

T = TypeVar("T")
_PATIENCE = 90.0


class Player:
    """Plays at random through whatever happens: what was not answered is sent again, as it was.

    It goes by the book: only 503 and a broken connection are reasons to try again.
    """

    def __init__(self, url: str, id: str) -> None:
        self.acknowledged: list[tuple[str, str]] = []
        self.told: set[str] = set()
        """What the server said when it could not."""
        self._url, self._id = url, id

    def play(self, until: int) -> None:
        """Until so many decisions were acknowledged, all in all, or the game is over."""
        while len(self.acknowledged) < until:
            looked = self._answered(lambda me: me.look(self._id))
            if looked.result is not None:
                return
            for seat in looked.waiting:
                look = self._answered(partial(Client.look, id=self._id, seat=seat))
                keys = [option.key for option in look.options]
                if not keys or "unready" in keys:
                    continue
                n = len(self.acknowledged)
                key = "ready" if "ready" in keys else keys[n % len(keys)]
                same = partial(Client.decide, id=self._id, seat=seat, key=key, seq=look.seq)
                self._answered(partial(same, idempotency_key=f"decision {n}"))
                self.acknowledged.append((seat, key))
                break

    def _answered(self, ask: Callable[[Client], T]) -> T:
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            try:
                with Client(self._url) as me:
                    return ask(me)
            except Answered as answered:
                if answered.status != 503:
                    raise
                self.told.add(answered.error)
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError("The server does not come back.")


class Wire:
    """A line to PostgreSQL that can be cut."""

    def __init__(self, target: Path) -> None:
        self._target = str(target / ".s.PGSQL.5432")
        self._ends: set[socket.socket] = set()
        self._listening: socket.socket | None = None
        self.port = 0
        self.mend()

    def mend(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def cut(self) -> None:
        """Nobody gets through any more, and who was talking is interrupted."""
        assert self._listening is not None
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for end in list(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                near, _ = listening.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._target)
            except OSError:
                return
            self._ends |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.discard(source)
        source.close()


@contextmanager
def cluster_of_ones_own() -> Iterator["OwnCluster"]:
    """A PostgreSQL that nobody else uses, to be killed."""
    with tempfile.TemporaryDirectory(prefix="tercio-own-") as folder:
        running = OwnCluster(Path(folder))
        running.start()
        try:
            yield running
        finally:
            running.kill()


class OwnCluster:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._running: subprocess.Popen[bytes] | None = None
        postgres.initialise(folder)

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://tercio@/postgres?host={self.folder}"

    def start(self) -> None:
        self._running = postgres.run(self.folder)
        postgres_server.wait_for(self.folder)

    def kill(self) -> None:
        """Its first process, without a word; the others follow."""
        if self._running is not None:
            self._running.send_signal(signal.SIGKILL)
            self._running.wait(20)
            self._running = None
            until(lambda: not _processes_in(self.folder / "data"))
            (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)


def _processes_in(folder: Path) -> list[int]:
    """The processes that work in a folder."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with suppress(OSError):
                if Path(os.readlink(each / "cwd")) == folder.resolve():
                    found.append(int(each.name))
    return found


def workers_of(process: int) -> list[int]:
    """The processes that serve under one that looks after them."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in _command(each)]


def _command(process: str) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something, half a minute at most."""
    for _ in range(600):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError("It never comes to that.")
