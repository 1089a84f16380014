"""Failures that were found once do not come back: every file in tests/regressions runs."""

from pathlib import Path

from tercio.contract import Failure, read_failure, reproduce, write_failure
from tests.contract.test_fuzzing import long_failure

FOLDER = Path(__file__).parent.parent / "regressions"


def failures_in(folder: Path) -> list[Failure]:
    return [read_failure(path) for path in sorted(folder.glob("*.json"))]


def test_every_failure_once_found_is_mended() -> None:
    again = {f"{f.game} {f.check}": reproduce(f) for f in failures_in(FOLDER)}
    assert {name: message for name, message in again.items() if message} == {}


def test_a_file_that_is_dropped_into_the_folder_is_run(tmp_path: Path) -> None:
    failure = long_failure()
    write_failure(failure, tmp_path)
    (tmp_path / "README.md").write_text("Not a failure.", "utf-8")
    assert failures_in(tmp_path) == [failure]
