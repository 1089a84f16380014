"""Whole games of random legal play: they end, they reach everything, and nothing takes for ever."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.state import State
from tercio.kernel.ask import Seat
from tercio.kernel.randomness import Stream
from tercio.kernel.table import Table

LONGEST = 6_000
"""Decisions of a game of three turns."""
TAIL = 200
"""Decisions that a fork has to repeat at most; a procedure in which one can go round and round
would need more."""


def _played(table: Table[State], seed: str) -> Iterator[str]:
    """Play to the end; yields the kind of each ask that was answered."""
    bot = RandomBot(Seat(""), Stream.from_seed(seed))
    last: Seat | None = None
    while not table.over:
        last = next_seat(table, last)
        ask = table.asks()[last]
        table.decide(last, bot.pick(ask))
        yield ask.kind


@pytest.mark.parametrize(
    ("scenario", "players"),
    [("new_order", 4), ("catholics_and_protestants", 2)],
)
def test_a_random_game_ends_in_its_last_turn(scenario: str, players: int) -> None:
    table = Table.new(GAME, scenario, players, seed="ends")
    for number, kind in enumerate(_played(table, f"{scenario} {players}")):
        assert number < LONGEST, "a random game does not come to its end"
        if kind == "action":
            assert table.game.violations(table.g) == []
    result = table.result
    assert result is not None
    assert result.turn == GAME.load_data().scenarios[scenario].last_turn
    assert result.scores[result.winners[0]] == max(result.scores.values())


def test_every_part_of_a_turn_is_reached_and_no_procedure_goes_round_and_round() -> None:
    table = Table.new(GAME, "new_order", 5, seed="round")
    longest = Counter[str]()
    for kind in _played(table, "round"):
        tail = len(table.decisions) - table.last_kept().decisions
        longest[kind] = max(longest[kind], tail)
    assert {kind: tail for kind, tail in longest.items() if tail > TAIL} == {}
    expected = {"choose-group", "deploy", "first-player", "impulse-start", "action", "impulse-end"}
    assert expected <= set(longest)
