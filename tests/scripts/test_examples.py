"""Every script of play in the tests comes true."""

from pathlib import Path

import pytest

from tercio.kernel.evidence.testimony import script_files
from tercio.scripts import load, run

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "path", script_files(TESTS), ids=lambda path: str(path.relative_to(TESTS).with_suffix(""))
)
def test_script_comes_true(path: Path) -> None:
    report = run(path)
    assert report.passed, report.sentence


def test_there_are_scripts() -> None:
    assert "primer" in {load(path).game for path in script_files(TESTS)}


def test_the_example_in_the_documentation_comes_true(tmp_path: Path) -> None:
    text = (TESTS.parent / "docs" / "scripts-of-play.md").read_text("utf-8")
    path = tmp_path / "first.toml"
    path.write_text(text.split("```toml\n")[1].split("```")[0], "utf-8")
    report = run(path)
    assert report.passed, report.sentence
    assert report.steps == 5
