"""HIS 15, 15.3: sieges, and how they are broken."""

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, INDEPENDENT, PAPACY
from tercio.wars.land.entry import LEAVE
from tercio.wars.model.events import SiegeLifted
from tercio.wars.siege.siege import check_siege, check_sieges

from .stage import Stage


def milan(garrison: int = 2, besiegers: int = 4) -> Stage:
    """The French hold Milan against the Hapsburgs."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).control(FRANCE, "milan")
    stage.put("milan", FRANCE, garrison).put("milan", HAPSBURG, besiegers)
    stage.siege("milan", HAPSBURG)
    return stage


def test_15_besieged_units_may_not_move() -> None:
    stage = milan()
    assert not LEAVE.allow(stage.g, FRANCE, stage.at("milan"))


def test_15_3_a_siege_lasts_while_the_besieger_has_more_units() -> None:
    stage = milan(2, 3)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.is_besieged("milan")


def test_15_3_an_equal_stack_breaks_it_and_retreats() -> None:
    stage = milan(2, 2).control(HAPSBURG, "trent", "modena")
    answers = ["retreat.trent"]
    stage.run(check_siege(stage.g, stage.at("milan")), answers=answers)
    assert not stage.is_besieged("milan")
    assert stage.regulars(HAPSBURG, "trent") == 2


def test_15_3_cavalry_and_mercenaries_count() -> None:
    stage = milan(2, 1).put("milan", HAPSBURG, 0, 2)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.is_besieged("milan")


def test_15_3_reinforcements_inside_break_it() -> None:
    stage = milan(2, 3).control(HAPSBURG, "trent").put("milan", FRANCE, 1)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.regulars(HAPSBURG, "trent") == 3


def test_15_3_allies_inside_count() -> None:
    stage = milan(2, 3).control(HAPSBURG, "trent").ally(FRANCE, PAPACY).put("milan", PAPACY, 1)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert not stage.is_besieged("milan")


def test_15_3_without_a_legal_space_the_stack_is_lost_and_leaders_captured() -> None:
    stage = milan(2, 2).put("milan", HAPSBURG, leaders=["duke_of_alva"])
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.regulars(HAPSBURG, "milan") == 0
    assert stage.captor("duke_of_alva") == FRANCE


def test_15_3_not_into_unrest_enemies_or_spaces_of_others() -> None:
    stage = milan(2, 2).control(HAPSBURG, "trent", "modena", "pavia").unrest("trent")
    stage.put("modena", FRANCE, 1)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.regulars(HAPSBURG, "pavia") == 2


def test_15_3_leaders_left_alone_retreat_too() -> None:
    stage = milan(2, 0).control(HAPSBURG, "trent").put("milan", HAPSBURG, leaders=["duke_of_alva"])
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.where("duke_of_alva") == "trent"


def test_15_3_where_the_war_is_over_the_siege_is_over() -> None:
    stage = milan()
    stage.g.end_war(FRANCE, HAPSBURG)
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert not stage.is_besieged("milan")
    assert stage.regulars(HAPSBURG, "milan") == 4, "who ends the war displaces the units"


def test_15_two_allies_besiege_together_if_each_outnumbers_the_garrison() -> None:
    stage = milan(2, 4).ally(HAPSBURG, ENGLAND).war(ENGLAND, FRANCE).put("milan", ENGLAND, 2)
    stage.siege("milan", ENGLAND)
    stage.control(ENGLAND, "trent")
    stage.run(check_siege(stage.g, stage.at("milan")))
    assert stage.g.state.besiegers[stage.at("milan")] == 1 << HAPSBURG
    assert stage.regulars(ENGLAND, "trent") == 2


def test_22_6_independents_stand_a_siege() -> None:
    stage = Stage().clear().put("milan", INDEPENDENT, 2).put("milan", FRANCE, 3)
    stage.siege("milan", FRANCE)
    stage.run(check_sieges(stage.g))
    assert stage.is_besieged("milan")
    stage.g.lose_troops(FRANCE, 0, 1, stage.at("milan"))
    stage.control(FRANCE, "turin").run(check_sieges(stage.g))
    assert stage.regulars(FRANCE, "turin") == 2


def test_15_3_a_siege_by_two_is_lifted_by_the_last_who_leaves() -> None:
    stage = milan().ally(HAPSBURG, PAPACY).war(FRANCE, PAPACY).put("milan", PAPACY, 3)
    stage.siege("milan", PAPACY)
    stage.g.lift_siege(stage.at("milan"), HAPSBURG)
    assert stage.is_besieged("milan")
    assert not stage.events(SiegeLifted)
    stage.g.lift_siege(stage.at("milan"), PAPACY)
    assert not stage.is_besieged("milan")
    assert len(stage.events(SiegeLifted)) == 1
