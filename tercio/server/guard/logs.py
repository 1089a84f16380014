"""The server's log: so many lines and no more, whatever is thrown at the door."""

import logging
import threading
import time


class Sparing(logging.Filter):
    """Lets through so many lines a minute; the next minute begins with how many were left out."""

    def __init__(self, a_minute: int = 120) -> None:
        super().__init__()
        self._a_minute = a_minute
        self._lock = threading.Lock()
        self._since = time.monotonic()
        self._lines = 0

    def filter(self, record: logging.LogRecord) -> bool:
        with self._lock:
            now = time.monotonic()
            left_out = 0
            if now - self._since >= 60:
                left_out = max(0, self._lines - self._a_minute)
                self._since, self._lines = now, 0
            self._lines += 1
            is_let_through = self._lines <= self._a_minute
        if left_out:
            record.msg = f"{record.getMessage()} ({left_out} lines before this one were left out.)"
            record.args = None
        return is_let_through


def spare_the_log() -> None:
    """For whatever this process writes about requests."""
    sparing = Sparing()
    known = (logging.getLogger(), logging.getLogger("uvicorn"))
    for handler in (*(h for logger in known for h in logger.handlers), logging.lastResort):
        if handler is not None:
            handler.addFilter(sparing)
