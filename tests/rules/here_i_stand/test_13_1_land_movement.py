"""HIS 13.1: who may move where, and what a Move action does."""

from typing import Any

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from tercio.wars.land.entry import ENTER, ENTER_ALONE, movable_force
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, MOVE_PASS, can_move, why_no_move
from tercio.wars.model.events import CpSpent
from tercio.wars.model.fatigue import tire
from tercio.wars.model.names import NEXT_TURN, Power
from tercio.wars.model.space_questions import is_besieged

from .stage import Stage


def france(cp: int = 4) -> Stage:
    return Stage().clear().empty_hands().impulse(FRANCE, cp)


def move(
    stage: Stage, power: Power, *answers: str, dice: Any = (), over_pass: bool = False
) -> None:
    action = MOVE_PASS if over_pass else MOVE_CLEAR
    stage.run(action.run(stage.g, power), dice=dice, answers=answers)


def may_enter(stage: Stage, power: Power, space: str) -> bool:
    return ENTER.allow(stage.g, power, stage.at(space))


def besiege(stage: Stage, space: str, power: Power) -> Stage:
    stage.g.begin_siege(stage.at(space), power)
    stage.g.state.impulse.sieges_begun = 0
    return stage


# -- the procedure -------------------------------------------------------------------------------


def test_13_1_steps_1_to_3_formation_destination_cp() -> None:
    stage = france().put("paris", FRANCE, 6, leaders=["francis_i"])
    move(stage, FRANCE, "all", "move.paris.rouen")
    assert stage.regulars(FRANCE, "rouen") == 6
    assert stage.where("francis_i") == "rouen"
    assert stage.cp == 3
    assert stage.events(CpSpent)[0].action == "move_clear"


def test_13_1_the_start_is_asked_for_where_there_are_several() -> None:
    stage = france().put("paris", FRANCE, 1).put("lyon", FRANCE, 1)
    move(stage, FRANCE, "from.lyon", "move.lyon.dijon")
    assert stage.regulars(FRANCE, "dijon") == 1


def test_13_1_two_cp_over_a_pass() -> None:
    stage = france(2).put("grenoble", FRANCE, 1)
    move(stage, FRANCE, "move.grenoble.turin", over_pass=True)
    assert stage.regulars(FRANCE, "turin") == 1
    assert stage.cp == 0


def test_13_1_a_clear_move_does_not_cross_a_pass() -> None:
    stage = france().put("grenoble", FRANCE, 1)
    with pytest.raises(AssertionError, match="is asked move-to"):
        move(stage, FRANCE, "move.grenoble.turin")


def test_13_1_nothing_is_paid_if_the_player_goes_back() -> None:
    stage = france().put("paris", FRANCE, 2)
    move(stage, FRANCE, "all", "back", "back")
    assert stage.cp == 4
    assert stage.regulars(FRANCE, "paris") == 2


def test_13_1_no_units_no_move() -> None:
    stage = france()
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    stage.put("paris", FRANCE, 1)
    assert MOVE_CLEAR.can(stage.g, FRANCE)
    assert not MOVE_PASS.can(stage.g, FRANCE)


# -- spaces of other powers ------------------------------------------------------------------------


def test_13_1_independent_spaces_are_open_to_all() -> None:
    assert may_enter(france(), FRANCE, "turin")
    stage = france().put("metz", INDEPENDENT, 1)
    assert may_enter(stage, FRANCE, "metz")


def test_13_1_a_strangers_space_is_closed_to_us() -> None:
    stage = france().put("paris", FRANCE, 1).put("st_quentin", FRANCE, 1)
    assert not may_enter(stage, FRANCE, "brussels")
    refusals = why_no_move(stage.g, FRANCE, "space:brussels")
    assert [(r.cite, r.message) for r in refusals] == [("HIS 13.1", "forbid-belongs-to-a-stranger")]


def test_13_1_an_enemys_or_allys_space_is_open() -> None:
    assert may_enter(france().war(FRANCE, HAPSBURG), FRANCE, "brussels")
    assert may_enter(france().ally(FRANCE, HAPSBURG), FRANCE, "brussels")


def test_13_1_an_inactive_minor_must_be_an_enemy() -> None:
    assert not may_enter(france(), FRANCE, "genoa")
    stage = Stage().clear().war(ENGLAND, SCOTLAND)
    assert may_enter(stage, ENGLAND, "edinburgh")


def test_13_1_a_closed_space_is_closed_to_all() -> None:
    stage = france()
    stage.g.state.closed = stage.g.world.mask("turin")
    assert not may_enter(stage, FRANCE, "turin")


# -- units of other powers -------------------------------------------------------------------------


def test_13_1_units_of_a_stranger_bar_the_way() -> None:
    assert not may_enter(france().put("turin", HAPSBURG, 1), FRANCE, "turin")


def test_13_1_allies_or_enemies_but_not_both() -> None:
    stage = france().war(FRANCE, HAPSBURG).ally(FRANCE, VENICE).put("turin", HAPSBURG, 1)
    assert may_enter(stage, FRANCE, "turin")
    stage.ally(FRANCE, ENGLAND).put("turin", ENGLAND, 1)
    assert not may_enter(stage, FRANCE, "turin")


def test_13_1_guests_of_an_enemy_are_enemies_in_its_space() -> None:
    stage = france().war(FRANCE, HAPSBURG).ally(HAPSBURG, ENGLAND)
    stage.put("besancon", HAPSBURG, 1).put("besancon", ENGLAND, 2)
    assert may_enter(stage, FRANCE, "besancon")
    stage.put("turin", ENGLAND, 1)
    assert not may_enter(stage, FRANCE, "turin")


def test_13_1_guests_of_an_enemy_fight_and_their_neighbours_intercept() -> None:
    stage = france().war(FRANCE, HAPSBURG).ally(HAPSBURG, ENGLAND)
    stage.put("dijon", FRANCE, 4, leaders=["francis_i"])
    stage.put("besancon", ENGLAND, 1).put("basel", ENGLAND, 2)
    answers = ["all", "move.dijon.besancon", "intercept.basel", "all"]
    # The English roll 9, then fight beside their own: 5 dice against 4 and 1 for the defender.
    move(stage, FRANCE, *answers, dice=[4, 5, *[5, 5, 5, 1, 1], *[1, 1, 1, 1]])
    assert stage.regulars(ENGLAND, "besancon") == 0
    assert stage.is_besieged("besancon")


def test_13_1_elsewhere_a_neutral_does_not_intercept() -> None:
    stage = france().war(FRANCE, HAPSBURG).ally(HAPSBURG, ENGLAND)
    stage.put("dijon", FRANCE, 4).put("besancon", HAPSBURG, 1).put("basel", ENGLAND, 2)
    move(stage, FRANCE, "all", "move.dijon.besancon", "withdraw")
    assert "interception" not in [ask.kind for ask in stage.asked]


def test_13_1_an_enemy_that_besieges_another_enemy_is_left_alone() -> None:
    stage = france().war(FRANCE, HAPSBURG).war(FRANCE, PAPACY).war(HAPSBURG, PAPACY)
    stage.put("ravenna", PAPACY, 1).put("ravenna", HAPSBURG, 3)
    besiege(stage, "ravenna", HAPSBURG)
    assert not may_enter(stage, FRANCE, "ravenna")


def test_13_1_an_ally_that_besieges_another_ally_is_left_alone() -> None:
    stage = france().ally(FRANCE, HAPSBURG).ally(FRANCE, PAPACY).war(HAPSBURG, PAPACY)
    stage.put("ravenna", PAPACY, 1).put("ravenna", HAPSBURG, 3)
    besiege(stage, "ravenna", HAPSBURG)
    assert not may_enter(stage, FRANCE, "ravenna")


def test_13_1_a_siege_is_relieved_or_joined() -> None:
    stage = france().war(HAPSBURG, PAPACY)
    stage.put("ravenna", PAPACY, 1).put("ravenna", HAPSBURG, 3)
    besiege(stage, "ravenna", HAPSBURG)
    assert not may_enter(stage, FRANCE, "ravenna")
    stage.ally(FRANCE, PAPACY).war(FRANCE, HAPSBURG)
    assert may_enter(stage, FRANCE, "ravenna")
    stage.g.end_war(FRANCE, HAPSBURG)
    stage.g.end_alliance(FRANCE, PAPACY)
    stage.ally(FRANCE, HAPSBURG).war(FRANCE, PAPACY)
    assert may_enter(stage, FRANCE, "ravenna")


def test_13_1_an_allys_siege_is_joined_only_if_all_inside_are_enemies() -> None:
    stage = france().war(HAPSBURG, PAPACY).war(FRANCE, PAPACY).ally(FRANCE, HAPSBURG)
    stage.ally(PAPACY, ENGLAND).war(HAPSBURG, ENGLAND)
    stage.put("ravenna", PAPACY, 1).put("ravenna", ENGLAND, 1).put("ravenna", HAPSBURG, 3)
    besiege(stage, "ravenna", HAPSBURG)
    assert not may_enter(stage, FRANCE, "ravenna")
    assert may_enter(stage, HAPSBURG, "ravenna")
    stage.war(FRANCE, ENGLAND)
    assert may_enter(stage, FRANCE, "ravenna")


def test_13_1_an_independent_key_under_siege_by_an_enemy_can_be_entered() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("metz", INDEPENDENT, 1).put("metz", HAPSBURG, 2)
    besiege(stage, "metz", HAPSBURG)
    assert may_enter(stage, FRANCE, "metz")


# -- who may not move ------------------------------------------------------------------------------


def test_13_1_units_that_lost_a_battle_this_impulse_stay() -> None:
    stage = france().put("paris", FRANCE, 2, leaders=["francis_i"])
    tire(stage.g.state.impulse.beaten, whole_force(stage.g, FRANCE, stage.at("paris")))
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    stage.put("paris", FRANCE, 3)
    assert movable_force(stage.g, FRANCE, stage.at("paris")).size == 3
    assert not movable_force(stage.g, FRANCE, stage.at("paris")).leaders


def test_13_1_units_that_began_a_siege_this_impulse_stay() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("brussels", FRANCE, 2)
    stage.siege("brussels", FRANCE)
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    refusals = why_no_move(stage.g, FRANCE, "space:brussels")
    assert "forbid-began-the-siege-this-impulse" in [r.message for r in refusals]
    stage.g.state.impulse.sieges_begun = 0
    assert MOVE_CLEAR.can(stage.g, FRANCE)


def test_13_1_an_army_may_pass_an_independent_key() -> None:
    stage = france().put("st_dizier", FRANCE, 3).put("metz", INDEPENDENT, 1)
    move(stage, FRANCE, "all", "move.st_dizier.metz")
    assert is_besieged(stage.g, stage.at("metz"))
    assert movable_force(stage.g, FRANCE, stage.at("metz")).size == 3
    move(stage, FRANCE, "all", "move.metz.st_dizier")
    assert not is_besieged(stage.g, stage.at("metz"))


def test_15_units_under_siege_stay() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("paris", FRANCE, 1).put("paris", HAPSBURG, 2)
    besiege(stage, "paris", HAPSBURG)
    assert not MOVE_CLEAR.can(stage.g, FRANCE)
    assert MOVE_CLEAR.can(stage.g, HAPSBURG)


def test_13_1_leaders_held_by_gout_stay() -> None:
    stage = france().put("paris", FRANCE, 1, leaders=["francis_i"])
    stage.g.state.impulse.still_leaders = 1 << stage.g.world.leader["francis_i"]
    assert not movable_force(stage.g, FRANCE, stage.at("paris")).leaders


def test_5_2_after_gout_only_those_go_who_leave_a_stack_that_counters_can_show() -> None:
    """Five are a counter of four and one of one; all others lie elsewhere."""
    stage = Stage().clear().empty_hands().impulse(PAPACY, 4).hand(FRANCE, "gout")
    stage.put("rome", PAPACY, 5, leaders=["renegade"])
    stage.g.state.leader_power[stage.g.world.leader["renegade"]] = PAPACY
    for space in ("ravenna", "ancona", "siena", "modena", "pavia", "turin"):
        stage.put(space, PAPACY, 1)
    for space in ("trent", "innsbruck", "zurich", "basel"):
        stage.put(space, PAPACY, 2)
    stage.put("geneva", PAPACY, 4)
    answers = ["from.rome", "all", "move.rome.naples", "france=card.32", *["regular"] * 4]
    stage.control(PAPACY, "rome", "naples")
    move(stage, PAPACY, *answers)
    chosen = [ask for ask in stage.asked if ask.kind == "formation"][-4:]
    closing = ["done" in {option.key for option in ask.options} for ask in chosen]
    assert closing == [False, True, False, False]
    assert stage.regulars(PAPACY, "naples") == 4
    assert stage.regulars(PAPACY, "rome") == 1


def test_13_1_one_space_a_unit_in_foul_weather() -> None:
    stage = france().put("paris", FRANCE, 1)
    move(stage, FRANCE, "move.paris.rouen")
    stage.g.state.impulse.one_space_only = True
    assert not MOVE_CLEAR.can(stage.g, FRANCE)


# -- leaders alone ---------------------------------------------------------------------------------


def test_13_1_leaders_alone_do_not_enter_enemy_spaces() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("st_quentin", FRANCE, leaders=["francis_i"])
    assert not ENTER_ALONE.allow(stage.g, FRANCE, stage.at("brussels"))
    move(stage, FRANCE, "move.st_quentin.paris")
    assert stage.where("francis_i") == "paris"
    stage.put("turin", HAPSBURG, 1)
    assert not ENTER_ALONE.allow(stage.g, FRANCE, stage.at("turin"))


def test_13_1_independent_regulars_do_not_stop_a_leader_alone() -> None:
    stage = france().put("st_dizier", FRANCE, leaders=["montmorency"]).put("metz", INDEPENDENT, 1)
    move(stage, FRANCE, "move.st_dizier.metz")
    assert stage.where("montmorency") == "metz"
    assert not is_besieged(stage.g, stage.at("metz"))


def test_13_1_a_leader_alone_in_the_open_is_captured() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("geneva", FRANCE, 1)
    stage.put("basel", HAPSBURG, leaders=["duke_of_alva"])
    move(stage, FRANCE, "move.geneva.basel")
    assert stage.captor("duke_of_alva") == FRANCE


def test_13_1_a_neutral_leader_alone_is_left_alone() -> None:
    stage = france().put("geneva", FRANCE, 1).put("basel", HAPSBURG, leaders=["duke_of_alva"])
    move(stage, FRANCE, "move.geneva.basel")
    assert stage.where("duke_of_alva") == "basel"


def test_13_1_naval_leaders_alone_are_lost_where_the_game_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stage = france().war(FRANCE, HAPSBURG).put("marseille", FRANCE, 2)
    stage.put("nice", HAPSBURG, leaders=["andrea_doria"])
    move(stage, FRANCE, "regular", "done", "move.marseille.nice")
    assert stage.where("andrea_doria") == "nice"
    stage.put("genoa", HAPSBURG).control(FRANCE, "genoa")
    monkeypatch.setattr(stage.g.hooks, "takes_lone_naval_leaders", True, raising=False)
    move(stage, FRANCE, "from.marseille", "move.marseille.nice")
    assert stage.where("andrea_doria") == NEXT_TURN


def test_13_1_a_leader_alone_in_a_fortress_is_safe() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("st_quentin", FRANCE, 1)
    stage.put("brussels", HAPSBURG, leaders=["duke_of_alva"])
    move(stage, FRANCE, "move.st_quentin.brussels")
    assert stage.where("duke_of_alva") == "brussels"
    assert stage.is_besieged("brussels")


def test_13_1_an_empty_enemy_fortress_is_put_under_siege() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("st_quentin", FRANCE, 1)
    move(stage, FRANCE, "move.st_quentin.brussels")
    assert stage.g.state.besiegers[stage.at("brussels")] == 1 << FRANCE
    assert stage.controller("brussels") == HAPSBURG


def test_13_1_leaving_a_siege_can_break_it() -> None:
    stage = france().war(FRANCE, HAPSBURG).put("brussels", FRANCE, 3).put("brussels", HAPSBURG, 1)
    besiege(stage, "brussels", FRANCE)
    move(
        stage, FRANCE, "regular", "regular", "done", "move.brussels.st_quentin", "retreat.st_dizier"
    )
    assert not stage.is_besieged("brussels")
    assert stage.regulars(FRANCE, "st_dizier") == 1


def test_13_1_the_ottoman_may_not_pass_neutral_hungary() -> None:
    stage = Stage().clear().put("belgrade", OTTOMAN, 1).control(OTTOMAN, "belgrade")
    assert not may_enter(stage, OTTOMAN, "szegedin")
    stage.war(OTTOMAN, HUNGARY)
    assert may_enter(stage, OTTOMAN, "szegedin")


def test_13_1_five_without_a_leader_may_march_if_only_into_enemy_spaces() -> None:
    stage = Stage().clear().empty_hands().impulse(ENGLAND, 2).put("calais", ENGLAND, 5)
    assert not can_move(stage.g, ENGLAND, over_pass=False), "all around are strangers"
    stage.war(ENGLAND, FRANCE)
    assert can_move(stage.g, ENGLAND, over_pass=False)
    move(stage, ENGLAND, "all", "move.calais.boulogne")
    assert stage.regulars(ENGLAND, "boulogne") == 4
    assert stage.regulars(ENGLAND, "calais") == 1


def test_5_1_the_whole_formation_is_the_first_thing_offered() -> None:
    stage = france().put("paris", FRANCE, 2, 1, leaders=["francis_i"])
    move(stage, FRANCE, "all", "move.paris.rouen")
    keys = [option.key for option in stage.asked[0].options]
    assert keys == ["all", "leader.francis_i", "regular", "mercenary", "back"]


def test_13_1_why_a_formation_or_a_leader_alone_may_not_go_there() -> None:
    stage = france().war(FRANCE, ENGLAND).control(ENGLAND, "boulogne", "rouen")
    stage.put("rouen", ENGLAND, 1).put("paris", FRANCE, leaders=["francis_i"])
    ask = stage.ask(MOVE_CLEAR.run(stage.g, FRANCE))
    assert ask.explain is not None
    assert [r.message for r in ask.explain("space:rouen")] == ["forbid-leads-no-troops-there"]
    stage.put("paris", FRANCE, 1)
    ask = stage.ask(MOVE_CLEAR.run(stage.g, FRANCE), ["all"])
    assert ask.explain is not None
    assert ask.explain("space:rouen") == []
    assert [r.message for r in ask.explain("space:antwerp")] == ["forbid-belongs-to-a-stranger"]
