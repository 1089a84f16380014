"""The Spanish Armada far from home, in storms and under fire (VQ 23.2)."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, SCOTLAND, SPAIN
from tercio.games.virgin_queen.model.views import violations
from tercio.games.virgin_queen.rules.major_powers.armada_cargo import ship
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.virgin_queen.test_23_2_armada import aboard, armada, cargo, fight
from tests.rules.war_cards import deal, last_keys, play


@pytest.fixture
def stage() -> Stage:
    return quiet()


@pytest.mark.rule("VQ 23.2")
def test_23_2_in_edinburgh_its_cards_raise_scots_and_nobody_in_spain(stage: Stage) -> None:
    """The CP of the card are for troops with it or in its port."""
    armada(stage.ally(SPAIN, SCOTLAND).control(SPAIN, "edinburgh"), "edinburgh")
    stage.g.state.impulse.as_event = True
    answers = ["action.raise_regular", "build.scotland.edinburgh", "end-impulse"]
    play(stage, SPAIN, "armada_indulgence", answers=answers)
    assert stage.regulars(SCOTLAND, "edinburgh") == 1
    assert last_keys(stage, "build") == ["build.scotland.edinburgh", "back"]


@pytest.mark.rule("VQ 23.2")
def test_23_2_in_edinburgh_it_is_in_play(stage: Stage) -> None:
    armada(stage.ally(SPAIN, SCOTLAND), "edinburgh")
    assert not violations(stage.g)
    stage.g.state.oceans.armada = 0
    assert violations(stage.g)


@pytest.mark.rule("VQ 16.3", "VQ 23.2")
def test_23_2_a_storm_keeps_troops_ashore(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 8).put("bilbao", SPAIN, regulars=3).impulse(SPAIN, 3)
    deal(stage, ENGLAND, "storms")
    storms = f"england=card.{stage.g.world.card['storms']}"
    stage.run(ship(stage.g, SPAIN), answers=["board.bilbao", "all", storms])
    assert stage.regulars(SPAIN, "bilbao") == 3
    assert cargo(stage) == (0, 0)
    assert stage.cp == 2, "the CP is lost"


@pytest.mark.rule("VQ 23.2")
def test_23_2_a_landing_may_be_called_off(stage: Stage) -> None:
    aboard(armada(stage, "english_channel", 4), 2).war(SPAIN, ENGLAND).impulse(SPAIN, 1)
    stage.run(ship(stage.g, SPAIN), answers=["land.plymouth", "back"])
    assert cargo(stage) == (2, 0)
    assert stage.cp == 1


@pytest.mark.rule("VQ 23.2")
def test_23_2_so_may_an_embarkation(stage: Stage) -> None:
    armada(stage, "bay_of_biscay", 4).put("bilbao", SPAIN, regulars=2).impulse(SPAIN, 1)
    stage.run(ship(stage.g, SPAIN), answers=["board.bilbao", "back"])
    assert (stage.regulars(SPAIN, "bilbao"), cargo(stage)) == (2, (0, 0))
    assert stage.cp == 1


@pytest.mark.rule("VQ 23.2", "VQ 16.2")
def test_16_2_race_built_galleons_shrug_off_a_5_that_an_indulgence_kept(stage: Stage) -> None:
    armada(stage, "english_channel", 4).put("english_channel", ENGLAND, race_built_galleon=1)
    stage.war(ENGLAND, SPAIN)
    stage.g.state.oceans.indulgence = stage.g.state.impulses
    english, spanish, again = [1, 1], [5, 1, 1, 1], [1, 1, 1]
    fight(stage, "english_channel", [*english, *spanish, *again], "reroll", "to.plymouth")
    assert stage.ships(ENGLAND, "plymouth") == 1
