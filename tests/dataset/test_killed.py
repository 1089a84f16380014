"""A real process that is killed in the middle, and one that goes on."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.dataset.desk import contents


def command(out: Path) -> list[str]:
    asked = f"export primer --games 120 --seed killed --processes 1 --out {out}"
    return [sys.executable, "-m", "tercio", *asked.split()]


@pytest.mark.long
def test_who_is_killed_goes_on(tmp_path: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    subprocess.run(command(whole), check=True, capture_output=True)
    journal = killed / ".games"
    running = subprocess.Popen(command(killed), stdout=subprocess.DEVNULL)
    while not (journal.exists() and journal.stat().st_size > 50_000):
        assert running.poll() is None, "it was to be killed before it is done"
        time.sleep(0.001)
    running.send_signal(signal.SIGKILL)
    running.wait()
    assert journal.exists()
    assert not (killed / "games.parquet").exists()
    subprocess.run(command(killed), check=True, capture_output=True)
    assert contents(killed) == contents(whole)
