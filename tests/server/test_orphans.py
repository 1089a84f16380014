"""Nobody thinks or serves on whom nobody looks after any more."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.client import Client
from tests.server.doorstep import begun
from tests.server.faults import until

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
        until(lambda: not _lives(child))


def test_all_processes_of_a_server_may_be_told_to_stop_at_once(tmp_path: Path) -> None:
    """As a terminal or `kill` of a whole group does: nobody takes the bots for lost."""
    where = ["--database", str(tmp_path / "tercio.db"), "--key", str(tmp_path / "tercio.key")]
    command = [sys.executable, "-m", "tercio.cli", "serve", "--port", "0", *where]
    with (
        open(tmp_path / "log", "w") as log,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
        ) as server,
    ):
        try:
            assert server.stdout is not None
            [url] = re.findall(r"http://[\d.]+:\d+", server.stdout.readline())
            with Client(url) as me:
                id = begun(me, "bot:random", "bot:random")
                until(lambda: me.look(id).result is not None)
                with me.http.stream("GET", f"/api/tables/{id}/events") as following:
                    next(following.iter_lines())
                    os.killpg(server.pid, signal.SIGTERM)
                    time.sleep(1)  # who is replaced, is replaced after a quarter of a second
            server.wait(30)
        finally:
            server.kill()
    assert (tmp_path / "log").read_text() == ""


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
