"""People first: bots let those who wait for an answer go before them; and people take turns."""

import threading
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

asking: ContextVar[str] = ContextVar("asking", default="")
"""The address for which something is done now; empty: nobody's."""

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


class _Work(NamedTuple):
    who: str
    do: Callable[[], Any]
    done: Future[Any]


class Workers(ThreadPoolExecutor):
    """The threads in which requests are answered.

    A request counts from when it has come in whole: who sends slowly, or listens, takes no time.
    Of one address only so many are worked on at once (`each`; 0: any number): whoever asks for
    more waits for themselves, and nobody else does.
    """

    def __init__(self, crowd: Crowd, each: int = 0) -> None:
        super().__init__(_AT_ONCE, thread_name_prefix="answers")
        self._crowd = crowd
        self._each = each
        self._lock = threading.Lock()
        self._at_work: Counter[str] = Counter()
        self._waiting: dict[str, deque[_Work]] = {}

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        asked = _Work(asking.get(), partial(work, *args, **kwargs), Future())
        self._crowd.enter()
        asked.done.add_done_callback(lambda _: self._crowd.leave())
        try:
            if self._is_their_turn(asked):
                super().submit(self._answer, asked)
        except BaseException:
            asked.done.cancel()
            raise
        return asked.done

    def _is_their_turn(self, asked: _Work) -> bool:
        with self._lock:
            if self._each and asked.who and self._at_work[asked.who] >= self._each:
                self._waiting.setdefault(asked.who, deque()).append(asked)
                return False
            self._at_work[asked.who] += 1
            return True

    def _answer(self, asked: _Work) -> None:
        if asked.done.set_running_or_notify_cancel():
            try:
                asked.done.set_result(asked.do())
            except BaseException as error:
                asked.done.set_exception(error)
        while (following := self._following(asked.who)) is not None:
            try:
                super().submit(self._answer, following)
                return
            except RuntimeError:  # the house is closing
                following.done.cancel()

    def _following(self, who: str) -> _Work | None:
        """What the same address waits for next; it goes behind what others wait for by now."""
        with self._lock:
            if queue := self._waiting.get(who):
                return queue.popleft()
            self._waiting.pop(who, None)
            self._at_work[who] -= 1
            if not self._at_work[who]:
                del self._at_work[who]
            return None
