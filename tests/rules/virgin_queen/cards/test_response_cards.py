"""Response cards that stop, sicken and sack (VQ 6.1, 13.1, 15.1)."""

import pytest

from tercio.games.virgin_queen.model.events.storms import FleetStopped
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
)
from tercio.wars.cards.card_play import play_event
from tercio.wars.land.battle import Battle
from tercio.wars.land.entry import movable_force
from tercio.wars.land.formations import whole_force
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import Power
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.model.space_questions import is_in_unrest
from tercio.wars.sea.naval_movement import NAVAL_MOVE
from tercio.wars.siege.assault import ASSAULT, assault_on, can_assault
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, deal, hand_size, is_discarded, may_answer, why_not


def siege_of_antwerp() -> Stage:
    """Spain besieges the rebels in Antwerp and may assault."""
    stage = quiet().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp")
    stage.put("antwerp", SPAIN, regulars=4).siege("antwerp", SPAIN)
    stage.g.state.impulse.sieges_begun = 0
    return stage.impulse(SPAIN, cp=2)


def storming(stage: Stage, space: str, power: Power) -> Battle:
    return assault_on(stage.g, whole_force(stage.g, power, stage.at(space)))


@pytest.mark.rule("VQ 6.1")
def test_card_1_the_grand_vizier_cancels_an_event() -> None:
    stage = quiet().put("vienna", HRE, regulars=4)
    deal(stage, HRE, "army_mutiny")
    deal(stage, OTTOMAN, "grand_vizier")
    stage.impulse(HRE)
    mutiny = stage.g.world.card["army_mutiny"]
    vizier = f"ottoman=card.{stage.g.world.card['grand_vizier']}"
    stage.run(play_event(stage.g, HRE, mutiny), answers=[vizier])
    assert stage.regulars(HRE, "vienna") == 4
    assert is_discarded(stage, "army_mutiny")


@pytest.mark.rule("VQ 14", "VQ 17")
def test_card_13_reiters_come_where_ones_troops_are() -> None:
    stage = quiet().put("paris", FRANCE, regulars=1)
    answer_with(stage, FRANCE, "reiters", "any_impulse")
    assert stage.second(FRANCE, "paris") == 3
    besieged = quiet().put("paris", FRANCE, regulars=1).unrest("paris")
    assert not may_answer(besieged, FRANCE, "reiters", "any_impulse")


@pytest.mark.rule("VQ 14")
def test_card_13_reiters_ride_into_a_battle_and_fight_in_it() -> None:
    stage = quiet().war(FRANCE, SPAIN).put("dijon", FRANCE, regulars=2)
    stage.put("lyon", SPAIN, regulars=2).impulse(SPAIN, cp=1)
    deal(stage, FRANCE, "reiters")
    reiters = f"france=card.{stage.g.world.card['reiters']}"
    spanish, french = [1] * 2, [6] * (2 + 3 + 1)  # the reiters' dice, and the defender's own
    answers = ["all", "move.lyon.dijon", reiters]
    stage.run(MOVE_CLEAR.run(stage.g, SPAIN), dice=[*spanish, *french], answers=answers)
    assert stage.troops(FRANCE, "dijon") == (2, 3)
    assert stage.regulars(SPAIN, "dijon") == 0


@pytest.mark.rule("VQ 15.1")
def test_card_14_the_sack_of_a_city() -> None:
    stage = siege_of_antwerp()
    deal(stage, PROTESTANT, "huguenot_lent")
    deal(stage, SPAIN, "sack")
    card = f"spain=card.{stage.g.world.card['sack']}"
    stage.run(ASSAULT.run(stage.g, SPAIN), dice=[6, 6, 6, 6, 1, 5], answers=["all", card])
    assert stage.controller("antwerp") == SPAIN
    assert holds_card(stage.g, SPAIN, stage.g.world.card["huguenot_lent"])
    assert stage.second(SPAIN, "antwerp") == 2
    assert why_not(stage, SPAIN, "sack") == {"forbid-card-played-this-turn", "forbid-card-not-now"}


@pytest.mark.rule("VQ 15.1")
def test_card_90_the_spanish_fury_at_a_key() -> None:
    stage = siege_of_antwerp().control(SPAIN, "breda")
    deal(stage, PROTESTANT, "huguenot_lent", "john_knox", "puritans")
    deal(stage, SPAIN, "spanish_fury")
    card = f"spain=card.{stage.g.world.card['spanish_fury']}"
    answers = ["all", card, "unrest.breda"]
    stage.run(ASSAULT.run(stage.g, SPAIN), dice=[6, 6, 6, 6, 1], answers=answers)
    assert is_in_unrest(stage.g, stage.at("antwerp"))
    assert is_in_unrest(stage.g, stage.at("breda"))
    assert hand_size(stage, SPAIN) == 2


@pytest.mark.rule("VQ 15.1")
def test_card_90_is_for_keys_alone() -> None:
    stage = quiet().war(SPAIN, FRANCE).put("calais", SPAIN, regulars=2).siege("calais", SPAIN)
    fight = storming(stage, "calais", SPAIN)
    assert not may_answer(stage, SPAIN, "spanish_fury", "assault_won", fight)


@pytest.mark.rule("VQ 13.1")
def test_card_15_storms_stop_a_march() -> None:
    stage = quiet().put("paris", FRANCE, regulars=3, leaders=["montmorency"]).impulse(FRANCE, cp=3)
    deal(stage, SPAIN, "storms")
    storms = f"spain=card.{stage.g.world.card['storms']}"
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["all", "move.paris.orleans", storms])
    assert stage.regulars(FRANCE, "paris") == 3
    assert stage.cp == 2
    assert movable_force(stage.g, FRANCE, stage.at("paris")).is_empty()
    assert not may_answer(stage, FRANCE, "storms", "move_announced")


@pytest.mark.rule("VQ 15.1")
def test_card_15_storms_stop_an_assault() -> None:
    stage = siege_of_antwerp()
    deal(stage, ENGLAND, "storms")
    storms = f"england=card.{stage.g.world.card['storms']}"
    stage.run(ASSAULT.run(stage.g, SPAIN), answers=["all", storms])
    assert stage.controller("antwerp") == PROTESTANT
    assert stage.cp == 1
    assert not can_assault(stage.g, SPAIN)


@pytest.mark.rule("VQ 16.1")
def test_card_15_storms_stop_a_fleet_and_sink_a_ship_on_a_6() -> None:
    stage = quiet().put("plymouth", ENGLAND, galleon=2).impulse(ENGLAND, cp=1)
    deal(stage, SPAIN, "storms")
    storms = f"spain=card.{stage.g.world.card['storms']}"
    answers = ["from.plymouth", "to.english_channel", "all", "done", storms]
    stage.run(NAVAL_MOVE.run(stage.g, ENGLAND), dice=[6, 5], answers=answers)
    (stopped,) = stage.events(FleetStopped)
    assert stopped == FleetStopped(
        "power:england", "space:plymouth", "sea:english_channel", count=2
    )
    assert len(ships_at(stage.g, stage.at("plymouth"), ENGLAND)) == 1
    assert not ships_at(stage.g, stage.sea("english_channel"), ENGLAND)
    assert not may_answer(stage, ENGLAND, "storms", "naval_move_announced")


@pytest.mark.rule("VQ 6.1")
def test_card_16_fever_takes_a_third_of_each_kind() -> None:
    stage = quiet().put("paris", FRANCE, regulars=4, second=2)
    answer_with(stage, SPAIN, "unsanitary_camp", "any_impulse")
    assert stage.troops(FRANCE, "paris") == (2, 1)
    small = quiet().put("paris", FRANCE, regulars=3)
    assert not may_answer(small, SPAIN, "unsanitary_camp", "any_impulse")


@pytest.mark.rule("VQ 15.1")
@pytest.mark.parametrize(("die", "lost"), [(1, 1), (4, 2), (6, 3)])
def test_card_43_a_flood_ends_an_assault(die: int, lost: int) -> None:
    stage = siege_of_antwerp()
    deal(stage, PROTESTANT, "flooding")
    flood = f"protestant=card.{stage.g.world.card['flooding']}"
    stage.run(ASSAULT.run(stage.g, SPAIN), dice=[die], answers=["all", flood])
    assert stage.regulars(SPAIN, "antwerp") == 4 - lost
    assert stage.controller("antwerp") == PROTESTANT


@pytest.mark.rule("VQ 6.1", "VQ 15.1")
def test_cards_10_and_43_engineers_drain_the_flood() -> None:
    stage = siege_of_antwerp()
    deal(stage, PROTESTANT, "flooding")
    deal(stage, SPAIN, "siege_engineering")
    flood = f"protestant=card.{stage.g.world.card['flooding']}"
    drain = f"spain=card.{stage.g.world.card['siege_engineering']}"
    stage.run(ASSAULT.run(stage.g, SPAIN), dice=[6, 6, 6, 6, 1], answers=["all", flood, drain])
    assert stage.controller("antwerp") == SPAIN


@pytest.mark.rule("VQ 13.1")
def test_card_43_only_in_the_netherlands() -> None:
    stage = quiet().war(SPAIN, FRANCE).put("calais", SPAIN, regulars=2).siege("calais", SPAIN)
    fight = storming(stage, "calais", SPAIN)
    assert not may_answer(stage, FRANCE, "flooding", "assault_announced", fight)
