"""Failures that were found once do not come back: every file in tests/regressions runs."""

from pathlib import Path

import msgspec

from tercio.contract import Failure, outdated, read_failure, reproduce, write_failure
from tests.contract.test_fuzzing import long_failure
from tests.contract.toy import Toy, broken

FOLDER = Path(__file__).parent.parent / "regressions"


def failures_in(folder: Path) -> list[Failure]:
    return [read_failure(path) for path in sorted(folder.glob("*.json"))]


def test_every_failure_once_found_is_mended() -> None:
    again = {f"{f.game} {f.check}": reproduce(f) for f in failures_in(FOLDER)}
    assert {name: message for name, message in again.items() if message} == {}


def test_no_failure_is_outdated() -> None:
    """One whose decisions are not offered any more proves nothing: fuzz anew, or delete it."""
    left = {f"{f.game} {f.check}": outdated(f) for f in failures_in(FOLDER)}
    assert {name: decisions for name, decisions in left.items() if decisions} == {}


def test_decisions_that_are_not_offered_any_more_are_found() -> None:
    failure = long_failure()
    assert outdated(failure, Toy()) == []
    changed = msgspec.structs.replace(
        failure, decisions=["red:castle", *failure.decisions, "blue:resign"]
    )
    last = len(changed.decisions)
    assert outdated(changed, Toy()) == ["1. red:castle", f"{last}. blue:resign"]
    assert outdated(changed, broken.Crashes()) == ["1. red:castle"]


def test_a_file_that_is_dropped_into_the_folder_is_run(tmp_path: Path) -> None:
    failure = long_failure()
    write_failure(failure, tmp_path)
    (tmp_path / "README.md").write_text("Not a failure.", "utf-8")
    assert failures_in(tmp_path) == [failure]
