"""The latest events of a table, as its seats were told of them: each is read once."""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from tercio.kernel.ask import Seat
from tercio.kernel.events import Logged

Read: TypeAlias = Callable[[Logged], bytes]
MOST_KNOWN: Final = 200
"""So many events are remembered, more than are looked at."""


class Heard(NamedTuple):
    """What a seat was told last, when the log was so long."""

    length: int
    told: bytes


class History:
    """The last `events`, the latest first: of each what `read` makes of it, `size` bytes."""

    def __init__(self, events: int, size: int, read: Read) -> None:
        self._events = events
        self._size = size
        self._read = read
        self._rows: dict[int, tuple[Logged, bytes]] = {}
        self._log: list[Logged] = []
        self._length = 0
        self._last: Logged | None = None
        self._open: bytes | None = None
        """What all seats were told alike, if they were..."""
        self._heard: dict[Seat, Heard] = {}
        """...or else what those were told that have asked."""

    def told(self, log: list[Logged], seat: Seat, before: Sequence[Logged]) -> bytes:
        """`before` is what happened before this log begins."""
        if log is not self._log or len(log) != self._length or (log and log[-1] is not self._last):
            self._go_on(log)
        if self._open is not None:
            return self._open
        heard = self._heard.get(seat)
        if heard is None:
            told = self._join(self._seen(chain(reversed(log), reversed(before)), seat))
        elif heard.length == self._length:
            return heard.told
        else:
            told = self._join(self._seen(reversed(log[heard.length :]), seat), heard.told)
        self._heard[seat] = Heard(self._length, told)
        return told

    def _go_on(self, log: list[Logged]) -> None:
        length, has_grown = self._length, self._is_of(log)
        self._log, self._length, self._last = log, len(log), log[-1] if log else None
        if not has_grown:
            self._heard = {}
        if has_grown and self._open is not None and _are_open(log[length:]):
            self._open = self._join(self._seen(reversed(log[length:]), None), self._open)
            return
        latest = log[-self._events :]
        is_open = len(latest) == self._events and _are_open(latest)
        self._open = self._join(self._seen(reversed(latest), None)) if is_open else None

    def _is_of(self, log: list[Logged]) -> bool:
        """Whether the log is the same, and has only grown since."""
        length = self._length
        return (
            log is self._log
            and length <= len(log)
            and (not length or log[length - 1] is self._last)
        )

    def _seen(self, backwards: Iterable[Logged], seat: Seat | None) -> list[bytes]:
        """As many as are observed."""
        found: list[bytes] = []
        rows = self._rows
        if len(rows) > MOST_KNOWN:
            rows.clear()
        for logged in backwards:
            audience = logged.audience
            if audience is not None and seat not in audience:
                continue
            known = rows.get(logged.n)
            if known is None or known[0] is not logged:
                known = rows[logged.n] = logged, self._read(logged)
            found.append(known[1])
            if len(found) == self._events:
                break
        return found

    def _join(self, news: Sequence[bytes], told: bytes = b"") -> bytes:
        """All in a row of its own length, before what was told already."""
        length = self._events * self._size
        return b"".join((*news, told))[:length].ljust(length, b"\0")


def _are_open(events: Iterable[Logged]) -> bool:
    return all(each.audience is None for each in events)
