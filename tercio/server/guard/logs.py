"""The server's log: one line each with its time, and so many lines and no more, whatever is
thrown at the door."""

import json
import logging
import os
import sys
import threading
import time
from datetime import UTC, datetime


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


class OneLine(logging.Formatter):
    """A line of JSON for each record, its traceback in it."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": os.getpid(),
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told)


class WithTime(logging.Formatter):
    """The same for people who read it as it comes."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s: %(message)s", "%Y-%m-%d %H:%M:%S")


def write_the_log(is_structured: bool) -> None:
    """For all that this process says, whichever part of it speaks."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine() if is_structured else WithTime())
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("tercio").setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
