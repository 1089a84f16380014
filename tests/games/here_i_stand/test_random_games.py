"""Whole games of random legal play: they end, and nothing breaks on the way."""

from collections.abc import Iterator

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.state import HisState
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table
from tests.games.here_i_stand.tables import position

LONGEST = 30_000
CASES = [
    ("1517", 6, {}),
    ("1517", 5, {}),
    ("1517", 4, {}),
    ("1517", 3, {}),
    ("1517", 6, {"edition": "2010"}),
    ("1532", 6, {}),
    ("1532", 3, {"edition": "2010"}),
    ("tournament", 6, {}),
    ("tournament", 4, {}),
]


def _decisions(table: Table[HisState], seed: str) -> Iterator[str]:
    """Play to the end; yields the kind of each ask that was answered."""
    bots = {seat: RandomBot(seat, Stream.from_seed(f"{seed}.{seat}")) for seat in table.seats}
    last: Seat | None = None
    while not table.over:
        last = next_seat(table, last)
        ask = table.asks()[last]
        table.decide(last, bots[last].pick(ask))
        yield ask.kind


@pytest.mark.parametrize(("scenario", "players", "options"), CASES)
@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_random_game_ends_and_keeps_its_promises(
    scenario: str, players: int, options: dict[str, str], seed: str
) -> None:
    table = Table.new(GAME, scenario, players, options, seed=seed)
    conserved = GAME.conserved(position(table))
    for number, kind in enumerate(_decisions(table, seed)):
        assert number < LONGEST, "a random game does not come to its end"
        if kind == "impulse" or number % 50 == 0:
            assert not GAME.violations(position(table))
            assert GAME.conserved(position(table)) == conserved
    result = table.result
    assert result is not None
    assert result.winners
    first = GAME.load_data().world("2017").data.tables["scenarios"][scenario]
    assert first.first_turn <= result.turn <= first.last_turn


def test_the_winner_of_a_random_game_has_most_points() -> None:
    """Unless somebody won by arms or by faith."""
    table = Table.new(GAME, "1517", 6, seed="points")
    list(_decisions(table, "points"))
    assert table.result is not None
    if table.result.reason in ("victory-standard", "victory-time-limit"):
        best = max(table.result.scores.values())
        assert {table.result.scores[seat] for seat in table.result.winners} == {best}


def test_every_phase_is_reached_and_every_power_takes_impulses() -> None:
    table = Table.new(GAME, "1517", 6, seed="phases")
    kinds = set(_decisions(table, "phases"))
    expected = {"impulse", "spend-cp", "reformation", "diet-of-worms", "negotiate", "declare-war"}
    assert expected <= kinds
