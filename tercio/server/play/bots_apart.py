"""Bots play in a process of their own, which uses the same database: nobody waits for them.

It holds the tables of bots by itself, thinks, decides and stores as the server does, and is told
where something has happened; the server hears from it what has changed, and catches up with that
when somebody looks. If it is lost another one takes its place, and goes on where the games stand.
"""

import logging
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from msgspec import structs
from prometheus_client import REGISTRY

from tercio.kernel.registry import games
from tercio.server.guard.logs import write_the_log
from tercio.server.guard.meters import DECISIONS, is_shared
from tercio.server.guard.orphans import leave_with_the_parent_alone
from tercio.server.house import House
from tercio.server.live.vocabulary import get_ready
from tercio.server.play.bots import BotsRunner
from tercio.server.settings import Settings

_log = logging.getLogger("tercio.server.play.bots_apart")
LONGEST_RUN: Final = 0.02
"""So long bots play on before what they have done is stored, and everybody sees it."""
_NICENESS: Final = 5
"""People go first, also where there are fewer cores than work."""
_COUNT_SECONDS = 2.0
_STOP_SECONDS = 8.0
_SETTLED_SECONDS = 20.0
"""Who is lost sooner than that is replaced later and later."""
_LONGEST_PAUSE = 30.0
_spawn = get_context("spawn")


class Word(NamedTuple):
    """To the bots: of a table at which something has happened, or is about to."""

    game_id: str
    is_about_to: bool


class Counts(NamedTuple):
    """From the bots: at how many tables they think, and what they have stored so far, by whom."""

    tables: int
    decisions: dict[str, float]


class BotsApart:
    """Looks after the process in which bots play; to be used like the runner in there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._words: queue.SimpleQueue[Word | None] = queue.SimpleQueue()
        self._played: set[str] = set()
        """Tables at which its bots have played: there somebody may come before them."""
        self._closing = threading.Event()
        self._line: Connection | None = None
        self._losses = 0
        self._keeper = threading.Thread(target=self._keep, name="bots-keeper", daemon=True)
        self._teller = threading.Thread(target=self._tell, name="bots-teller", daemon=True)
        self.tables = 0
        """At how many tables bots think, or wait to."""
        self.process: int | None = None
        """The number of the process, while there is one."""

    def start(self) -> None:
        self._house.tables.callers.append(self.call)
        self._house.tables.heralds.append(self.hold)
        self._keeper.start()
        self._teller.start()

    def stop(self) -> None:
        self._house.tables.callers.remove(self.call)
        self._house.tables.heralds.remove(self.hold)
        self._closing.set()
        self._words.put(None)
        self._teller.join(timeout=5)
        self._keeper.join(timeout=_STOP_SECONDS + 5)

    def call(self, game_id: str) -> None:
        self._words.put(Word(game_id, is_about_to=False))

    def hold(self, game_id: str) -> None:
        if game_id in self._played:
            self._words.put(Word(game_id, is_about_to=True))

    # -- in threads of their own -----------------------------------------------------------

    def _tell(self) -> None:
        """Whoever acts must not wait until the bots listen. What nobody hears they find out."""
        while (word := self._words.get()) is not None:
            line = self._line
            if line is not None:
                with suppress(OSError, ValueError):
                    line.send(word)
        if self._line is not None:
            with suppress(OSError, ValueError):
                self._line.send(None)

    def _keep(self) -> None:
        while not self._closing.is_set():
            begun = time.monotonic()
            try:
                self._keep_one()
            except Exception:
                _log.exception("The bots cannot be looked after.")
            if self._closing.is_set():
                return
            self._losses = 0 if time.monotonic() - begun > _SETTLED_SECONDS else self._losses + 1
            _log.error("The process of the bots was lost; another one takes its place.")
            self._closing.wait(min(_LONGEST_PAUSE, 0.25 * (2**self._losses - 1)))

    def _keep_one(self) -> None:
        ours, theirs = _spawn.Pipe()
        settings = structs.replace(self._house.settings, seals_anew=False)
        process = _spawn.Process(
            target=_play, args=(settings, self._house.database.us, theirs), name="tercio-bots"
        )
        process.start()
        theirs.close()
        self.process, self._line = process.pid, ours
        if self._closing.is_set():  # whoever says so has found no line
            with suppress(OSError):
                ours.send(None)
        try:
            self._hear(ours)
        finally:
            self._line = None
            process.join(_STOP_SECONDS if self._closing.is_set() else 0.5)
            if process.is_alive():
                process.kill()
                process.join()
            ours.close()

    def _hear(self, line: Connection) -> None:
        """Until the process is no more."""
        stored: dict[str, float] = {}
        with suppress(EOFError, OSError):
            while True:
                said: str | Counts = line.recv()
                if isinstance(said, str):
                    self._played.add(said)
                    self._house.tables.tell(said, is_bots_turn=False)
                else:
                    self.tables = said.tables
                    stored = _count(stored, said.decisions)


def _count(before: dict[str, float], now: dict[str, float]) -> dict[str, float]:
    """Where processes do not count together, what the bots have stored is counted here."""
    if not is_shared():
        for by, number in now.items():
            DECISIONS.labels(by).inc(number - before.get(by, 0.0))
    return now


# -- in the process of the bots --------------------------------------------------------------


def _play(settings: Settings, whose: str, line: Connection) -> None:
    leave_with_the_parent_alone()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is the server that is interrupted
    write_the_log(is_structured=settings.is_hosted)
    sys.setswitchinterval(0.0005)
    for game in games():
        get_ready(game)
    house = House(settings, whose)
    telling = threading.Lock()

    def tell(said: str | Counts) -> None:
        with telling, suppress(OSError):
            line.send(said)

    runner = BotsRunner(house, longest_run=LONGEST_RUN)
    house.tables.watchers.append(tell)
    runner.start()
    with suppress(OSError, AttributeError):
        os.nice(_NICENESS)
    done = threading.Event()
    counting = threading.Thread(target=_tell_counts, args=(runner, tell, done), daemon=True)
    counting.start()
    try:
        _listen(line, runner)
    finally:
        done.set()
        counting.join(5)
        runner.stop()
        house.close()


def _listen(line: Connection, runner: BotsRunner) -> None:
    with suppress(EOFError, OSError):
        while (word := line.recv()) is not None:
            (runner.hold if word.is_about_to else runner.call)(word.game_id)


def _tell_counts(runner: BotsRunner, tell: Callable[[Counts], None], done: threading.Event) -> None:
    told = None
    while True:
        counts = Counts(runner.tables, {by: _stored(by) for by in ("bot", "server")})
        if counts != told:
            tell(counts)
            told = counts
        if done.wait(_COUNT_SECONDS):
            return


def _stored(by: str) -> float:
    return REGISTRY.get_sample_value("tercio_decisions_total", {"by": by}) or 0.0
