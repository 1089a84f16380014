"""HIS 15.2: a relief force and the garrison it comes for."""

from collections.abc import Sequence

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, PAPACY
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, enter_space

from .stage import Stage


def calais(garrison: int = 2, relief: int = 4, besiegers: int = 6) -> Stage:
    """Francis lies before Calais; Brandon is in Boulogne, which is English."""
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).impulse(ENGLAND, 2)
    stage.control(FRANCE, "brussels").control(ENGLAND, "boulogne")
    stage.put("calais", ENGLAND, garrison).put("calais", FRANCE, besiegers, leaders=["francis_i"])
    stage.put("boulogne", ENGLAND, relief, leaders=["charles_brandon"])
    stage.siege("calais", FRANCE)
    return stage


def hits(count: int, dice: int) -> list[int]:
    return [5] * count + [1] * (dice - count)


def relieve(stage: Stage, dice: Sequence[int], answers: Sequence[str]) -> None:
    force = whole_force(stage.g, ENGLAND, stage.at("boulogne"))
    procedure = enter_space(stage.g, force, stage.at("boulogne"), stage.at("calais"))
    stage.run(procedure, dice=dice, answers=answers)


def test_15_2_siege_relief_force_assault_example() -> None:
    """The French impulse and the English one that follows, with their printed dice."""
    stage = Stage().clear().empty_hands().war(FRANCE, ENGLAND).impulse(FRANCE, 1)
    stage.control(FRANCE, "brussels").control(ENGLAND, "boulogne")
    stage.put("brussels", FRANCE, 6, leaders=["francis_i"]).put("calais", ENGLAND, 2)
    stage.put("boulogne", ENGLAND, 4, leaders=["charles_brandon"])
    answers = ["all", "move.brussels.calais", "intercept.boulogne", "all", "pass", "withdraw"]
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), dice=[3, 4], answers=answers)
    assert stage.is_besieged("calais")

    stage.g.state.impulse = type(stage.g.state.impulse)()
    stage.impulse(ENGLAND, 1)
    answers = ["all", "move.boulogne.calais", "pass", "all", "regular.2", "all"]
    dice = [*hits(0, 7), *hits(2, 8)]
    stage.run(MOVE_CLEAR.run(stage.g, ENGLAND), dice=dice, answers=answers)
    assert stage.regulars(ENGLAND, "boulogne") == 2
    assert stage.where("charles_brandon") == "boulogne"
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.regulars(FRANCE, "calais") == 6
    assert stage.is_besieged("calais")


def test_15_2_a_victory_breaks_the_siege() -> None:
    stage = calais()
    relieve(stage, [*hits(3, 7), *hits(1, 8)], ["pass", "all", "regular.0"])
    assert not stage.is_besieged("calais")
    assert stage.regulars(FRANCE, "brussels") == 3
    assert stage.regulars(ENGLAND, "calais") == 5


def test_15_2_the_garrison_may_be_withheld() -> None:
    stage = calais()
    relieve(stage, [*hits(0, 5), *hits(4, 8)], ["pass", "done"])
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.captor("charles_brandon") == FRANCE


def test_15_2_the_garrison_may_exceed_the_formation() -> None:
    stage = calais(garrison=4, relief=6, besiegers=6)
    relieve(stage, [*hits(0, 11), *hits(0, 8)], ["pass", "all", "done"])
    assert stage.regulars(ENGLAND, "boulogne") + stage.regulars(ENGLAND, "calais") == 10


def test_15_2_after_a_tie_attackers_may_go_inside_up_to_four() -> None:
    stage = calais(garrison=1, relief=5)
    relieve(stage, [*hits(0, 7), *hits(0, 8)], ["pass", "all", "all"])
    assert stage.regulars(ENGLAND, "calais") == 4
    assert stage.regulars(ENGLAND, "boulogne") == 2
    assert stage.where("charles_brandon") == "calais"
    assert stage.is_besieged("calais")


def test_15_2_after_a_clear_defeat_only_the_garrison_goes_inside() -> None:
    stage = calais()
    relieve(stage, [*hits(0, 7), *hits(1, 8)], ["pass", "all", "regular.0", "all"])
    assert stage.regulars(ENGLAND, "calais") == 1
    assert stage.regulars(ENGLAND, "boulogne") == 4


def test_15_2_after_a_defeat_the_garrison_may_rather_leave_with_the_relief_force() -> None:
    stage = calais()
    relieve(stage, [*hits(0, 7), *hits(1, 8)], ["pass", "all", "regular.1", "regular", "done"])
    assert stage.regulars(ENGLAND, "calais") == 1
    assert stage.regulars(ENGLAND, "boulogne") == 4
    assert stage.is_besieged("calais")


def test_15_2_a_garrison_is_not_asked_where_there_is_no_way_back() -> None:
    stage = calais().unrest("boulogne")
    relieve(stage, [*hits(0, 7), *hits(1, 8)], ["pass", "all", "regular.1"])
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.captor("charles_brandon") == FRANCE


def test_15_2_if_the_relief_force_is_gone_its_leaders_are_captured() -> None:
    stage = calais(relief=2)
    relieve(stage, [*hits(0, 5), *hits(2, 8)], ["pass", "all", "regular.2"])
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.captor("charles_brandon") == FRANCE


def test_15_2_an_ally_inside_does_not_join() -> None:
    stage = calais(garrison=0).ally(ENGLAND, PAPACY).war(FRANCE, PAPACY)
    stage.put("calais", PAPACY, 2)
    relieve(stage, [*hits(0, 5), *hits(1, 8)], ["pass"])
    assert "sortie" not in [ask.kind for ask in stage.asked]
    assert stage.regulars(PAPACY, "calais") == 2


def test_15_3_besiegers_weakened_by_a_relief_battle_must_leave() -> None:
    stage = calais(garrison=3, relief=6, besiegers=4)
    relieve(stage, [*hits(2, 7), *hits(2, 6)], ["pass", "done", "done"])
    assert not stage.is_besieged("calais")
    assert stage.regulars(FRANCE, "calais") == 0


def test_15_2_after_a_tie_allies_inside_take_up_room() -> None:
    """Two Papal units never came out: of the English only two more go in."""
    stage = calais(garrison=1, relief=4).ally(ENGLAND, PAPACY).put("calais", PAPACY, 2)
    relieve(stage, [*hits(0, 6), *hits(0, 8)], ["pass", "all", "all"])
    assert stage.regulars(ENGLAND, "calais") == 2
    assert stage.regulars(ENGLAND, "boulogne") == 3
