"""Units and leaders that may not go everywhere (VQ 17.1, 20.10, 23.1)."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    KNIGHTS,
    MORISCOS,
    OTTOMAN,
    SPAIN,
)
from tercio.wars.land.displacement import displace_army
from tercio.wars.land.entry import movable_force
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, can_move
from tercio.wars.land.retreat import retreat
from tercio.wars.model.confinement import goes_along
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 17.1")
def test_17_1_the_knights_never_leave_their_space() -> None:
    stage = Stage().clear().put("malta", KNIGHTS, regulars=2).put("malta", SPAIN, regulars=1)
    pool = movable_force(stage.g, SPAIN, stage.at("malta"))
    assert list(pool.stacks()) == [(SPAIN, 0, 1)]


@pytest.mark.rule("VQ 17.1", "VQ 12.5")
def test_17_1_knights_who_are_displaced_are_lost() -> None:
    stage = Stage().clear().put("malta", KNIGHTS, regulars=2)
    stage.run(displace_army(stage.g, SPAIN, stage.at("malta")), answers=["displace.madrid"])
    assert not stage.g.state.land[KNIGHTS]


@pytest.mark.rule("VQ 23.1")
def test_23_1_the_moriscos_stay_within_2_spaces_of_granada() -> None:
    stage = Stage().clear().war(OTTOMAN, SPAIN).put("seville", MORISCOS, regulars=1)
    stage.impulse(OTTOMAN, cp=2)
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), answers=["move.seville.cordoba"])
    assert stage.regulars(MORISCOS, "cordoba") == 1
    stage = Stage().clear().war(OTTOMAN, SPAIN).put("valencia", MORISCOS, regulars=1)
    stage.impulse(OTTOMAN, cp=2)
    stage.run(MOVE_CLEAR.run(stage.g, OTTOMAN), answers=["move.valencia.madrid"])
    offered = [option.key for option in stage.asked[-1].options]
    assert "move.valencia.zaragoza" not in offered
    assert "move.valencia.barcelona" not in offered


@pytest.mark.rule("VQ 20.10")
def test_20_10_guise_does_not_leave_france_but_may_go_to_metz() -> None:
    stage = Stage().clear().war(SPAIN, FRANCE).control(SPAIN, "reims")
    stage.put("reims", SPAIN, leaders=["guise"]).impulse(SPAIN, cp=2)
    assert can_move(stage.g, SPAIN, over_pass=False)
    stage.run(MOVE_CLEAR.run(stage.g, SPAIN), answers=["move.reims.metz"])
    offered = [option.key for option in stage.asked[-1].options]
    assert "move.reims.mons" not in offered
    assert stage.where("guise") == "metz"


@pytest.mark.rule("VQ 20.10", "VQ 14.1")
def test_20_10_guise_is_taken_where_he_cannot_retreat() -> None:
    stage = Stage().clear().war(SPAIN, FRANCE)
    stage.put("reims", SPAIN, regulars=2, leaders=["guise"])
    force = whole_force(stage.g, SPAIN, stage.at("reims"))
    stage.run(retreat(stage.g, force, enemy=FRANCE))
    assert stage.regulars(SPAIN, "mons") == 2
    assert stage.captor("guise") == FRANCE


@pytest.mark.rule("VQ 23.1", "VQ 13.4")
def test_23_1_nor_do_moriscos_go_on_past_walls_to_where_they_may_not_be() -> None:
    stage = Stage().clear().war(OTTOMAN, SPAIN).control(SPAIN, "lisbon")
    stage.put("cordoba", MORISCOS, regulars=1).put("seville", SPAIN, regulars=2)
    stage.impulse(OTTOMAN, cp=3)
    stage.run(
        MOVE_CLEAR.run(stage.g, OTTOMAN),
        answers=["move.cordoba.seville", "pass", "withdraw", "continue.gibraltar"],
    )
    ask = next(ask for ask in stage.asked if ask.kind == "continue-or-retreat")
    offered = [option.key for option in ask.options]
    assert offered == ["continue.cordoba", "continue.gibraltar", "retreat"]


@pytest.mark.rule("VQ 5.3", "VQ 13.1")
def test_5_3_units_that_cannot_be_shown_apart_go_together() -> None:
    """All six counters of one are in use, so that the two at York share one."""
    stage = Stage().clear().put("york", ENGLAND, regulars=2)
    for place in ("london", "bristol", "plymouth", "portsmouth", "norwich", "berwick"):
        stage.put(place, ENGLAND, regulars=1)
    stage.impulse(ENGLAND, cp=2)
    answers = ["from.york", "all", "move.york.lincoln"]
    stage.run(MOVE_CLEAR.run(stage.g, ENGLAND), answers=answers)
    assert stage.regulars(ENGLAND, "lincoln") == 2


@pytest.mark.rule("VQ 20.10", "VQ 13.2", "VQ 13.3")
def test_20_10_guise_neither_intercepts_nor_avoids_battle_out_of_france() -> None:
    stage = Stage().clear().empty_hands().war(SPAIN, FRANCE).control(SPAIN, "reims")
    stage.control(FRANCE, "arras").put("arras", FRANCE, 4).impulse(FRANCE, 4)
    stage.put("reims", SPAIN, 2, leaders=["guise"])
    answers = ["all", "move.arras.mons", "intercept.reims", "all"]
    dice = [6, 6, *[1] * 4, *[1] * 3]  # two units and the defender's die, without Guise
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), dice=dice, answers=answers)
    assert stage.regulars(SPAIN, "mons") == 2
    assert stage.where("guise") == "reims"
    flight = Stage().clear().empty_hands().war(SPAIN, FRANCE).control(SPAIN, "reims")
    flight.put("paris", FRANCE, 4).put("reims", SPAIN, 2, leaders=["guise"]).impulse(FRANCE, 1)
    answers = ["all", "move.paris.reims", "avoid.mons", "all"]
    flight.run(MOVE_CLEAR.run(flight.g, FRANCE), dice=[6, 6], answers=answers)
    assert flight.regulars(SPAIN, "mons") == 2
    assert flight.captor("guise") == FRANCE, "left alone in the open"


@pytest.mark.rule("VQ 20.10", "VQ 13.1")
def test_20_10_guise_alone_in_metz_has_nowhere_to_go() -> None:
    stage = Stage().clear().war(SPAIN, FRANCE).put("metz", SPAIN, leaders=["guise"])
    stage.impulse(SPAIN, cp=2)
    assert not can_move(stage.g, SPAIN, over_pass=False), "alone not to Reims, never to Liège"
    stage.put("metz", SPAIN, leaders=["parma"])
    assert can_move(stage.g, SPAIN, over_pass=False), "Parma may"


@pytest.mark.rule("VQ 20.10")
def test_20_10_guise_alone_stays_behind_when_others_leave_france() -> None:
    stage = Stage().clear().war(SPAIN, FRANCE).control(SPAIN, "reims")
    stage.put("reims", SPAIN, 2, leaders=["guise", "alva"])
    part = goes_along(stage.g, whole_force(stage.g, SPAIN, stage.at("reims")), stage.at("mons"))
    assert (part.size, part.leaders) == (2, [stage.g.world.leader["alva"]])
