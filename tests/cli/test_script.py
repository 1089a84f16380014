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


def test_a_script_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("steps = 3\n")
    assert "bad.toml" in refusal("script", path)
    assert "no-such.toml" in refusal("script", tmp_path / "no-such.toml")
