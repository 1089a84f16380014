"""HIS 13.2: interception."""

from collections.abc import Sequence

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
)
from tercio.wars.land.formations import whole_force
from tercio.wars.land.interception import intercepting_spaces, why_no_interception
from tercio.wars.land.move import declare, roll_modifier
from tercio.wars.land.movement import enter_space
from tercio.wars.model.events import AttemptRolled, BattleFought
from tercio.wars.model.names import Power

from .stage import Stage


def turin() -> Stage:
    """France moves from Pavia to independent Turin, past Hapsburg enemies in Milan."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, 3)
    return stage.put("pavia", FRANCE, 2).put("milan", HAPSBURG, 3)


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


def interceptors(stage: Stage, mover: Power, origin: str, to: str, power: Power) -> list[str]:
    """The spaces from which a power could intercept."""
    force = whole_force(stage.g, mover, stage.at(origin))
    move = declare(stage.g, force, stage.at(origin), stage.at(to))
    spaces = intercepting_spaces(stage.g, move, power, 0)
    return [stage.g.world.location_ids[space] for space in spaces]


def reasons(
    stage: Stage, mover: Power, origin: str, to: str, power: Power, space: str
) -> list[str]:
    force = whole_force(stage.g, mover, stage.at(origin))
    move = declare(stage.g, force, stage.at(origin), stage.at(to))
    return [r.message for r in why_no_interception(stage.g, move, power, f"space:{space}")]


# -- the procedure -------------------------------------------------------------------------------


def test_13_2_nine_or_more_intercepts_and_a_battle_follows() -> None:
    stage = turin()
    battle = [*[6, 1], *[1, 1, 1, 5]]  # 2 French dice, then 3 units and 1 for the defender
    enter(stage, FRANCE, "pavia", "turin", [4, 5, *battle], ["intercept.milan", "all"])
    assert stage.regulars(HAPSBURG, "turin") == 2
    assert stage.regulars(FRANCE, "turin") == 0


def test_13_2_eight_is_not_enough() -> None:
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [4, 4], ["intercept.milan", "all"])
    assert stage.regulars(HAPSBURG, "milan") == 3
    assert stage.regulars(FRANCE, "turin") == 2
    assert stage.events(AttemptRolled)[0].total == 8


def test_13_2_interception_is_optional_and_need_not_be_with_all() -> None:
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [], ["pass"])
    assert stage.regulars(FRANCE, "turin") == 2
    stage = turin()
    answers = ["intercept.milan", "regular", "done"]
    enter(stage, FRANCE, "pavia", "turin", [6, 6, *[1, 1], *[1, 1]], answers)
    assert stage.regulars(HAPSBURG, "turin") == 1


def test_13_2_the_best_battle_rating_is_added() -> None:
    stage = turin().put("milan", HAPSBURG, leaders=["charles_v", "duke_of_alva"])
    mover = whole_force(stage.g, FRANCE, stage.at("pavia"))
    force = whole_force(stage.g, HAPSBURG, stage.at("milan"))
    assert roll_modifier(stage.g, force, mover) == 2


@pytest.mark.parametrize(("ottoman", "modifier"), [(True, 1), (False, -1)])
def test_13_2_cavalry_helps_the_ottoman_either_way(ottoman: bool, modifier: int) -> None:
    stage = Stage().clear().put("buda", OTTOMAN, 1, 1).put("vienna", HAPSBURG, 2)
    horse = whole_force(stage.g, OTTOMAN, stage.at("buda"))
    foot = whole_force(stage.g, HAPSBURG, stage.at("vienna"))
    pair = (horse, foot) if ottoman else (foot, horse)
    assert roll_modifier(stage.g, *pair) == modifier


def test_13_2_each_space_may_try_once() -> None:
    stage = turin().put("genoa", HAPSBURG, 2)
    answers = ["intercept.milan", "regular", "done", "intercept.genoa", "all"]
    enter(stage, FRANCE, "pavia", "turin", [1, 1, 1, 1], answers)
    assert stage.regulars(FRANCE, "turin") == 2


def test_13_2_after_one_success_its_other_stacks_may_follow_but_no_other_power() -> None:
    stage = turin().put("genoa", HAPSBURG, 2).put("genoa", PAPACY, 1)
    stage.war(FRANCE, PAPACY).ally(HAPSBURG, PAPACY)
    answers = ["intercept.milan", "all", "intercept.genoa", "all"]
    battle = [*[1, 1], *[1] * 6]
    enter(stage, FRANCE, "pavia", "turin", [6, 6, 6, 6, *battle], answers)
    assert stage.regulars(HAPSBURG, "turin") == 5
    assert stage.regulars(PAPACY, "genoa") == 1
    assert {ask.seat for ask in stage.asked if ask.kind == "interception"} == {"hapsburg"}


def test_13_2_powers_try_in_impulse_order() -> None:
    stage = turin().war(FRANCE, PAPACY).put("genoa", PAPACY, 1)
    enter(stage, FRANCE, "pavia", "turin", [], ["pass", "pass"])
    seats = [ask.seat for ask in stage.asked if ask.kind == "interception"]
    assert seats == ["hapsburg", "papacy"]


# -- restrictions --------------------------------------------------------------------------------


def test_13_2_interception_never_crosses_a_pass() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("pavia", FRANCE, 2)
    stage.put("geneva", HAPSBURG, 3)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []
    assert "forbid-would-cross-a-pass" in reasons(
        stage, FRANCE, "pavia", "turin", HAPSBURG, "geneva"
    )


def test_13_2_only_a_power_at_war_intercepts() -> None:
    stage = turin()
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == ["milan"]
    stage.g.end_war(FRANCE, HAPSBURG)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []


def test_13_2_nobody_tries_twice_in_an_impulse() -> None:
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [1, 1], ["intercept.milan", "regular", "done"])
    force = whole_force(stage.g, FRANCE, stage.at("turin"))
    again = enter_space(stage.g, force, stage.at("turin"), stage.at("pavia"))
    stage.run(again, dice=[1, 1], answers=["intercept.milan", "all"])
    assert stage.asked[-1].args is not None
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []
    assert "forbid-has-tried-this-impulse" in reasons(
        stage, FRANCE, "pavia", "turin", HAPSBURG, "milan"
    )
    stage.g.state.impulse.intercepted.clear()
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == ["milan"]


def test_13_2_units_that_intercepted_stay_tired_where_they_went() -> None:
    stage = turin()
    dice = [6, 6, *[1] * 2, *[1] * 4]
    enter(stage, FRANCE, "pavia", "turin", dice, ["intercept.milan", "all"])
    stage.put("pavia", FRANCE, 2)
    assert reasons(stage, FRANCE, "pavia", "milan", HAPSBURG, "turin") == [
        "forbid-has-tried-this-impulse",
        "forbid-consists-of-leaders-alone",
    ]
    stage.put("turin", HAPSBURG, 1)
    assert interceptors(stage, FRANCE, "pavia", "milan", HAPSBURG) == ["turin"]


def test_13_2_units_under_siege_do_not_intercept() -> None:
    stage = turin().control(HAPSBURG, "milan").put("milan", FRANCE, 4)
    stage.siege("milan", FRANCE)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []


def test_13_2_nor_do_they_intercept_the_besieger_who_leaves() -> None:
    stage = turin().control(HAPSBURG, "milan").put("milan", FRANCE, 4)
    stage.siege("milan", FRANCE)
    assert interceptors(stage, FRANCE, "milan", "turin", HAPSBURG) == []


def test_13_2_no_interception_into_a_friendly_fortress() -> None:
    stage = turin().control(FRANCE, "genoa").put("siena", HAPSBURG, 3)
    assert interceptors(stage, FRANCE, "pavia", "genoa", HAPSBURG) == []
    assert "forbid-moves-into-a-friendly-fortress" in reasons(
        stage, FRANCE, "pavia", "genoa", HAPSBURG, "siena"
    )


def test_13_2_into_a_space_with_units_only_to_join_friends() -> None:
    stage = turin().put("turin", FRANCE, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []
    stage = turin().put("turin", HAPSBURG, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == ["milan"]
    stage = turin().put("turin", PAPACY, 1).war(FRANCE, PAPACY)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []
    stage.ally(HAPSBURG, PAPACY)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == ["milan"]


def test_13_2_independent_regulars_keep_interceptors_out() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("dijon", FRANCE, 3)
    stage.put("st_dizier", FRANCE, 3).put("metz", INDEPENDENT, 1).put("liege", HAPSBURG, 3)
    assert interceptors(stage, FRANCE, "st_dizier", "metz", HAPSBURG) == []


def test_13_2_not_where_units_are_under_siege() -> None:
    stage = turin().control(FRANCE, "genoa").put("genoa", FRANCE, 1).put("genoa", HAPSBURG, 3)
    stage.siege("genoa", HAPSBURG)
    stage.put("siena", HAPSBURG, 2)
    assert interceptors(stage, FRANCE, "pavia", "genoa", HAPSBURG) == []
    assert "forbid-finds-a-siege-there" in reasons(
        stage, FRANCE, "pavia", "genoa", HAPSBURG, "siena"
    )


def test_13_2_besiegers_of_empty_walls_may_be_joined() -> None:
    stage = turin().control(FRANCE, "genoa").put("genoa", HAPSBURG, 3)
    stage.siege("genoa", HAPSBURG)
    stage.put("siena", HAPSBURG, 2)
    assert interceptors(stage, FRANCE, "pavia", "genoa", HAPSBURG) == ["siena"]


def test_13_2_into_the_empty_walls_of_a_common_enemy() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).war(FRANCE, GENOA).put("pavia", FRANCE, 2)
    stage.put("siena", HAPSBURG, 2)
    assert interceptors(stage, FRANCE, "pavia", "genoa", HAPSBURG) == []
    assert "forbid-goes-into-a-strangers-space" in reasons(
        stage, FRANCE, "pavia", "genoa", HAPSBURG, "siena"
    )
    stage.war(HAPSBURG, GENOA)
    assert interceptors(stage, FRANCE, "pavia", "genoa", HAPSBURG) == ["siena"]


def test_13_2_who_intercepts_before_an_empty_independent_key_besieges_it() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, 1)
    stage.put("st_dizier", FRANCE, 2).put("liege", HAPSBURG, 3)
    enter(stage, FRANCE, "st_dizier", "metz", [6, 6, 1, 1, 5, 1, 1, 1], ["intercept.liege", "all"])
    assert stage.regulars(FRANCE, "st_dizier") == 1
    assert stage.regulars(HAPSBURG, "metz") == 3
    assert stage.is_besieged("metz")


def test_13_2_not_into_a_strangers_space() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).ally(FRANCE, ENGLAND)
    stage.put("boulogne", FRANCE, 2).control(ENGLAND, "st_quentin").put("brussels", HAPSBURG, 2)
    assert interceptors(stage, FRANCE, "boulogne", "st_quentin", HAPSBURG) == []
    assert "forbid-goes-into-a-strangers-space" in reasons(
        stage, FRANCE, "boulogne", "st_quentin", HAPSBURG, "brussels"
    )
    stage.war(ENGLAND, HAPSBURG)
    assert interceptors(stage, FRANCE, "boulogne", "st_quentin", HAPSBURG) == ["brussels"]


def test_13_2_leaders_alone_only_join_friends() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).put("pavia", FRANCE, 2)
    stage.put("milan", HAPSBURG, leaders=["duke_of_alva"])
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == []
    stage.put("turin", HAPSBURG, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", HAPSBURG) == ["milan"]


def test_13_2_a_lone_leader_on_the_move_is_captured_by_interceptors() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).put("milan", HAPSBURG, 1)
    stage.put("pavia", FRANCE, leaders=["francis_i"])
    enter(stage, FRANCE, "pavia", "turin", [6, 6], ["intercept.milan"])
    assert isinstance(stage.where("francis_i"), int)
    assert stage.regulars(HAPSBURG, "turin") == 1


def test_22_1_inactive_minors_never_intercept() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HUNGARY).put("belgrade", OTTOMAN, 2)
    stage.control(OTTOMAN, "belgrade").put("buda", HUNGARY, 5)
    enter(stage, OTTOMAN, "belgrade", "mohacs")
    assert stage.asked == []
    assert stage.regulars(OTTOMAN, "mohacs") == 2


def test_13_2_active_minors_intercept_with_their_ally() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).ally(HAPSBURG, HUNGARY)
    stage.put("belgrade", OTTOMAN, 2).control(OTTOMAN, "belgrade").put("buda", HUNGARY, 3)
    assert interceptors(stage, OTTOMAN, "belgrade", "mohacs", HAPSBURG) == ["buda"]


def test_13_2_a_leader_alone_in_agram_joins_his_troops() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 3)
    stage.control(HAPSBURG, "mohacs", "agram").control(OTTOMAN, "belgrade")
    stage.put("belgrade", OTTOMAN, 2).put("mohacs", HAPSBURG, 2)
    stage.put("agram", HAPSBURG, leaders=["ferdinand"])
    dice = [6, 6, *[1] * 2, *[1] * 4]  # he comes; 2 Turks, 2 Hapsburgs with him and the defender
    enter(stage, OTTOMAN, "belgrade", "mohacs", dice, ["intercept.agram"])
    assert stage.where("ferdinand") == "mohacs"


def test_14_the_interceptor_and_not_the_host_leads_the_defence() -> None:
    """Papal troops come to the Hapsburgs in St. Dizier; who defeats Montmorency captures him."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).war(FRANCE, PAPACY)
    stage.ally(HAPSBURG, PAPACY).control(HAPSBURG, "st_dizier").control(PAPACY, "dijon")
    stage.put("paris", FRANCE, 1, leaders=["montmorency"]).put("st_dizier", HAPSBURG, 1)
    stage.put("dijon", PAPACY, 1)
    dice = [6, 6, *[1] * 2, *[5] * 3]
    enter(stage, FRANCE, "paris", "st_dizier", dice, ["intercept.dijon"])
    assert stage.events(BattleFought)[-1].winner == "power:papacy"
    assert stage.captor("montmorency") == PAPACY
