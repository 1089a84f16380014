"""uRR 18.1, 18.5: to which box troops disperse."""

import pytest

from tercio.games.ultima_ratio_regis.model.unit_questions import leaders_of
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import force_at
from tercio.games.ultima_ratio_regis.rules.special_areas.access import open_to
from tercio.games.ultima_ratio_regis.rules.special_areas.dispersal import (
    boxes_for,
    disperse_force,
    disperse_troop,
)

from .stage import KIND, Stage


def boxes(stage: Stage, power: str, area: str) -> list[str]:
    found = boxes_for(stage.g, stage.power(power), stage.at(area))
    return [stage.g.world.location_ids[box] for box in found]


@pytest.mark.rule("uRR 18.1")
def test_18_1_troops_disperse_in_their_theater() -> None:
    assert boxes(Stage(), "france", "tours") == ["WE_continent"]
    assert boxes(Stage(), "england", "london") == ["WE_isles"]


@pytest.mark.rule("uRR 18.5")
def test_18_5_from_a_border_area_also_in_the_theater_next_to_it() -> None:
    stage = Stage().put("france", "calais", T3=1)
    assert boxes(stage, "france", "calais") == ["WE_continent", "CE"]
    proceeding = disperse_troop(stage.g, stage.power("france"), stage.at("calais"), KIND["T3"])
    stage.run(proceeding, [], ["box.CE"])
    assert stage.units("france", "CE") == {"T3": 1}
    assert boxes(stage, "france", "troyes") == ["WE_continent", "CE"]


@pytest.mark.rule("uRR 18.5", "uRR 18.4.1")
def test_18_5_only_where_the_power_has_an_interest() -> None:
    stage = Stage().interest("france", "WE")
    assert boxes(stage, "france", "calais") == ["WE_continent"]


@pytest.mark.rule("uRR 18.5", "uRR 20.2")
def test_18_5_a_minors_troops_disperse_at_home() -> None:
    """Savoy stands in Lyon, a border area of another theater than its own."""
    assert boxes(Stage().ally("savoy", "spain"), "savoy", "lyon") == ["CM"]


@pytest.mark.rule("uRR 18.5", "uRR 20.6")
def test_18_5_mercenaries_disperse_where_their_ally_may() -> None:
    stage = Stage().ally("german_mercenaries", "france")
    assert boxes(stage, "german_mercenaries", "calais") == ["WE_continent", "CE"]


@pytest.mark.rule("uRR 18.4.1", "uRR 20.6")
def test_18_4_1_mercenaries_go_where_their_ally_goes() -> None:
    """They have no land of their own, and nowhere to go while they have no ally."""
    stage = Stage().ally("german_mercenaries", "france")
    mercenaries, france = stage.power("german_mercenaries"), stage.power("france")
    assert open_to(stage.g, mercenaries) >> stage.at("tours") & 1
    assert open_to(stage.g, mercenaries) == open_to(stage.g, france)
    stage.ally("german_mercenaries", "")
    assert open_to(stage.g, mercenaries) == 0


@pytest.mark.rule("uRR 18.1", "uRR 17.1")
def test_18_1_leaders_go_with_the_last_troop() -> None:
    stage = Stage().put("france", "tours", T3=2, T2=1, leader="tactical")
    force = force_at(stage.g, stage.power("france"), stage.at("tours"))
    stage.run(disperse_force(stage.g, force))
    assert stage.units("france", "WE_continent") == {"T3": 2, "T2": 1}
    assert leaders_of(stage.g, stage.power("france"))[0].place == stage.at("WE_continent")
