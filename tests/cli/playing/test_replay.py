from pathlib import Path

import msgspec
import pytest

from tercio.contract import Failure, write_failure
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tercio.kernel.saving.save import save
from tercio.kernel.table import Table
from tests.cli.desk import answer, random_table, refusal, saved, tercio


def test_a_replay_tells_every_decision_and_how_it_ended(tmp_path: Path) -> None:
    shown = tercio("replay", saved(tmp_path)).stdout
    table = random_table()
    assert f"{len(table.history):4}. " in shown
    assert f"After decision {len(table.history)} of {len(table.history)}:" in shown
    assert "The game is won by" in shown


def test_a_jump_shows_the_board_as_it_was(tmp_path: Path) -> None:
    table = random_table(20)
    shown = tercio("replay", saved(tmp_path), "--at", "20").stdout
    assert table.game.display.show(table.g, None, Words(table.game, table.data)) in shown


def test_a_seat_sees_what_it_saw(tmp_path: Path) -> None:
    path = saved(tmp_path, 40)
    table = random_table(40)
    me, other = table.seats
    told = answer("replay", path, "--as", me)
    assert {step["seat"] for step in told["steps"]} == {me, None}
    assert told["position"] == msgspec.to_builtins(table.view(me).position)
    mine = [line for step in told["steps"] for line in step["events"]] + told["opening"]
    theirs = answer("replay", path, "--as", other)
    their_lines = [line for step in theirs["steps"] for line in step["events"]]
    assert mine != their_lines + theirs["opening"]
    assert len(mine) == len(table.events(me))


def test_a_spectator_sees_no_decision(tmp_path: Path) -> None:
    told = answer("replay", saved(tmp_path, 40), "--as", "spectator")
    assert {step["key"] for step in told["steps"]} == {None}
    assert told["position"] == msgspec.to_builtins(random_table(40).view(None).position)


def test_the_host_sees_all(tmp_path: Path) -> None:
    told = answer("replay", saved(tmp_path, 40))
    table = random_table(40)
    assert [(step["seat"], step["key"]) for step in told["steps"]] == table.history
    assert told["position"] == msgspec.to_builtins(table.g.state)


def test_the_numbers_do_not_tell_what_others_have_decided_in_secret(tmp_path: Path) -> None:
    """A draft that nobody else may know of is no step to the others."""
    table = Table.new(game("primer"), players=3, seed="quiet")
    for seat in table.seats:
        table.decide(seat, "bid.0")
    path, busy = tmp_path / "quiet.save", tmp_path / "busy.save"
    path.write_bytes(save(table))
    for key in ("draft.gonzaga", "item.truce.colonna.gonzaga", "scrap"):
        table.decide(Seat("colonna"), key)
    busy.write_bytes(save(table))
    for eyes in ("medici", "spectator"):
        assert answer("replay", path, "--as", eyes) == answer("replay", busy, "--as", eyes)
    assert answer("replay", busy, "--as", "colonna")["decisions"] == 5
    assert answer("replay", busy)["decisions"] == 6


def test_a_seat_goes_step_by_step_through_what_it_noticed(tmp_path: Path) -> None:
    path = saved(tmp_path, 40)
    me = random_table(40).seats[1]
    told = answer("replay", path, "--as", me)
    assert [step["n"] for step in told["steps"]] == list(range(1, told["decisions"] + 1))
    assert all(step["key"] or step["events"] for step in told["steps"])
    last = answer("replay", path, "--as", me, "--at", str(told["decisions"]))
    assert last["position"] == told["position"]
    shown = tercio("replay", path, "--as", me, "--step", "--at", "3", typed="n\nb\n").stdout
    assert "After step 3 of" in shown


def test_steps_go_on_and_back_and_jump(tmp_path: Path) -> None:
    typed = "\nn\nb\n10\nboard\nlog\n99999\nnonsense\nq\n"
    shown = tercio("replay", saved(tmp_path, 30), "--step", typed=typed).stdout
    prompts = [line.partition(">")[0] for line in shown.splitlines() if ">" in line[:4]]
    assert prompts == ["0", "1", "2", "1", "10", "10", "10", "10", "10"]
    assert "The game has decisions 1 to 30, but no 99999." in shown


def test_steps_end_where_the_input_does(tmp_path: Path) -> None:
    result = tercio("replay", saved(tmp_path, 3), "--step", typed="\n\n\n\n")
    assert result.exit_code == 0
    assert "That was the last decision." in result.stdout


def test_there_is_no_such_decision(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    assert refusal("replay", path, "--at", "4") == "The game has decisions 1 to 3, but no 4."


def test_there_is_no_such_seat(tmp_path: Path) -> None:
    assert "There is no seat 'nobody'" in refusal("replay", saved(tmp_path, 3), "--as", "nobody")


@pytest.fixture
def failure(tmp_path: Path) -> Path:
    """What a fuzz run would write, had a mended rule once broken after five decisions."""
    table = random_table(5)
    decisions = [f"{seat}:{key}" for seat, key in table.history]
    found = Failure(
        "primer", table.setting.scenario, 2, table.setting.options, "desk",
        decisions, "crash", "ValueError in march (rules.py): no way",
    )  # fmt: skip
    return write_failure(found, tmp_path)


def test_a_mended_failure_is_run_again(failure: Path) -> None:
    shown = tercio("replay", failure)
    assert shown.exit_code == 0
    assert "mended" in shown.stdout
    report = answer("replay", failure)
    assert report["reproduced"] is False
    assert report["decisions"] == 5


def test_a_failure_that_is_still_there_fails(
    failure: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercio.cli.measuring.failures.reproduce", lambda failure: "no way.")
    assert refusal("replay", failure, code=1) == "crash still fails: no way."


def test_an_outdated_failure_proves_nothing(failure: Path) -> None:
    text = failure.read_text()
    failure.write_text(text.replace(":bid.", ":castle."))
    sentence = refusal("replay", failure, code=1)
    assert "is outdated: the rules do not offer 1. " in sentence
    report = msgspec.json.decode(tercio("replay", failure, "--json").stdout)
    assert report["reproduced"] is False
    assert ":castle." in report["outdated"][0]
