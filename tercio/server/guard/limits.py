"""How often somebody may do something. Counted in this process; nothing is stored."""

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from tercio.server.http.errors import too_many

_REMEMBERED = 20_000


class Rate(NamedTuple):
    """So many times in so many seconds, at a go or spread."""

    times: int
    seconds: float


REQUESTS = Rate(3000, 60)
"""Of any kind, from one address: behind it may live a whole club."""
DECISIONS = Rate(300, 60)
TALK = Rate(30, 60)
SEATING = Rate(60, 60)
"""Each change is noted in public, for good."""
NEW_TABLES = Rate(60, 600)
LOGINS = Rate(10, 300)
"""By one address."""
NEW_ACCOUNTS = Rate(10, 3600)
TOKENS = Rate(20, 3600)
HEAVY = Rate(30, 60)
"""What makes the server replay a whole game."""
REPLAYS = Rate(600, 60)
UPLOADS = Rate(20, 3600)
WORK = Rate(20, 60)
"""Seconds of work in a minute: cheap requests that are dear to answer count by what they cost."""


class Limits:
    """Buckets that fill up again with time; the oldest are forgotten. `scale` 0 is no limit."""

    def __init__(self, scale: float = 1.0) -> None:
        self._scale = scale
        self._lock = threading.Lock()
        self._buckets: OrderedDict[tuple[str, Rate], tuple[float, float]] = OrderedDict()

    @contextmanager
    def charge(self, who: str) -> Iterator[None]:
        """Let somebody have something done, and note how long it took."""
        self.spend(who, WORK, 0.0)
        began = time.thread_time()
        try:
            yield
        finally:
            self._take(who, WORK, time.thread_time() - began)

    def spend(self, who: str, rate: Rate, cost: float = 1.0) -> None:
        """Raise `Refused` if somebody has done it too often."""
        if not self._take(who, rate, cost, only_if_enough=True):
            raise too_many()

    def _take(self, who: str, rate: Rate, cost: float, only_if_enough: bool = False) -> bool:
        """Whether there was enough; what was used already is taken even if there was not."""
        if not self._scale:
            return True
        room, now = rate.times * self._scale, time.monotonic()
        with self._lock:
            left, then = self._buckets.pop((who, rate), (room, now))
            left = min(room, left + (now - then) * room / rate.seconds)
            is_enough = left >= cost
            taken = cost if is_enough or not only_if_enough else 0.0
            self._buckets[who, rate] = (left - taken, now)
            while len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        return is_enough
