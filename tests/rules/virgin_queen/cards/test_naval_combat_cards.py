"""Cards of naval combat (VQ 16.2)."""

import pytest

from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, OTTOMAN, SPAIN, VENICE
from tercio.games.virgin_queen.rules.card_draw.personages import add_leaders
from tercio.wars.land.battle import Battle, Side
from tercio.wars.land.formations import whole_force
from tercio.wars.model.force import Force
from tercio.wars.model.names import OUT_OF_PLAY, Power, Space
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.naval_combat import naval_combat
from tercio.wars.siege.assault import assault_on
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, deal, last_keys, may_answer, next_turn


@pytest.fixture
def stage() -> Stage:
    return quiet().turn(5).no_treasures()


def combat(stage: Stage, sea: str, one: Power, other: Power) -> Battle:
    place = stage.sea(sea)
    sides = [Side(p, Force(p, Space(place)), ships_at(stage.g, place, p)) for p in (one, other)]
    return Battle("naval", place, sides[0], sides[1])


# -- 12 Galleasses ---------------------------------------------------------------------------------


@pytest.mark.rule("VQ 16.2")
def test_card_12_galleasses_give_either_side_three_dice(stage: Stage) -> None:
    stage.put("ionian_sea", SPAIN, galley=1).put("ionian_sea", OTTOMAN, galley=1)
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    window = "naval_combat_after_roll"
    answer_with(stage, FRANCE, "galleasses", window, battle, [5, 6, 1], ["side.spain"])
    assert battle.defender.total_hits == 2


@pytest.mark.rule("VQ 16.2")
def test_card_12_galleasses_are_five_dice_with_venice(stage: Stage) -> None:
    stage.ally(SPAIN, VENICE).put("ionian_sea", VENICE, galley=1)
    stage.put("ionian_sea", OTTOMAN, galley=1)
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    window = "naval_combat_after_roll"
    answer_with(stage, SPAIN, "galleasses", window, battle, [5] * 5, ["side.spain"])
    assert battle.defender.total_hits == 5


@pytest.mark.rule("VQ 16.2")
def test_card_12_galleasses_do_not_fight_in_the_atlantic(stage: Stage) -> None:
    stage.put("bay_of_biscay", SPAIN, galley=1).put("bay_of_biscay", ENGLAND, galleon=1)
    battle = combat(stage, "bay_of_biscay", ENGLAND, SPAIN)
    stage.hand(FRANCE, "galleasses")
    assert not may_answer(stage, FRANCE, "galleasses", "naval_combat_after_roll", battle)


# -- 9 Master Gunners, 11 Dragut Falls!, 93 Fire Ships ---------------------------------------------


@pytest.mark.rule("VQ 16.2")
def test_card_9_gunners_serve_galleons_better_than_galleys(stage: Stage) -> None:
    stage.put("ionian_sea", SPAIN, galley=1).put("ionian_sea", OTTOMAN, galley=1)
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    answer_with(stage, SPAIN, "master_gunners", "naval_combat_cards", battle)
    assert battle.defender.dice == 2
    next_turn(stage).put("north_sea", ENGLAND, galleon=1).put("north_sea", FRANCE, galley=1)
    battle = combat(stage, "north_sea", ENGLAND, FRANCE)
    answer_with(stage, ENGLAND, "master_gunners", "naval_combat_cards", battle)
    assert battle.attacker.dice == 3


@pytest.mark.rule("VQ 6.1", "VQ 15.1")
def test_card_9_they_bombard_a_port_from_the_sea_only(stage: Stage) -> None:
    stage.war(ENGLAND, FRANCE).put("calais", ENGLAND, regulars=4).siege("calais", ENGLAND)
    siege = assault_on(stage.g, whole_force(stage.g, ENGLAND, stage.at("calais")))
    assert not may_answer(stage, ENGLAND, "master_gunners", "assault_cards", siege)
    stage.put("north_sea", ENGLAND, galleon=1)
    assert not may_answer(stage, SPAIN, "master_gunners", "assault_cards", siege)
    answer_with(stage, ENGLAND, "master_gunners", "assault_cards", siege)
    assert siege.attacker.dice == 2


@pytest.mark.rule("VQ 8.1", "VQ 28")
def test_card_11_dragut_falls_and_uluch_ali_arrives_next_turn(stage: Stage) -> None:
    stage.put("ionian_sea", SPAIN, galley=1)
    stage.put("ionian_sea", OTTOMAN, galley=1, leaders=["dragut"])
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    battle.attacker.force.leaders.append(stage.g.world.leader["dragut"])
    answer_with(stage, FRANCE, "dragut_falls", "naval_combat_resolved", battle)
    assert stage.where("dragut") == OUT_OF_PLAY
    assert stage.where("uluch_ali") != "ionian_sea"
    stage.turn(2)
    add_leaders(stage.g)
    assert stage.g.world.leader["uluch_ali"] in stage.g.state.court.waiting


@pytest.mark.rule("VQ 28")
def test_card_11_only_where_dragut_fought(stage: Stage) -> None:
    stage.put("ionian_sea", SPAIN, galley=1).put("ionian_sea", OTTOMAN, galley=1)
    stage.put("algiers", OTTOMAN, leaders=["dragut"])
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    assert not may_answer(stage, FRANCE, "dragut_falls", "naval_combat_resolved", battle)


@pytest.mark.rule("VQ 16.2")
def test_card_93_fire_ships_drive_the_enemy_out_to_sea(stage: Stage) -> None:
    stage.war(ENGLAND, SPAIN).control(SPAIN, "calais").impulse(ENGLAND, 1)
    stage.put("english_channel", SPAIN, galleon=2).put("english_channel", ENGLAND, galleon=2)
    deal(stage, ENGLAND, "fire_ships")
    fire = f"england=card.{stage.g.world.card['fire_ships']}"
    procedure = naval_combat(stage.g, stage.sea("english_channel"), ENGLAND, SPAIN)
    dice = [5, 5, *[1] * 5, *[1] * 4]
    stage.run(procedure, dice=dice, answers=[fire, "to.bay_of_biscay"])
    assert stage.ships(SPAIN, "bay_of_biscay") == 1
    assert "to.calais" not in last_keys(stage, "naval-retreat")


@pytest.mark.rule("VQ 16.2", "VQ 23.2")
def test_card_93_they_are_twice_as_bad_for_the_armada(stage: Stage) -> None:
    stage.put("english_channel", ENGLAND, galleon=1)
    stage.g.state.ship_at[stage.g.world.armada] = stage.sea("english_channel")
    battle = combat(stage, "english_channel", ENGLAND, SPAIN)
    battle.defender.ships.append(stage.g.world.armada)
    answer_with(stage, ENGLAND, "fire_ships", "naval_combat_cards", battle)
    assert battle.attacker.dice == 6


@pytest.mark.rule("VQ 16.2")
def test_card_93_not_in_the_mediterranean(stage: Stage) -> None:
    stage.put("ionian_sea", SPAIN, galley=1).put("ionian_sea", OTTOMAN, galley=1)
    battle = combat(stage, "ionian_sea", OTTOMAN, SPAIN)
    assert not may_answer(stage, SPAIN, "fire_ships", "naval_combat_cards", battle)
