from pathlib import Path

import msgspec
import pytest

from tests.cli.desk import answer, refusal, tercio

PROMISED = (
    "decisions_per_s",
    "games_per_s",
    "decisions_per_game",
    "view_us",
    "fork_us",
    "save_us",
    "load_us",
    "save_bytes",
    "bot_game_s",
    "memory_mb_per_1000_tables",
    "kernel_decision_us",
    "kernel_fork_40kb_us",
)


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bench") / "old.json"
    measured = answer("bench", "primer", "--players", "2", "--seconds", "0.2")
    path.write_bytes(msgspec.json.encode(measured))
    return path


def test_every_promised_figure_is_measured(figures: Path) -> None:
    measured = msgspec.json.decode(figures.read_bytes())
    for figure in PROMISED:
        assert measured[figure] > 0, figure


def test_figures_are_compared_with_old_ones(figures: Path) -> None:
    args = ("bench", "primer", "--players", "2", "--seconds", "0.2", "--compare", figures)
    assert set(PROMISED) == set(answer(*args)["compare"])
    shown = tercio(*args).stdout
    for figure in PROMISED:
        assert figure in shown


def test_old_figures_must_be_figures(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("[]")
    sentence = refusal("bench", "primer", "--compare", tmp_path / "old.json")
    assert "does not hold the figures of a benchmark" in sentence


def test_no_time_is_too_little() -> None:
    assert "needs some seconds" in refusal("bench", "primer", "--seconds", "0")
