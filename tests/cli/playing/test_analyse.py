"""`tercio analyse`: chances, turning points, luck."""

from pathlib import Path

import pytest

from tercio.kernel.saving.save import save
from tests.cli.desk import answer, random_table, refusal, saved, tercio


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("over"), players=3)


def test_a_program_gets_points_turning_points_and_luck(over: Path) -> None:
    found = answer("analyse", over)
    seats = found["seats"]
    assert [point["at"] for point in found["points"]] == sorted(p["at"] for p in found["points"])
    for point in found["points"]:
        assert set(point["win"]) == set(seats)
        assert sum(point["win"].values()) == pytest.approx(1, abs=0.01)
    changes = [abs(point["change"]) for point in found["turning_points"]]
    assert 0 < len(changes) <= 10
    assert changes == sorted(changes, reverse=True)
    for point in found["turning_points"]:
        assert point["seat"] in seats
        assert len(point["keys"]) == len(point["texts"]) > 0
        assert point["advice"]["bot"] == "sergeant"
    assert set(found["luck"]) == {"seats", "rolls"}


def test_the_last_point_is_the_result(over: Path) -> None:
    winners = answer("verify", over)["winners"]
    last = answer("analyse", over, "--bot", "none")["points"][-1]
    assert {seat for seat, p in last["win"].items() if p} == set(winners)
    assert last["seat"] is None


def test_choices_and_luck_make_all_of_the_change(over: Path) -> None:
    """From the first point to the last, nothing comes from nowhere."""
    found = answer("analyse", over, "--bot", "none")
    first, last = found["points"][0]["win"], found["points"][-1]["win"]
    for seat, fortune in found["luck"]["seats"].items():
        assert sum(fortune.values()) == pytest.approx(last[seat] - first[seat], abs=0.002)


def test_people_read_turns_and_what_the_bot_would_have_done(over: Path) -> None:
    told = tercio("analyse", over).stdout
    assert "The decisions that changed most:" in told
    assert "own choices" in told
    assert "There is no model of Captains of Lombardy." in told


def test_nobody_is_asked_for_advice_unless_wanted(over: Path) -> None:
    found = answer("analyse", over, "--bot", "none")
    assert all(point["advice"] is None for point in found["turning_points"])
    assert "no bot 'oracle'" in refusal("analyse", over, "--bot", "oracle")


def test_a_game_that_is_on_keeps_its_secrets(tmp_path: Path) -> None:
    path = saved(tmp_path, decisions=110, players=3)
    assert "the game is not over" in refusal("analyse", path)
    assert "There is no seat 'medusa'" in refusal("analyse", path, "--as", "medusa")
    seat = random_table(0, 3).seats[0]
    found = answer("analyse", path, "--as", seat)
    assert found["over"] is False
    assert {point["seat"] for point in found["turning_points"]} == {seat}


def test_bad_saves_are_refused_by_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.save"
    broken.write_bytes(b"no save at all\n")
    assert "broken.save" in refusal("analyse", broken)
    assert "There is no file" in refusal("analyse", tmp_path / "none.save")
    fresh = tmp_path / "fresh.save"
    fresh.write_bytes(save(random_table(0)))
    assert "nobody has decided anything yet" in refusal("analyse", fresh)
