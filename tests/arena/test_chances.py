import random

import pytest

from tercio.arena.chances import interval, is_clear


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (40, 200, 0.1505, 0.2609), (10, 10, 0.7225, 1)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known() -> None:
    assert interval(0, 0) == (0, 1)


def test_an_answer_is_clear_when_wins_are_many_or_few() -> None:
    assert is_clear(14, 24, 1 / 6)
    assert is_clear(0, 48, 1 / 6)
    assert not is_clear(4, 24, 1 / 6)
    assert not is_clear(0, 6, 1 / 6)


def test_who_looks_after_every_game_is_seldom_wrong() -> None:
    chance = random.Random(7)
    wrong = 0
    for _ in range(200):
        wins = 0
        for games in range(1, 301):
            wins += chance.random() < 1 / 6
            if is_clear(wins, games, 1 / 6):
                wrong += 1
                break
    assert wrong <= 10
