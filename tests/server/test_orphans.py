"""Nobody thinks or serves on whom nobody looks after any more."""

import os
import subprocess
import sys
import time
from pathlib import Path

STORES = ["sqlite"]
STARTS_A_CHILD = """
import time
from multiprocessing import get_context
from tercio.server.guard.orphans import leave_with_the_parent

def child():
    leave_with_the_parent()
    time.sleep(60)

if __name__ == "__main__":
    started = get_context("spawn").Process(target=child)
    started.start()
    print(started.pid, flush=True)
    time.sleep(60)
"""


def test_what_a_killed_process_has_started_goes_too(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(STARTS_A_CHILD)
    root = {"PYTHONPATH": str(Path(__file__).parents[2])}
    with subprocess.Popen(
        [sys.executable, str(program)], stdout=subprocess.PIPE, text=True, env=root
    ) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert _lives(child)
        parent.kill()
        until = time.monotonic() + 20
        while _lives(child):
            assert time.monotonic() < until
            time.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
