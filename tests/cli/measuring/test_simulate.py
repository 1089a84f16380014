from pathlib import Path

import pytest

from tests.cli.desk import answer, refusal, tercio


def test_results_for_programs() -> None:
    results = answer("simulate", "primer", "--bots", "random,sergeant", "--games", "4")
    assert results["games"] == 4
    assert list(results["bots"].values()) == ["random", "sergeant"]
    assert set(results["wins"]) == set(results["vp"]) == set(results["bots"])
    assert sum(results["wins"].values()) >= 4
    assert sum(results["turns"].values()) == 4
    for vp in results["vp"].values():
        assert vp["min"] <= vp["mean"] <= vp["max"]


def test_results_for_people() -> None:
    shown = tercio("simulate", "primer", "--bots", "random", "--games", "2", "--processes", "1")
    assert "2 games of primer" in shown.stdout
    assert "random" in shown.stdout


def test_unknown_bots_are_refused() -> None:
    assert "has no bot 'deep-red'" in refusal("simulate", "primer", "--bots", "deep-red")


def test_there_may_not_be_more_bots_than_seats() -> None:
    sentence = refusal("simulate", "primer", "--players", "2", "--bots", "random,random,random")
    assert sentence == "There are 3 bots for 2 seats."


def test_no_games_are_no_simulation() -> None:
    assert "at least one game" in refusal("simulate", "primer", "--games", "0")


def test_rows_of_games_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    asked = ("simulate", "primer", "--bots", "random", "--games", "3", "--processes", "1")
    kept = answer(*asked, "--out", tmp_path / "kept")
    assert kept == answer(*asked)
    assert kept == answer(*asked, "--out", tmp_path / "kept")
    assert (tmp_path / "kept" / "games.parquet").is_file()


def test_shares_have_an_interval() -> None:
    results = answer("simulate", "primer", "--bots", "random", "--games", "4", "--processes", "1")
    for seat, share in results["shares"].items():
        assert share["share"] == results["wins"][seat] / 4
        assert share["low"] <= share["share"] <= share["high"]
