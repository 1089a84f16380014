"""Cards about unrest and about confessions (uRR 19.1, 20.3.1)."""

import pytest

from tercio.games.ultima_ratio_regis.model.event_questions import is_lasting
from tercio.games.ultima_ratio_regis.model.power_questions import (
    majors_in_play,
    minors_of,
    religion_of,
)
from tercio.games.ultima_ratio_regis.rules.economy.auctions import surcharge
from tests.rules.ultima_ratio_regis.card_proofs import board, give, leave, play, why_not
from tests.rules.ultima_ratio_regis.stage import Stage


def calm(stage: Stage) -> Stage:
    for power in majors_in_play(stage.g):
        stage.g.realm.unrest[power] = 0
    return stage


def offered(stage: Stage) -> set[str]:
    (ask,) = [ask for ask in stage.asked if ask.kind == "event-unrest"]
    return {option.key.removeprefix("power.") for option in ask.options}


@pytest.mark.rule("uRR 19.1")
def test_good_harvests_calm_a_power_of_ones_own() -> None:
    stage = give(board(6), 0, "spain", "venice").unrest("venice", 5).unrest("spain", 1)
    play(stage, "prosperity", "power.venice")
    assert stage.g.realm.unrest[stage.power("venice")] == 3
    assert offered(stage) == {"spain", "venice"}
    assert why_not(calm(board(6)), "prosperity") == {"there-is-no-unrest-to-lower"}


@pytest.mark.rule("uRR 19.1")
def test_famine_strikes_a_power_of_another_player() -> None:
    stage = play(board(6).unrest("france", 1), "famine", "power.france")
    assert stage.g.realm.unrest[stage.power("france")] == 3
    assert "spain" not in offered(stage)
    stage = board(6)
    give(stage, 0, *(stage.g.world.power_ids[p] for p in majors_in_play(stage.g)))
    assert why_not(stage, "famine") == {"nobody-is-meant"}


@pytest.mark.rule("uRR 19.1")
def test_the_counter_reformation_calms_a_catholic_power() -> None:
    stage = board(6).unrest("austria", 5)
    play(stage, "counter_reform", "power.austria")
    assert stage.g.realm.unrest[stage.power("austria")] == 3
    assert not {"england", "ottomans", "sweden"} & offered(stage)
    assert why_not(calm(board(6)), "counter_reform") == {"there-is-no-unrest-to-lower"}


@pytest.mark.rule("uRR 19.1")
def test_tensions_rise_in_christian_realms_with_subjects_of_another_faith() -> None:
    stage = board(6).own("spain", "algiers").ally("genoa", "france").unrest("spain", 2)
    play(stage, "religious_tensions", "power.spain")
    assert stage.g.realm.unrest[stage.power("spain")] == 4
    assert "ottomans" not in offered(stage)
    assert "france" not in offered(stage) or minors_of(stage.g, stage.power("france"))
    stage = board(6)
    for power in majors_in_play(stage.g):
        if stage.g.world.power_ids[power] not in ("ottomans", "crimea", "persia", "barbary"):
            leave(stage, stage.g.world.power_ids[power])
    assert why_not(stage, "religious_tensions") == {"nobody-is-meant"}


# -- confessions -----------------------------------------------------------------------------------


@pytest.mark.rule("uRR 8.1.4")
def test_luther_is_a_fact_from_now_on() -> None:
    stage = play(board(2), "luther")
    assert is_lasting(stage.g, "luther")
    assert why_not(stage, "luther") == {"is-in-force-already"}


@pytest.mark.rule("uRR 20.3.1", "uRR 19.1")
def test_england_becomes_protestant() -> None:
    stage = board(4).unrest("england", 3)
    assert religion_of(stage.g, stage.power("england")) == "catholic"
    play(stage, "acts_of_supremacy")
    assert religion_of(stage.g, stage.power("england")) == "protestant"
    assert stage.g.realm.unrest[stage.power("england")] == 4
    assert why_not(stage, "acts_of_supremacy") == {"is-in-force-already"}


@pytest.mark.rule("uRR 20.3.1")
def test_scotland_becomes_protestant() -> None:
    stage = board(5)
    assert religion_of(stage.g, stage.power("scotland")) == "catholic"
    play(stage, "scottish_reformation")
    assert religion_of(stage.g, stage.power("scotland")) == "protestant"
    assert why_not(stage, "scottish_reformation") == {"is-in-force-already"}


@pytest.mark.rule("uRR 20.3.1")
def test_after_calvin_confessions_make_alliances_dearer() -> None:
    stage = board(5)
    france, brandenburg = stage.power("france"), stage.power("brandenburg")
    assert surcharge(stage.g, france, brandenburg) == 0
    play(stage, "calvin")
    assert religion_of(stage.g, brandenburg) == "protestant"
    assert surcharge(stage.g, france, brandenburg) == 1
    assert why_not(stage, "calvin") == {"is-in-force-already"}
