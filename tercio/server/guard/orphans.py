"""Processes that a server has started go when it goes, however it went."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from types import FrameType


def leave_with_the_parent() -> None:
    """In a process that another one looks after: be told to stop when that one is no more."""
    _leave_by(signal.SIGTERM)


def leave_with_the_parent_alone() -> None:
    """The same, and nobody else's word counts: where a whole group of processes is told to stop,
    the one that looks after us says when it has no more work for us.
    """
    signal.signal(signal.SIGTERM, _overheard)  # unlike SIG_IGN, no child's matter
    _leave_by(getattr(signal, "SIGKILL", signal.SIGTERM))


def _overheard(number: int, frame: FrameType | None) -> None:
    pass


def _leave_by(word: int) -> None:
    threading.Thread(target=_wait, args=(word,), name="parent", daemon=True).start()


def _wait(word: int) -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), word)
