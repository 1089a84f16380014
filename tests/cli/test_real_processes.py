"""The program as it is installed, through real pipes."""

import subprocess
import sys

import msgspec


def tercio(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tercio.cli", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120)


def test_json_is_alone_on_standard_output() -> None:
    result = tercio("games", "--json")
    assert result.returncode == 0
    assert "primer" in [game["id"] for game in msgspec.json.decode(result.stdout)]
    assert result.stderr == ""


def test_an_error_is_one_line_on_standard_error() -> None:
    result = tercio("play", "chess")
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_a_game_is_played_from_a_pipe() -> None:
    result = tercio("play", "primer", "--players", "2", "--seed", "pipe", typed="1\n" * 600)
    assert result.returncode == 0, result.stderr
    assert "The game is won by" in result.stdout


def test_several_processes_simulate() -> None:
    args = ("simulate", "primer", "--bots", "random,random", "--games", "5", "--json")
    result = tercio(*args, "--processes", "2")
    assert result.returncode == 0, result.stderr
    assert msgspec.json.decode(result.stdout)["games"] == 5
