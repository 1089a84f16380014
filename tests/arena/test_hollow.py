import sys
from typing import Any

from tercio.arena.hollow import DEPTH, OPTIONS, Bulk, Hollow, Nothing
from tercio.kernel.table import Table


def test_the_hollow_game_asks_from_six_procedures_deep() -> None:
    table = Table.new(Hollow(Nothing()), seed="s")
    (ask,) = table.asks().values()
    assert len(ask.options) == OPTIONS == 20
    depth = 0
    procedure: Any = table._procedure
    while procedure is not None:
        depth += 1
        procedure = procedure.gi_yieldfrom
    assert depth == DEPTH == 6


def test_the_bulky_state_takes_about_40_kb() -> None:
    state = Bulk.of_40_kb().copy()
    size = sum(sys.getsizeof(row) for rows in (state.rows, state.piles) for row in rows)
    assert 40_000 <= size <= 50_000


def test_its_forks_are_independent() -> None:
    table = Table.new(Hollow(Bulk.of_40_kb()), seed="s")
    fork = table.fork()
    fork.g.state.rows[0][0] += 1
    assert fork.g.state.rows[0][0] != table.g.state.rows[0][0]
