"""Each kind of bad input: one sentence that names the thing, an exit code, nothing changed."""

import re
from pathlib import Path

import msgspec
import pytest

from tercio.kernel.registry import game
from tests.cli.desk import refusal, saved, tercio

COMMANDS = (
    ("play",),
    ("simulate",),
    ("fuzz",),
    ("bench",),
    ("new", "-o", "never-written.save"),
    ("rules", "list"),
    ("rules", "coverage"),
    ("data", "check"),
    ("data", "sources"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_unknown_game(command: tuple[str, ...]) -> None:
    sentence = refusal(*command, "chess")
    assert sentence.startswith("There is no game 'chess'; there are ")
    assert "primer" in sentence
    assert not Path("never-written.save").exists()


@pytest.mark.parametrize("command", COMMANDS[:5], ids=" ".join)
def test_unknown_scenario(command: tuple[str, ...]) -> None:
    assert "has no scenario '1648'" in refusal(*command, "primer", "--scenario", "1648")


@pytest.mark.parametrize("command", COMMANDS[:5], ids=" ".join)
def test_wrong_number_of_players(command: tuple[str, ...]) -> None:
    assert "players, not 17" in refusal(*command, "primer", "--players", "17")


@pytest.mark.parametrize("command", [("play", "primer"), ("simulate", "primer")], ids=" ".join)
def test_unknown_rule_options(command: tuple[str, ...]) -> None:
    assert "has no option 'fog'" in refusal(*command, "--option", "fog=on")
    assert "not 'paper'" in refusal(*command, "--option", "walls=paper")
    assert "'walls' is no rule option" in refusal(*command, "--option", "walls")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_missing_files(command: str, tmp_path: Path) -> None:
    path = tmp_path / "no-such.save"
    assert refusal(command, path) == f"There is no file {path}."


@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2)])
def test_malformed_saves(command: str, code: int, tmp_path: Path) -> None:
    path = tmp_path / "bad.save"
    path.write_bytes(b"")
    assert refusal(command, path, code=code) == f"{path}: The save is empty."
    path.write_bytes(b"\xff\xfe nothing of the kind\n")
    assert "malformed" in refusal(command, path, code=code)


def test_loading_a_save_with_a_wrong_hash(tmp_path: Path) -> None:
    path = saved(tmp_path, 10)
    path.write_bytes(path.read_bytes().replace(b"primer", b"grimer", 1))
    assert "hash is wrong" in refusal("play", "--load", path)


@pytest.mark.parametrize("command", [("play", "primer"), ("data", "check", "primer")])
def test_packs_that_are_none(command: tuple[str, ...], tmp_path: Path) -> None:
    assert "There is no pack folder" in refusal(*command, "--pack", tmp_path / "none")
    assert "has no pack.toml" in refusal(*command, "--pack", tmp_path)


def test_a_pack_with_a_wrong_type(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "ours"\ngame = "primer"\n')
    towns = game("primer").schema.files["towns"]
    (tmp_path / towns).write_text('[[towns]]\nid = "pavia"\nvalue = "much"\n')
    sentence = refusal("data", "check", "primer", "--pack", tmp_path)
    assert f"{towns}, towns 'pavia'" in sentence
    assert "value" in sentence


def test_a_script_with_a_dice_shortage(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "scripts" / "primer" / "assault.toml"
    path = tmp_path / "short.toml"
    path.write_text(re.sub(r"dice = \[[^]]*\]", "dice = []", example.read_text("utf-8")))
    sentence = refusal("script", path, code=1)
    assert "short.toml" in sentence
    assert "dice" in sentence


def test_a_script_of_an_unknown_game(tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text('title = "x"\ngame = "chess"\nsteps = []\n')
    assert "There is no game 'chess'" in refusal("script", path)


def test_errors_are_json_where_json_is_wanted(tmp_path: Path) -> None:
    for args in (("bench", "chess"), ("verify", str(tmp_path / "none")), ("data", "check", "x")):
        result = tercio(*args, "--json")
        assert result.exit_code == 2
        assert msgspec.json.decode(result.stdout) == {"error": result.stderr.strip()}


@pytest.mark.parametrize(
    "args",
    [
        ("simulate", "primer", "--games", "many"),
        ("fuzz", "primer", "--games", "0"),
        ("frobnicate",),
        ("games", "--no"),
        ("rules", "show", "primer"),
        ("data", "frobnicate"),
        ("new", "primer"),
    ],
    ids=" ".join,
)
def test_wrong_arguments_are_json_where_json_is_wanted(args: tuple[str, ...]) -> None:
    result = tercio(*args, "--json")
    assert result.exit_code == 2
    [(name, sentence)] = msgspec.json.decode(result.stdout).items()
    assert name == "error"
    assert sentence in result.stderr


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "game.save"
    assert refusal("new", "primer", "-o", path) == (
        f"{path} cannot be written: there is no such file or folder."
    )


def test_arguments_that_are_none() -> None:
    for args in (("simulate", "primer", "--games", "many"), ("frobnicate",), ("play", "--no")):
        result = tercio(*args)
        assert result.exit_code == 2
        assert "Error: " in result.stderr
