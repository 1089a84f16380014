"""Construction of land units and fortresses (VQ 17.1, 17.2, 17.5)."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HUGUENOT,
    OTTOMAN,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.construction.fortresses import (
    BUILD_FORTRESS,
    fortress_sites,
    settlement_sites,
    why_no_fortress,
)
from tercio.wars.land.construction import BUY_MERCENARY, RAISE_REGULAR, build_options
from tercio.wars.model.names import Power
from tercio.wars.model.space_questions import is_fortified
from tests.rules.virgin_queen.stage import Stage


def sites(stage: Stage, power: Power, what: str) -> set[str]:
    return {option.key.removeprefix("build.") for option in build_options(stage.g, power, what)}


@pytest.mark.rule("VQ 17.2")
def test_17_2_spain_raises_only_walloons_in_the_netherlands() -> None:
    stage = Stage().clear()
    assert "walloons.brussels" in sites(stage, SPAIN, "regular")
    assert "brussels" not in sites(stage, SPAIN, "regular")
    assert "brussels" not in sites(stage, SPAIN, "mercenary")
    assert not any(site.startswith("walloons") for site in sites(stage, SPAIN, "mercenary"))


@pytest.mark.rule("VQ 17.2")
@pytest.mark.parametrize(
    ("power", "what", "space"),
    [
        (SPAIN, "regular", "malta"),
        (SPAIN, "mercenary", "oran"),
        (OTTOMAN, "regular", "algiers"),
        (OTTOMAN, "cavalry", "djerba_tripoli"),
    ],
)
def test_17_2_outposts_raise_no_troops(power: Power, what: str, space: str) -> None:
    assert space not in sites(Stage().clear(), power, what)


@pytest.mark.rule("VQ 17.2", "VQ 17.1")
def test_17_2_three_walloon_counters_show_four_units() -> None:
    stage = Stage().clear().put("brussels", WALLOONS, regulars=4).impulse(SPAIN, cp=2)
    assert not any(site.startswith("walloons") for site in sites(stage, SPAIN, "regular"))


@pytest.mark.rule("VQ 23.6", "VQ 17.2")
def test_23_6_each_faction_raises_its_troops_at_home() -> None:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle", "flushing").impulse(PROTESTANT, cp=3)
    assert sites(stage, PROTESTANT, "regular") == {"huguenot.la_rochelle", "dutch.flushing"}
    assert sites(stage, PROTESTANT, "mercenary") == {"huguenot.la_rochelle", "dutch.flushing"}
    stage.run(RAISE_REGULAR.run(stage.g, PROTESTANT), answers=["build.dutch.flushing"])
    stage.run(BUY_MERCENARY.run(stage.g, PROTESTANT), answers=["build.huguenot.la_rochelle"])
    assert stage.regulars(DUTCH, "flushing") == 1
    assert stage.second(HUGUENOT, "la_rochelle") == 1


@pytest.mark.rule("VQ 17")
def test_17_units_are_built_in_spaces_under_ones_own_control() -> None:
    stage = Stage().clear().control(SPAIN, "rouen").ally(FRANCE, SPAIN)
    assert "rouen" not in sites(stage, FRANCE, "regular")


@pytest.mark.rule("VQ 17.5")
def test_17_5_a_fortress_costs_2_cp_and_stands_from_then_on() -> None:
    stage = Stage().clear().impulse(FRANCE, cp=2)
    stage.run(BUILD_FORTRESS.run(stage.g, FRANCE), answers=["fortify.reims"])
    assert is_fortified(stage.g, stage.at("reims"))
    assert stage.cp == 0


@pytest.mark.rule("VQ 17.5")
def test_17_5_where_no_fortress_may_be_built() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).unrest("troyes").put("dijon", SPAIN, regulars=1)
    stage.control(SPAIN, "amiens")
    found = {stage.g.world.location_ids[space] for space in fortress_sites(stage.g, FRANCE)}
    assert not found & {"troyes", "dijon", "amiens", "paris"}
    reasons = {
        space: [r.message for r in why_no_fortress(stage.g, FRANCE, f"space:{space}")]
        for space in ("troyes", "dijon", "amiens", "paris")
    }
    assert reasons == {
        "troyes": ["forbid-is-in-turmoil"],
        "dijon": ["forbid-holds-enemy-units"],
        "amiens": ["forbid-is-not-our-home-space"],
        "paris": ["forbid-is-fortified-already"],
    }


@pytest.mark.rule("VQ 17.5")
def test_17_5_in_the_first_printing_an_ally_may_hold_the_space() -> None:
    for edition, allowed in (("living", False), ("first", True)):
        stage = Stage(edition=edition).clear().control(SPAIN, "reims").ally(FRANCE, SPAIN)
        found = [stage.g.world.location_ids[space] for space in fortress_sites(stage.g, FRANCE)]
        assert ("reims" in found) == allowed


@pytest.mark.rule("VQ 17.5", "VQ 8.2")
def test_17_5_spain_fortifies_settlements_while_it_has_a_marker() -> None:
    stage = Stage().clear().impulse(SPAIN, cp=4)
    assert not settlement_sites(stage.g, SPAIN)
    stage.g.state.oceans.forts_on_card = 1
    settlement = settlement_sites(stage.g, SPAIN)[0]
    assert not settlement_sites(stage.g, ENGLAND)
    stage.run(BUILD_FORTRESS.run(stage.g, SPAIN), answers=[f"fortify.{settlement}"])
    assert settlement in stage.g.state.oceans.forts
    assert not settlement_sites(stage.g, SPAIN)
