"""What is missing or broken is named, and nothing is changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.desk import refusal
from tests.dataset.desk import written


def without(module: str, *args: str | Path) -> str:
    """What a command says where a package is not installed."""
    code = f"import sys\nsys.modules[{module!r}] = None\nfrom tercio.cli import main\nmain()\n"
    command = [sys.executable, "-c", code, *map(str, args)]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 2, result.stderr
    return result.stderr


def test_who_has_not_the_extra_is_told_what_to_install(tmp_path: Path) -> None:
    out = tmp_path / "out"
    told = without("pyarrow", "export", "primer", "--games", "1", "--out", out)
    assert told == "Data sets need pyarrow: pip install 'tercio[data]'.\n"
    assert not out.exists()
    written(out, games=1)
    told = without("altair", "report", out, "--out", tmp_path / "page.html")
    assert told == "Reports need altair: pip install 'tercio[data]'.\n"


def test_a_broken_table_is_named(tmp_path: Path) -> None:
    out, page = tmp_path / "out", tmp_path / "page.html"
    written(out, games=1)
    (out / "turns.parquet").write_bytes(b"PAR1 no table")
    sentence = refusal("report", out, "--out", page)
    assert sentence.startswith(f"{out / 'turns.parquet'} is no table of a data set")
    assert not page.exists()


@pytest.mark.parametrize("content", [b"", b"[1, 2]", b"not json"])
def test_a_manifest_of_somebody_else(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_bytes(content)
    sentence = refusal("export", "primer", "--games", "1", "--out", tmp_path)
    assert "manifest.json is none of ours" in sentence
    (tmp_path / "games.parquet").write_bytes(b"")
    sentence = refusal("report", tmp_path, "--out", tmp_path / "page.html")
    assert "holds no data set" in sentence


def test_no_games_and_odd_files(tmp_path: Path) -> None:
    assert "at least one game" in refusal(
        "export", "primer", "--games", "0", "--out", tmp_path / "out"
    )
    file = tmp_path / "file"
    file.write_text("a letter")
    assert "is a file" in refusal("export", "primer", "--games", "1", "--out", file)
    assert file.read_text() == "a letter"


def test_a_folder_that_cannot_be_made() -> None:
    """Where the system makes none, whoever asks: it has no room for folders of ours."""
    for command in ("export", "simulate"):
        sentence = refusal(command, "primer", "--games", "1", "--out", "/proc/tercio/set")
        assert sentence.startswith("/proc/tercio/set cannot be made: ")
