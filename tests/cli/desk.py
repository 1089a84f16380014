"""A place to try commands at."""

from pathlib import Path
from typing import Any

import msgspec
from typer.testing import CliRunner, Result

from tercio.bots.random import RandomBot
from tercio.bots.turns import play_out
from tercio.cli import app
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.kernel.saving.save import save
from tercio.kernel.table import Table


def tercio(*args: str | Path, typed: str = "") -> Result:
    """Run a command; a crash is a failure of the test, whatever the test expects."""
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def answer(*args: str | Path) -> Any:
    """What a command that succeeds answers to a program."""
    result = tercio(*args, "--json")
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout)


def refusal(*args: str | Path, typed: str = "", code: int = 2) -> str:
    """The one sentence with which a command fails."""
    result = tercio(*args, typed=typed)
    assert result.exit_code == code, result.output
    sentence = result.stderr.strip()
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return sentence


def random_table(decisions: int | None = None, players: int = 2, seed: str = "desk") -> Table[Any]:
    """A game of the primer after some decisions of random play; None: after all of it."""
    table = Table.new(game("primer"), players=players, seed=seed)
    chance = RandomBot(Seat(""), Stream(b"desk"))
    play_out(table, dict.fromkeys(table.seats, chance), decisions)
    return table


def saved(folder: Path, decisions: int | None = None, players: int = 2) -> Path:
    path = folder / "game.save"
    path.write_bytes(save(random_table(decisions, players)))
    return path
