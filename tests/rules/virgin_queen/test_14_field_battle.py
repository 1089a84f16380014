"""VQ 14, 14.1: field battles, allies who defend together (9.2), and retreats."""

from collections.abc import Sequence

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN
from tercio.wars.land.battle import Battle
from tercio.wars.land.battle_dice import battle_dice
from tercio.wars.land.encounter import battle_for
from tercio.wars.land.field_battle import field_battle
from tercio.wars.land.formations import whole_force
from tercio.wars.land.hostility import hostile_forces
from tercio.wars.land.move import declare
from tercio.wars.land.movement import MOVE_CLEAR, enter_space
from tercio.wars.land.retreat import retreat, retreat_spaces
from tercio.wars.model.names import Power
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.model.troop_questions import own_land
from tests.rules.virgin_queen.stage import Stage


def hits(count: int, dice: int) -> list[int]:
    return [5] * count + [1] * (dice - count)


def reims(french: int = 3, spaniards: int = 2, leaders: Sequence[str] = ()) -> Stage:
    """France moves from Paris against the Spaniards in Reims."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 3)
    stage.control(SPAIN, "reims").put("reims", SPAIN, spaniards)
    return stage.put("paris", FRANCE, french, leaders=leaders)


def prepare(stage: Stage) -> Battle:
    """The battle in Reims, with the attackers already there."""
    g, here, there = stage.g, stage.at("paris"), stage.at("reims")
    force = whole_force(g, FRANCE, here)
    move = declare(g, force, here, there)
    g.move_force(force, there)
    return battle_for(g, move, hostile_forces(g, FRANCE, there), None)


def fight(stage: Stage, dice: Sequence[int], answers: Sequence[str] = ()) -> Battle:
    battle = prepare(stage)
    stage.run(field_battle(stage.g, battle), dice=dice, answers=answers)
    return battle


@pytest.mark.rule("VQ 14")
def test_14_a_die_for_each_unit_the_best_leader_and_one_for_the_defender() -> None:
    stage = reims(leaders=["montmorency", "francis_guise"]).put("reims", SPAIN, leaders=["alva"])
    rating = stage.g.world.battle_rating
    leader = stage.g.world.leader
    best = max(rating[leader["montmorency"]], rating[leader["francis_guise"]])
    battle = prepare(stage)
    assert battle_dice(stage.g, battle, battle.attacker) == 3 + best
    assert battle_dice(stage.g, battle, battle.defender) == 2 + rating[leader["alva"]] + 1


@pytest.mark.rule("VQ 14")
def test_14_most_hits_win_and_the_defender_wins_ties() -> None:
    stage = reims()
    fight(stage, [*hits(1, 3), *hits(0, 3)])
    assert stage.regulars(SPAIN, "mons") == 1
    assert stage.regulars(FRANCE, "reims") == 3
    stage = reims()
    assert fight(stage, [*hits(1, 3), *hits(1, 3)]).winner == SPAIN
    assert stage.regulars(FRANCE, "paris") == 2
    assert stage.regulars(SPAIN, "reims") == 1


@pytest.mark.rule("VQ 14")
def test_14_the_owner_chooses_which_units_fall() -> None:
    stage = reims(french=2).put("paris", FRANCE, 0, 2)
    fight(stage, [*hits(0, 4), *hits(2, 3)], ["regular.0"])
    assert stage.troops(FRANCE, "paris") == (2, 0)


@pytest.mark.rule("VQ 14")
def test_14_if_both_sides_fall_more_dice_keep_a_unit_and_on_equal_dice_the_defender() -> None:
    stage = reims(french=2, spaniards=1, leaders=["montmorency"])
    fight(stage, [*hits(2, 3), *hits(2, 2)])
    assert stage.regulars(SPAIN, "reims") == 0
    assert stage.regulars(FRANCE, "paris") == 1
    stage = reims(french=2, spaniards=1)
    assert fight(stage, [*hits(2, 2), *hits(2, 2)]).winner == SPAIN
    assert stage.regulars(SPAIN, "reims") == 1
    assert own_land(stage.g, FRANCE) == 0


@pytest.mark.rule("VQ 14")
def test_14_leaders_are_captured_only_if_their_side_is_eliminated() -> None:
    stage = reims(french=1, leaders=["montmorency"])
    fight(stage, [*hits(0, 2), *hits(1, 3)])
    assert stage.captor("montmorency") == SPAIN
    stage = reims(french=2, leaders=["montmorency"])
    fight(stage, [*hits(0, 3), *hits(1, 3)])
    assert stage.where("montmorency") == "paris"


@pytest.mark.rule("VQ 13.1", "VQ 14")
def test_13_1_the_beaten_do_not_move_again_this_impulse() -> None:
    stage = reims()
    fight(stage, [*hits(0, 3), *hits(1, 3)])
    assert stage.regulars(FRANCE, "paris") == 2
    assert not MOVE_CLEAR.can(stage.g, FRANCE)


# -- allies (9.2) ----------------------------------------------------------------------------------


def allied(english: int = 3) -> Stage:
    """Two Spanish units and English guests hold Reims; France is at war with Spain alone."""
    stage = reims(french=6, leaders=["montmorency"]).ally(SPAIN, ENGLAND)
    return stage.put("reims", ENGLAND, english)


@pytest.mark.rule("VQ 9.2", "VQ 14")
def test_9_2_allies_defend_as_one_force_and_retreat_each_for_themselves() -> None:
    stage = allied().control(ENGLAND, "troyes")
    battle = prepare(stage)
    assert battle.defender.powers() == [SPAIN, ENGLAND]
    assert battle_dice(stage.g, battle, battle.defender) == 5 + 1
    stage = allied().control(ENGLAND, "troyes")
    fight(stage, [*hits(2, 7), *hits(0, 6)], ["retreat.mons", "retreat.troyes"])
    assert stage.regulars(SPAIN, "mons") == 1
    assert stage.regulars(ENGLAND, "troyes") == 2
    assert not is_at_war(stage.g, FRANCE, ENGLAND)


@pytest.mark.rule("VQ 9.2", "VQ 14")
@pytest.mark.parametrize(("die", "spaniards", "english"), [(3, 1, 3), (4, 2, 2)])
def test_9_2_losses_are_split_evenly_and_a_die_says_who_bears_an_odd_one(
    die: int, spaniards: int, english: int
) -> None:
    stage = allied()
    fight(stage, [*hits(2, 7), *hits(2, 6)])
    assert (stage.regulars(SPAIN, "reims"), stage.regulars(ENGLAND, "reims")) == (1, 2)
    stage = allied()
    fight(stage, [*hits(1, 7), *hits(1, 6), die])
    assert (stage.regulars(SPAIN, "reims"), stage.regulars(ENGLAND, "reims")) == (
        spaniards,
        english,
    )


@pytest.mark.rule("VQ 9.2", "VQ 14")
def test_9_2_when_one_ally_is_gone_the_other_bears_the_rest() -> None:
    stage = reims(french=6, spaniards=1, leaders=["montmorency"]).ally(SPAIN, ENGLAND)
    stage.put("reims", ENGLAND, 4)
    fight(stage, [*hits(4, 7), *hits(4, 6)])
    assert (stage.regulars(SPAIN, "reims"), stage.regulars(ENGLAND, "reims")) == (0, 1)


# -- 14.1 ------------------------------------------------------------------------------------------


def brussels(french: int = 4, spaniards: int = 5, leaders: Sequence[str] = ()) -> Stage:
    """France moves from Mons to Brussels."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE)
    stage.control(FRANCE, "mons").put("brussels", SPAIN, spaniards)
    return stage.put("mons", FRANCE, french, leaders=leaders)


def enter(
    stage: Stage, origin: str, to: str, dice: Sequence[int] = (), answers: Sequence[str] = ()
) -> None:
    force = whole_force(stage.g, FRANCE, stage.at(origin))
    procedure = enter_space(stage.g, force, stage.at(origin), stage.at(to))
    stage.run(procedure, dice=dice, answers=answers)


def spaces(stage: Stage, power: Power, space: str) -> set[str]:
    ids = stage.g.world.location_ids
    return {ids[to] for to in retreat_spaces(stage.g, power, stage.at(space))}


@pytest.mark.rule("VQ 14.1")
def test_14_1_up_to_four_units_and_any_leaders_withdraw_inside() -> None:
    stage = brussels(6, 6, ["montmorency"]).put("brussels", SPAIN, leaders=["alva"])
    rating = stage.g.world.battle_rating[stage.g.world.leader["alva"]]
    dice = [*hits(1, 7), *hits(0, 7 + rating)]
    enter(stage, "mons", "brussels", dice, ["pass", "all", "retreat.antwerp"])
    assert stage.regulars(SPAIN, "brussels") == 4
    assert stage.regulars(SPAIN, "antwerp") == 1
    assert stage.where("alva") == "brussels"
    assert stage.is_besieged("brussels")


@pytest.mark.rule("VQ 14.1")
def test_14_1_the_owner_may_send_none_inside() -> None:
    stage = brussels(6, 5, ["montmorency"])
    answers = ["pass", "done", "retreat.antwerp"]
    enter(stage, "mons", "brussels", [*hits(1, 7), *hits(0, 6)], answers)
    assert stage.regulars(SPAIN, "brussels") == 0
    assert stage.regulars(SPAIN, "antwerp") == 4


@pytest.mark.rule("VQ 14", "VQ 15")
def test_14_a_victor_who_is_not_stronger_than_the_garrison_must_leave() -> None:
    stage = brussels(4, 5).control(FRANCE, "lille")
    enter(stage, "mons", "brussels", [*hits(1, 4), *hits(0, 6)], ["pass", "all"])
    assert stage.regulars(SPAIN, "brussels") == 4
    assert stage.regulars(FRANCE, "mons") == 4
    assert not stage.is_besieged("brussels")


@pytest.mark.rule("VQ 14.1")
def test_14_1_the_attacker_goes_back_where_it_came_from_or_is_eliminated() -> None:
    stage = brussels(4, 5).control(FRANCE, "ghent")
    enter(stage, "mons", "brussels", [*hits(0, 4), *hits(1, 6)], ["pass"])
    assert stage.regulars(FRANCE, "mons") == 3
    cut_off = brussels(4, 5, ["montmorency"]).control(SPAIN, "mons").control(FRANCE, "ghent")
    enter(cut_off, "mons", "brussels", [*hits(0, 5), *hits(1, 6)], ["pass"])
    assert own_land(cut_off.g, FRANCE) == 0
    assert cut_off.captor("montmorency") == SPAIN


@pytest.mark.rule("VQ 14.1")
def test_14_1_the_defender_does_not_go_where_the_enemy_came_from() -> None:
    stage = reims().control(SPAIN, "paris", "troyes")
    enter(stage, "paris", "reims", [*hits(1, 3), *hits(0, 3)], ["pass", "retreat.mons"])
    ask = next(ask for ask in stage.asked if ask.kind == "retreat")
    assert {option.key for option in ask.options} == {"retreat.mons", "retreat.troyes"}


@pytest.mark.rule("VQ 14.1", "VQ 12.4")
def test_14_1_not_into_unrest_or_among_enemies() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).control(SPAIN, "paris")
    assert spaces(stage, SPAIN, "reims") == {"mons", "paris"}
    assert spaces(stage.unrest("mons"), SPAIN, "reims") == {"paris"}
    assert spaces(stage.put("paris", FRANCE, 1), SPAIN, "reims") == set()


@pytest.mark.rule("VQ 14.1", "VQ 9.2")
def test_14_1_not_into_independent_or_foreign_spaces_unless_allied() -> None:
    stage = Stage().clear()
    assert not {"metz", "mons"} & spaces(stage, FRANCE, "reims")
    assert "mons" in spaces(stage.ally(FRANCE, SPAIN), FRANCE, "reims")


@pytest.mark.rule("VQ 14.1", "VQ 2.5")
def test_14_1_over_a_pass_but_never_to_sea() -> None:
    stage = Stage().clear()
    assert "grenoble" in spaces(stage, FRANCE, "turin")
    assert "geneva" not in spaces(stage, FRANCE, "turin")
    assert spaces(stage, SPAIN, "oran") == set()


@pytest.mark.rule("VQ 14.1")
def test_14_1_without_a_legal_space_units_die_and_leaders_are_captured() -> None:
    stage = Stage().clear().put("oran", SPAIN, 2, leaders=["alva"])
    force = whole_force(stage.g, SPAIN, stage.at("oran"))
    stage.run(retreat(stage.g, force, enemy=OTTOMAN))
    assert stage.regulars(SPAIN, "oran") == 0
    assert stage.captor("alva") == OTTOMAN


@pytest.mark.rule("VQ 13.1", "VQ 14.1")
def test_13_1_a_retreat_captures_lone_leaders() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).control(SPAIN, "reims")
    stage.put("mons", SPAIN, 1).put("reims", FRANCE, leaders=["montmorency"])
    force = whole_force(stage.g, SPAIN, stage.at("mons"))
    stage.run(retreat(stage.g, force), answers=["retreat.reims"])
    assert stage.captor("montmorency") == SPAIN


@pytest.mark.rule("VQ 14")
def test_14_walls_of_another_power_take_nobody_in() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).put("reims", FRANCE, 4)
    stage.put("metz", SPAIN, 2).control(SPAIN, "liege").control(HRE, "trier")
    enter(stage, "reims", "metz", [*hits(1, 4), *hits(0, 3)], ["pass", "retreat.liege"])
    assert stage.regulars(SPAIN, "metz") == 0
    assert stage.regulars(SPAIN, "liege") == 1
