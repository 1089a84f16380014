"""Every registered game, scenario and player count keeps the contract."""

from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from tercio.contract import fuzz
from tercio.kernel.game import Game
from tercio.kernel.registry import broken, game, games
from tests.turns import one_in_turn

Kind = tuple[Game[Any], str, int]
EVERY: list[Kind] = [
    (rules, scenario.id, players)
    for rules in games()
    for scenario in rules.scenarios
    for players in scenario.players
]
LONGEST = "sixteenth_century"
"""Half a minute for one game: never for `make test`."""


def _named(kinds: Sequence[Kind]) -> list[str]:
    return [f"{rules.id}-{scenario}-{players}" for rules, scenario, players in kinds]


def _in_turn(*kinds: Kind) -> list[Any]:
    return one_in_turn(kinds, _named(kinds))


LONG_ONES = [kind for kind in EVERY if kind[1] == LONGEST]
SMALL_ONES = [kind for kind in EVERY if kind[0].id == "primer"]
GREAT_ONES = [kind for kind in EVERY if kind not in (*LONG_ONES, *SMALL_ONES)]
KINDS = [
    *_in_turn(*SMALL_ONES),
    *_in_turn(*GREAT_ONES),
    *(
        pytest.param(kind, id=name, marks=pytest.mark.long)
        for kind, name in zip(LONG_ONES, _named(LONG_ONES), strict=True)
    ),
]
"""One kind of the primer and one of the great games have their turn; `make test-all` plays all, and
the short fuzz plays every game."""
GAMES = 2
"""Games of each kind that are checked thoroughly, if they are short; `make fuzz` plays more."""
LONG = 600
"""A game of more decisions is long: one of its kind must do here."""


def test_every_game_of_ours_loads() -> None:
    assert broken() == {}
    assert KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_random_play_keeps_the_contract(kind: Kind) -> None:
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
