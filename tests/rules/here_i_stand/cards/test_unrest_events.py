"""Cards 71 to 94 that raise towns against their lords."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    INDEPENDENT,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    VENICE,
)
from tercio.wars.model.names import NEXT_TURN
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import deal, hand_size, is_removed, last_keys, play, why_not


def in_unrest(stage: Stage, *spaces: str) -> bool:
    return stage.g.state.unrest == stage.g.world.mask(*spaces)


# -- 80, 82, 88, 94 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("gabelle_revolt", ["lyon", "rouen"]),
        ("peasants_war", ["leipzig", "augsburg", "trier", "mainz", "kassel"]),
        ("revolt_of_the_communeros", ["valladolid", "seville", "cartagena"]),
    ],
)
def test_card_80_88_94_unrest_where_the_player_wants_it(card: str, spaces: list[str]) -> None:
    stage = play(quiet(), ENGLAND, card, answers=[f"unrest.{space}" for space in spaces])
    assert in_unrest(stage, *spaces)
    assert stage.asked[0].seat == "england"
    assert is_removed(stage, card) == (card == "peasants_war")


@pytest.mark.parametrize(
    ("card", "occupied"),
    [
        ("gabelle_revolt", "lyon"),
        ("peasants_war", "augsburg"),
        ("revolt_of_the_communeros", "seville"),
        ("janissaries_rebel", "edirne"),
    ],
)
def test_card_80_82_88_94_garrisons_keep_the_peace(card: str, occupied: str) -> None:
    stage = quiet().put(occupied, ENGLAND, 1).unrest("paris", "kassel", "barcelona", "varna")
    play(stage, ENGLAND, card, answers=["done"])
    offered = last_keys(stage, "event-unrest")
    assert f"unrest.{occupied}" not in offered
    for calm in ("paris", "kassel", "barcelona", "varna"):
        assert f"unrest.{calm}" not in offered


def test_card_82_janissaries_are_worse_in_peace() -> None:
    spaces = ["edirne", "varna", "salonika", "athens"]
    stage = play(quiet(), PAPACY, "janissaries_rebel", answers=[f"unrest.{s}" for s in spaces])
    assert in_unrest(stage, *spaces)
    stage = quiet().war(OTTOMAN, HAPSBURG)
    play(stage, PAPACY, "janissaries_rebel", answers=[f"unrest.{s}" for s in spaces[:2]])
    assert in_unrest(stage, *spaces[:2])


# -- 72: Cloth Prices Fluctuate --------------------------------------------------------------------


def test_card_72_trade_between_calais_and_antwerp() -> None:
    stage = play(quiet(), FRANCE, "cloth_prices_fluctuate", answers=["mode.trade", "place.paris"])
    assert (hand_size(stage, ENGLAND), hand_size(stage, HAPSBURG)) == (1, 1)
    assert stage.second(FRANCE, "paris") == 2


def test_card_72_the_ottoman_gains_cavalry() -> None:
    answers = ["mode.trade", "place.istanbul"]
    stage = play(quiet(), OTTOMAN, "cloth_prices_fluctuate", answers=answers)
    assert stage.second(OTTOMAN, "istanbul") == 2


def test_card_72_no_mercenaries_for_protestants_before_the_league() -> None:
    stage = play(quiet(), PROTESTANT, "cloth_prices_fluctuate", answers=["mode.trade"])
    assert not any(stage.g.state.troops[PROTESTANT * 2 + 1])


def test_card_72_a_slump_in_antwerp() -> None:
    stage = deal(quiet(), HAPSBURG, "treachery").put("brussels", HAPSBURG, 1)
    answers = ["mode.slump", "unrest.antwerp", "unrest.vienna"]
    play(stage, FRANCE, "cloth_prices_fluctuate", answers=answers)
    assert hand_size(stage, HAPSBURG) == 0
    assert in_unrest(stage, "antwerp", "vienna")
    offered = last_keys(stage, "event-unrest")
    assert "unrest.brussels" not in offered
    assert "unrest.valladolid" not in offered
    assert "unrest.naples" in offered


def test_card_72_without_calais_there_is_no_trade() -> None:
    stage = quiet().control(FRANCE, "calais")
    play(stage, FRANCE, "cloth_prices_fluctuate", answers=["done"])
    assert hand_size(stage, ENGLAND) == 0


# -- 71: City State Rebels -------------------------------------------------------------------------


def test_card_71_rebels_free_an_independent_key() -> None:
    stage = quiet().control(FRANCE, "milan").put("milan", FRANCE, 1, leaders=["montmorency"])
    play(stage, HAPSBURG, "city_state_rebels", dice=[5, 1, 1, 1, 1])
    assert stage.controller("milan") == INDEPENDENT
    assert stage.regulars(INDEPENDENT, "milan") == 1
    assert stage.captor("montmorency") == HAPSBURG


def test_card_71_a_naval_leader_is_no_captive_but_waits_for_the_next_turn() -> None:
    stage = quiet().control(OTTOMAN, "tunis").put("tunis", OTTOMAN, 1, leaders=["barbarossa"])
    play(stage, HAPSBURG, "city_state_rebels", dice=[5, 1, 1, 1, 1])
    assert stage.controller("tunis") == INDEPENDENT
    assert stage.where("barbarossa") == NEXT_TURN


def test_card_71_the_holder_chooses_his_losses_and_holds_out() -> None:
    stage = quiet().control(HAPSBURG, "tunis").put("tunis", HAPSBURG, 1, 1, ships=1)
    answers = ["lose.hapsburg.mercenary", "lose.hapsburg.squadron"]
    play(stage, OTTOMAN, "city_state_rebels", dice=[5, 6, 1, 1, 1], answers=answers)
    assert stage.asked[-1].seat == "hapsburg"
    assert stage.controller("tunis") == HAPSBURG
    assert stage.regulars(HAPSBURG, "tunis") == 1
    assert stage.second(HAPSBURG, "tunis") == 0
    assert stage.ships(HAPSBURG, "tunis") == 0


def test_card_71_a_home_key_goes_back_to_its_power() -> None:
    stage = quiet().control(OTTOMAN, "venice").put("venice", OTTOMAN, 1)
    play(stage, PAPACY, "city_state_rebels", dice=[6, 6, 1, 1, 1])
    assert stage.controller("venice") == VENICE
    assert stage.regulars(VENICE, "venice") == 1


def test_card_71_needs_a_captured_key_that_is_not_besieged() -> None:
    stage = quiet()
    assert why_not(stage, PAPACY, "city_state_rebels") == {"rebel_target"}
    stage.control(FRANCE, "milan")
    assert not why_not(stage, PAPACY, "city_state_rebels")
    stage.put("milan", HAPSBURG, 2).siege("milan", HAPSBURG)
    assert why_not(stage, PAPACY, "city_state_rebels") == {"rebel_target"}


def test_card_71_allies_of_the_home_power_are_no_conquerors() -> None:
    stage = quiet().control(ENGLAND, "paris")
    assert not why_not(stage, PAPACY, "city_state_rebels")
    stage.ally(FRANCE, ENGLAND)
    assert why_not(stage, PAPACY, "city_state_rebels") == {"rebel_target"}
