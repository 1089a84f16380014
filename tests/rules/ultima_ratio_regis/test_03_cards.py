"""What the ops of cards do (uRR 3.1)."""

import pytest

from tercio.games.ultima_ratio_regis.cards.registry import OPS, event
from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.names import NOBODY, T3V, Player
from tercio.games.ultima_ratio_regis.model.power_questions import powers_of
from tercio.games.ultima_ratio_regis.model.unit_questions import count_at, leaders_of
from tercio.games.ultima_ratio_regis.model.war_questions import has_casus_belli, war_of
from tercio.games.ultima_ratio_regis.rows.op_rows import Combat
from tercio.games.ultima_ratio_regis.rules.economy.unrest_and_income import income
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def new_order() -> Stage:
    """Turn 1, with six players and all powers."""
    return Stage("new_order", 6)


@pytest.mark.rule("uRR 3.1")
def test_3_1_every_op_of_every_card_has_a_function() -> None:
    kinds = {type(op) for row in WORLD.cards.values() for op in row.ops}
    assert kinds - {Combat} <= set(OPS)


@pytest.mark.rule("uRR 3.1", "uRR 21.3.1")
def test_a_war_card_makes_enemies_and_is_worth_a_point() -> None:
    stage = new_order()
    stage.run(event(stage.g, "muscovite_lithuanian_war"))
    war = war_of(stage.g, stage.power("russia"), stage.power("poland"))
    assert war is not None
    assert war.vp == 1


@pytest.mark.rule("uRR 21.3.2")
def test_a_casus_belli_is_mutual_and_worth_more_in_war() -> None:
    stage = new_order()
    a, b = stage.power("ottomans"), stage.power("mamluks")
    stage.run(event(stage.g, "ottoman_mamluk_border"))
    assert has_casus_belli(stage.g, a, b)
    assert has_casus_belli(stage.g, b, a)
    stage = new_order().war("ottomans", "mamluks")
    stage.run(event(stage.g, "ottoman_mamluk_border"))
    war = war_of(stage.g, a, b)
    assert war is not None
    assert war.vp == 1
    assert not has_casus_belli(stage.g, a, b)


@pytest.mark.rule("uRR 18.2.1", "uRR 18.2.2")
def test_an_inactive_province_opens_with_independent_areas() -> None:
    stage = new_order()
    horde = WORLD.province_areas["golden_horde"]
    assert not horde & ~stage.g.state.closed
    stage.run(event(stage.g, "great_horde"))
    assert not horde & stage.g.state.closed
    areas = [area for area in range(len(WORLD.areas)) if horde >> area & 1]
    assert {stage.g.state.free[area] for area in areas} == {2}


@pytest.mark.rule("uRR 18.3")
def test_a_rebellion_breaks_out_where_its_card_says() -> None:
    stage = new_order()
    stage.run(event(stage.g, "perkin_warbeck"), answers=["revolt.cork"])
    cork = stage.at("cork")
    assert stage.g.state.rebels[cork] == 2
    assert stage.g.state.holder[cork] == NOBODY


@pytest.mark.rule("uRR 19.1")
def test_the_player_of_the_card_says_whose_unrest_changes() -> None:
    stage = Stage("new_order", 6)
    mine = powers_of(stage.g, Player(0))
    power = mine[0]
    stage.g.realm.unrest[power] = 5
    answers = [f"power.{WORLD.power_ids[power]}"] if len(mine) > 1 else []
    stage.run(event(stage.g, "prosperity"), answers=answers)
    assert stage.g.realm.unrest[power] == 3


@pytest.mark.rule("uRR 17.3.1", "uRR 16.1")
def test_a_historical_leader_joins_a_unit_of_his_power() -> None:
    stage = Stage().put("spain", "madrid", T3=2)
    stage.run(event(stage.g, "farnese_card"))
    (leader,) = leaders_of(stage.g, stage.power("spain"))
    assert (leader.id, leader.extraordinary) == ("farnese", True)
    assert count_at(stage.g, stage.power("spain"), stage.at("madrid"), T3V) == 2, "two veterans"


@pytest.mark.rule("uRR 19.3")
def test_industry_pays_at_the_end_of_the_turn() -> None:
    stage = Stage()
    power = powers_of(stage.g, Player(0))[0]
    before = income(stage.g, power)
    name = WORLD.power_ids[power]
    stage.run(event(stage.g, "industrial_technology"), answers=[f"bid.{name}.1", "pass", "pass"])
    assert income(stage.g, power) == before + 3


@pytest.mark.rule("uRR 11.1")
def test_the_astrolabe_lengthens_the_reach_of_fleets() -> None:
    stage = new_order()
    stage.run(event(stage.g, "nautical_astrolabe"))
    assert stage.g.realm.nod_elsewhere == 2


@pytest.mark.rule("uRR 8.1.4")
def test_a_lasting_event_ends_by_another() -> None:
    stage = Stage()
    stage.run(event(stage.g, "tercios"), answers=[])
    assert is_lasting(stage.g, "tercios")
    stage.run(event(stage.g, "modern_army"))
    assert not is_lasting(stage.g, "tercios")
