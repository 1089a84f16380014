"""Writers of several processes take turns."""

import threading
import time
from pathlib import Path

from tercio.server.store.pens import Pen

STORES = ["sqlite"]


def test_one_writes_at_a_time_and_nobody_waits_for_ever(tmp_path: Path) -> None:
    """Two of them are as good as two processes: each has opened the file for itself."""
    one, other = Pen(tmp_path / "pen", 20.0), Pen(tmp_path / "pen", 0.05)
    order = []

    def write() -> None:
        with one.held():
            order.append("second")

    with other.held():
        writing = threading.Thread(target=write)
        writing.start()
        time.sleep(0.05)
        order.append("first")
    writing.join(20)
    assert order == ["first", "second"]
    with one.held(), other.held():
        order.append("SQLite itself decides")
    assert (tmp_path / "pen").stat().st_mode & 0o777 == 0o600
    one.close()
    other.close()
