"""Actions are offered by a short cut: it allows what the table of restrictions does (11.1)."""

from typing import Any

import pytest

from tercio.wars.turn.actions import ACTIONS, is_offered
from tests.rules.here_i_stand.stage import Stage as Reformation
from tests.rules.virgin_queen.stage import Stage as Armada
from tests.rules.war_stage import WarStage


@pytest.mark.parametrize("stage", [Reformation(), Armada()], ids=["HIS", "VQ"])
@pytest.mark.parametrize("cp", [0, 1, 2, 6])
@pytest.mark.parametrize(
    ("barred", "only"),
    [([], []), (["move_clear", "raise_regular"], []), ([], ["move_clear", "assault"])],
    ids=["free", "barred", "only"],
)
def test_the_short_cut_and_the_table_agree(
    stage: WarStage[Any], cp: int, barred: list[str], only: list[str]
) -> None:
    g, found = stage.g, set()
    for power in g.world.majors:
        stage.impulse(power, cp)
        g.state.impulse.barred, g.state.impulse.only = barred, only
        for action in g.hooks.actions(g):
            offered = is_offered(g, power, action)
            assert offered == ACTIONS.allow(g, power, action), action.id
            found.add(offered)
    assert found == ({False} if cp == 0 else {False, True})
