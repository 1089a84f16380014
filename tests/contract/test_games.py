"""Every registered game, scenario and player count keeps the contract."""

from itertools import count
from typing import Any

import pytest

from tercio.contract import fuzz
from tercio.kernel.game import Game
from tercio.kernel.registry import broken, game, games
from tests.turns import one_in_turn


def _kinds(rules: Game[Any]) -> list[Any]:
    """All kinds of a game, of which one has its turn; `make test-all` plays them all."""
    each = [
        (rules, scenario.id, players)
        for scenario in rules.scenarios
        for players in scenario.players
    ]
    return one_in_turn(each, [f"{rules.id}-{scenario}-{players}" for _, scenario, players in each])


KINDS = [kind for rules in games() for kind in _kinds(rules)]
GAMES = 2
"""Games of each kind that are checked thoroughly, if they are short; `make fuzz` plays more."""
LONG = 600
"""A game of more decisions is long: one of its kind must do here."""


def test_every_game_of_ours_loads() -> None:
    assert broken() == {}
    assert KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_random_play_keeps_the_contract(kind: tuple[Game[Any], str, int]) -> None:
    rules, scenario, players = kind
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
