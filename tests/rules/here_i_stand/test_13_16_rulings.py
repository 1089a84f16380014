"""Rulings of HIS 13 to 16 that no other test shows."""

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, PAPACY
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import enter_space
from tercio.wars.model.events import AttemptRolled
from tercio.wars.model.names import Power
from tercio.wars.model.state import Impulse
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.sea.naval_transport import naval_transport
from tercio.wars.siege.assault import ASSAULT
from tests.rules.here_i_stand.stage import Stage

BEATEN = [6, 1, 1, 1, 1, 1, 1]
"""Four French and two Hapsburg regulars, who defend: one of these falls."""


def campaign(active: Power = FRANCE, cp: int = 3) -> Stage:
    return Stage().clear().empty_hands().war(FRANCE, HAPSBURG).impulse(active, cp)


def kinds(stage: Stage) -> list[str]:
    return [ask.kind for ask in stage.asked]


def test_13_1_after_an_interception_nobody_in_the_space_slips_away() -> None:
    """Hapsburgs from Brussels join the Papal allies in St. Dizier, who could have left."""
    stage = campaign().war(FRANCE, PAPACY).ally(HAPSBURG, PAPACY)
    stage.control(HAPSBURG, "st_dizier", "dijon")
    stage.put("paris", FRANCE, 4).put("st_dizier", PAPACY, 2).put("brussels", HAPSBURG, 1)
    force = whole_force(stage.g, FRANCE, stage.at("paris"))
    stage.run(
        enter_space(stage.g, force, stage.at("paris"), stage.at("st_dizier")),
        dice=[6, 6, *[1] * 4, *[1] * 4],
        answers=["intercept.brussels"],
    )
    assert "avoid-battle" not in kinds(stage)
    assert (stage.regulars(PAPACY, "st_dizier"), stage.regulars(HAPSBURG, "st_dizier")) == (2, 1)


def test_13_2_those_who_avoid_battle_or_retreat_are_not_intercepted() -> None:
    """French in Milan would meet the Hapsburgs on their way to Turin, were that a move."""
    for dice, answers in (([6, 6], ["avoid.turin", "all"]), (BEATEN, ["pass"])):
        stage = campaign().control(HAPSBURG, "turin").control(FRANCE, "pavia", "milan", "genoa")
        stage.put("genoa", FRANCE, 4).put("pavia", HAPSBURG, 2).put("milan", FRANCE, 2)
        force = whole_force(stage.g, FRANCE, stage.at("genoa"))
        to_pavia = enter_space(stage.g, force, stage.at("genoa"), stage.at("pavia"))
        stage.run(to_pavia, dice=dice, answers=answers)
        assert stage.regulars(HAPSBURG, "turin") > 0
        assert "interception" not in kinds(stage)


def test_13_3_the_besieged_do_not_avoid_battle() -> None:
    stage = campaign().control(HAPSBURG, "st_quentin")
    stage.put("brussels", HAPSBURG, 2).put("brussels", FRANCE, 3).put("paris", FRANCE, 2)
    stage.siege("brussels", FRANCE)
    stage.put("st_quentin", FRANCE, 2)
    force = whole_force(stage.g, FRANCE, stage.at("st_quentin"))
    stage.run(enter_space(stage.g, force, stage.at("st_quentin"), stage.at("brussels")))
    assert stage.asked == []
    assert stage.is_besieged("brussels")
    assert (stage.regulars(FRANCE, "brussels"), stage.regulars(HAPSBURG, "brussels")) == (5, 2)


def test_15_ships_leave_a_besieged_port() -> None:
    stage = campaign(HAPSBURG, 1).put("naples", HAPSBURG, 1, ships=1).put("naples", FRANCE, 3)
    stage.siege("naples", FRANCE)
    orders = ["from.naples", "to.tyrrhenian_sea", "done"]
    stage.run(naval_move(stage.g, HAPSBURG), answers=orders)
    assert stage.ships(HAPSBURG, "tyrrhenian_sea") == 1
    assert stage.is_besieged("naples")


def test_15_1_new_arrivals_join_the_assault_on_an_old_siege() -> None:
    """Two French from St. Quentin join Francis before Brussels and storm it with him."""
    stage = campaign().put("brussels", HAPSBURG, 1).put("brussels", FRANCE, 2)
    stage.siege("brussels", FRANCE)
    stage.g.state.impulse = Impulse()
    stage.impulse(FRANCE, 3).put("st_quentin", FRANCE, 2, leaders=["francis_i"])
    force = whole_force(stage.g, FRANCE, stage.at("st_quentin"))
    stage.run(enter_space(stage.g, force, stage.at("st_quentin"), stage.at("brussels")))
    # Two dice for four units and one for Francis; one regular and the walls answer.
    stage.run(ASSAULT.run(stage.g, FRANCE), dice=[5, 1, 1, 1, 1], answers=["all"])
    assert stage.controller("brussels") == FRANCE


def test_16_3_nobody_is_intercepted_at_sea_but_at_the_landing() -> None:
    """French ships off Brest watch; French troops in Rouen meet the English at Boulogne."""
    stage = Stage().clear().empty_hands().war(ENGLAND, FRANCE).impulse(ENGLAND, 3)
    stage.put("portsmouth", ENGLAND, regulars=3).put("english_channel", ENGLAND, ships=1)
    stage.put("bay_of_biscay", FRANCE, ships=2).put("rouen", FRANCE, 2)
    answers = ["from.portsmouth", "all", "land.boulogne", "intercept.rouen", "all"]
    dice = [5, 4, *[1] * 3, *[1] * 3]
    stage.run(naval_transport(stage.g, ENGLAND), dice=dice, answers=answers)
    assert [event.total for event in stage.events(AttemptRolled)] == [9]
    assert (stage.regulars(FRANCE, "boulogne"), stage.regulars(ENGLAND, "boulogne")) == (2, 0)


def test_16_3_one_transport_ends_before_another_begins() -> None:
    stage = Stage().clear().empty_hands().war(ENGLAND, FRANCE).impulse(ENGLAND, 4)
    stage.put("portsmouth", ENGLAND, regulars=1).put("english_channel", ENGLAND, ships=1)
    stage.put("plymouth", ENGLAND, regulars=1)
    stage.run(naval_transport(stage.g, ENGLAND), answers=["from.portsmouth", "land.boulogne"])
    assert stage.regulars(ENGLAND, "boulogne") == 1
    stage.run(naval_transport(stage.g, ENGLAND), answers=["from.plymouth", "land.boulogne"])
    assert (stage.regulars(ENGLAND, "boulogne"), stage.cp) == (2, 0)
