"""VQ 13.2, 13.3: interception, and avoiding battle."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.wars.land.formations import whole_force
from tercio.wars.land.interception import intercepting_spaces
from tercio.wars.land.move import declare, roll_modifier
from tercio.wars.land.movement import enter_space
from tercio.wars.model.fatigue import tire
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.stage import Stage

STANDS = [*[1] * 4, *[1] * 3]
"""The dice of a battle of four against two without hits, which the defender wins."""


def turin() -> Stage:
    """France moves from Pavia to independent Turin, past its enemies in Milan."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(FRANCE, "pavia")
    return stage.put("pavia", FRANCE, 2).put("milan", SPAIN, 3)


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


@pytest.mark.rule("VQ 13.2")
def test_13_2_nine_or_more_intercepts_and_a_battle_follows() -> None:
    stage = turin()
    battle = [*[6, 1], *[1, 1, 1, 5]]  # 2 French dice, then 3 units and 1 for the defender
    enter(stage, FRANCE, "pavia", "turin", [4, 5, *battle], ["intercept.milan", "all"])
    assert stage.regulars(SPAIN, "turin") == 2
    assert stage.regulars(FRANCE, "pavia") == 1, "a tie: the interceptor defends"


@pytest.mark.rule("VQ 13.2")
def test_13_2_eight_is_not_enough_and_nobody_must() -> None:
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [4, 4], ["intercept.milan", "all"])
    assert stage.regulars(SPAIN, "milan") == 3
    assert stage.regulars(FRANCE, "turin") == 2
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [], ["pass"])
    assert stage.regulars(FRANCE, "turin") == 2


@pytest.mark.rule("VQ 13.2", "VQ 13.3", "VQ 5.3")
@pytest.mark.parametrize(("ottoman", "modifier"), [(True, 1), (False, -1)])
def test_13_2_cavalry_helps_the_ottoman_either_way(ottoman: bool, modifier: int) -> None:
    stage = Stage().clear().put("buda", OTTOMAN, 1, 1).put("vienna", HRE, 2)
    horse = whole_force(stage.g, OTTOMAN, stage.at("buda"))
    foot = whole_force(stage.g, HRE, stage.at("vienna"))
    pair = (horse, foot) if ottoman else (foot, horse)
    assert roll_modifier(stage.g, *pair) == modifier


@pytest.mark.rule("VQ 13.2")
def test_13_2_after_one_success_its_other_stacks_may_follow_but_no_other_power() -> None:
    stage = turin().put("genoa", SPAIN, 2).put("genoa", ENGLAND, 1)
    stage.war(FRANCE, ENGLAND).ally(SPAIN, ENGLAND)
    answers = ["intercept.milan", "all", "intercept.genoa", "all"]
    enter(stage, FRANCE, "pavia", "turin", [6, 6, 6, 6, *[1, 1], *[1] * 6], answers)
    assert stage.regulars(SPAIN, "turin") == 5
    assert stage.regulars(ENGLAND, "genoa") == 1
    assert {ask.seat for ask in stage.asked if ask.kind == "interception"} == {"spain"}


@pytest.mark.rule("VQ 13.2")
def test_13_2_powers_try_in_impulse_order_each_space_once() -> None:
    stage = turin().war(FRANCE, ENGLAND).put("genoa", ENGLAND, 1)
    answers = ["intercept.milan", "regular", "done", "intercept.genoa"]
    enter(stage, FRANCE, "pavia", "turin", [1, 1, 1, 1], answers)
    seats = [ask.seat for ask in stage.asked if ask.kind == "interception"]
    assert seats == ["spain", "england"]
    assert stage.regulars(FRANCE, "turin") == 2


@pytest.mark.rule("VQ 13.2", "VQ 2.5")
def test_13_2_interception_never_crosses_a_pass() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("pavia", FRANCE, 2).put("geneva", SPAIN, 3)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []
    stage.put("genoa", SPAIN, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == ["genoa"]


@pytest.mark.rule("VQ 13.2")
def test_13_2_only_a_power_at_war_intercepts() -> None:
    stage = turin()
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == ["milan"]
    stage.g.end_war(FRANCE, SPAIN)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []


@pytest.mark.rule("VQ 13.2")
def test_13_2_nobody_tries_twice_in_an_impulse() -> None:
    stage = turin()
    enter(stage, FRANCE, "pavia", "turin", [1, 1], ["intercept.milan", "all"])
    assert interceptors(stage, FRANCE, "turin", "modena", SPAIN) == []
    stage.g.state.impulse.intercepted.clear()
    assert interceptors(stage, FRANCE, "turin", "modena", SPAIN) == ["milan"]


@pytest.mark.rule("VQ 13.2", "VQ 15")
def test_13_2_units_under_siege_do_not_intercept_not_even_the_besieger_who_leaves() -> None:
    stage = turin().put("milan", FRANCE, 4).siege("milan", FRANCE)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []
    assert interceptors(stage, FRANCE, "milan", "turin", SPAIN) == []


@pytest.mark.rule("VQ 13.2")
def test_13_2_no_interception_into_a_friendly_fortress() -> None:
    stage = turin().control(FRANCE, "genoa").put("siena", SPAIN, 3)
    assert interceptors(stage, FRANCE, "pavia", "genoa", SPAIN) == []


@pytest.mark.rule("VQ 13.2", "VQ 15")
def test_13_2_no_interception_where_units_are_under_siege() -> None:
    stage = turin().control(FRANCE, "genoa").put("genoa", FRANCE, 1).put("genoa", SPAIN, 3)
    stage.siege("genoa", SPAIN).put("siena", SPAIN, 2)
    assert interceptors(stage, FRANCE, "pavia", "genoa", SPAIN) == []


@pytest.mark.rule("VQ 13.2")
def test_13_2_into_a_space_with_units_only_to_join_friends() -> None:
    stage = turin().put("turin", FRANCE, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []
    stage = turin().put("turin", SPAIN, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == ["milan"]
    stage = turin().put("turin", ENGLAND, 1).war(FRANCE, ENGLAND)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []
    stage.ally(SPAIN, ENGLAND)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == ["milan"]


@pytest.mark.rule("VQ 13.2")
def test_13_2_not_into_a_strangers_space() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).ally(FRANCE, ENGLAND)
    stage.put("boulogne", FRANCE, 2).control(ENGLAND, "amiens").put("arras", SPAIN, 2)
    assert interceptors(stage, FRANCE, "boulogne", "amiens", SPAIN) == []
    stage.war(ENGLAND, SPAIN)
    assert interceptors(stage, FRANCE, "boulogne", "amiens", SPAIN) == ["arras"]


@pytest.mark.rule("VQ 13.2")
def test_13_2_leaders_alone_only_join_friends() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("pavia", FRANCE, 2)
    stage.put("milan", SPAIN, leaders=["alva"])
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == []
    stage.put("turin", SPAIN, 1)
    assert interceptors(stage, FRANCE, "pavia", "turin", SPAIN) == ["milan"]


@pytest.mark.rule("VQ 13.2", "VQ 13.1")
def test_13_2_a_lone_leader_on_the_move_is_captured_by_interceptors() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).put("milan", SPAIN, 1)
    stage.control(FRANCE, "pavia").put("pavia", FRANCE, leaders=["montmorency"])
    enter(stage, FRANCE, "pavia", "turin", [6, 6], ["intercept.milan"])
    assert stage.captor("montmorency") == SPAIN
    assert stage.regulars(SPAIN, "turin") == 1


@pytest.mark.rule("VQ 13.2", "VQ 13.4")
def test_13_2_after_an_interception_nobody_goes_inside() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 1)
    stage.control(FRANCE, "mons").put("mons", FRANCE, 4).put("brussels", SPAIN, 1)
    stage.put("antwerp", SPAIN, 1)
    dice = [4, 5, *[1] * 4, *[1] * 3]
    enter(stage, FRANCE, "mons", "brussels", dice, ["intercept.antwerp"])
    assert "withdraw" not in [ask.kind for ask in stage.asked]
    assert stage.regulars(SPAIN, "brussels") == 2
    assert stage.regulars(FRANCE, "mons") == 4


@pytest.mark.rule("VQ 24.1", "VQ 13.2", "VQ 13.3")
def test_24_1_inactive_minors_neither_intercept_nor_avoid_battle() -> None:
    stage = Stage().clear().empty_hands().war(ENGLAND, SCOTLAND).impulse(ENGLAND, 1)
    stage.put("berwick", ENGLAND, 2).put("edinburgh", SCOTLAND, 3).control(ENGLAND, "aberdeen")
    stage.put("aberdeen", ENGLAND, 4)
    enter(stage, ENGLAND, "aberdeen", "stirling")
    assert stage.asked == []
    stage.put("glasgow", SCOTLAND, 1).put("carlisle", ENGLAND, 4)
    enter(stage, ENGLAND, "carlisle", "glasgow", [*[5] * 4, *[1] * 2])
    assert stage.asked == []
    assert stage.regulars(SCOTLAND, "glasgow") == 0


@pytest.mark.rule("VQ 13.2", "VQ 13.3", "VQ 14.1")
def test_13_2_those_who_avoid_battle_or_retreat_are_not_intercepted() -> None:
    stage = lorraine().put("dijon", FRANCE, 1).put("orleans", FRANCE, 2)
    enter(stage, FRANCE, "paris", "reims", [6, 6], ["avoid.troyes", "all"])
    assert stage.regulars(SPAIN, "troyes") == 2
    assert "interception" not in [ask.kind for ask in stage.asked]


# -- 13.3 ------------------------------------------------------------------------------------------


def lorraine() -> Stage:
    """France moves from Paris against Spaniards in Reims, which they hold with the land around."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(SPAIN, "reims", "troyes", "amiens")
    return stage.put("paris", FRANCE, 4).put("reims", SPAIN, 2)


def offered(stage: Stage, seat: str = "spain") -> list[str]:
    """Where battle could be avoided to."""
    asks = [a for a in stage.asked if a.kind == "avoid-battle" and a.seat == seat]
    return [option.key for ask in asks for option in ask.options]


@pytest.mark.rule("VQ 13.3")
def test_13_3_nine_or_more_avoids_and_eight_does_not() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "reims", [4, 5], ["avoid.troyes", "all"])
    assert stage.regulars(SPAIN, "troyes") == 2
    assert stage.regulars(FRANCE, "reims") == 4
    stage = lorraine()
    enter(stage, FRANCE, "paris", "reims", [4, 4, *STANDS], ["avoid.troyes", "all"])
    assert stage.regulars(SPAIN, "reims") == 2
    assert stage.regulars(FRANCE, "paris") == 4


@pytest.mark.rule("VQ 13.3")
def test_13_3_it_is_optional() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "reims", STANDS, ["pass"])
    assert stage.regulars(SPAIN, "reims") == 2


@pytest.mark.rule("VQ 13.3")
def test_13_3_more_than_a_formation_may_go_and_some_may_stay() -> None:
    stage = lorraine().put("reims", SPAIN, 4)
    answers = ["avoid.troyes", *["regular"] * 5, "done"]
    enter(stage, FRANCE, "paris", "reims", [6, 6, *[1] * 4, *[1] * 2], answers)
    assert stage.regulars(SPAIN, "troyes") == 5
    assert stage.regulars(SPAIN, "reims") == 1


@pytest.mark.rule("VQ 13.3")
def test_13_3_a_leader_may_go_without_units() -> None:
    stage = lorraine().put("reims", SPAIN, leaders=["alva"])
    answers = ["avoid.troyes", "leader.alva", "done"]
    enter(stage, FRANCE, "paris", "reims", [6, 6, *STANDS], answers)
    assert stage.where("alva") == "troyes"
    assert stage.regulars(SPAIN, "reims") == 2


@pytest.mark.rule("VQ 13.3", "VQ 9.2")
def test_13_3_not_into_independent_or_foreign_spaces_unless_allied() -> None:
    stage = lorraine().control(ENGLAND, "troyes")
    enter(stage, FRANCE, "paris", "reims", STANDS, ["pass"])
    assert not {"avoid.metz", "avoid.troyes"} & set(offered(stage))
    stage = lorraine().control(ENGLAND, "troyes").ally(ENGLAND, SPAIN)
    enter(stage, FRANCE, "paris", "reims", STANDS, ["pass"])
    assert "avoid.troyes" in offered(stage)


@pytest.mark.rule("VQ 13.3", "VQ 12.4")
def test_13_3_not_into_unrest_or_among_enemies_or_where_the_enemy_came_from() -> None:
    stage = lorraine().control(SPAIN, "paris").unrest("troyes").put("amiens", FRANCE, 1)
    enter(stage, FRANCE, "paris", "reims", STANDS, ["pass"])
    assert offered(stage) == ["avoid.mons", "pass"]


@pytest.mark.rule("VQ 13.3", "VQ 2.5")
def test_13_3_over_a_pass_but_never_to_sea() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(SPAIN, "turin", "grenoble").control(FRANCE, "milan")
    stage.put("milan", FRANCE, 4).put("turin", SPAIN, 2)
    enter(stage, FRANCE, "milan", "turin", [4, 5], ["avoid.grenoble", "all"])
    assert stage.regulars(SPAIN, "grenoble") == 2
    inland = {"avoid.milan", "avoid.pavia", "avoid.genoa", "avoid.grenoble", "pass"}
    assert set(offered(stage)) <= inland


@pytest.mark.rule("VQ 13.3", "VQ 13.2")
def test_13_3_nobody_who_intercepted_may_avoid() -> None:
    stage = lorraine().put("mons", SPAIN, 1)
    enter(stage, FRANCE, "paris", "reims", [6, 6, *[1] * 4, *[1] * 4], ["intercept.mons"])
    assert offered(stage) == []
    assert stage.regulars(SPAIN, "reims") == 3


@pytest.mark.rule("VQ 13.3", "VQ 9.2")
def test_13_3_allies_avoid_separately_in_impulse_order_minors_with_their_major() -> None:
    stage = lorraine().ally(SPAIN, ENGLAND).war(FRANCE, ENGLAND).put("reims", ENGLAND, 1)
    stage.ally(SPAIN, PAPACY).put("reims", PAPACY, 1)
    answers = ["avoid.troyes", "all", "avoid.amiens"]
    enter(stage, FRANCE, "paris", "reims", [6, 6, 6, 6], answers)
    assert stage.regulars(SPAIN, "troyes") == 2
    assert stage.regulars(PAPACY, "troyes") == 1
    assert stage.regulars(ENGLAND, "amiens") == 1
    assert [a.seat for a in stage.asked if a.kind == "avoid-battle"] == ["spain", "england"]


@pytest.mark.rule("VQ 13.3")
def test_13_3_those_beaten_this_impulse_avoid_without_dice_but_one_fresh_unit_rolls() -> None:
    stage = lorraine()
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, SPAIN, stage.at("reims")))
    enter(stage, FRANCE, "paris", "reims", [], ["avoid.troyes", "all"])
    assert stage.regulars(SPAIN, "troyes") == 2
    stage = lorraine()
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, SPAIN, stage.at("reims")))
    stage.put("reims", SPAIN, 1)
    enter(stage, FRANCE, "paris", "reims", [4, 5], ["avoid.troyes", "all"])
    assert stage.regulars(SPAIN, "troyes") == 3


@pytest.mark.rule("VQ 13.3", "VQ 15")
def test_13_3_the_besieged_do_not_avoid_battle() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(FRANCE, "mons").put("mons", FRANCE, 2)
    stage.put("brussels", FRANCE, 3).put("brussels", SPAIN, 1).siege("brussels", FRANCE)
    enter(stage, FRANCE, "mons", "brussels")
    assert stage.asked == []
    assert stage.regulars(SPAIN, "brussels") == 1


@pytest.mark.rule("VQ 15.3", "VQ 13.3")
def test_15_3_besiegers_who_slip_away_give_up_the_siege() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(SPAIN, "amiens").put("rouen", FRANCE, 3)
    stage.put("paris", FRANCE, 1).put("paris", SPAIN, 4).siege("paris", SPAIN)
    enter(stage, FRANCE, "rouen", "paris", [6, 6], ["avoid.amiens", "all"])
    assert not stage.is_besieged("paris")
    assert stage.regulars(SPAIN, "amiens") == 4


@pytest.mark.rule("VQ 2.5", "VQ 13.2", "VQ 13.3")
@pytest.mark.parametrize(("holder", "can"), [(SPAIN, True), (PROTESTANT, False)])
def test_2_5_interception_and_flight_go_along_a_waterway(holder: Power, can: bool) -> None:
    """Whoever holds Flushing uses the Scheldt; France marches from Ghent to Antwerp."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 2)
    stage.control(holder, "flushing").control(FRANCE, "ghent").put("ghent", FRANCE, 4)
    stage.put("flushing", SPAIN, 2).put("antwerp", SPAIN, 1)
    assert interceptors(stage, FRANCE, "ghent", "antwerp", SPAIN) == (["flushing"] if can else [])
    for space in ("brussels", "breda", "maastricht"):
        stage.unrest(space)
    stage.g.lose_troops(SPAIN, 0, 2, stage.at("flushing"))
    enter(stage, FRANCE, "ghent", "antwerp", answers=["pass", "withdraw"] if can else ["withdraw"])
    assert ("avoid.flushing" in offered(stage)) is can
