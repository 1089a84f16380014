"""PR 9: victory."""

import pytest

from tercio.games.primer.position import State
from tercio.kernel.game import Result
from tercio.kernel.table import Table
from tests.games.primer.desk import COLONNA, GONZAGA, IMPULSE, Change, act, ducats, lay_out, place

ROUND = ["colonna: pass", "gonzaga: pass"] * 3


def after_a_turn(*changes: Change, turn: int) -> Table[State]:
    table = lay_out(IMPULSE, ("set", {"turn": turn}), *changes)
    act(table, *ROUND)
    return table


def result(table: Table[State]) -> Result:
    assert table.result is not None
    return table.result


@pytest.mark.parametrize(
    ("towns", "over"),
    [(("milan", "pavia", "lodi"), False), (("milan", "pavia", "brescia", "lodi"), True)],
)
def test_9_1_eleven_points_win_at_the_end_of_any_turn(towns: tuple[str, ...], over: bool) -> None:
    table = after_a_turn(*(place(town, "colonna", 0) for town in towns), turn=1)
    assert table.over is over
    if over:
        assert result(table).reason == "end-mastery"
        assert result(table).winners == (COLONNA,)
        assert result(table).scores == {COLONNA: 11, GONZAGA: 3}


def test_9_2_the_last_turn_ends_the_campaign() -> None:
    table = after_a_turn(place("lodi", "gonzaga", 1), turn=4)
    assert result(table).reason == "end-last-turn"
    assert result(table).winners == (GONZAGA,)


def test_9_2_the_fuller_purse_breaks_a_tie() -> None:
    assert result(after_a_turn(ducats(colonna=5), turn=4)).winners == (COLONNA,)


def test_9_2_full_equals_share_the_victory() -> None:
    assert result(after_a_turn(turn=4)).winners == (COLONNA, GONZAGA)
