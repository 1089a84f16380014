"""Processes that a server has started go when it goes, however it went."""

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


def leave_with_the_parent() -> None:
    """In a process that another one looks after: be told to stop when that one is no more."""
    threading.Thread(target=_wait, name="parent", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
