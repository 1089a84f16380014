"""A pen that processes on one machine pass on among themselves: who has it writes.

SQLite lets writers who find it busy sleep, longer each time. This one is asked for every
millisecond. It keeps order and guards nothing: if somebody holds it for too long, SQLite itself
still sees to it that only one writes. Who dies drops it.
"""

import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl

_AGAIN = 0.001


class Pen:
    def __init__(self, path: Path, seconds: float) -> None:
        self._ours = threading.Lock()
        """Threads of this process pass it on at once."""
        self._file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        self._seconds = seconds

    @contextmanager
    def held(self) -> Iterator[None]:
        with self._ours:
            is_held = self._take()
            try:
                yield
            finally:
                if is_held:
                    self._drop()

    def _take(self) -> bool:
        until = time.monotonic() + self._seconds
        while not self._try():
            if time.monotonic() > until:
                return False
            time.sleep(_AGAIN)
        return True

    def _try(self) -> bool:
        if sys.platform == "win32":
            return True
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _drop(self) -> None:
        if sys.platform != "win32":
            fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        with self._ours:
            if self._file >= 0:
                os.close(self._file)
            self._file = -1
