"""Several processes at one socket, and one that looks after them.

The kernel gives each connection to one of them. A worker that dies is replaced; on SIGHUP all are
replaced, one after the other, so that there is always somebody to answer; on SIGTERM all finish
what they are at and go.
"""

import logging
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from types import FrameType

from msgspec import structs
from prometheus_client.multiprocess import mark_process_dead

from tercio.kernel.errors import Unknown
from tercio.server.guard.logs import write_the_log
from tercio.server.guard.orphans import leave_with_the_parent
from tercio.server.house import House
from tercio.server.http.operating import told
from tercio.server.people.accounts import settle_in
from tercio.server.run import GRACE_SECONDS, address_of, listen, serve_at
from tercio.server.run import serve as serve_alone
from tercio.server.settings import Settings

_log = logging.getLogger("tercio.server.workers")
_SETTLED_SECONDS = 20.0
"""Who dies sooner than that is replaced later and later."""
_LONGEST_PAUSE = 30.0
_START_SECONDS = 120.0
_TICK = 0.25
_spawn = get_context("spawn")


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted, with as many processes as are wanted."""
    if settings.workers == 1:
        serve_alone(settings, ready)
        return
    write_the_log(is_structured=settings.is_hosted)
    _prepare(settings)
    with (
        tempfile.TemporaryDirectory(prefix="tercio-metrics-") as numbers,
        listen(settings.host, settings.port) as listening,
    ):
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = numbers  # as the library wants to be told
        listening.listen(2048)
        settings = structs.replace(settings, seals_anew=False)  # that is done
        _Overseer(settings, listening).run(lambda: ready(address_of(settings, listening)))


def _prepare(settings: Settings) -> None:
    """What must be done once, and what would be wrong with every worker, is found out before."""
    house = House(settings)
    house.tables.scribe.seal_all(settings.seals_anew)
    settle_in(house)
    house.close()


class _Worker:
    """A process that serves, and when it was started."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        ours, theirs = _spawn.Pipe(duplex=False)
        self._told = ours
        self.since = time.monotonic()
        self.process = _spawn.Process(target=_work, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()

    def is_ready(self, seconds: float) -> bool:
        """Whether it serves by then; it may die before."""
        try:
            return self._told.poll(seconds) and bool(self._told.recv())
        except EOFError:
            return False

    def retire(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def wait(self, seconds: float) -> None:
        self.process.join(seconds)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.bury()

    def bury(self) -> None:
        """Its gauges count no more."""
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]


class _Overseer:
    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: list[_Worker] = []
        self._is_closing = False
        self._is_renewing = False
        self._deaths = 0

    def run(self, ready: Callable[[], None]) -> None:
        for each in (signal.SIGTERM, signal.SIGINT):
            signal.signal(each, self._close)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        try:
            self._workers = [self._new() for _ in range(self._settings.workers)]
            if not all(worker.is_ready(_START_SECONDS) for worker in self._workers):
                raise Unknown(told("workers-down"))
            ready()
            while not self._is_closing:
                wait([worker.process.sentinel for worker in self._workers], timeout=_TICK)
                self._replace_the_dead()
                if self._is_renewing:
                    self._renew_all()
        finally:
            for worker in self._workers:
                worker.retire()
            for worker in self._workers:
                worker.wait(GRACE_SECONDS + 5)

    def _new(self) -> _Worker:
        return _Worker(self._settings, self._listening)

    def _close(self, number: int, frame: FrameType | None) -> None:
        self._is_closing = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._is_renewing = True

    def _replace_the_dead(self) -> None:
        for place, worker in enumerate(self._workers):
            if worker.process.is_alive() or self._is_closing:
                continue
            _log.error("Worker %s has died (%s).", worker.process.pid, worker.process.exitcode)
            worker.bury()
            is_settled = time.monotonic() - worker.since > _SETTLED_SECONDS
            self._deaths = 0 if is_settled else self._deaths + 1
            self._pause(min(_LONGEST_PAUSE, 0.25 * (2**self._deaths - 1)))
            self._workers[place] = self._new()

    def _pause(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._is_closing and (left := until - time.monotonic()) > 0:
            time.sleep(min(_TICK, left))

    def _renew_all(self) -> None:
        """One after the other: the old one goes when the new one serves."""
        self._is_renewing = False
        for place, old in enumerate(self._workers):
            new = self._new()
            if self._is_closing or not new.is_ready(_START_SECONDS):
                _log.error("A new worker does not come up; the old ones stay.")
                new.retire()
                new.wait(GRACE_SECONDS)
                return
            self._workers[place] = new
            old.retire()
            old.wait(GRACE_SECONDS + 5)


def _work(settings: Settings, listening: socket.socket, told: Connection) -> None:
    """In a process of its own."""
    leave_with_the_parent()
    serve_at(listening, settings, lambda: told.send(True))
