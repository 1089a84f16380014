"""People first: bots let those who wait for an answer go before them."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_AT_ONCE = 16
"""How many requests are worked on at once. More would take turns, and all be later for it."""


class Crowd:
    """How many wait for an answer now."""

    def __init__(self) -> None:
        self._inside = 0
        self._lock = threading.Lock()
        self._quiet = threading.Event()
        self._quiet.set()

    def enter(self) -> None:
        with self._lock:
            self._inside += 1
            self._quiet.clear()

    def leave(self) -> None:
        with self._lock:
            self._inside -= 1
            if not self._inside:
                self._quiet.set()

    def wait_until_quiet(self, seconds: float) -> bool:
        """Wait until nobody waits any more, or for so long: a crowd must not stop a game."""
        return self._quiet.wait(seconds)


class Workers(ThreadPoolExecutor):
    """The threads in which requests are answered.

    A request counts from when it has come in whole: who sends slowly, or listens, takes no time.
    """

    def __init__(self, crowd: Crowd) -> None:
        super().__init__(_AT_ONCE, thread_name_prefix="answers")
        self._crowd = crowd

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self._crowd.enter()
        try:
            future = super().submit(work, *args, **kwargs)
        except BaseException:
            self._crowd.leave()
            raise
        future.add_done_callback(lambda _: self._crowd.leave())
        return future
