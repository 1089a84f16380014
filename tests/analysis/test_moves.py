"""What a move is, and whose eyes judge it."""

import itertools
from typing import Any

import pytest

from tercio.analysis import moves as looking
from tercio.analysis.analyse import analyse
from tercio.analysis.moves import moves_of
from tercio.kernel.ask import Seat
from tercio.kernel.errors import Unknown
from tercio.kernel.messages import Words
from tercio.kernel.position import Position
from tercio.nets.judge import Judge
from tests.cli.desk import random_table


class Watched(Judge):
    """Remembers through whose eyes it has looked."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.eyes: set[Seat | None] = set()

    def look(self, view: Position[Any], seat: Seat | None) -> Any:
        self.eyes.add(seat)
        return super().look(view, seat)


def test_a_move_ends_where_dice_fall_or_somebody_else_decides() -> None:
    table = random_table(players=3)
    judge = Judge(table.game, table.setting, table.data)
    moves, end = moves_of(table, judge, lambda seat: seat)
    assert [move.last for move in moves][-1] == len(table.history) - 1
    assert sum(end.values()) == pytest.approx(1)
    for move, after in itertools.pairwise(moves):
        assert move.rolled or move.seat != after.seat
        deciders = {table.history[n][0] for n in move.chosen}
        assert move.seat is None or deciders <= {move.seat}


def test_a_game_that_is_on_is_judged_through_the_readers_eyes_alone() -> None:
    table = random_table(60, players=3)
    reader = table.seats[1]
    judge = Watched(table.game, table.setting, table.data)
    moves_of(table, judge, lambda seat: reader)
    assert judge.eyes == {reader, None}


def test_without_a_reader_a_game_that_is_on_is_refused() -> None:
    table = random_table(60, players=3)
    with pytest.raises(Unknown, match="not over"):
        analyse(table, Words(table.game, table.data))


def test_dice_that_mattered_are_rolled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is expected of a choice is the mean of what its dice could have brought."""
    monkeypatch.setattr(looking, "MATTERS", 0.0)
    table = random_table(players=2)
    judge = Judge(table.game, table.setting, table.data)
    moves, _ = moves_of(table, judge, lambda seat: seat)
    gambles = [move for move in moves if move.rolled and move.chosen]
    assert any(move.expected_public != move.public for move in gambles)
    for move in moves:
        assert sum(move.expected_public.values()) == pytest.approx(1)
        assert sum(move.swing.values()) == pytest.approx(0, abs=1e-9)
