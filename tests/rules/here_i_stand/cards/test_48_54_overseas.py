"""Events of the New World: 48 to 50, 53 and 54."""

import pytest

from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN, PROTESTANT
from tercio.games.here_i_stand.rules.new_world.voyages import (
    free_colonies,
    launch,
    open_colony_boxes,
)
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import last_keys, play, why_not

EVERYBODY = 1 << HAPSBURG | 1 << ENGLAND | 1 << FRANCE


@pytest.mark.parametrize("card", ["galleons", "plantations"])
def test_cards_48_and_53_any_power_favours_any_other(card: str) -> None:
    stage = play(quiet(), OTTOMAN, card, answers=["power.england"])
    assert getattr(stage.g.state.new_world, card) == 1 << ENGLAND
    assert last_keys(stage, "favour") == ["power.hapsburg", "power.england", "power.france"]


@pytest.mark.parametrize("card", ["galleons", "plantations"])
def test_cards_48_and_53_not_once_everybody_has_them(card: str) -> None:
    stage = quiet()
    setattr(stage.g.state.new_world, card, EVERYBODY)
    assert why_not(stage, FRANCE, card) == {f"{card}_recipient"}


def test_card_49_raiders_sail_from_a_protestant_home_port() -> None:
    stage = play(quiet().protestant("hamburg"), FRANCE, "huguenot_raiders")
    assert stage.g.state.new_world.raiders == 1 << PROTESTANT


def test_card_49_no_raiders_without_a_port_or_with_a_raider_out() -> None:
    assert why_not(quiet(), FRANCE, "huguenot_raiders") == {"raider_recipient"}
    stage = quiet().protestant("rouen")
    stage.g.state.new_world.raiders = 1 << FRANCE
    assert why_not(stage, FRANCE, "huguenot_raiders") == {"raider_recipient"}


def test_card_50_mercator_launches_a_better_exploration() -> None:
    stage = play(Stage().empty_hands(), OTTOMAN, "mercators_map", answers=["power.france"])
    voyage = stage.g.state.new_world.crossing[-1]
    assert (voyage.power, voyage.kind, voyage.bonus) == (FRANCE, "exploration", 2)
    assert "france.exploration" in stage.g.state.new_world.launched


def test_card_50_not_once_everybody_has_sailed() -> None:
    stage = Stage().empty_hands()
    for power in (HAPSBURG, ENGLAND, FRANCE):
        launch(stage.g, power, "exploration")
    assert why_not(stage, FRANCE, "mercators_map") == {"exploration_possible"}


def test_card_54_potosi_takes_the_place_of_a_colony() -> None:
    stage = Stage().empty_hands()
    boxes, colonies = open_colony_boxes(stage.g, HAPSBURG), free_colonies(stage.g, HAPSBURG)
    play(stage, HAPSBURG, "potosi_silver_mines", answers=["power.hapsburg"])
    assert stage.g.state.new_world.holdings[-1].what == "potosi"
    assert open_colony_boxes(stage.g, HAPSBURG) == boxes - 1
    assert len(free_colonies(stage.g, HAPSBURG)) == len(colonies) - 1
    assert "hapsburg.colony" not in stage.g.state.new_world.launched


def test_card_54_needs_an_empty_box() -> None:
    stage = Stage().empty_hands()
    for power in (HAPSBURG, ENGLAND, FRANCE):
        while colonies := free_colonies(stage.g, power):
            launch(stage.g, power, "colony", colonies[0])
    assert why_not(stage, FRANCE, "potosi_silver_mines") == {"empty_colony_box"}
