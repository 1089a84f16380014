"""PR 7: battle. Genoa's three companies march on Pavia."""

import pytest

from tercio.games.primer.position import State
from tercio.kernel.events import Rolled
from tercio.kernel.table import Table
from tests.games.primer.desk import COLONNA, GONZAGA, IMPULSE, act, deal, lay_out, place, told

DESPERATE = [6, 6, 6, 1, 6, 6, 1, 1]
"""Three hits of the attacker's four dice, two of the defender's four."""


def assault(
    defenders: int, dice: list[int], walls: str = "stone", town: str = "pavia"
) -> Table[State]:
    table = lay_out(IMPULSE, place(town, "gonzaga", defenders), dice=dice, walls=walls)
    act(table, "colonna: march.genoa", f"colonna: goal.{town}", "colonna: companies.3")
    return table


def rolls(table: Table[State]) -> list[object]:
    return [*told(table, None, Rolled)]


def test_7_1_a_die_for_each_company() -> None:
    table = assault(2, [1, 2, 3, 4, 1], town="piacenza")
    assert rolls(table) == [Rolled([1, 2, 3], "attack", 5), Rolled([4, 1], "defence", 5)]


@pytest.mark.parametrize(("die", "lost"), [(4, 0), (5, 1), (6, 1)])
def test_7_1_fives_and_sixes_hit(die: int, lost: int) -> None:
    table = assault(3, [1, 1, 1, die, 1, 1], town="piacenza")
    assert table.g.state.companies["genoa"] == 3 - lost


@pytest.mark.parametrize(("walls", "dice"), [("stone", 3), ("earth", 2)])
def test_7_2_walls_of_stone_give_the_defender_a_die(walls: str, dice: int) -> None:
    table = assault(2, [1, 1, 1] + [2] * dice, walls)
    assert rolls(table)[1] == Rolled([2] * dice, "defence", 5)


def test_7_3_more_hits_scatter_the_defenders() -> None:
    table = assault(3, [6, 6, 1, 5, 1, 1], walls="earth")
    s = table.g.state
    assert (s.owner["pavia"], s.companies["pavia"], s.companies["genoa"]) == (COLONNA, 2, 0)


def test_7_3_equal_hits_beat_the_attack_off() -> None:
    table = assault(3, [6, 1, 1, 5, 1, 1], walls="earth")
    s = table.g.state
    assert (s.owner["pavia"], s.companies["pavia"], s.companies["genoa"]) == (GONZAGA, 2, 2)


def test_7_3_nobody_takes_a_town_without_a_company_left() -> None:
    changes = place("genoa", "colonna", 2), place("pavia", "gonzaga", 1)
    hand = deal("colonna", "swiss-pikes")
    table = lay_out(IMPULSE, *changes, hand, deal("gonzaga", "swiss-pikes"), dice=DESPERATE)
    act(table, "colonna: march.genoa", "colonna: goal.pavia", "colonna: companies.2")
    act(table, "gonzaga: pass", "colonna: play.swiss-pikes", "gonzaga: play.swiss-pikes")
    s = table.g.state
    assert (s.owner["pavia"], s.companies["pavia"], s.companies["genoa"]) == (GONZAGA, 0, 0)


def test_7_3_losses_never_exceed_what_fought() -> None:
    table = assault(1, [6, 6, 6, 1], walls="earth")
    assert (table.g.state.companies["pavia"], table.g.state.owner["pavia"]) == (3, COLONNA)
