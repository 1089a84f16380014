"""Combat cards, 24 to 30."""

import pytest

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, PAPACY
from tercio.wars.land.battle import Battle, BattleKind, Side
from tercio.wars.land.battle_dice import roll
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import enter_space
from tercio.wars.model.names import Power
from tercio.wars.model.troop_questions import commanders_in
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import answer_with, deal, may_answer

FIELD, ASSAULT, NAVAL = "field_battle_cards", "assault_cards", "naval_combat_cards"


def pavia(attacker: Power = FRANCE, defender: Power = HAPSBURG) -> Stage:
    stage = quiet().war(attacker, defender).impulse(attacker, 3)
    return stage.put("turin", attacker, 2, 3).put("milan", defender, 3, 3)


def battle(stage: Stage, kind: BattleKind = "field") -> Battle:
    attacker, defender = (
        Side(force.power, force)
        for space in ("turin", "milan")
        for power in commanders_in(stage.g, stage.at(space))
        for force in [whole_force(stage.g, power, stage.at(space))]
    )
    return Battle(kind, stage.at("milan"), attacker, defender)


def refused(stage: Stage, power: Power, card: str, moment: str, about: Battle) -> bool:
    return not may_answer(deal(stage, power, card), power, card, moment, about)


@pytest.mark.parametrize("moment", [FIELD, NAVAL])
def test_card_24_arquebusiers_give_2_dice(moment: str) -> None:
    stage = pavia()
    fight = battle(stage)
    answer_with(stage, HAPSBURG, "arquebusiers", moment, fight)
    assert (fight.attacker.dice, fight.defender.dice) == (0, 2)


def test_card_24_arquebusiers_do_not_assault_and_bystanders_play_no_combat_cards() -> None:
    stage = pavia()
    assert refused(stage, FRANCE, "arquebusiers", ASSAULT, battle(stage, "assault"))
    assert refused(stage, ENGLAND, "arquebusiers", FIELD, battle(stage))


@pytest.mark.parametrize(("power", "dice"), [(FRANCE, 3), (HAPSBURG, 2)])
def test_card_25_field_artillery_gives_the_french_one_die_more(power: Power, dice: int) -> None:
    stage = pavia()
    fight = battle(stage)
    answer_with(stage, power, "field_artillery", FIELD, fight)
    assert fight.side_of(power).dice == dice


def test_card_25_field_artillery_is_for_the_field() -> None:
    stage = pavia()
    assert refused(stage, FRANCE, "field_artillery", NAVAL, battle(stage))


def test_card_26_half_the_mercenaries_change_sides() -> None:
    stage = pavia()
    answer_with(stage, FRANCE, "mercenaries_bribed", FIELD, battle(stage))
    assert stage.second(HAPSBURG, "milan") == 1
    assert stage.second(FRANCE, "milan") == 2


def test_card_26_the_bribed_fight_for_their_new_master() -> None:
    stage = deal(pavia(), HAPSBURG, "mercenaries_bribed")
    number = stage.g.world.card["mercenaries_bribed"]
    force = whole_force(stage.g, FRANCE, stage.at("turin"))
    # 5 French units against 6 Hapsburg ones; 2 Frenchmen change sides: 3 against 8 and 1.
    stage.run(
        enter_space(stage.g, force, stage.at("turin"), stage.at("milan")),
        dice=[1, 1, 6, *[1] * 8, 5],
        answers=[f"hapsburg=card.{number}", "regular.0", "regular.0"],
    )
    assert stage.troops(HAPSBURG, "milan") == (3, 4)
    assert stage.second(FRANCE, "milan") == 0


def test_card_26_whom_no_counter_can_show_goes_too() -> None:
    """All counters of one lie elsewhere, so that half a pair of mercenaries cannot stay (5.2)."""
    stage = quiet().war(FRANCE, PAPACY).put("turin", FRANCE, 2).put("milan", PAPACY, 0, 2)
    for space in ("rome", "ancona", "ravenna", "siena", "modena", "pavia", "trent"):
        stage.put(space, PAPACY, 1)
    answer_with(stage, FRANCE, "mercenaries_bribed", FIELD, battle(stage))
    assert stage.second(PAPACY, "milan") == 0
    assert stage.second(FRANCE, "milan") == 1


def test_card_26_no_bribes_without_mercenaries_or_with_the_ottoman() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).put("turin", FRANCE, 2).put("milan", HAPSBURG, 3)
    assert refused(stage, HAPSBURG, "mercenaries_bribed", FIELD, battle(stage))
    stage = pavia(OTTOMAN, HAPSBURG)
    assert refused(stage, OTTOMAN, "mercenaries_bribed", FIELD, battle(stage))
    assert refused(stage, HAPSBURG, "mercenaries_bribed", FIELD, battle(stage))


def test_card_27_the_mercenaries_of_the_assault_leave() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).put("milan", FRANCE, 2, 3).put("milan", HAPSBURG, 1, 1)
    french, hapsburg = (whole_force(stage.g, p, stage.at("milan")) for p in (FRANCE, HAPSBURG))
    fight = Battle("assault", stage.at("milan"), Side(FRANCE, french), Side(HAPSBURG, hapsburg))
    answer_with(stage, HAPSBURG, "mercenaries_grow_restless", ASSAULT, fight)
    assert stage.troops(FRANCE, "milan") == (2, 0)
    assert stage.second(HAPSBURG, "milan") == 1


def test_card_27_is_for_the_defender_against_mercenaries() -> None:
    stage = pavia()
    fight = battle(stage, "assault")
    assert refused(stage, FRANCE, "mercenaries_grow_restless", ASSAULT, fight)
    stage = quiet().war(FRANCE, HAPSBURG).put("turin", FRANCE, 2).put("milan", HAPSBURG, 1)
    fight = battle(stage, "assault")
    assert refused(stage, HAPSBURG, "mercenaries_grow_restless", ASSAULT, fight)


def test_card_28_siege_mining_gives_the_attacker_3_dice() -> None:
    stage = pavia()
    fight = battle(stage, "assault")
    answer_with(stage, FRANCE, "siege_mining", ASSAULT, fight)
    assert fight.attacker.dice == 3
    assert refused(stage, HAPSBURG, "siege_mining", ASSAULT, fight)


def test_card_29_a_surprise_attack_strikes_first() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).impulse(FRANCE, 3).put("turin", FRANCE, 2)
    deal(stage.put("milan", HAPSBURG, 2), FRANCE, "surprise_attack")
    number = stage.g.world.card["surprise_attack"]
    force = whole_force(stage.g, FRANCE, stage.at("turin"))
    stage.run(
        enter_space(stage.g, force, stage.at("turin"), stage.at("milan")),
        dice=[5, 6],
        answers=[f"france=card.{number}"],
    )
    assert stage.regulars(HAPSBURG, "milan") == 0


def test_card_29_nobody_is_surprised_behind_walls() -> None:
    stage = pavia()
    assert refused(stage, FRANCE, "surprise_attack", ASSAULT, battle(stage, "assault"))


def test_card_30_tercios_hit_with_4() -> None:
    stage = pavia()
    fight = battle(stage)
    answer_with(stage, HAPSBURG, "tercios", FIELD, fight)
    stage.g.random.script.dice.extend([4, 4, 4])  # type: ignore[union-attr]
    roll(stage.g, fight.defender, "field battle")
    assert fight.defender.hits == 3


def test_card_30_tercios_known_take_3_dice_from_the_hapsburgs() -> None:
    stage = pavia()
    fight = battle(stage)
    fight.defender.dice = 7
    answer_with(stage, FRANCE, "tercios", FIELD, fight)
    assert fight.defender.dice == 4


def test_card_30_the_trick_needs_3_hapsburg_regulars() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).put("turin", FRANCE, 2).put("milan", HAPSBURG, 2, 4)
    assert refused(stage, FRANCE, "tercios", FIELD, battle(stage))
    stage = pavia(FRANCE, PAPACY)
    assert refused(stage, FRANCE, "tercios", FIELD, battle(stage))
