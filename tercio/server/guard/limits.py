"""How often somebody may do something, counted in this process or by several together."""

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

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
NOTES = Rate(60, 60)
SEATING = Rate(60, 60)
"""Each change is noted in public, for good."""
NEW_TABLES = Rate(60, 600)
LOGINS = Rate(10, 300)
"""By one address."""
NEW_ACCOUNTS = Rate(10, 3600)
TOKENS = Rate(20, 3600)
WISHES = Rate(60, 600)
"""What somebody says about the messages that they want."""
MAILS = Rate(10, 3600)
"""That somebody has sent to an address, their own or another's."""
ZONES = Rate(6, 86400)
"""Nobody travels so fast that it is always night."""
WAYS = Rate(20, 3600)
"""New ways by which messages reach somebody, and tries whether they do."""
HEAVY = Rate(30, 60)
"""What makes the server replay a whole game."""
REPLAYS = Rate(600, 60)
UPLOADS = Rate(20, 3600)
PACKS = Rate(120, 60)
"""Data packs that are checked: one for every row that somebody fills in."""
WORK = Rate(20, 60)
"""Seconds of work in a minute: cheap requests that are dear to answer count by what they cost."""


_AT_ONCE = 300.0
"""Rates by so many seconds or more are counted together at once, shorter ones every second."""


class Ledger(Protocol):
    """Where several processes count together; see `Buckets`."""

    def spend(
        self, who: str, rate: Rate, room: float, cost: float, is_fixed: bool
    ) -> float | None: ...


class Limits:
    """Buckets that fill up again with time; the oldest are forgotten. `scale` 0 is no limit.

    With a ledger other processes count, too: what is rare and dear (to log in, to make tables) by
    the ledger itself, all else here, and it is told to the ledger now and then (`share`).
    """

    def __init__(self, scale: float = 1.0, ledger: Ledger | None = None) -> None:
        self._scale = scale
        self._ledger = ledger
        self._untold: dict[tuple[str, Rate], float] = {}
        """What was spent here that other processes do not know of yet."""
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
        if self._ledger is not None and rate.seconds >= _AT_ONCE:
            spent = self._ledger.spend(who, rate, room, cost, is_fixed=not only_if_enough)
            return spent is not None and spent <= room
        with self._lock:
            left, then = self._buckets.pop((who, rate), (room, now))
            left = min(room, left + (now - then) * room / rate.seconds)
            is_enough = left >= cost
            taken = cost if is_enough or not only_if_enough else 0.0
            self._buckets[who, rate] = (left - taken, now)
            if self._ledger is not None and taken:
                self._untold[who, rate] = self._untold.get((who, rate), 0.0) + taken
            while len(self._buckets) > _REMEMBERED:
                self._buckets.popitem(last=False)
        return is_enough

    def share(self) -> None:
        """Tell the ledger what was spent here, and hear what was spent everywhere."""
        if self._ledger is None:
            return
        with self._lock:
            untold, self._untold = self._untold, {}
        for (who, rate), cost in untold.items():
            room = rate.times * self._scale
            spent = self._ledger.spend(who, rate, room, cost, is_fixed=True) or 0.0
            with self._lock:
                since = self._untold.get((who, rate), 0.0)
                self._buckets[who, rate] = (room - spent - since, time.monotonic())
