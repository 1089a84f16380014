"""HIS 13.4: withdrawing into fortifications, and the formation left outside."""

from collections.abc import Sequence

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    OTTOMAN,
)
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, enter_space
from tercio.wars.model import space_questions
from tercio.wars.model.names import Power
from tercio.wars.model.troop_questions import own_land

from .stage import Stage


def brussels(french: int = 4, hapsburgs: int = 2, cp: int = 0) -> Stage:
    """France moves from St. Quentin to Brussels."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, cp)
    return stage.put("st_quentin", FRANCE, french).put("brussels", HAPSBURG, hapsburgs)


def enter(
    stage: Stage,
    power: Power,
    origin: str,
    to: str,
    dice: Sequence[int] = (),
    answers: Sequence[str] = (),
) -> None:
    force = whole_force(stage.g, power, stage.at(origin))
    procedure = enter_space(stage.g, force, stage.at(origin), stage.at(to))
    stage.run(procedure, dice=dice, answers=answers)


def is_besieged(stage: Stage, space: str) -> bool:
    return space_questions.is_besieged(stage.g, stage.at(space))


def test_13_4_a_garrison_that_is_outnumbered_is_besieged() -> None:
    stage = brussels()
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw"])
    assert is_besieged(stage, "brussels")
    assert stage.regulars(HAPSBURG, "brussels") == 2


def test_13_4_withdrawal_is_optional() -> None:
    stage = brussels()
    enter(stage, FRANCE, "st_quentin", "brussels", [*[1] * 4, *[1] * 3], ["stand"])
    assert stage.regulars(FRANCE, "st_quentin") == 4


def test_13_4_five_units_do_not_fit() -> None:
    stage = brussels(hapsburgs=5)
    enter(stage, FRANCE, "st_quentin", "brussels", [*[1] * 4, *[1] * 6])
    assert "withdraw" not in [ask.kind for ask in stage.asked]


def test_13_4_five_units_fit_after_one_has_avoided_battle() -> None:
    stage = brussels(hapsburgs=5)
    answers = ["avoid.antwerp", "regular", "done", "withdraw", "retreat"]
    enter(stage, FRANCE, "st_quentin", "brussels", [6, 6], answers[:-1])
    assert stage.regulars(HAPSBURG, "brussels") == 4
    assert stage.regulars(FRANCE, "st_quentin") == 4


def test_13_4_no_walls_no_withdrawal() -> None:
    stage = brussels().put("liege", HAPSBURG, 2)
    stage.put("metz", FRANCE, 4)
    enter(stage, FRANCE, "metz", "liege", [*[1] * 4, *[1] * 3])
    assert "withdraw" not in [ask.kind for ask in stage.asked]


def test_13_4_the_walls_of_another_side_do_not_shelter() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).put("st_dizier", FRANCE, 4)
    stage.put("metz", HAPSBURG, 2)
    enter(stage, FRANCE, "st_dizier", "metz", [*[1] * 4, *[1] * 3])
    assert "withdraw" not in [ask.kind for ask in stage.asked]


def test_13_4_the_controller_decides_for_its_allies() -> None:
    stage = brussels(hapsburgs=0).ally(HAPSBURG, ENGLAND).put("brussels", ENGLAND, 2)
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["pass", "withdraw"])
    assert stage.asked[-1].seat == "hapsburg"
    assert is_besieged(stage, "brussels")


def test_13_4_those_who_intercepted_must_fight() -> None:
    stage = brussels().put("liege", HAPSBURG, 1)
    dice = [6, 6, *[1] * 4, *[1] * 4]
    enter(stage, FRANCE, "st_quentin", "brussels", dice, ["intercept.liege"])
    assert "withdraw" not in [ask.kind for ask in stage.asked]


def test_13_4_without_superiority_and_cp_the_formation_goes_back() -> None:
    stage = brussels(french=2)
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw"])
    assert stage.regulars(FRANCE, "st_quentin") == 2
    assert not is_besieged(stage, "brussels")


def test_13_4_without_superiority_it_may_go_on_for_cp() -> None:
    stage = brussels(french=2, cp=1)
    answers = ["withdraw", "continue.st_dizier"]
    enter(stage, FRANCE, "st_quentin", "brussels", [], answers)
    assert stage.regulars(FRANCE, "st_dizier") == 2
    assert stage.cp == 0


def test_13_4_with_cp_it_may_still_choose_to_go_back() -> None:
    stage = brussels(french=2, cp=1)
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw", "retreat"])
    assert stage.regulars(FRANCE, "st_quentin") == 2
    assert stage.cp == 1
    assert stage.asked[-1].foresee is not None
    assert stage.asked[-1].foresee(stage.g, "retreat") is None, "no battle is to be had there"


def test_13_4_going_back_obeys_the_rules_of_retreat() -> None:
    stage = brussels(french=2).unrest("st_quentin")
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw"])
    assert whole_force(stage.g, FRANCE, stage.at("st_quentin")).size == 0
    assert whole_force(stage.g, FRANCE, stage.at("brussels")).size == 0


def test_13_4_beaten_beyond_the_fortress_there_is_no_way_back() -> None:
    stage = brussels(french=2, cp=1).put("antwerp", HAPSBURG, 3)
    answers = ["withdraw", "continue.antwerp", "stand"]
    enter(stage, FRANCE, "st_quentin", "brussels", [*[1] * 2, *[5, *[1] * 3]], answers)
    assert own_land(stage.g, FRANCE) == 0


def test_13_4_the_move_action_pays_for_each_step() -> None:
    stage = brussels(french=2, cp=2)
    answers = ["all", "move.st_quentin.brussels", "withdraw", "continue.st_dizier"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=answers)
    assert stage.cp == 0


def test_13_4_in_foul_weather_it_may_not_go_on() -> None:
    stage = brussels(french=2, cp=2)
    stage.g.state.impulse.one_space_only = True
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw"])
    assert stage.regulars(FRANCE, "st_quentin") == 2


def test_22_1_an_inactive_minor_withdraws_with_four_units() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HUNGARY).put("mohacs", OTTOMAN, 5)
    stage.put("mohacs", OTTOMAN, leaders=["suleiman"]).put("buda", HUNGARY, 4)
    stage.control(OTTOMAN, "mohacs")
    enter(stage, OTTOMAN, "mohacs", "buda")
    assert stage.asked == []
    assert is_besieged(stage, "buda")


def test_22_1_an_inactive_minor_fights_with_five_and_keeps_four_inside() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HUNGARY).put("mohacs", OTTOMAN, 8)
    stage.put("mohacs", OTTOMAN, leaders=["suleiman"]).put("buda", HUNGARY, 6)
    stage.control(OTTOMAN, "mohacs")
    dice = [5, *[1] * 9, *[1] * 7]
    enter(stage, OTTOMAN, "mohacs", "buda", dice)
    assert stage.regulars(HUNGARY, "buda") == 4
    assert is_besieged(stage, "buda")


def test_22_6_independents_withdraw_too() -> None:
    stage = Stage().clear().empty_hands().put("st_dizier", FRANCE, 3).put("metz", INDEPENDENT, 2)
    enter(stage, FRANCE, "st_dizier", "metz")
    assert is_besieged(stage, "metz")
    assert stage.asked == []


def test_22_6_an_enemy_at_an_independent_key_is_fought_first() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).put("st_dizier", FRANCE, 3)
    stage.put("metz", INDEPENDENT, 1).put("metz", HAPSBURG, 2)
    stage.siege("metz", HAPSBURG)
    enter(stage, FRANCE, "st_dizier", "metz", [5, 5, 5, 1, 1, 1], ["pass"])
    assert stage.regulars(HAPSBURG, "metz") == 0
    assert stage.g.state.besiegers[stage.at("metz")] == 1 << FRANCE
    assert stage.regulars(INDEPENDENT, "metz") == 1


def test_15_each_besieging_power_must_outnumber_the_garrison() -> None:
    stage = brussels(french=2, hapsburgs=2).ally(FRANCE, ENGLAND).war(ENGLAND, HAPSBURG)
    stage.put("brussels", ENGLAND, 3)
    stage.siege("brussels", ENGLAND)
    enter(stage, FRANCE, "st_quentin", "brussels")
    assert stage.regulars(FRANCE, "st_quentin") == 2
    stage.put("st_quentin", FRANCE, 1)
    enter(stage, FRANCE, "st_quentin", "brussels")
    assert stage.g.state.besiegers[stage.at("brussels")] == 1 << FRANCE | 1 << ENGLAND


def test_15_3_a_besieger_who_repels_an_attack_may_have_become_too_weak() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).put("st_dizier", FRANCE, 3)
    stage.put("metz", INDEPENDENT, 1).put("metz", HAPSBURG, 2)
    stage.siege("metz", HAPSBURG)
    dice = [5, 1, 1, *[5, 1, 1]]
    enter(stage, FRANCE, "st_dizier", "metz", dice, ["pass"])
    assert not is_besieged(stage, "metz")
    assert stage.regulars(HAPSBURG, "besancon") == 1


def test_13_4_it_goes_on_with_cp_that_may_be_spent_on_moves_alone() -> None:
    stage = brussels(french=2, cp=1)
    stage.g.state.impulse.only = ["move_clear"]
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw", "continue.st_dizier"])
    assert stage.regulars(FRANCE, "st_dizier") == 2


def test_13_4_it_does_not_go_on_with_cp_for_other_actions() -> None:
    stage = brussels(french=2, cp=1)
    stage.g.state.impulse.only = ["assault"]
    enter(stage, FRANCE, "st_quentin", "brussels", [], ["withdraw"])
    assert stage.regulars(FRANCE, "st_quentin") == 2
