"""Games of people are exported with their consent, and without what they said."""

from pathlib import Path

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.saving.save import save
from tests.cli.desk import answer, random_table, refusal
from tests.dataset.desk import rows

SECRET = "meet me at the mill"


def played(folder: Path, name: str, seed: str, decisions: int | None = None) -> Path:
    table = random_table(decisions, seed=seed)
    table.say(Seat("colonna"), SECRET)
    path = folder / f"{name}.save"
    path.write_bytes(save(table))
    return path


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    played(folder, "first", "one")
    played(folder, "second", "two")
    return folder


def consent(folder: Path, text: str) -> Path:
    path = folder / "consent.toml"
    path.write_text(text, "utf-8")
    return path


AGREED = '["first.save"]\ncolonna = "yes"\ngonzaga = "bot"\n'


def test_a_game_is_exported_if_everybody_agrees(saves: Path, tmp_path: Path) -> None:
    file = consent(tmp_path, AGREED + '["second.save"]\ncolonna = "yes"\ngonzaga = "no"\n')
    out = tmp_path / "out"
    told = answer("export", "primer", "--saves", saves, "--consent", file, "--out", out)
    assert (told["games"], told["left_out"]) == (1, ["second.save"])
    (game,) = rows(out, "games")
    assert game["source"] == "people"
    assert game["bots"] == ["person", "bot"]
    assert game["seed"] is None
    assert game["decisions"] == len(rows(out, "decisions")) == told["decisions"]


def test_what_was_said_is_nowhere(saves: Path, tmp_path: Path) -> None:
    out, file = tmp_path / "out", consent(tmp_path, AGREED)
    answer("export", "primer", "--saves", saves / "first.save", "--consent", file, "--out", out)
    cells = [row for table in ("games", "decisions", "events") for row in rows(out, table)]
    assert cells
    assert SECRET not in repr(cells)
    assert not any(SECRET.encode() in path.read_bytes() for path in out.iterdir())


def test_who_says_nothing_has_not_agreed(saves: Path, tmp_path: Path) -> None:
    file, out = consent(tmp_path, '["first.save"]\ncolonna = "yes"\n'), tmp_path / "out"
    sentence = refusal("export", "primer", "--saves", saves, "--consent", file, "--out", out)
    assert "somebody has not agreed" in sentence
    assert not out.exists()


def test_consent_must_be_shown(saves: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert "--consent" in refusal("export", "primer", "--saves", saves, "--out", out)
    file = consent(tmp_path, '["first.save"]\nbayard = "yes"\n')
    sentence = refusal("export", "primer", "--saves", saves, "--consent", file, "--out", out)
    assert "no seat 'bayard' at first.save" in sentence
    file = consent(tmp_path, '["first.save"]\ncolonna = "perhaps"\n')
    assert "perhaps" in refusal(
        "export", "primer", "--saves", saves, "--consent", file, "--out", out
    )


def test_a_game_that_is_on_tells_nothing(saves: Path, tmp_path: Path) -> None:
    played(saves, "first", "one", decisions=20)
    file, out = consent(tmp_path, AGREED), tmp_path / "out"
    sentence = refusal(
        *("export", "primer", "--saves", saves / "first.save", "--consent", file, "--out", out),
        *("--processes", "1"),
    )
    assert sentence.startswith("first.save: The game is not over")
