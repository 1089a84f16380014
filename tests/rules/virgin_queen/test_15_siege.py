"""VQ 13.4, 15: withdrawing into fortifications, sieges, and forces that relieve them."""

from collections.abc import Sequence

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, INDEPENDENT, PAPACY, SPAIN
from tercio.wars.land.entry import can_go
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR, enter_space
from tercio.wars.model.troop_questions import own_land
from tercio.wars.siege.assault import ASSAULT
from tests.rules.virgin_queen.stage import Stage


def brussels(french: int = 4, spaniards: int = 2, cp: int = 0) -> Stage:
    """France is in Mons and moves to Brussels."""
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, cp)
    stage.control(FRANCE, "mons")
    return stage.put("mons", FRANCE, french).put("brussels", SPAIN, spaniards)


def enter(
    stage: Stage, origin: str, to: str, dice: Sequence[int] = (), answers: Sequence[str] = ()
) -> None:
    force = whole_force(stage.g, FRANCE, stage.at(origin))
    procedure = enter_space(stage.g, force, stage.at(origin), stage.at(to))
    stage.run(procedure, dice=dice, answers=answers)


def hits(count: int, dice: int) -> list[int]:
    return [5] * count + [1] * (dice - count)


def asked(stage: Stage) -> list[str]:
    return [ask.kind for ask in stage.asked]


def test_13_4_a_garrison_that_is_outnumbered_is_besieged() -> None:
    stage = brussels()
    enter(stage, "mons", "brussels", [], ["withdraw"])
    assert stage.is_besieged("brussels")
    assert stage.regulars(SPAIN, "brussels") == 2


def test_13_4_withdrawal_is_optional() -> None:
    stage = brussels()
    enter(stage, "mons", "brussels", [*hits(0, 4), *hits(0, 3)], ["stand"])
    assert stage.regulars(FRANCE, "mons") == 4


def test_13_4_five_units_do_not_fit() -> None:
    stage = brussels(spaniards=5)
    enter(stage, "mons", "brussels", [*hits(0, 4), *hits(0, 6)])
    assert "withdraw" not in asked(stage)


def test_13_4_nor_do_those_who_do_not_hold_the_place() -> None:
    stage = Stage().clear().empty_hands().war(FRANCE, SPAIN).put("reims", FRANCE, 4)
    stage.put("metz", SPAIN, 2).impulse(FRANCE)
    enter(stage, "reims", "metz", [*hits(0, 4), *hits(0, 3)])
    assert "withdraw" not in asked(stage)


def test_13_4_the_controller_decides_for_its_allies() -> None:
    stage = brussels(spaniards=0).ally(SPAIN, HRE).put("brussels", HRE, 2)
    enter(stage, "mons", "brussels", [], ["pass", "withdraw"])
    assert stage.asked[-1].seat == "spain"
    assert stage.is_besieged("brussels")


def test_13_4_without_superiority_and_cp_the_formation_goes_back() -> None:
    stage = brussels(french=2)
    enter(stage, "mons", "brussels", [], ["withdraw"])
    assert stage.regulars(FRANCE, "mons") == 2
    assert not stage.is_besieged("brussels")


def test_13_4_without_superiority_it_may_go_on_for_cp() -> None:
    stage = brussels(french=2, cp=1)
    enter(stage, "mons", "brussels", [], ["withdraw", "continue.ghent"])
    assert stage.regulars(FRANCE, "ghent") == 2
    assert stage.cp == 0


def test_13_4_beaten_beyond_the_fortress_there_is_no_way_back() -> None:
    stage = brussels(french=2, cp=1).put("ghent", SPAIN, 3)
    dice = [*hits(0, 2), *hits(1, 4)]
    enter(stage, "mons", "brussels", dice, ["withdraw", "continue.ghent"])
    assert own_land(stage.g, FRANCE) == 0


def test_13_4_independents_withdraw_by_themselves() -> None:
    stage = Stage().clear().empty_hands().put("reims", FRANCE, 3).put("metz", INDEPENDENT, 2)
    stage.impulse(FRANCE)
    enter(stage, "reims", "metz")
    assert stage.is_besieged("metz")
    assert stage.asked == []


# -- 15: under siege -------------------------------------------------------------------------------


def test_15_each_besieging_power_must_outnumber_the_garrison() -> None:
    stage = brussels(french=2).ally(FRANCE, ENGLAND).war(ENGLAND, SPAIN)
    stage.put("brussels", ENGLAND, 3).siege("brussels", ENGLAND)
    enter(stage, "mons", "brussels")
    assert stage.regulars(FRANCE, "mons") == 2, "two do not outnumber two"
    stage.put("mons", FRANCE, 1)
    enter(stage, "mons", "brussels")
    assert stage.g.state.besiegers[stage.at("brussels")] == 1 << FRANCE | 1 << ENGLAND


def test_15_the_besieged_do_not_move() -> None:
    stage = brussels().siege("brussels", FRANCE).impulse(SPAIN, 2)
    stage.put("brussels", FRANCE, 3)
    assert not MOVE_CLEAR.can(stage.g, SPAIN)
    stage.g.lift_siege(stage.at("brussels"))
    assert MOVE_CLEAR.can(stage.g, SPAIN)


def test_15_a_third_party_keeps_out_of_a_siege_between_its_enemies() -> None:
    stage = brussels().put("brussels", FRANCE, 3).siege("brussels", FRANCE)
    stage.war(HRE, FRANCE).war(HRE, SPAIN)
    assert not can_go(stage.g, HRE, 1 << stage.at("brussels"), with_units=True)


def test_15_1_a_siege_comes_an_impulse_before_the_assault() -> None:
    stage = brussels(french=6, cp=2)
    enter(stage, "mons", "brussels", [], ["withdraw"])
    assert not ASSAULT.can(stage.g, FRANCE)
    stage.g.state.impulse = type(stage.g.state.impulse)()
    stage.impulse(FRANCE, 1)
    assert ASSAULT.can(stage.g, FRANCE)


# -- 15.2: relief ----------------------------------------------------------------------------------


def calais(
    garrison: int = 2, relief: int = 4, besiegers: int = 6, edition: str = "living"
) -> Stage:
    """Spain's army lies before Calais; Montmorency is in Boulogne."""
    stage = Stage(edition=edition).clear().empty_hands().war(FRANCE, SPAIN).impulse(FRANCE, 2)
    stage.control(SPAIN, "arras").put("calais", FRANCE, garrison).put("calais", SPAIN, besiegers)
    stage.put("boulogne", FRANCE, relief, leaders=["montmorency"])
    return stage.siege("calais", SPAIN)


def relieve(stage: Stage, dice: Sequence[int], answers: Sequence[str]) -> None:
    enter(stage, "boulogne", "calais", dice, answers)


def test_15_2_a_victory_breaks_the_siege() -> None:
    stage = calais()
    relieve(stage, [*hits(3, 7), *hits(1, 7)], ["pass", "all", "regular.0", "retreat.arras"])
    assert not stage.is_besieged("calais")
    assert stage.regulars(SPAIN, "arras") == 3
    assert stage.regulars(FRANCE, "calais") == 5


def test_15_2_the_garrison_may_be_withheld() -> None:
    stage = calais()
    relieve(stage, [*hits(0, 5), *hits(4, 7)], ["pass", "done"])
    assert stage.regulars(FRANCE, "calais") == 2
    assert stage.captor("montmorency") == SPAIN


def test_15_2_the_garrison_may_exceed_the_formation() -> None:
    stage = calais(garrison=4, relief=6)
    relieve(stage, [*hits(0, 11), *hits(0, 7)], ["pass", "all", "all"])
    assert stage.regulars(FRANCE, "boulogne") == 6
    assert stage.regulars(FRANCE, "calais") == 4


def test_15_2_after_a_tie_attackers_may_go_inside_up_to_four() -> None:
    stage = calais(garrison=1, relief=5)
    relieve(stage, [*hits(0, 7), *hits(0, 7)], ["pass", "all", "all"])
    assert stage.regulars(FRANCE, "calais") == 4
    assert stage.regulars(FRANCE, "boulogne") == 2
    assert stage.is_besieged("calais")


def test_15_2_after_a_clear_defeat_only_the_garrison_goes_inside() -> None:
    stage = calais()
    relieve(stage, [*hits(0, 7), *hits(1, 7)], ["pass", "all", "regular.0", "all"])
    assert stage.regulars(FRANCE, "calais") == 1
    assert stage.regulars(FRANCE, "boulogne") == 4


def test_15_2_leaders_of_the_garrison_go_back_inside_but_not_in_the_first_printing() -> None:
    for edition, place in (("living", "calais"), ("first", "boulogne")):
        stage = calais(edition=edition).put("calais", FRANCE, leaders=["francis_guise"])
        dice = [*hits(0, 8), *hits(1, 7)]
        relieve(stage, dice, ["pass", "all", "regular.0", "all"])
        assert stage.regulars(FRANCE, "calais") == 1
        assert stage.where("francis_guise") == place


def test_15_2_a_major_ally_inside_does_not_join_but_a_minors_units_do() -> None:
    stage = calais(garrison=0).ally(FRANCE, ENGLAND).put("calais", ENGLAND, 2)
    relieve(stage, [*hits(0, 5), *hits(1, 7)], ["pass"])
    assert "sortie" not in asked(stage)
    assert stage.regulars(ENGLAND, "calais") == 2
    stage = calais(garrison=0).ally(FRANCE, PAPACY).put("calais", PAPACY, 1)
    relieve(stage, [*hits(0, 6), *hits(0, 7)], ["pass", "all", "done"])
    assert "sortie" in asked(stage)
