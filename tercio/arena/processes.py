"""Work on many things in several processes."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, Protocol, TypeVar

import msgspec

Thing = TypeVar("Thing")
Result = TypeVar("Result")

_MOST: Final = 50
"""Things that are handed over together, so that little time is lost on the way."""


class Crew(Protocol):
    """Those who do the work: processes of this machine, or of many (`arena/cluster.py`).

    What comes of it must not depend on who does it, or on how many there are.
    """

    def each(
        self, work: Callable[[Thing], Result], things: Sequence[Thing]
    ) -> Iterator[Result]: ...


class Processes(msgspec.Struct, frozen=True):
    """Processes of this machine; without a number there is one a core."""

    count: int | None = None

    def each(self, work: Callable[[Thing], Result], things: Sequence[Thing]) -> Iterator[Result]:
        return in_processes(work, things, self.count)


EVERY_CORE: Final = Processes()


def in_processes(
    work: Callable[[Thing], Result], things: Sequence[Thing], processes: int | None = None
) -> Iterator[Result]:
    """The results, in whatever order they come in; without a number there is a process a core."""
    processes = min(processes or os.cpu_count() or 1, len(things))
    if processes <= 1:
        yield from map(work, things)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        futures = [pool.submit(worked, work, batch) for batch in batches(things, processes)]
        try:
            for future in as_completed(futures):
                yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def batches(things: Sequence[Thing], workers: int) -> Iterator[Sequence[Thing]]:
    """Things that are handed over together, some for each worker."""
    size = max(1, min(_MOST, len(things) // (workers * 4)))
    return (things[first : first + size] for first in range(0, len(things), size))


def worked(work: Callable[[Thing], Result], batch: Sequence[Thing]) -> list[Result]:
    return [work(thing) for thing in batch]
