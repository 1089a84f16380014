"""Recorded games play as they did when they were last read and approved.

Bots only made them: a better bot changes nothing here, a changed rule or wording does.
"""

from typing import Any

import pytest

from tercio.kernel.game import Game
from tests.golden.playthrough import FOLDER, cases, decisions_in, file_of, render

EVERY = pytest.mark.parametrize(
    ("game", "scenario"), cases(), ids=[f"{game.id}-{scenario}" for game, scenario in cases()]
)


@EVERY
def test_playthrough_is_unchanged(game: Game[Any], scenario: str) -> None:
    recorded = file_of(game, scenario).read_text("utf-8")
    assert render(game, scenario, decisions_in(recorded)) == recorded


@EVERY
def test_playthrough_is_a_whole_game(game: Game[Any], scenario: str) -> None:
    recorded = file_of(game, scenario).read_text("utf-8").splitlines()
    assert recorded[-2].startswith("Winners: ")
    assert len(decisions_in("\n".join(recorded))) > 10


def test_every_file_belongs_to_a_scenario() -> None:
    expected = {file_of(game, scenario) for game, scenario in cases()}
    assert set(FOLDER.rglob("*.txt")) == expected
