"""HIS 13.3: avoiding battle."""

from collections.abc import Sequence

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    OTTOMAN,
    PAPACY,
)
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import enter_space
from tercio.wars.model.fatigue import tire
from tercio.wars.model.names import Power

from .stage import Stage


def lorraine() -> Stage:
    """France moves from Paris against Hapsburgs in St. Dizier, which they hold."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, 3)
    stage.control(HAPSBURG, "st_dizier", "st_quentin", "dijon")
    return stage.put("paris", FRANCE, 4).put("st_dizier", HAPSBURG, 2)


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


def offered(stage: Stage, seat: str = "hapsburg") -> list[str]:
    """Where battle could be avoided to."""
    asks = [a for a in stage.asked if a.kind == "avoid-battle" and a.seat == seat]
    return [option.key for ask in asks for option in ask.options]


STANDS = [*[1] * 4, *[1] * 3]
"""The dice of a battle without hits, which the defender wins."""


def test_13_3_nine_or_more_avoids() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "st_dizier", [4, 5], ["avoid.dijon", "all"])
    assert stage.regulars(HAPSBURG, "dijon") == 2
    assert stage.regulars(FRANCE, "st_dizier") == 4


def test_13_3_after_a_failure_they_fight() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "st_dizier", [4, 4, *STANDS], ["avoid.dijon", "all"])
    assert stage.regulars(HAPSBURG, "st_dizier") == 2
    assert stage.regulars(FRANCE, "paris") == 4


def test_13_3_it_is_optional() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "st_dizier", STANDS, ["pass"])
    assert stage.regulars(HAPSBURG, "st_dizier") == 2


def test_13_3_more_than_a_formation_may_go_and_some_may_stay() -> None:
    stage = lorraine().put("st_dizier", HAPSBURG, 4)
    answers = ["avoid.dijon", *["regular"] * 5, "done"]
    enter(stage, FRANCE, "paris", "st_dizier", [6, 6, *[1] * 4, *[1] * 2], answers)
    assert stage.regulars(HAPSBURG, "dijon") == 5
    assert stage.regulars(HAPSBURG, "st_dizier") == 1


def test_13_3_a_leader_may_go_without_units() -> None:
    stage = lorraine().put("st_dizier", HAPSBURG, leaders=["charles_v"])
    answers = ["avoid.dijon", "leader.charles_v", "done"]
    enter(stage, FRANCE, "paris", "st_dizier", [3, 4, *STANDS], answers)
    assert stage.where("charles_v") == "dijon"
    assert stage.regulars(HAPSBURG, "st_dizier") == 2


def test_13_3_not_into_independent_or_foreign_spaces_unless_allied() -> None:
    stage = lorraine()
    enter(stage, FRANCE, "paris", "st_dizier", STANDS, ["pass"])
    assert "avoid.metz" not in offered(stage)
    stage = lorraine().control(ENGLAND, "dijon")
    enter(stage, FRANCE, "paris", "st_dizier", STANDS, ["pass"])
    assert "avoid.dijon" not in offered(stage)
    stage = lorraine().control(ENGLAND, "dijon").ally(ENGLAND, HAPSBURG)
    enter(stage, FRANCE, "paris", "st_dizier", STANDS, ["pass"])
    assert "avoid.dijon" in offered(stage)


def test_13_3_not_into_unrest_or_among_enemies_or_where_the_enemy_came_from() -> None:
    stage = lorraine().control(HAPSBURG, "paris").unrest("dijon").put("st_quentin", FRANCE, 1)
    enter(stage, FRANCE, "paris", "st_dizier", STANDS, ["pass"])
    assert offered(stage) == ["avoid.brussels", "pass"]
    explain = next(a.explain for a in stage.asked if a.kind == "avoid-battle")
    assert explain is not None
    assert [r.message for r in explain("space:dijon")] == ["forbid-is-a-space-in-unrest"]
    assert [r.message for r in explain("space:paris")] == ["forbid-is-the-space-just-vacated"]
    assert "forbid-holds-enemy-units" in [r.message for r in explain("space:st_quentin")]
    assert next(r.message for r in explain("sea:north_sea")) == "forbid-is-a-sea-zone"


def test_13_3_nobody_who_intercepted_may_avoid() -> None:
    stage = lorraine().put("brussels", HAPSBURG, 1)
    dice = [6, 6, *[1] * 4, *[1] * 4]
    enter(stage, FRANCE, "paris", "st_dizier", dice, ["intercept.brussels"])
    assert offered(stage) == []
    assert stage.regulars(HAPSBURG, "st_dizier") == 3


def test_13_3_allies_avoid_separately_in_impulse_order() -> None:
    stage = lorraine().ally(HAPSBURG, PAPACY).war(FRANCE, PAPACY).put("st_dizier", PAPACY, 1)
    answers = ["avoid.dijon", "all", "avoid.st_quentin"]
    enter(stage, FRANCE, "paris", "st_dizier", [6, 6, 6, 6], answers)
    assert stage.regulars(HAPSBURG, "dijon") == 2
    assert stage.regulars(PAPACY, "st_quentin") == 1
    assert [a.seat for a in stage.asked if a.kind == "avoid-battle"] == ["hapsburg", "papacy"]


def test_13_3_active_minors_go_with_their_major_power() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).ally(HAPSBURG, HUNGARY)
    stage.control(HAPSBURG, "mohacs", "graz").control(OTTOMAN, "belgrade")
    stage.put("belgrade", OTTOMAN, 3).put("mohacs", HUNGARY, 2).put("mohacs", HAPSBURG, 1)
    enter(stage, OTTOMAN, "belgrade", "mohacs", [6, 6], ["avoid.graz", "all"])
    assert stage.regulars(HUNGARY, "graz") == 2
    assert stage.regulars(HAPSBURG, "graz") == 1


def test_22_1_inactive_minors_never_avoid_battle() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HUNGARY)
    stage.put("belgrade", OTTOMAN, 4).control(OTTOMAN, "belgrade").put("mohacs", HUNGARY, 1)
    enter(stage, OTTOMAN, "belgrade", "mohacs", [*[5] * 4, *[1] * 2])
    assert stage.asked == []
    assert stage.regulars(HUNGARY, "mohacs") == 0


def test_13_3_ottoman_cavalry_counts_both_ways() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG)
    stage.control(HAPSBURG, "mohacs", "graz").control(OTTOMAN, "belgrade")
    stage.put("belgrade", OTTOMAN, 3, 1).put("mohacs", HAPSBURG, 1)
    dice = [4, 5, *[5] * 4, *[1] * 2]  # a 9, less 1 for the cavalry: not enough
    enter(stage, OTTOMAN, "belgrade", "mohacs", dice, ["avoid.graz"])
    assert stage.regulars(HAPSBURG, "graz") == 0
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG)
    stage.control(OTTOMAN, "mohacs", "belgrade").put("graz", HAPSBURG, 3)
    stage.put("mohacs", OTTOMAN, 0, 2)
    enter(stage, HAPSBURG, "graz", "mohacs", [4, 4], ["avoid.belgrade", "all"])
    assert stage.second(OTTOMAN, "belgrade") == 2


def test_13_3_those_beaten_this_impulse_avoid_without_dice() -> None:
    stage = lorraine()
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, HAPSBURG, stage.at("st_dizier")))
    enter(stage, FRANCE, "paris", "st_dizier", [], ["avoid.dijon", "all"])
    assert stage.regulars(HAPSBURG, "dijon") == 2


def test_13_3_one_fresh_unit_among_them_must_roll() -> None:
    stage = lorraine()
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, HAPSBURG, stage.at("st_dizier")))
    stage.put("st_dizier", HAPSBURG, 1)
    enter(stage, FRANCE, "paris", "st_dizier", [4, 5], ["avoid.dijon", "all"])
    assert stage.regulars(HAPSBURG, "dijon") == 3


def test_15_3_besiegers_who_slip_away_give_up_the_siege() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, 3)
    stage.control(HAPSBURG, "st_quentin").put("rouen", FRANCE, 3)
    stage.put("paris", FRANCE, 1).put("paris", HAPSBURG, 4)
    stage.siege("paris", HAPSBURG)
    enter(stage, FRANCE, "rouen", "paris", [6, 6], ["avoid.st_quentin", "all"])
    assert not stage.is_besieged("paris")
    assert stage.regulars(HAPSBURG, "st_quentin") == 4


def test_13_1_a_leader_whose_troops_slip_away_without_him_is_captured() -> None:
    stage = lorraine().put("st_dizier", HAPSBURG, leaders=["charles_v"])
    answers = ["avoid.dijon", "regular", "regular", "done"]
    enter(stage, FRANCE, "paris", "st_dizier", dice=[6, 3], answers=answers)
    assert stage.regulars(HAPSBURG, "dijon") == 2
    assert stage.captor("charles_v") == FRANCE


def test_13_3_over_a_pass() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE, 3)
    stage.control(HAPSBURG, "turin", "grenoble").control(FRANCE, "milan")
    stage.put("milan", FRANCE, 4).put("turin", HAPSBURG, 2)
    assert stage.g.world.crosses_pass(stage.at("turin"), stage.at("grenoble"))
    enter(stage, FRANCE, "milan", "turin", [4, 5], ["avoid.grenoble", "all"])
    assert stage.regulars(HAPSBURG, "grenoble") == 2


def test_13_3_from_a_landing_into_any_friendly_space() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 1)
    stage.control(HAPSBURG, "agram").put("trieste", HAPSBURG, 1)
    stage.control(OTTOMAN, "scutari").put("scutari", OTTOMAN, 2)
    force = whole_force(stage.g, OTTOMAN, stage.at("scutari"))
    landing = enter_space(stage.g, force, stage.sea("adriatic_sea"), stage.at("trieste"))
    stage.run(landing, dice=[6, 6], answers=["avoid.agram"])
    assert offered(stage) == ["avoid.agram", "avoid.graz", "pass"]
    assert stage.regulars(HAPSBURG, "agram") == 1


def test_13_3_not_among_those_who_are_fought_without_a_war() -> None:
    """England attacks the French guests of its Hapsburg enemy; both have a Papal ally in Dijon."""
    stage = Stage().clear().empty_hands().war(ENGLAND, HAPSBURG).ally(FRANCE, HAPSBURG)
    stage.ally(FRANCE, PAPACY).ally(ENGLAND, PAPACY).impulse(ENGLAND, 3)
    stage.control(HAPSBURG, "st_dizier").control(PAPACY, "dijon").control(ENGLAND, "st_quentin")
    stage.put("st_quentin", ENGLAND, 4).put("st_dizier", FRANCE, 2).put("dijon", ENGLAND, 1)
    enter(stage, ENGLAND, "st_quentin", "st_dizier", STANDS, ["pass"])
    assert "avoid.dijon" not in offered(stage, "france")
    assert "avoid.paris" in offered(stage, "france")


def test_13_1_allies_who_are_guests_of_an_enemy_in_the_open_are_not_fought() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).ally(FRANCE, ENGLAND)
    stage.ally(ENGLAND, HAPSBURG).control(HAPSBURG, "st_dizier").impulse(FRANCE, 3)
    stage.put("paris", FRANCE, 4).put("st_dizier", ENGLAND, 2)
    enter(stage, FRANCE, "paris", "st_dizier")
    assert (stage.regulars(FRANCE, "st_dizier"), stage.regulars(ENGLAND, "st_dizier")) == (4, 2)
