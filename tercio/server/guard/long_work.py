"""Work that takes long: one piece at a time, in a thread of its own, and never twice in a row."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, NamedTuple, TypeVar

from tercio.server.http.errors import too_many

T = TypeVar("T")
_WAITING = 8
"""So many may wait; whoever comes later is told to come again."""
_REMEMBERED = 256


class _Known(NamedTuple, Generic[T]):
    until: float
    answer: T


class LongWork(Generic[T]):
    """Answers that take long to find. Who asks for the same thing gets the same answer for a while.

    It is used from the event loop: who waits takes no thread.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long-work")
        self._under_way: dict[str, asyncio.Future[T]] = {}
        self._known: OrderedDict[str, _Known[T]] = OrderedDict()

    async def find(self, what: str, work: Callable[[], T]) -> T:
        known = self._known.get(what)
        if known is not None and known.until > time.monotonic():
            return known.answer
        finding = self._under_way.get(what)
        if finding is None:
            if len(self._under_way) >= _WAITING:
                raise too_many()
            loop = asyncio.get_running_loop()
            finding = self._under_way[what] = loop.run_in_executor(self._thread, work)
            finding.add_done_callback(lambda found: self._done(what, found))
        # Whoever turns away must not take the answer away from the others.
        return await asyncio.shield(finding)

    def _done(self, what: str, found: "asyncio.Future[T]") -> None:
        del self._under_way[what]
        if not found.cancelled() and found.exception() is None:
            self._known[what] = _Known(time.monotonic() + self._seconds, found.result())
            self._known.move_to_end(what)
            while len(self._known) > _REMEMBERED:
                self._known.popitem(last=False)

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
