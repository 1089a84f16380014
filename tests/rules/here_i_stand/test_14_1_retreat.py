"""HIS 14.1: retreat."""

from collections.abc import Sequence

import pytest

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
from tercio.wars.land.retreat import retreat, retreat_spaces
from tercio.wars.model.force import Force
from tercio.wars.model.force_pools import overdrawn_pools
from tercio.wars.model.names import REGULAR, Power, captive_of
from tercio.wars.model.troop_questions import own_land

from .stage import Stage


def brussels(french: int = 4, hapsburgs: int = 5) -> Stage:
    """France moves from St. Quentin to Brussels."""
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(FRANCE)
    return stage.put("st_quentin", FRANCE, french).put("brussels", HAPSBURG, hapsburgs)


def enter(
    stage: Stage, origin: str, to: str, dice: Sequence[int] = (), answers: Sequence[str] = ()
) -> None:
    force = whole_force(stage.g, FRANCE, stage.at(origin))
    procedure = enter_space(stage.g, force, stage.at(origin), stage.at(to))
    stage.run(procedure, dice=dice, answers=answers)


def hits(count: int, dice: int) -> list[int]:
    return [5] * count + [1] * (dice - count)


def spaces(stage: Stage, power: Power, space: str) -> list[str]:
    ids = stage.g.world.location_ids
    return [ids[to] for to in retreat_spaces(stage.g, power, stage.at(space))]


def test_14_1_the_attacker_goes_back_where_it_came_from() -> None:
    stage = brussels()
    enter(stage, "st_quentin", "brussels", [*hits(0, 4), *hits(1, 6)], ["pass"])
    assert stage.regulars(FRANCE, "st_quentin") == 3


def test_14_1_an_attacker_without_a_way_back_is_eliminated() -> None:
    stage = brussels().control(HAPSBURG, "st_quentin")
    stage.put("st_quentin", FRANCE, leaders=["francis_i"])
    enter(stage, "st_quentin", "brussels", [*hits(0, 5), *hits(1, 6)], ["pass"])
    assert own_land(stage.g, FRANCE) == 0
    assert stage.captor("francis_i") == HAPSBURG


def test_16_3_after_a_transport_there_is_no_way_back() -> None:
    stage = brussels().put("antwerp", HAPSBURG, 5).put("boulogne", FRANCE, 3)
    force = whole_force(stage.g, FRANCE, stage.at("boulogne"))
    landing = enter_space(stage.g, force, stage.sea("north_sea"), stage.at("antwerp"))
    stage.run(landing, dice=[*hits(0, 3), *hits(1, 6)], answers=["pass", "pass"])
    assert stage.regulars(FRANCE, "boulogne") == stage.regulars(FRANCE, "antwerp") == 0


def test_14_1_up_to_four_units_and_any_leaders_withdraw_inside() -> None:
    stage = brussels(french=8).put("st_quentin", FRANCE, leaders=["francis_i"])
    stage.put("brussels", HAPSBURG, 1, leaders=["duke_of_alva"])
    dice = [*hits(1, 9), *hits(0, 8)]
    enter(stage, "st_quentin", "brussels", dice, ["pass", "all"])
    assert stage.regulars(HAPSBURG, "brussels") == 4
    assert stage.regulars(HAPSBURG, "antwerp") == 1
    assert stage.where("duke_of_alva") == "brussels"
    assert stage.is_besieged("brussels")


def test_14_1_the_owner_may_send_fewer_or_none_inside() -> None:
    stage = brussels(french=6, hapsburgs=5).put("st_quentin", FRANCE, leaders=["francis_i"])
    dice = [*hits(1, 7), *hits(0, 6)]
    enter(stage, "st_quentin", "brussels", dice, ["pass", "done"])
    assert stage.regulars(HAPSBURG, "brussels") == 0
    assert stage.regulars(HAPSBURG, "antwerp") == 4


def test_14_1_a_victor_who_is_not_stronger_must_leave() -> None:
    stage = brussels(french=4, hapsburgs=5)
    answers = ["pass", "all", "retreat.st_dizier"]
    enter(stage, "st_quentin", "brussels", [*hits(1, 4), *hits(0, 6)], answers)
    assert stage.regulars(HAPSBURG, "brussels") == 4
    assert stage.regulars(FRANCE, "st_dizier") == 4
    assert not stage.is_besieged("brussels")


def test_14_1_walls_of_another_side_take_nobody_in() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, HAPSBURG).put("st_dizier", FRANCE, 4)
    stage.put("metz", HAPSBURG, 2).control(HAPSBURG, "liege")
    answers = ["pass", "retreat.liege"]
    enter(stage, "st_dizier", "metz", [*hits(1, 4), *hits(0, 3)], answers)
    assert stage.regulars(HAPSBURG, "metz") == 0
    assert stage.regulars(HAPSBURG, "liege") == 1


def test_9_2_allies_share_the_room_inside() -> None:
    stage = brussels(french=10, hapsburgs=3).ally(HAPSBURG, ENGLAND)
    stage.put("st_quentin", FRANCE, leaders=["francis_i", "montmorency"])
    stage.put("brussels", ENGLAND, 3)
    answers = ["pass", "pass", "all", "regular", "done", "retreat.calais"]
    enter(stage, "st_quentin", "brussels", [*hits(2, 11), *hits(0, 7)], answers)
    assert stage.regulars(HAPSBURG, "brussels") == 2
    assert stage.regulars(ENGLAND, "brussels") == 1
    assert stage.regulars(ENGLAND, "calais") == 1


# -- restrictions ----------------------------------------------------------------------------------


def test_14_1_not_into_unrest_or_among_enemies() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(HAPSBURG, "paris")
    assert spaces(stage, HAPSBURG, "st_dizier") == ["brussels", "paris"]
    assert spaces(stage.unrest("brussels"), HAPSBURG, "st_dizier") == ["paris"]
    assert spaces(stage.put("paris", FRANCE, 1), HAPSBURG, "st_dizier") == []


def test_14_1_not_into_independent_or_foreign_spaces() -> None:
    stage = Stage().clear()
    assert "metz" not in spaces(stage, FRANCE, "st_dizier")
    assert "brussels" not in spaces(stage, FRANCE, "st_dizier")
    assert "brussels" in spaces(stage.ally(FRANCE, HAPSBURG), FRANCE, "st_dizier")


def test_14_1_among_neutrals_in_ones_own_space() -> None:
    stage = brussels().put("antwerp", PAPACY, 1)
    away = retreat_spaces(stage.g, HAPSBURG, stage.at("brussels"), enemy=FRANCE)
    assert stage.at("antwerp") in away
    stage.ally(FRANCE, PAPACY)
    away = retreat_spaces(stage.g, HAPSBURG, stage.at("brussels"), enemy=FRANCE)
    assert stage.at("antwerp") not in away, "it has just fought their ally"


def test_14_1_over_a_pass_but_never_to_sea() -> None:
    stage = Stage().clear()
    assert "geneva" not in spaces(stage, FRANCE, "turin")
    assert "grenoble" in spaces(stage, FRANCE, "turin")
    assert spaces(stage, HAPSBURG, "oran") == []


def test_14_1_the_defender_may_not_go_where_the_enemy_came_from() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, PAPACY).impulse(FRANCE)
    stage.put("modena", FRANCE, 4).control(PAPACY, "siena", "florence").put("florence", PAPACY, 1)
    stage.control(PAPACY, "modena").control(FRANCE, "genoa")
    stage.put("siena", PAPACY, 2)
    stage.put("genoa", FRANCE, 4)
    enter(stage, "genoa", "siena", [*hits(1, 4), *hits(0, 3)], ["pass", "retreat.rome"])
    assert stage.regulars(PAPACY, "rome") == 1


def test_14_1_without_a_legal_space_units_die_and_leaders_are_captured() -> None:
    stage = Stage().clear().put("oran", HAPSBURG, 2, leaders=["duke_of_alva"])
    force = whole_force(stage.g, HAPSBURG, stage.at("oran"))
    assert stage.run(retreat(stage.g, force, enemy=OTTOMAN)) is None
    assert stage.regulars(HAPSBURG, "oran") == 0
    assert stage.captor("duke_of_alva") == OTTOMAN


def test_13_1_a_retreat_captures_lone_leaders() -> None:
    stage = Stage().clear().war(FRANCE, HAPSBURG).control(HAPSBURG, "st_dizier")
    stage.put("brussels", HAPSBURG, 1).put("st_dizier", FRANCE, leaders=["montmorency"])
    force = whole_force(stage.g, HAPSBURG, stage.at("brussels"))
    stage.run(retreat(stage.g, force), answers=["retreat.st_dizier"])
    assert stage.captor("montmorency") == HAPSBURG


def test_14_1_captors_without_a_power_card_let_leaders_return() -> None:
    stage = Stage().clear().empty_hands().war(OTTOMAN, HUNGARY).put("mohacs", OTTOMAN, 1)
    stage.control(OTTOMAN, "mohacs").put("mohacs", OTTOMAN, leaders=["ibrahim_pasha"])
    stage.put("buda", HUNGARY, 5)
    force = whole_force(stage.g, OTTOMAN, stage.at("mohacs"))
    procedure = enter_space(stage.g, force, stage.at("mohacs"), stage.at("buda"))
    stage.run(procedure, dice=[*hits(0, 2), *hits(1, 6)])
    assert isinstance(stage.where("ibrahim_pasha"), int)
    assert stage.where("ibrahim_pasha") != captive_of(HUNGARY)


@pytest.mark.rule("HIS 5.2")
def test_14_1_who_leaves_others_within_the_walls_goes_where_counters_can_show_both() -> None:
    """A fuzzed game: one of two in Wittenberg retreated, and no counters were left for both."""
    stage = brussels(hapsburgs=0).put("antwerp", HAPSBURG, 2)
    near = spaces(stage, HAPSBURG, "antwerp")
    assert len(near) > 1
    singles = stage.g.world.pools[HAPSBURG].land["1"]
    beside = near[-1]
    homes = [each for each in stage.g.world.location_ids if each not in (*near, "antwerp")]
    stage.put(beside, HAPSBURG, 1)
    for space in homes[: singles - 2]:
        stage.put(space, HAPSBURG, 1)
    assert not overdrawn_pools(stage.g)
    one = Force(HAPSBURG, stage.at("antwerp"))
    one.add(HAPSBURG, REGULAR, 1)
    stage.run(retreat(stage.g, one))
    assert not stage.asked, "there is but one way to go"
    assert stage.regulars(HAPSBURG, beside) == 2
    assert not overdrawn_pools(stage.g)


def test_14_1_beaten_by_a_landing_they_may_retreat_inland() -> None:
    """Nobody has come to Trieste by land: no space around it is barred."""
    stage = Stage().clear().empty_hands().war(OTTOMAN, HAPSBURG).impulse(OTTOMAN, 2)
    stage.control(HAPSBURG, "agram").control(OTTOMAN, "graz")
    stage.put("trieste", HAPSBURG, 3).put("ragusa", OTTOMAN, 4)
    force = whole_force(stage.g, OTTOMAN, stage.at("ragusa"))
    landing = enter_space(stage.g, force, stage.sea("adriatic_sea"), stage.at("trieste"))
    dice = [*[5, 1, 1, 1], *[1] * 4]
    stage.run(landing, dice=dice, answers=["pass"])
    assert stage.regulars(HAPSBURG, "agram") == 2
