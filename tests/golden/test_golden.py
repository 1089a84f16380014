"""Recorded games play as they did when they were last read and approved.

Bots only made them: a better bot changes nothing here, a changed rule or wording does.
"""

from typing import Any

import pytest

from tercio.kernel.game import Game
from tests.golden.playthrough import (
    FOLDER,
    ONE_TURN,
    cases,
    decisions_in,
    file_of,
    new_table,
    render,
)

EVERY = pytest.mark.parametrize(
    ("game", "scenario"), cases(), ids=[f"{game.id}-{scenario}" for game, scenario in cases()]
)


@EVERY
def test_playthrough_is_unchanged(game: Game[Any], scenario: str) -> None:
    recorded = file_of(game, scenario).read_text("utf-8")
    assert render(game, scenario, decisions_in(recorded)) == recorded


@EVERY
def test_playthrough_is_a_whole_game_or_a_full_turn(game: Game[Any], scenario: str) -> None:
    recorded = file_of(game, scenario).read_text("utf-8")
    table = new_table(game, scenario)
    first = table.g.state.turn
    for seat, key in decisions_in(recorded):
        assert not table.over
        assert game.id not in ONE_TURN or table.g.state.turn == first
        table.repeat(seat, key)
    assert table.over or table.g.state.turn == first + 1
    assert table.over == (game.id not in ONE_TURN)
    assert len(decisions_in(recorded)) > 10


def test_every_file_belongs_to_a_scenario() -> None:
    expected = {file_of(game, scenario) for game, scenario in cases()}
    assert set(FOLDER.rglob("*.txt")) == expected
