"""The thinker: whole games, every question, and what it may see."""

import random

import pytest

from tercio.bots.turns import next_seat, play_out
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.kernel.ask import BACK
from tercio.kernel.table import Table
from tests.games.thinking import (
    answers_everything,
    only_looks_at_what_it_may_see,
    plays_alike,
    thinkers,
    wins_against_chance,
)

# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"),
    [
        ("rise_of_portugal", 1),
        ("new_order", 6),
        ("italian_wars", 7),
        ("catholics_and_protestants", 2),
        ("catholics_and_protestants", 3),
        ("french_wars_of_religion", 8),
        ("thirty_years_war", 6),
        pytest.param("sixteenth_century", 5, marks=pytest.mark.long),
        pytest.param("wars_of_religion", 4, marks=pytest.mark.long),
    ],
)
def test_thinkers_finish_a_game(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed=f"thinkers-{scenario}-{players}")
    decisions = play_out(table, thinkers(table), 15_000)
    assert table.over, f"not over after {decisions} decisions"
    assert table.result is not None
    assert table.result.winners or players == 1
    assert not GAME.violations(table.g)  # type: ignore[arg-type]


def test_same_seed_same_game() -> None:
    assert plays_alike(GAME, "new_order", 4, 600)


@pytest.mark.parametrize(
    ("scenario", "players", "games"),
    [("catholics_and_protestants", 3, 3), ("new_order", 4, 2)],
)
def test_a_thinker_beats_random_bots(scenario: str, players: int, games: int) -> None:
    for number in range(games):
        seed = f"chance-{number}"
        table = Table.new(GAME, scenario, players, seed=seed)
        assert wins_against_chance(table, table.seats[number], seed)


# -- every question --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("new_order", 3), ("catholics_and_protestants", 3), ("thirty_years_war", 5)],
)
def test_answers_every_ask_of_a_random_game(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed="mess")
    answers_everything(table, random.Random(7))


def test_a_game_does_not_go_round_in_circles() -> None:
    """Little is taken back, and never twice in a row for long."""
    table = Table.new(GAME, "catholics_and_protestants", 3, seed="steadfast")
    bots = thinkers(table)
    seat, in_a_row, longest = None, 0, 0
    while not table.over:
        seat = next_seat(table, seat)
        key = bots[seat].choose(table.sight(seat))
        in_a_row = in_a_row + 1 if key == BACK else 0
        longest = max(longest, in_a_row)
        table.decide(seat, key)
    assert longest <= 4


def test_it_only_looks_at_what_it_may_see() -> None:
    assert only_looks_at_what_it_may_see(Table.new(GAME, "new_order", 4, seed="veiled")) > 300
