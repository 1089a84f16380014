from collections.abc import Callable
from pathlib import Path

import pytest

from tercio.scripts import Divergence, run
from tests.scripts.desk import ASSAULT, HEADER, Play


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "x.toml"
        path.write_text(text, "utf-8")
        return path

    return write


@pytest.fixture
def play(written: Callable[[str], Path]) -> Play:
    def play(steps: str, extra: str = "", overlay: str = ASSAULT) -> Divergence | None:
        report = run(written(f"{HEADER}{extra}{overlay}steps = [{steps}]\n"))
        assert report.passed == (report.divergence is None)
        return report.divergence

    return play
