"""PB 9.4: inactive areas of Central Europe serve Spain for supply and strategic movement."""

import pytest

from tercio.games.ultima_ratio_regis.model.power_questions import player_of
from tercio.games.ultima_ratio_regis.rules.land_movement.tactical_movement import march
from tercio.games.ultima_ratio_regis.rules.logistics.repatriation import repatriate
from tercio.games.ultima_ratio_regis.rules.logistics.supply import is_supplied
from tercio.games.ultima_ratio_regis.rules.special_rules.registry import apply_turn_rules
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import strategic_move
from tests.rules.ultima_ratio_regis.stage import Stage


def begun() -> Stage:
    stage = Stage()
    stage.run(apply_turn_rules(stage.g))
    return stage


def goals(stage: Stage, power: str, unit: str) -> set[str]:
    stage.impulse(player_of(stage.g, stage.power(power)), **{power: 1})
    ask = stage.ask(strategic_move(stage.g, stage.power(power)), [unit])
    return {o.key.removeprefix("goal.") for o in ask.options}


@pytest.mark.rule("uRR 8.1.1", "uRR 18.2.1")
def test_8_1_1_spain_goes_by_the_spanish_road() -> None:
    stage = begun().put("spain", "luxembourg", T3=1).put("france", "sea_ns", S3=1)
    assert {"lorraine", "alsace", "milan"} <= goals(stage, "spain", "unit.spain.T3.luxembourg")


@pytest.mark.rule("uRR 8.1.1", "uRR 18.2.1")
def test_8_1_1_for_others_these_areas_do_not_exist() -> None:
    stage = begun().put("netherlands", "breda", T3=1)
    assert not {"lorraine", "munster", "liege"} & goals(
        stage, "netherlands", "unit.netherlands.T3.breda"
    )


@pytest.mark.rule("uRR 8.1.1", "uRR 12.1")
def test_8_1_1_nobody_marches_into_them() -> None:
    stage = begun().put("spain", "luxembourg", T3=1).impulse(0, spain=1)
    ask = stage.ask(march(stage.g, stage.power("spain")), ["unit.spain.T3.luxembourg"])
    assert "goal.lorraine" not in {option.key for option in ask.options}


@pytest.mark.rule("uRR 8.1.1", "uRR 15.2")
def test_8_1_1_they_supply_spain_alone() -> None:
    stage = begun().war("spain", "netherlands").put("spain", "breda", T3=1)
    stage.control("netherlands", "brussels", "brugge").put("netherlands", "sea_ns", S3=1)
    breda = stage.at("breda")
    assert is_supplied(stage.g, stage.power("spain"), breda), "by Liege"
    stage.g.realm.special.passage.clear()
    stage.g.log.clear()
    assert not is_supplied(stage.g, stage.power("spain"), breda)


@pytest.mark.rule("uRR 8.1.1", "uRR 14.1.1", "PB 7.2")
def test_8_1_1_spanish_troops_are_sent_home_to_lorraine() -> None:
    """As the long example does."""
    stage = begun().put("spain", "brugge", T3=2).control("netherlands", "brugge", "brussels")
    stage.control("netherlands", "luxembourg").war("spain", "netherlands").impulse(2)
    brugge = stage.at("brugge")
    stage.run(
        repatriate(stage.g, stage.power("spain"), brugge, False),
        answers=["home.lorraine", "home.lorraine"],
    )
    assert stage.count("spain", "lorraine") == 2
