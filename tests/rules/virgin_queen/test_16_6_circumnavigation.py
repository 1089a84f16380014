"""Sailing around the world (VQ 16.6)."""

import pytest

from tercio.games.virgin_queen.model.ocean_verbs import bring_captain_home, sail_captain
from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    HRE,
    OTTOMAN,
)
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, Power
from tests.rules.virgin_queen.ocean_stage import (
    at,
    at_sea,
    build,
    load,
    move,
    ready,
)
from tests.rules.virgin_queen.stage import Stage


@pytest.fixture
def stage() -> Stage:
    return at_sea()


# -- circumnavigation (16.6) -----------------------------------------------------------------------


def _round(stage: Stage, captain: str, power: Power, *legs: str) -> Stage:
    stage.sail(captain, legs[-1], power)
    stage.g.state.oceans.legs[stage.g.world.captain[captain]] = list(legs)
    return stage


WEST = ("north_atlantic", "south_atlantic", "chilean_coast", "south_pacific", "indian_ocean")
EAST = ("guinea_coast", "indian_ocean", "south_pacific", "mexican_coast", "chilean_coast")
OTTOMAN_WEST = ("indian_ocean", "south_pacific", "chilean_coast", "guinea_coast")
OTTOMAN_EAST = ("indian_ocean", "guinea_coast", "mexican_coast", "south_pacific")


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(
    ("power", "captain", "legs", "last"),
    [
        (ENGLAND, "drake", WEST, "guinea_coast"),
        (ENGLAND, "drake", EAST, "south_atlantic"),
        (HRE, "hre_captain", EAST, "south_atlantic"),
        (OTTOMAN, "seydi_ali", OTTOMAN_WEST, "indian_ocean"),
        (OTTOMAN, "seydi_ali", OTTOMAN_EAST, "indian_ocean"),
    ],
)
def test_16_6_the_ways_around_the_world(
    stage: Stage, power: Power, captain: str, legs: tuple[str, ...], last: str
) -> None:
    load(_round(stage, captain, power, *legs), captain, "t_cp_5")
    leg = stage.g.world.ocean[legs[-1]], stage.g.world.ocean[last]
    move(stage, power, f"{captain}.{last}", dice=(6, 6) if leg in stage.g.world.perilous else ())
    assert stage.bonus_vp(power) == 2
    assert at(stage, captain) == NEXT_TURN
    assert stage.g.state.treasury.hands[power] == ["t_cp_5"]


@pytest.mark.rule("VQ 16.6")
def test_16_6_the_second_scores_1_and_the_third_nothing(stage: Stage) -> None:
    for vp in (2, 3, 3):
        _round(stage, "drake", ENGLAND, *EAST)
        move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
        assert stage.bonus_vp(ENGLAND) == vp


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(
    "legs",
    [
        ("guinea_coast", "south_atlantic", "chilean_coast"),  # not by way of the Indian Ocean
        ("chilean_coast", "south_atlantic", *EAST),  # not for the first time
    ],
)
def test_16_6_it_takes_the_right_legs_for_the_first_time(
    stage: Stage, legs: tuple[str, ...]
) -> None:
    _round(stage, "drake", ENGLAND, *legs)
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert at(stage, "drake") == "south_atlantic"
    assert stage.bonus_vp(ENGLAND) == 0


@pytest.mark.rule("VQ 16.6")
def test_16_6_the_ottoman_must_have_set_out_the_other_way(stage: Stage) -> None:
    legs = ("indian_ocean", "south_pacific", "indian_ocean", "guinea_coast", "south_pacific")
    _round(stage, "seydi_ali", OTTOMAN, *legs)
    move(stage, OTTOMAN, "seydi_ali.indian_ocean")
    assert stage.bonus_vp(OTTOMAN) == 0


@pytest.mark.rule("VQ 16.6")
def test_16_6_it_must_be_one_expedition(stage: Stage) -> None:
    _round(stage, "drake", ENGLAND, "guinea_coast", "indian_ocean", "guinea_coast")
    bring_captain_home(stage.g, stage.g.world.captain["drake"])
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic")
    assert stage.g.state.oceans.legs[stage.g.world.captain["drake"]] == ["north_atlantic"]


@pytest.mark.rule("VQ 16.6")
@pytest.mark.parametrize(("edition", "vp"), [("living", 0), ("first", 2)])
def test_16_6_in_the_first_printing_several_expeditions_will_do(edition: str, vp: int) -> None:
    stage = Stage(edition=edition).clear().empty_hands()
    _round(stage, "drake", ENGLAND, "guinea_coast", "indian_ocean", "guinea_coast")
    bring_captain_home(stage.g, stage.g.world.captain["drake"])
    ready(stage, "drake").impulse(ENGLAND, 1)
    build(stage, ENGLAND, "captain.drake", "ocean.north_atlantic")
    drake = stage.g.world.captain["drake"]
    sail_captain(stage.g, drake, stage.g.world.ocean["chilean_coast"])
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert stage.bonus_vp(ENGLAND) == vp


@pytest.mark.rule("VQ 16.6")
def test_16_6_in_the_first_printing_the_holy_roman_does_not_count() -> None:
    stage = _round(Stage(edition="first").clear().empty_hands(), "hre_captain", HRE, *EAST)
    move(stage, HRE, "hre_captain.south_atlantic", dice=(6, 6))
    assert stage.bonus_vp(HRE) == 0


@pytest.mark.rule("VQ 16.6", "VQ 30")
def test_16_6_in_the_first_printing_he_never_comes_back() -> None:
    stage = _round(Stage(edition="first").clear().empty_hands(), "drake", ENGLAND, *EAST)
    move(stage, ENGLAND, "drake.south_atlantic", dice=(6, 6))
    assert at(stage, "drake") == OUT_OF_PLAY
