"""Each science bonus has its effect where it applies (VQ 22.2).

Telescope, Ravelin, Dry Dock, Plantation, Map Projection, Coastal Fortification and Cryptography are
tested with the rules that they change (8.2, 13.2, 15.1, 16.1, 16.2, 17.3, 17.4, 19).
"""

import pytest

from tercio.games.virgin_queen.model.patronage_state import Sponsorship
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, OTTOMAN
from tercio.games.virgin_queen.rules.patronage.sponsoring import modifier
from tests.rules.virgin_queen.cards_stage import play
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 22.2", "VQ 23.1")
@pytest.mark.parametrize(("excavation", "built"), [(True, True), (False, False)])
def test_22_2_excavation_adds_2_to_attempts_at_the_canal(excavation: bool, built: bool) -> None:
    stage = Stage()
    if excavation:
        stage.bonus(OTTOMAN, "excavation")
    play(stage, OTTOMAN, "grand_vizier", "canal", dice=(4,))
    assert stage.g.state.oceans.suez_built == built


@pytest.mark.rule("VQ 22.2")
def test_22_2_the_observatory_helps_scientists_of_its_power_only() -> None:
    stage = Stage().bonus(ENGLAND, "observatory")
    dee = stage.g.world.scientist["john_dee"]
    assert modifier(stage.g, Sponsorship(ENGLAND, "scientist", dee, 2)) == 1
    assert modifier(stage.g, Sponsorship(FRANCE, "scientist", dee, 2)) == 0
    assert modifier(stage.g, Sponsorship(ENGLAND, "artist", 0, 2)) == 0
