"""Several processes at one socket, and one that looks after them.

The kernel gives each connection to one of them. A worker that dies is replaced; on SIGHUP all are
replaced, one after the other, so that there is always somebody to answer; on SIGTERM all finish
what they are at and go.
"""

import logging
import math
import os
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
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
_LONGEST_PAUSE = 5.0
"""A database that was away for a minute is not waited for another half."""
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
        self.told, theirs = _spawn.Pipe(duplex=False)
        self.since = time.monotonic()
        self.process = _spawn.Process(target=_work, args=(settings, listening, theirs))
        self.process.start()
        theirs.close()
        self._is_up = False
        self._until = math.inf

    @property
    def is_up(self) -> bool:
        """Whether it serves, or has served."""
        if not self._is_up:
            with suppress(EOFError):  # it died before
                self._is_up = self.told.poll() and bool(self.told.recv())
        return self._is_up

    @property
    def is_alive(self) -> bool:
        return self.process.is_alive()

    @property
    def is_late(self) -> bool:
        return time.monotonic() - self.since > _START_SECONDS

    def retire(self) -> None:
        """Let it finish what it is at; it has as long as it was promised."""
        if self._until == math.inf:
            self._until = time.monotonic() + GRACE_SECONDS + 5
            if self.is_alive:
                self.process.terminate()

    @property
    def is_gone(self) -> bool:
        """Whether somebody who was to go has gone; who does not go is made to."""
        if self.is_alive and time.monotonic() > self._until:
            self.process.kill()
            self.process.join()
        return not self.is_alive

    def bury(self) -> None:
        """Its gauges count no more."""
        self.told.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]


class _Overseer:
    """Waits for whatever happens next and never for one worker alone, so that whoever dies is
    replaced, and a word to stop is heard, whatever else is under way.
    """

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._workers: list[_Worker] = []
        self._due: dict[int, float] = {}
        """The places of the dead, and when somebody else takes them."""
        self._leaving: list[_Worker] = []
        self._coming: _Worker | None = None
        """In a rolling restart: takes the next place as soon as it serves."""
        self._old: list[_Worker] = []
        """In a rolling restart: who has still to be replaced."""
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
            while not (self._is_closing or all(worker.is_up for worker in self._workers)):
                if any(not worker.is_alive or worker.is_late for worker in self._workers):
                    raise Unknown(told("workers-down"))
                self._wait()
            if not self._is_closing:
                ready()
            while not self._is_closing:
                self._replace_the_dead()
                self._go_on_renewing()
                self._bury_the_gone()
                self._wait()
        finally:
            self._send_home([*self._living, *([self._coming] if self._coming else [])])
            self._workers, self._coming = [], None
            while self._leaving:
                self._bury_the_gone()
                self._wait()

    def _new(self) -> _Worker:
        return _Worker(self._settings, self._listening)

    def _close(self, number: int, frame: FrameType | None) -> None:
        self._is_closing = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._is_renewing = True

    def _wait(self) -> None:
        """Until somebody dies or comes up, or for a moment: a signal wakes nobody."""
        there = [*self._living, *self._leaving]
        awaited: list[Connection | int] = [worker.process.sentinel for worker in there]
        if self._coming is not None:
            awaited += [self._coming.told, self._coming.process.sentinel]
        wait(awaited, timeout=_TICK)

    def _replace_the_dead(self) -> None:
        now = time.monotonic()
        for place, worker in enumerate(self._workers):
            if not worker.is_alive and place not in self._due:
                _log.error("Worker %s has died (%s).", worker.process.pid, worker.process.exitcode)
                worker.bury()
                self._deaths = 0 if now - worker.since > _SETTLED_SECONDS else self._deaths + 1
                self._due[place] = now + min(_LONGEST_PAUSE, 0.25 * (2**self._deaths - 1))
            if self._due.get(place, math.inf) <= now:
                del self._due[place]
                self._workers[place] = self._new()

    def _go_on_renewing(self) -> None:
        """One after the other: the old one goes when the new one serves."""
        if self._is_renewing and not self._old:
            self._is_renewing = False
            self._old = list(self._workers)
        self._old = [worker for worker in self._old if worker in self._workers]
        if self._coming is None:
            if self._old and not self._leaving:
                self._coming = self._new()
        elif self._coming.is_up:
            self._take_a_place(self._coming)
            self._coming = None
        elif self._coming.is_late or not self._coming.is_alive:
            _log.error("A new worker does not come up; the old ones stay.")
            self._send_home([self._coming])
            self._coming, self._old = None, []

    def _take_a_place(self, new: _Worker) -> None:
        """That of an old one; where all of them have died meanwhile, one too many goes."""
        if not self._old:
            self._send_home([new])
            return
        place = self._workers.index(old := self._old.pop(0))
        self._workers[place] = new
        if self._due.pop(place, None) is None:
            self._send_home([old])

    @property
    def _living(self) -> list[_Worker]:
        """Those in their places, but for the dead that were found."""
        return [worker for place, worker in enumerate(self._workers) if place not in self._due]

    def _send_home(self, workers: list[_Worker]) -> None:
        for worker in workers:
            worker.retire()
        self._leaving += workers

    def _bury_the_gone(self) -> None:
        for worker in [each for each in self._leaving if each.is_gone]:
            self._leaving.remove(worker)
            worker.bury()


def _work(settings: Settings, listening: socket.socket, told: Connection) -> None:
    """In a process of its own."""
    leave_with_the_parent()
    serve_at(listening, settings, lambda: told.send(True))
