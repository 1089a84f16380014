"""The example of the bot protocol plays a whole game."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import Client

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_client.py"


def test_example_clients_with_tokens_play_a_game_to_its_end(
    anna: Client, bert: Client, hosted: str
) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open", "medici": "bot:sergeant"})
    bert.seat(table.id, "gonzaga", "join")
    anna.start(table.id)
    said = ("--pause", "0.02", "--seed", "1", "--token")
    playing = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLE), hosted, table.id, seat, *said, client.token()],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for client, seat in ((anna, "colonna"), (bert, "gonzaga"))
    ]
    try:
        told = [process.communicate(timeout=60)[0] for process in playing]
    except subprocess.TimeoutExpired:
        for process in playing:
            process.kill()
        said_last = [(process.communicate()[0], process.returncode) for process in playing]
        looks = anna.look(table.id, "colonna"), bert.look(table.id, "gonzaga")
        pytest.fail(f"the game does not go on: {said_last}, {looks}")
    assert [process.returncode for process in playing] == [0, 0], told
    assert told[0] == told[1]
    assert "Won by" in told[0]
    assert anna.verify(table.id).ok
