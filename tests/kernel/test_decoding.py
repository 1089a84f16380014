"""Many threads meet a type for the first time, and nothing breaks."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys, threading
import msgspec
from tercio.kernel.saving.decoding import decoder
from tercio.kernel.registry import game
from tercio.kernel.table import Table

rules = game("here_i_stand")
body = msgspec.json.encode(Table.new(rules, seed="x").g.state)
sys.setswitchinterval(0.00001)
together = threading.Barrier(8)

def read():
    together.wait()
    decoder(rules.state_type).decode(body)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("attempt", range(3))
def test_a_type_that_many_threads_meet_at_once_brings_nobody_down(attempt: int) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, timeout=60)
    assert done.returncode == 0, done.stderr
