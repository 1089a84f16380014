"""VQ 23.7: foreign wars."""

import pytest

from tercio.games.virgin_queen.model.powers import FRANCE, HRE, OTTOMAN, SPAIN
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import cards_due
from tercio.wars.land.foreign_war import FIGHT_FOREIGN_WAR, builds_abroad
from tercio.wars.winter.winter_return import return_armies_home
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import play


def persia(regulars: int = 3, enemies: int = 4) -> Stage:
    stage = quiet().put("istanbul", OTTOMAN, regulars=regulars)
    sent = ["send.regular.istanbul"] * min(regulars, 8)
    play(stage, SPAIN, "war_in_persia", answers=[*sent, f"enemies.{enemies}"])
    return stage.impulse(OTTOMAN, cp=2)


@pytest.mark.rule("VQ 23.7")
def test_23_7_three_to_eight_units_of_any_spaces_but_none_under_siege() -> None:
    stage = quiet().war(OTTOMAN, HRE).put("buda", OTTOMAN, regulars=2, leaders=["lala_mustafa"])
    stage.put("athens", OTTOMAN, regulars=2).put("istanbul", OTTOMAN, regulars=2)
    stage.put("buda", HRE, 3).siege("buda", HRE)
    answers = ["send.regular.athens", "send.regular.istanbul", "send.regular.athens"]
    answers += ["done", "send-leader.lala_mustafa", "enemies.4"]
    play(stage, SPAIN, "war_in_persia", answers=answers)
    war = stage.g.state.foreign_wars[0]
    assert war.regulars == 3
    assert stage.regulars(OTTOMAN, "buda") == 2, "those under siege stay"
    assert war.leaders == [stage.g.world.leader["lala_mustafa"]], "a besieged leader may go"
    sent = [ask for ask in stage.asked if ask.option("send.regular.istanbul")]
    ends = [bool(ask.option("done")) for ask in sent]
    assert ends == [False, False, False, True], "three at least"


@pytest.mark.rule("VQ 23.7")
def test_23_7_a_victory_over_five_is_worth_1_vp_and_brings_the_troops_home() -> None:
    stage = persia(enemies=5)
    stage.g.state.foreign_wars[0].enemies = 1
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[5, 1, 1, 1])
    assert stage.bonus_vp(OTTOMAN) == 1
    assert stage.regulars(OTTOMAN, "istanbul") == 3
    assert not stage.g.state.foreign_wars


@pytest.mark.rule("VQ 23.7")
def test_23_7_with_enemies_in_the_capital_they_go_to_another_friendly_home_key() -> None:
    stage = persia().war(OTTOMAN, SPAIN).control(SPAIN, "istanbul")
    stage.g.state.foreign_wars[0].enemies = 1
    fight = FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN)
    stage.run(fight, dice=[5, 1, 1, 1], answers=["place.salonika"])
    assert stage.regulars(OTTOMAN, "salonika") == 3


@pytest.mark.rule("VQ 23.7", "VQ 17.2")
def test_23_7_units_are_built_onto_the_card_up_to_eight() -> None:
    stage = persia()
    war = stage.g.state.foreign_wars[0]
    assert builds_abroad(stage.g, OTTOMAN, "regular")
    assert builds_abroad(stage.g, OTTOMAN, "cavalry")
    assert not builds_abroad(stage.g, OTTOMAN, "galley")
    assert not builds_abroad(stage.g, HRE, "regular")
    war.regulars = 8
    assert not builds_abroad(stage.g, OTTOMAN, "regular")


@pytest.mark.rule("VQ 23.7", "VQ 20.4")
def test_23_7_nobody_returns_before_the_war_is_won_and_it_costs_a_card_each_turn() -> None:
    before = cards_due(quiet().g, OTTOMAN)
    stage = persia()
    assert cards_due(stage.g, OTTOMAN) == before - 1
    stage.run(return_armies_home(stage.g))
    assert stage.g.state.foreign_wars[0].regulars == 3
    assert stage.regulars(OTTOMAN, "istanbul") == 0


@pytest.mark.rule("VQ 23.7")
def test_23_7_one_battle_for_each_war_in_an_impulse() -> None:
    stage = persia()
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[1, 1, 1, *[1] * 4])
    assert stage.cp == 1
    assert not FIGHT_FOREIGN_WAR.can(stage.g, OTTOMAN), "another waits for a future impulse"


@pytest.mark.rule("VQ 23.7")
def test_23_7_the_polish_election_ends_the_war_as_if_it_was_won() -> None:
    stage = quiet().no_treasures().put("vienna", HRE, regulars=3)
    play(stage, FRANCE, "war_with_poland", answers=[*["send.regular.vienna"] * 3, "enemies.5"])
    seats = ("ottoman", "spain", "england", "france", "hre", "protestant")
    play(stage, SPAIN, "polish_royal_election", answers=[f"{seat}=pass" for seat in seats])
    assert not stage.g.state.foreign_wars
    assert stage.regulars(HRE, "vienna") == 3
    assert stage.bonus_vp(HRE) >= 1


@pytest.mark.rule("VQ 23.7")
def test_23_7_no_combat_cards_abroad() -> None:
    stage = persia().hand(OTTOMAN, "arquebusiers")
    stage.run(FIGHT_FOREIGN_WAR.run(stage.g, OTTOMAN), dice=[1] * 7)
    assert not [ask for ask in stage.asked if ask.kind == "field_battle_cards"]
