from pathlib import Path

import msgspec

from tests.cli.desk import answer, random_table, refusal, tercio


def script(folder: Path, steps: list[str], more: str = "") -> Path:
    path = folder / "play.toml"
    quoted = ", ".join(f'"{step}"' for step in steps)
    path.write_text(
        'title = "A script"\ngame = "primer"\nplayers = 2\nseed = "desk"\n'
        f"{more}\nsteps = [{quoted}]\n"
    )
    return path


def opening(count: int) -> list[str]:
    return [f"{seat}: {key}" for seat, key in random_table(count).history]


def test_a_script_that_holds(tmp_path: Path) -> None:
    report = answer("script", script(tmp_path, opening(2)))
    assert report["steps"] == 2
    assert report["passed"] is True
    assert "2 steps as written" in tercio("script", tmp_path / "play.toml").stdout


def test_steps_of_several_scripts_are_counted_together(tmp_path: Path) -> None:
    path = script(tmp_path, opening(2))
    report = answer("script", path, path)
    assert report["steps"] == 4
    assert report["files"] == 2


def test_the_first_divergence_is_told(tmp_path: Path) -> None:
    path = script(tmp_path, [*opening(1), f"{random_table(0).seats[1]}: no.such.key"])
    result = tercio("script", path, "--json")
    assert result.exit_code == 1
    told = msgspec.json.decode(result.stdout)
    assert set(told) == {"file", "step", "expected", "got"}
    assert told["file"] == str(path)
    assert told["step"] == 2
    assert "no.such.key" in refusal("script", path, code=1)


def test_several_scripts_run_to_the_end_and_each_is_told(tmp_path: Path) -> None:
    good = script(tmp_path, opening(2)).rename(tmp_path / "good.toml")
    wrong = script(tmp_path, [*opening(1), f"{random_table(0).seats[1]}: no.such.key"])
    none = tmp_path / "none.toml"
    result = tercio("script", wrong, none, good)
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        f"{good}: 2 steps as written.",
        "1 of 3 scripts went as written.",
    ]
    first, second = result.stderr.splitlines()
    assert first.startswith(f"{wrong}, step 2: expected gonzaga to choose no.such.key; got ")
    assert second == f"There is no script {none}."
    assert tercio("script", wrong, good).exit_code == 1


def test_several_scripts_are_told_to_programs(tmp_path: Path) -> None:
    good = script(tmp_path, opening(2)).rename(tmp_path / "good.toml")
    wrong = script(tmp_path, [f"{random_table(0).seats[1]}: no.such.key"])
    result = tercio("script", wrong, tmp_path / "none.toml", good, "--json")
    told = msgspec.json.decode(result.stdout)
    assert (told["steps"], told["passed"], told["files"]) == (2, False, 3)
    diverged, missing = told["failures"]
    assert (diverged["file"], diverged["step"]) == (str(wrong), 1)
    assert missing["error"] == f"There is no script {tmp_path / 'none.toml'}."


def test_the_offer_where_a_script_stops_is_printed(tmp_path: Path) -> None:
    path = script(tmp_path, opening(1))
    lines = tercio("script", path, "--offer").stdout.splitlines()
    assert lines[0] == f"{path}: 1 step as written."
    assert lines[1].startswith("gonzaga is asked 'bid': ")
    assert lines[2].split(maxsplit=1)[0] == "bid.0"
    assert answer("script", path, "--offer")["offers"][str(path)] == lines[1:]
    wrong = script(tmp_path, ["colonna: fly"])
    lines = tercio("script", wrong, "--offer").stdout.splitlines()
    assert lines[0].startswith("colonna is asked 'bid': ")


def test_a_game_that_is_over_offers_nothing() -> None:
    path = Path(__file__).parents[2] / "scripts" / "primer" / "last-turn.toml"
    assert tercio("script", path, "--offer").stdout.splitlines()[1:] == ["The game is over."]


def test_a_script_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("steps = 3\n")
    assert "bad.toml" in refusal("script", path)
    assert "no-such.toml" in refusal("script", tmp_path / "no-such.toml")
