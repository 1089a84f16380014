"""Combat cards of Virgin Queen (VQ 6.1, 14, 15.1)."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, SPAIN
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.battle_dice import roll
from tercio.wars.land.capture import capture_leaders
from tercio.wars.land.field_battle import take_casualties
from tercio.wars.land.formations import whole_force
from tercio.wars.model.names import Power
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, may_answer


def battle(stage: Stage, attacker: Power, defender: Power, kind: str = "field") -> Battle:
    """In Vienna, with whatever stands there."""
    vienna = stage.at("vienna")
    sides = [Side(p, whole_force(stage.g, p, vienna)) for p in (attacker, defender)]
    return Battle(kind, vienna, *sides)  # type: ignore[arg-type]


def turks_and_germans() -> Stage:
    stage = quiet().war(OTTOMAN, HRE).put("vienna", OTTOMAN, regulars=4, second=2)
    return stage.put("vienna", HRE, regulars=3, second=1, leaders=["schwendi"])


@pytest.mark.rule("VQ 14")
def test_card_7_arquebusiers_are_better_against_cavalry() -> None:
    stage = turks_and_germans()
    fight = battle(stage, OTTOMAN, HRE)
    answer_with(stage, HRE, "arquebusiers", "field_battle_cards", fight)
    assert fight.defender.dice == 3
    other = battle(
        quiet().put("vienna", FRANCE, regulars=2).put("vienna", HRE, regulars=2), FRANCE, HRE
    )
    stage = quiet()
    answer_with(stage, HRE, "arquebusiers", "field_battle_cards", other)
    assert other.defender.dice == 2


@pytest.mark.rule("VQ 15.1")
def test_card_7_on_the_walls_they_are_for_the_defender() -> None:
    stage = turks_and_germans()
    fight = battle(stage, OTTOMAN, HRE, "assault")
    assert not may_answer(stage, OTTOMAN, "arquebusiers", "assault_cards", fight)
    answer_with(stage, HRE, "arquebusiers", "assault_cards", fight)
    assert fight.defender.dice == 2
    assert not may_answer(stage, SPAIN, "arquebusiers", "field_battle_cards", fight)


@pytest.mark.rule("VQ 14")
def test_card_8_janissaries_fight_or_murmur() -> None:
    stage = turks_and_germans()
    fight = battle(stage, OTTOMAN, HRE)
    answer_with(stage, OTTOMAN, "janissaries", "field_battle_cards", fight)
    assert fight.attacker.dice == 4
    murmur = battle(stage, OTTOMAN, HRE)
    murmur.attacker.dice = 2
    stage.g.state.events_played = [[] for _ in range(6)]
    answer_with(stage, HRE, "janissaries", "field_battle_cards", murmur)
    assert murmur.attacker.dice == 1, "never less than one"


@pytest.mark.rule("VQ 14")
def test_card_8_without_regulars_there_are_no_janissaries() -> None:
    stage = (
        quiet().war(OTTOMAN, HRE).put("vienna", OTTOMAN, second=2).put("vienna", HRE, regulars=1)
    )
    fight = battle(stage, OTTOMAN, HRE)
    assert not may_answer(stage, OTTOMAN, "janissaries", "field_battle_cards", fight)
    germans = battle(quiet().put("vienna", FRANCE, regulars=1), FRANCE, HRE)
    assert not may_answer(stage, HRE, "janissaries", "field_battle_cards", germans)


@pytest.mark.rule("VQ 15.1")
def test_card_10_siege_engineering_is_for_the_attacker() -> None:
    stage = turks_and_germans()
    fight = battle(stage, OTTOMAN, HRE, "assault")
    assert not may_answer(stage, HRE, "siege_engineering", "assault_cards", fight)
    answer_with(stage, OTTOMAN, "siege_engineering", "assault_cards", fight)
    assert fight.attacker.dice == 3


@pytest.mark.rule("VQ 14")
def test_card_39_pensioners_ward_off_hits_and_save_leaders() -> None:
    stage = turks_and_germans()
    fight = battle(stage, OTTOMAN, HRE)
    answer_with(stage, HRE, "gentlemen_pensioners", "field_battle_cards", fight)
    fight.attacker.hits = 3
    stage.run(take_casualties(stage.g, fight), answers=["regular.1"])
    assert stage.troops(HRE, "vienna") == (2, 1), "two of three hits cost nothing"
    capture_leaders(stage.g, [stage.g.world.leader["schwendi"]], OTTOMAN)
    assert stage.captor("schwendi") is None
    assert not may_answer(stage, FRANCE, "gentlemen_pensioners", "field_battle_cards", fight)


@pytest.mark.rule("VQ 14")
def test_card_39_is_better_for_england() -> None:
    stage = quiet().put("vienna", ENGLAND, regulars=2).put("vienna", FRANCE, regulars=1)
    fight = battle(stage, ENGLAND, FRANCE)
    answer_with(stage, ENGLAND, "gentlemen_pensioners", "field_battle_cards", fight)
    assert fight.attacker.ignored == 3


@pytest.mark.rule("VQ 14")
def test_card_40_tercios_add_dice_or_drill() -> None:
    stage = quiet().put("vienna", SPAIN, regulars=4).put("vienna", FRANCE, regulars=4)
    fight = battle(stage, SPAIN, FRANCE)
    answer_with(stage, FRANCE, "tercios", "field_battle_cards", fight)
    assert fight.defender.dice == 3
    drilled = battle(stage, SPAIN, FRANCE)
    stage.g.state.events_played = [[] for _ in range(6)]
    answer_with(stage, SPAIN, "tercios", "field_battle_cards", drilled, answers=["mode.drill"])
    drilled.attacker.dice = 4
    stage.g.random.script.dice.extend([6, 1, 2, 5, 6, 3])  # type: ignore[union-attr]
    roll(stage.g, drilled.attacker, "test")
    assert drilled.attacker.hits == 3
    assert sorted(drilled.attacker.rolled) == [3, 5, 6, 6]
    assert not may_answer(stage, HRE, "tercios", "field_battle_cards", drilled)


@pytest.mark.rule("VQ 14")
def test_card_44_tilbury_rolls_english_misses_again() -> None:
    stage = quiet().put("vienna", ENGLAND, regulars=4).put("vienna", FRANCE, regulars=1)
    fight = battle(stage, ENGLAND, FRANCE)
    fight.attacker.rolled, fight.attacker.hits = [1, 2, 3, 4], 0
    answer_with(
        stage,
        SPAIN,
        "tilbury_speech",
        "field_battle_after_roll",
        fight,
        dice=[6, 1],
        answers=["reroll.2"],
    )
    assert fight.attacker.hits == 1
    assert len(fight.attacker.rolled) == 4
    other = battle(quiet().put("vienna", HRE, regulars=1), HRE, FRANCE)
    assert not may_answer(stage, SPAIN, "tilbury_speech", "field_battle_after_roll", other)
