"""Every registered game, scenario and player count keeps the contract."""

from itertools import count
from typing import Any

import pytest

from tercio.contract import fuzz
from tercio.kernel.game import Game
from tercio.kernel.registry import broken, game, games
from tests.turns import turn

SCENARIOS = [(rules, scenario) for rules in games() for scenario in rules.scenarios]
KINDS = [
    pytest.param(
        rules,
        scenario.id,
        players,
        id=f"{rules.id}-{scenario.id}-{players}",
        marks=()
        if number % 2 == turn() % 2 and place == turn() % len(scenario.players)
        else pytest.mark.long,
    )
    for number, (rules, scenario) in enumerate(SCENARIOS)
    for place, players in enumerate(scenario.players)
]
"""Every other scenario has its turn, with one number of players; `make test-all` plays them all."""
GAMES = 2
"""Games of each kind that are checked thoroughly, if they are short; `make fuzz` plays more."""
LONG = 600
"""A game of more decisions is long: one of its kind must do here."""


def test_every_game_of_ours_loads() -> None:
    assert broken() == {}
    assert KINDS


@pytest.mark.parametrize(("rules", "scenario", "players"), KINDS)
def test_random_play_keeps_the_contract(rules: Game[Any], scenario: str, players: int) -> None:
    report = fuzz(rules, scenario, players, 1, "contract")
    assert report.failures == []
    assert report.decisions > 0
    if report.decisions < LONG:
        report = fuzz(rules, scenario, players, GAMES, "contract", care="thorough")
        assert report.failures == []
        assert report.games == GAMES


def test_progress_is_told_after_every_game() -> None:
    numbers = count(1)
    fuzz(game("primer"), None, None, 3, "progress", on_progress=lambda n: _expect(n, next(numbers)))
    assert next(numbers) == 4


def _expect(told: int, number: int) -> None:
    assert told == number
