"""Bots that think long do so in processes of their own, so that nobody else waits for them."""

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from tercio.bots.strategist import Strategist
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Bot
from tercio.kernel.running.parcels import Parcel, packed, unpacked
from tercio.kernel.table import Table
from tercio.server.guard.orphans import leave_with_the_parent_alone

MOST: Final = 4
"""Processes, at most; one core is left to everybody else."""


def thinks_long(bot: Bot) -> bool:
    """Whether others would notice that it thinks."""
    return isinstance(bot, Strategist)


class Minds:
    """Where bots think. The processes are started when the first bot needs one."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, min(MOST, (os.cpu_count() or 2) - 1))
        self._lock = threading.Lock()
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, bot: Bot, fork: Table[Any], seat: Seat) -> tuple[str, Bot]:
        """What a bot chooses at a fork of its table, and the bot after it has thought of it."""
        if not thinks_long(bot) or fork.setting.packs:
            return bot.choose(fork.sight(seat)), bot
        try:
            return self._started().submit(_thought, packed(fork), bot, seat).result()
        except BrokenProcessPool:
            self.close()  # the next one is asked in new processes
            raise

    def close(self) -> None:
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _started(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                # Not forked: threads of the server may hold locks that nobody would open there.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(
                    self._processes, mp_context=context, initializer=leave_with_the_parent_alone
                )
            return self._pool


def _thought(parcel: Parcel, bot: Bot, seat: Seat) -> tuple[str, Bot]:
    return bot.choose(unpacked(parcel).sight(seat)), bot
