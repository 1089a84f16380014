"""HIS 8.2: when reformers and debaters enter, and come back."""

from tercio.games.here_i_stand.model.powers import HAPSBURG
from tercio.games.here_i_stand.model.religion_state import EXCOMMUNICATED
from tercio.games.here_i_stand.model.religion_verbs import (
    commit_debater,
    convert,
    exile_reformer,
    flip_debaters,
    remove_debater,
    set_debater,
)
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import add_debaters, add_reformers
from tests.rules.here_i_stand.church import (
    NOT_YET,
    UNCOMMITTED,
    is_protestant,
    reformer,
    status,
)
from tests.rules.here_i_stand.stage import Stage


def turn(number: int) -> Stage:
    stage = Stage()
    stage.g.state.turn = number
    return stage


def enter(stage: Stage) -> Stage:
    add_reformers(stage.g)
    add_debaters(stage.g)
    return stage


def where(stage: Stage, id: str) -> int:
    return stage.g.state.religion.reformers[reformer(stage, id)]


def test_8_2_zwingli_enters_zurich_on_turn_2_and_converts_it() -> None:
    stage = enter(turn(2))
    assert where(stage, "zwingli") == stage.at("zurich")
    assert is_protestant(stage, "zurich")
    assert where(stage, "calvin") < 0


def test_8_2_calvin_enters_geneva_on_turn_4() -> None:
    stage = enter(turn(4))
    assert where(stage, "calvin") == stage.at("geneva")
    assert is_protestant(stage, "geneva")


def test_8_2_cranmer_and_his_men_wait_for_the_turn_after_the_marriage() -> None:
    stage = enter(turn(4))
    assert where(stage, "cranmer") < 0
    for id in ("cranmer", "coverdale", "latimer"):
        assert status(stage, id) == NOT_YET
    stage.g.state.court.anne_married = 4
    assert where(enter(stage), "cranmer") < 0
    stage.turn(5)
    assert where(enter(stage), "cranmer") == stage.at("london")
    assert is_protestant(stage, "london")
    for id in ("cranmer", "coverdale", "latimer"):
        assert status(stage, id) == UNCOMMITTED


def test_8_2_debaters_enter_by_their_turn_uncommitted() -> None:
    stage = enter(turn(2))
    assert status(stage, "tyndale") == UNCOMMITTED
    assert status(stage, "contarini") == UNCOMMITTED
    assert status(stage, "bullinger") == NOT_YET


def test_8_2_an_exile_comes_back_without_converting_his_space() -> None:
    stage = enter(turn(4))
    exile_reformer(stage.g, reformer(stage, "calvin"))
    assert status(stage, "calvin") == EXCOMMUNICATED
    convert(stage.g, stage.at("geneva"), False)
    stage.turn(5)
    enter(stage)
    assert where(stage, "calvin") == stage.at("geneva")
    assert not is_protestant(stage, "geneva")
    assert status(stage, "calvin") == UNCOMMITTED


def test_8_2_a_reformer_who_is_gone_never_comes_back() -> None:
    stage = enter(turn(2))
    remove_debater(stage.g, stage.g.world.debater["zwingli"])
    stage.turn(3)
    enter(stage)
    assert where(stage, "zwingli") < 0


def test_19_7_debaters_are_uncommitted_again_in_winter() -> None:
    stage = Stage()
    commit_debater(stage.g, stage.g.world.debater["eck"])
    set_debater(stage.g, stage.g.world.debater["luther"], EXCOMMUNICATED)
    flip_debaters(stage.g)
    assert status(stage, "eck") == UNCOMMITTED
    assert status(stage, "luther") == EXCOMMUNICATED


def test_8_2_a_reformer_is_untouched_by_troops_and_by_what_becomes_of_his_space() -> None:
    stage = enter(turn(4)).put("geneva", HAPSBURG, 4)
    stage.g.set_control(stage.at("geneva"), HAPSBURG)
    convert(stage.g, stage.at("geneva"), False)
    assert where(stage, "calvin") == stage.at("geneva")
    assert status(stage, "calvin") == UNCOMMITTED
