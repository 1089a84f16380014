from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercio.contract import Failure, FuzzReport, read_failure
from tests.cli.desk import answer, refusal, tercio

FAILURE = Failure("primer", "pavia", 2, {}, "s", ["a:pass"], "crash", "It broke.")


def test_a_sound_game_passes(tmp_path: Path) -> None:
    args = ("fuzz", "primer", "--scenario", "pavia", "--players", "2", "--games", "2")
    report = answer(*args, "--seed", "a", "--out", tmp_path)
    assert report["games"] == 2
    assert report["decisions"] > 0
    assert report["failures"] == []
    assert list(tmp_path.iterdir()) == []


def test_a_table_tells_what_was_played_of_each_kind(tmp_path: Path) -> None:
    args = ("fuzz", "primer", "--scenario", "pavia", "--games", "2", "--out", tmp_path)
    told = tercio(*args)
    assert told.exit_code == 0
    first, *_ = told.stdout.splitlines()
    assert first.split() == ["kind", "games", "decisions", "failures"]
    for walls in ("stone", "earth"):
        assert f"pavia, 2 players, walls {walls}" in told.stdout


def test_a_failure_is_told_and_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fuzz(*args: Any, **more: Any) -> FuzzReport:
        return FuzzReport(3, 40, [FAILURE])

    monkeypatch.setattr("tercio.cli.measuring.fuzz.fuzz", fuzz)
    sentence = refusal("fuzz", "primer", "--games", "3", "--out", tmp_path, code=1)
    (file,) = tmp_path.iterdir()
    assert sentence == f"crash fails after 1 decisions: It broke. See {file}."
    assert read_failure(file) == FAILURE
    told = tercio("fuzz", "primer", "--json", "--out", tmp_path)
    assert told.exit_code == 1
    assert msgspec.json.decode(told.stdout)["failures"] == [msgspec.to_builtins(FAILURE)]


def test_unknown_scenarios_are_refused() -> None:
    assert "has no scenario 'x'" in refusal("fuzz", "primer", "--scenario", "x")


def test_processes_are_asked_for_as_everywhere_and_as_once() -> None:
    reports = [
        answer("fuzz", "primer", "--games", "2", "--quick", name, "2")
        for name in ("--processes", "--jobs")
    ]
    assert reports[0] == reports[1]
    told = tercio("fuzz", "--help").stdout
    assert "--processes" in told
    assert "--jobs" not in told
