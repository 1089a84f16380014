"""VQ 2.1, 2.2, 2.4: kinds of spaces, who is friend or foe there, and markers of control."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    INDEPENDENT,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import base_cards
from tercio.games.virgin_queen.rules.victory.scoring import base_vp
from tercio.wars.land.control import controllable
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.space_questions import (
    controller_of,
    is_enemy_space,
    is_fortified,
    is_friendly_space,
    is_home,
)
from tests.rules.virgin_queen.stage import Stage


def taken(stage: Stage, power: Power) -> set[str]:
    return {stage.g.world.location_ids[s] for s in spaces_in(controllable(stage.g, power))}


@pytest.mark.parametrize(
    ("space", "fortified"),
    [("paris", True), ("orleans", True), ("reims", False), ("london", True), ("kinsale", False)],
)
def test_2_1_keys_and_fortresses_are_fortified(space: str, fortified: bool) -> None:
    stage = Stage().clear()
    assert is_fortified(stage.g, stage.at(space)) == fortified


def test_2_1_a_fortress_that_is_built_fortifies_its_space() -> None:
    stage = Stage().clear()
    stage.g.build_fortress(stage.at("reims"))
    assert is_fortified(stage.g, stage.at("reims"))


def test_2_1_a_split_space_is_at_home_with_two_powers() -> None:
    g = Stage().clear().g
    la_rochelle = g.world.space["la_rochelle"]
    assert is_home(g, FRANCE, la_rochelle)
    assert is_home(g, PROTESTANT, la_rochelle)
    assert is_home(g, HUGUENOT, la_rochelle)
    assert controller_of(g, la_rochelle) == FRANCE, "as printed at the bottom of the space"


def test_2_2_without_a_marker_a_space_is_its_home_powers() -> None:
    stage = Stage().clear()
    assert stage.controller("vienna") == HRE
    assert stage.controller("metz") == INDEPENDENT


def test_2_2_friendly_is_ones_own_and_an_allys() -> None:
    stage = Stage().clear().ally(FRANCE, ENGLAND).war(FRANCE, SPAIN)
    g = stage.g
    assert is_friendly_space(g, FRANCE, stage.at("paris"))
    assert is_friendly_space(g, FRANCE, stage.at("london"))
    assert not is_friendly_space(g, FRANCE, stage.at("vienna"))
    assert is_enemy_space(g, FRANCE, stage.at("madrid"))
    assert not is_enemy_space(g, ENGLAND, stage.at("madrid")), "an alliance brings no wars"


def test_2_2_homes_of_an_allied_minor_are_friendly() -> None:
    stage = Stage().clear()
    assert not is_friendly_space(stage.g, FRANCE, stage.at("glasgow"))
    stage.ally(FRANCE, SCOTLAND)
    assert is_friendly_space(stage.g, FRANCE, stage.at("glasgow"))


def test_2_2_example_independents_never_intercept() -> None:
    """Only enemy formations may: the regulars of Metz let others pass by, Spain's would not."""
    stage = Stage().clear().empty_hands().put("troyes", FRANCE, 2).impulse(FRANCE, 1)
    stage.put("metz", INDEPENDENT, 2)
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["all", "move.troyes.reims"])
    assert "interception" not in [ask.kind for ask in stage.asked]
    stage.war(FRANCE, SPAIN).control(SPAIN, "metz").put("metz", SPAIN, 1).impulse(FRANCE, 1)
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["all", "move.reims.troyes"])
    stage.impulse(FRANCE, 1)
    stage.run(MOVE_CLEAR.run(stage.g, FRANCE), answers=["all", "move.troyes.reims"])
    assert "interception" in [ask.kind for ask in stage.asked]


def test_2_2_example_adjacent_independents_do_not_stop_control() -> None:
    """The regulars of Metz are next to Liege too, and yet no enemies of its occupier."""
    stage = Stage().clear().put("namur", SPAIN, 1).put("metz", INDEPENDENT, 2)
    assert "liege" in taken(stage, SPAIN)
    stage.war(SPAIN, FRANCE).put("trier", FRANCE, 1)
    assert "liege" not in taken(stage, SPAIN), "an enemy next to it does stop him"


def test_2_4_a_key_won_or_lost_changes_cards_and_points() -> None:
    stage = Stage().clear()
    before = base_vp(stage.g, FRANCE), base_vp(stage.g, HRE)
    stage.g.set_control(stage.at("augsburg"), FRANCE)
    assert base_vp(stage.g, FRANCE) > before[0]
    assert base_vp(stage.g, HRE) < before[1]


def test_2_4_hexagonal_markers_are_not_counted() -> None:
    stage = Stage().clear()
    before = base_vp(stage.g, OTTOMAN), base_cards(stage.g, OTTOMAN)
    for space in ("linz", "salzburg", "graz", "trieste", "agram", "malta"):
        stage.g.set_control(stage.at(space), OTTOMAN)
    assert (base_vp(stage.g, OTTOMAN), base_cards(stage.g, OTTOMAN)) == before


def test_2_4_a_marker_keeps_the_faith_of_its_space() -> None:
    stage = Stage().clear().protestant("reims")
    stage.g.set_control(stage.at("reims"), SPAIN)
    assert stage.controller("reims") == SPAIN
    assert stage.is_protestant("reims")
