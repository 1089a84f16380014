"""Work on many things in several processes."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Final, TypeVar

Thing = TypeVar("Thing")
Result = TypeVar("Result")

_MOST: Final = 50
"""Things that are handed over together, so that little time is lost on the way."""


def in_processes(
    work: Callable[[Thing], Result], things: Sequence[Thing], processes: int | None = None
) -> Iterator[Result]:
    """The results, in whatever order they come in; without a number there is a process a core."""
    processes = min(processes or os.cpu_count() or 1, len(things))
    if processes <= 1:
        yield from map(work, things)
        return
    size = max(1, min(_MOST, len(things) // (processes * 4)))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        batches = [things[first : first + size] for first in range(0, len(things), size)]
        futures = [pool.submit(_worked, work, batch) for batch in batches]
        try:
            for future in as_completed(futures):
                yield from future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _worked(work: Callable[[Thing], Result], batch: Sequence[Thing]) -> list[Result]:
    return [work(thing) for thing in batch]
