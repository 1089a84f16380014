"""Cards 77 to 111 of the New World."""

import pytest

from tercio.games.here_i_stand.model.events.new_world import ExplorerLost
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, OTTOMAN
from tercio.games.here_i_stand.rules.new_world.new_world_phase import new_world
from tercio.games.here_i_stand.rules.new_world.voyages import (
    explorers_of,
    launch,
    may_launch_conquest,
    may_launch_exploration,
)
from tercio.wars.model.names import Power
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import hand_size, is_discarded, is_removed, last_keys, play, why_not


def calm_sea() -> Stage:
    stage = quiet()
    stage.g.state.new_world.crossing.clear()
    stage.g.state.new_world.launched.clear()
    return stage


def sailing(*voyages: tuple[Power, str]) -> Stage:
    stage = calm_sea()
    for power, kind in voyages:
        launch(stage.g, power, kind)
    return stage


def under_way(stage: Stage) -> list[tuple[Power, str]]:
    return [(v.power, v.kind) for v in stage.g.state.new_world.crossing]


# -- 77, 98: voyages that come to nothing ----------------------------------------------------------


def test_card_77_the_fountain_of_youth_keeps_an_explorer_for_good() -> None:
    stage = sailing((ENGLAND, "exploration"), (FRANCE, "exploration"), (FRANCE, "conquest"))
    before = explorers_of(stage.g, FRANCE)
    answers = ["cancel.france.exploration"]
    play(stage, OTTOMAN, "fountain_of_youth", dice=[4], draws=["verrazano"], answers=answers)
    assert last_keys(stage, "cancel-voyage") == [
        "cancel.england.exploration",
        "cancel.france.exploration",
    ]
    assert under_way(stage) == [(ENGLAND, "exploration"), (FRANCE, "conquest")]
    assert explorers_of(stage.g, FRANCE) == [who for who in before if who != "verrazano"]
    assert not may_launch_exploration(stage.g, FRANCE)


def test_card_77_or_lets_him_go() -> None:
    stage = play(sailing((FRANCE, "exploration")), OTTOMAN, "fountain_of_youth", dice=[3])
    assert not under_way(stage)
    assert not stage.events(ExplorerLost)


def test_card_77_needs_an_exploration() -> None:
    stage = sailing((FRANCE, "conquest"))
    assert why_not(stage, OTTOMAN, "fountain_of_youth") == {"exploration_underway"}


def test_card_98_nobody_finds_cibola() -> None:
    stage = sailing((HAPSBURG, "exploration"), (HAPSBURG, "conquest"))
    play(stage, OTTOMAN, "search_for_cibola", answers=["cancel.hapsburg.conquest"])
    assert under_way(stage) == [(HAPSBURG, "exploration")]
    assert not may_launch_conquest(stage.g, HAPSBURG)


def test_card_98_colonists_are_not_looking_for_it() -> None:
    stage = sailing((HAPSBURG, "colony"))
    assert why_not(stage, OTTOMAN, "search_for_cibola") == {"voyage_underway"}


# -- 96: Sale of Moluccas --------------------------------------------------------------------------


def test_card_96_the_circumnavigator_sells_the_moluccas() -> None:
    stage = calm_sea()
    stage.g.state.new_world.claimed["circumnavigation"] = ENGLAND
    play(stage, OTTOMAN, "sale_of_moluccas")
    assert hand_size(stage, ENGLAND) == 2
    assert is_removed(stage, "sale_of_moluccas")


def test_card_96_nobody_has_been_there() -> None:
    assert why_not(calm_sea(), OTTOMAN, "sale_of_moluccas") == {"circumnavigation_claimed"}


# -- 99: Sebastian Cabot ---------------------------------------------------------------------------


def test_card_99_cabot_sails_beside_the_voyage_of_the_turn() -> None:
    stage = sailing((ENGLAND, "exploration"))
    play(stage, ENGLAND, "sebastian_cabot")
    assert under_way(stage) == [(ENGLAND, "exploration")] * 2
    assert stage.g.state.new_world.crossing[1].what == "cabot_england"
    assert is_discarded(stage, "sebastian_cabot")


def test_card_99_cabot_leaves_the_game_if_he_is_lost() -> None:
    stage = play(calm_sea(), ENGLAND, "sebastian_cabot")
    stage.run(new_world(stage.g), dice=[1, 1])
    assert is_removed(stage, "sebastian_cabot")


def test_card_99_once_a_game_for_each_power_of_the_atlantic() -> None:
    stage = play(calm_sea(), ENGLAND, "sebastian_cabot")
    stage.g.state.events_played[ENGLAND].clear()
    assert why_not(stage, ENGLAND, "sebastian_cabot") == {"cabot_available"}
    assert not why_not(stage, FRANCE, "sebastian_cabot")
    assert "forbid-card-not-for-power" in why_not(stage, OTTOMAN, "sebastian_cabot")


# -- 101: Smallpox ---------------------------------------------------------------------------------


def test_card_101_smallpox_is_the_conquest_of_the_turn() -> None:
    stage = play(calm_sea(), HAPSBURG, "smallpox")
    assert stage.g.state.new_world.crossing[0].bonus == 2
    assert under_way(stage) == [(HAPSBURG, "conquest")]
    assert not may_launch_conquest(stage.g, HAPSBURG)


def test_card_101_not_after_a_conquest_this_turn() -> None:
    stage = sailing((HAPSBURG, "conquest"))
    assert why_not(stage, HAPSBURG, "smallpox") == {"conquest_possible"}


# -- 111: Colonial Governor / Native Uprising ------------------------------------------------------


@pytest.mark.parametrize("marker", ["governor", "uprising"])
def test_card_111_a_marker_beside_the_colonies(marker: str) -> None:
    answers = [f"mode.{marker}", "power.england"]
    stage = play(calm_sea(), OTTOMAN, "colonial_governor_native_uprising", answers=answers)
    assert stage.g.state.new_world.governor == {ENGLAND: marker}
    assert last_keys(stage, f"place-{marker}") == [
        "power.hapsburg",
        "power.england",
        "power.france",
    ]


def test_card_111_is_unknown_to_the_second_printing() -> None:
    assert "colonial_governor_native_uprising" not in Stage(edition="2010").g.world.card
