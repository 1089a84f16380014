"""VQ 13.1: who may march where, and who may not."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    INDEPENDENT,
    PAPACY,
    SCOTLAND,
    SPAIN,
)
from tercio.wars.land.entry import ENTER, ENTER_ALONE, movable_force
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, MOVE_PASS
from tercio.wars.model.fatigue import tire
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_at_war
from tests.rules.virgin_queen.stage import Stage


def france(cp: int = 4) -> Stage:
    return Stage().clear().empty_hands().impulse(FRANCE, cp)


def move(stage: Stage, power: Power, *answers: str, dice: Sequence[int] = ()) -> None:
    stage.run(MOVE_CLEAR.run(stage.g, power), dice=dice, answers=answers)


def may_enter(stage: Stage, power: Power, space: str) -> bool:
    return ENTER.allow(stage.g, power, stage.at(space))


def besiege(stage: Stage, space: str, power: Power) -> Stage:
    """Since an earlier impulse."""
    stage.siege(space, power)
    stage.g.state.impulse.sieges_begun = 0
    return stage


@pytest.mark.rule("VQ 13.1", "VQ 2.5")
def test_13_1_two_cp_over_a_pass() -> None:
    stage = france(2).put("grenoble", FRANCE, 1)
    stage.run(MOVE_PASS.run(stage.g, FRANCE), answers=["move.grenoble.turin"])
    assert stage.regulars(FRANCE, "turin") == 1
    assert stage.cp == 0
    clear = france().put("grenoble", FRANCE, 1)
    ask = clear.ask(MOVE_CLEAR.run(clear.g, FRANCE))
    assert "move.grenoble.turin" not in [option.key for option in ask.options]


@pytest.mark.rule("VQ 13.1", "VQ 5.1")
def test_5_1_one_major_power_and_its_active_minors() -> None:
    stage = france().ally(FRANCE, ENGLAND).ally(FRANCE, SCOTLAND)
    stage.put("paris", FRANCE, 1).put("paris", ENGLAND, 2).put("paris", SCOTLAND, 1)
    move(stage, FRANCE, "all", "move.paris.rouen")
    assert stage.regulars(FRANCE, "rouen") == stage.regulars(SCOTLAND, "rouen") == 1
    assert stage.regulars(ENGLAND, "paris") == 2, "an ally's units are in no formation of ours"


# -- spaces and units of others --------------------------------------------------------------------


@pytest.mark.rule("VQ 13.1", "VQ 9.2")
def test_13_1_only_an_enemys_or_allys_space_is_open() -> None:
    assert not may_enter(france(), FRANCE, "brussels")
    assert may_enter(france().war(FRANCE, SPAIN), FRANCE, "brussels")
    assert may_enter(france().ally(FRANCE, SPAIN), FRANCE, "brussels")
    assert may_enter(france().put("metz", INDEPENDENT, 2), FRANCE, "metz"), "no declaration needed"


@pytest.mark.rule("VQ 13.1")
def test_13_1_an_inactive_minor_must_be_an_enemy() -> None:
    stage = Stage().clear()
    assert not may_enter(stage, ENGLAND, "edinburgh")
    assert may_enter(stage.war(ENGLAND, SCOTLAND), ENGLAND, "edinburgh")


@pytest.mark.rule("VQ 13.1")
def test_13_1_units_of_a_stranger_bar_the_way() -> None:
    assert not may_enter(france().put("turin", SPAIN, 1), FRANCE, "turin")
    assert may_enter(france().war(FRANCE, SPAIN).put("turin", SPAIN, 1), FRANCE, "turin")
    assert may_enter(france().ally(FRANCE, SPAIN).put("turin", SPAIN, 1), FRANCE, "turin")


@pytest.mark.rule("VQ 13.1")
def test_13_1_allies_or_enemies_but_not_both() -> None:
    stage = france().war(FRANCE, SPAIN).ally(FRANCE, ENGLAND).put("turin", SPAIN, 1)
    assert may_enter(stage, FRANCE, "turin")
    assert not may_enter(stage.put("turin", ENGLAND, 1), FRANCE, "turin")


@pytest.mark.rule("VQ 13.1")
def test_13_1_guests_of_an_enemy_are_enemies_in_its_space_and_nowhere_else() -> None:
    stage = france().war(FRANCE, SPAIN).ally(SPAIN, ENGLAND)
    stage.put("besancon", SPAIN, 1).put("besancon", ENGLAND, 2)
    assert may_enter(stage, FRANCE, "besancon")
    assert not may_enter(stage.put("turin", ENGLAND, 1), FRANCE, "turin")


@pytest.mark.rule("VQ 13.1", "VQ 9.2")
def test_13_1_guests_of_an_enemy_fight_and_their_neighbours_intercept() -> None:
    stage = france().war(FRANCE, SPAIN).ally(SPAIN, ENGLAND).put("dijon", FRANCE, 4)
    stage.put("besancon", ENGLAND, 1).put("basel", ENGLAND, 2)
    answers = ["all", "move.dijon.besancon", "intercept.basel", "all"]
    # The English roll 9, then fight beside their own: 4 dice against 3 and 1 for the defender.
    move(stage, FRANCE, *answers, dice=[4, 5, *[5, 5, 5, 1], *[1, 1, 1, 1]])
    assert stage.regulars(ENGLAND, "besancon") == 0
    assert stage.is_besieged("besancon")
    assert not is_at_war(stage.g, FRANCE, ENGLAND)


@pytest.mark.rule("VQ 13.1", "VQ 15")
def test_13_1_a_siege_between_two_enemies_or_two_allies_is_left_alone() -> None:
    for relation in ("war", "ally"):
        stage = france().war(SPAIN, HRE).put("besancon", SPAIN, 1).put("besancon", HRE, 3)
        getattr(stage, relation)(FRANCE, SPAIN)
        getattr(stage, relation)(FRANCE, HRE)
        assert not may_enter(besiege(stage, "besancon", HRE), FRANCE, "besancon")


@pytest.mark.rule("VQ 13.1", "VQ 15")
def test_13_1_a_siege_is_relieved_or_joined() -> None:
    def siege() -> Stage:
        stage = france().war(SPAIN, HRE).put("besancon", SPAIN, 1).put("besancon", HRE, 3)
        return besiege(stage, "besancon", HRE)

    assert not may_enter(siege(), FRANCE, "besancon")
    relief = siege().ally(FRANCE, SPAIN).war(FRANCE, HRE)
    assert may_enter(relief, FRANCE, "besancon")
    joined = siege().ally(FRANCE, HRE).war(FRANCE, SPAIN)
    assert may_enter(joined, FRANCE, "besancon")


# -- who may not move ------------------------------------------------------------------------------


@pytest.mark.rule("VQ 13.1")
def test_13_1_units_that_lost_a_battle_this_impulse_stay() -> None:
    stage = france().put("paris", FRANCE, 2, leaders=["montmorency"])
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, FRANCE, stage.at("paris")))
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    stage.put("paris", FRANCE, 3)
    fresh = movable_force(stage.g, FRANCE, stage.at("paris"))
    assert (fresh.size, fresh.leaders) == (3, [])


@pytest.mark.rule("VQ 13.1")
def test_13_1_units_that_began_a_siege_this_impulse_stay() -> None:
    stage = france().war(FRANCE, SPAIN).put("brussels", FRANCE, 2).siege("brussels", FRANCE)
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    stage.g.state.impulse.sieges_begun = 0
    assert MOVE_CLEAR.can(stage.g, FRANCE)


# -- leaders alone ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 13.1")
def test_13_1_leaders_alone_do_not_enter_enemy_spaces_or_meet_enemy_units() -> None:
    stage = france().war(FRANCE, SPAIN).put("amiens", FRANCE, leaders=["montmorency"])
    assert not ENTER_ALONE.allow(stage.g, FRANCE, stage.at("arras"))
    assert ENTER_ALONE.allow(stage.g, FRANCE, stage.at("paris"))
    stage.put("reims", SPAIN, 1)
    assert not ENTER_ALONE.allow(stage.g, FRANCE, stage.at("reims"))


@pytest.mark.rule("VQ 13.1", "VQ 13.3")
def test_13_1_a_leader_alone_in_the_open_is_captured_and_behind_walls_is_not() -> None:
    stage = france().war(FRANCE, SPAIN).put("geneva", FRANCE, 1)
    stage.put("basel", SPAIN, leaders=["alva"])
    move(stage, FRANCE, "move.geneva.basel")
    assert stage.captor("alva") == FRANCE
    walled = france().war(FRANCE, SPAIN).put("geneva", FRANCE, 1)
    walled.put("besancon", SPAIN, leaders=["alva"])
    move(walled, FRANCE, "move.geneva.besancon")
    assert walled.where("alva") == "besancon"
    assert "avoid-battle" not in [ask.kind for ask in walled.asked]
    assert walled.is_besieged("besancon")


@pytest.mark.rule("VQ 13.1")
def test_13_1_a_neutral_leader_alone_is_left_alone() -> None:
    stage = france().put("geneva", FRANCE, 1).put("basel", SPAIN, leaders=["alva"])
    move(stage, FRANCE, "move.geneva.basel")
    assert stage.where("alva") == "basel"


@pytest.mark.rule("VQ 15.3", "VQ 13.1")
def test_15_3_leaving_a_siege_can_break_it() -> None:
    stage = france().war(FRANCE, SPAIN).put("brussels", FRANCE, 3).put("brussels", SPAIN, 1)
    stage.control(FRANCE, "mons", "ghent")
    besiege(stage, "brussels", FRANCE)
    answers = ["regular", "regular", "done", "move.brussels.mons", "retreat.ghent"]
    move(stage, FRANCE, *answers)
    assert not stage.is_besieged("brussels")
    assert stage.regulars(FRANCE, "ghent") == 1


@pytest.mark.rule("VQ 13.1", "VQ 24.7")
def test_13_1_independent_regulars_stop_nobody_but_an_enemy_there_is_fought() -> None:
    stage = france().put("reims", FRANCE, 3).put("metz", INDEPENDENT, 1)
    move(stage, FRANCE, "all", "move.reims.metz")
    assert stage.is_besieged("metz")
    fought = france().war(FRANCE, SPAIN).put("reims", FRANCE, 4).put("metz", INDEPENDENT, 1)
    besiege(fought.put("metz", SPAIN, 2), "metz", SPAIN)
    fought.control(SPAIN, "liege")
    dice = [*[5, 1, 1, 1], *[1, 1, 1]]
    move(fought, FRANCE, "all", "move.reims.metz", "pass", "retreat.liege", dice=dice)
    assert fought.regulars(SPAIN, "liege") == 1
    assert fought.g.state.besiegers[fought.at("metz")] == 1 << FRANCE


@pytest.mark.rule("VQ 24.3")
def test_24_3_units_of_an_active_minor_march_with_its_ally() -> None:
    stage = france().ally(FRANCE, PAPACY).put("rome", PAPACY, 1).control(FRANCE, "rome", "siena")
    move(stage, FRANCE, "move.rome.siena")
    assert stage.regulars(PAPACY, "siena") == 1
