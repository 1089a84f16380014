"""Every registered game, scenario and player count keeps the contract."""

from itertools import count
from typing import Any

import pytest

from tercio.contract import fuzz
from tercio.kernel.game import Game
from tercio.kernel.registry import games

KINDS = [
    (game, scenario.id, players)
    for game in games()
    for scenario in game.scenarios
    for players in scenario.players
]
GAMES = 4
"""Games of each kind; `make fuzz` plays many more."""


def test_there_are_games_to_check() -> None:
    assert KINDS


@pytest.mark.parametrize(
    ("game", "scenario", "players"),
    KINDS,
    ids=[f"{game.id}-{scenario}-{players}" for game, scenario, players in KINDS],
)
def test_random_play_keeps_the_contract(game: Game[Any], scenario: str, players: int) -> None:
    report = fuzz(game, scenario, players, GAMES, "contract", thorough=True)
    assert report.failures == []
    assert report.games == GAMES
    assert report.decisions > 0


def test_progress_is_told_after_every_game() -> None:
    numbers = count(1)
    game = next(iter(games()))
    fuzz(game, None, None, 3, "progress", on_progress=lambda n: _expect(n, next(numbers)))
    assert next(numbers) == 4


def _expect(told: int, number: int) -> None:
    assert told == number
