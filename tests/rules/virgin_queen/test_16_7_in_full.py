"""VQ 2.5, 16.7, 18.5, 23.6: inland ports and their allies, ships without a faith, two capitals."""

import pytest

from tercio.games.virgin_queen.model.influence_verbs import activate_major
from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    HRE,
    HUGUENOT,
    PROTESTANT,
    SPAIN,
)
from tercio.games.virgin_queen.rules.card_draw.card_draw_phase import deal_cards
from tercio.games.virgin_queen.rules.naval_affairs.europe_piracy import VQ_RAIDS
from tercio.games.virgin_queen.rules.naval_affairs.waterways import VQ_ASSAULTS
from tercio.games.virgin_queen.rules.religion.eligible_spaces import reach_of
from tercio.wars.land.displacement import displace
from tercio.wars.model.names import Power
from tercio.wars.sea.naval_transport import embarkations
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 16.7", "VQ 15.1")
def test_16_7_an_ally_of_the_besieged_keeps_the_scheldt_open() -> None:
    stage = Stage().clear().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp")
    stage.control(ENGLAND, "flushing").put("antwerp", SPAIN, 4).put("antwerp", DUTCH, 1)
    stage.siege("antwerp", SPAIN)
    stage.g.state.impulse.sieges_begun = 0
    assert VQ_ASSAULTS.allow(stage.g, SPAIN, stage.at("antwerp"))
    stage.ally(PROTESTANT, ENGLAND)
    assert not VQ_ASSAULTS.allow(stage.g, SPAIN, stage.at("antwerp"))


@pytest.mark.rule("VQ 16.7", "VQ 16.4")
def test_16_7_an_ally_of_the_holder_of_flushing_raids_antwerp() -> None:
    stage = Stage().clear().war(FRANCE, SPAIN).put("north_sea", FRANCE, galleon=1)
    ports = [row.id for row in stage.g.world.space_rows if "north_sea" in row.seas]
    stage.control(PROTESTANT, *ports).control(SPAIN, "antwerp", "rotterdam")
    at = stage.sea("north_sea")
    assert not VQ_RAIDS.allow(stage.g, FRANCE, at, SPAIN)
    stage.ally(FRANCE, PROTESTANT)
    assert VQ_RAIDS.allow(stage.g, FRANCE, at, SPAIN)


@pytest.mark.rule("VQ 16.7", "VQ 16.3")
def test_16_7_troops_embark_at_antwerp_while_flushing_is_ours() -> None:
    stage = Stage().clear().war(SPAIN, ENGLAND).put("antwerp", SPAIN, 2).impulse(SPAIN, 3)
    stage.put("north_sea", SPAIN, galleon=1)
    ways = stage.at("antwerp"), stage.sea("north_sea")
    assert list(embarkations(stage.g, SPAIN)) == [ways]
    stage.control(PROTESTANT, "flushing")
    assert list(embarkations(stage.g, SPAIN)) == []


@pytest.mark.rule("VQ 2.5", "VQ 12.5")
@pytest.mark.parametrize(("holder", "nearest"), [(SPAIN, "antwerp"), (PROTESTANT, "gravelines")])
def test_2_5_the_nearest_space_is_counted_along_a_waterway(holder: Power, nearest: str) -> None:
    stage = Stage().clear().put("flushing", SPAIN, 1).control(holder, "flushing")
    procedure = displace(stage.g, stage.at("flushing"), [SPAIN])
    stage.run(procedure, answers=[f"displace.{nearest}"])
    keys = {option.key for option in stage.asked[-1].options}
    assert keys - {"displace.madrid", "displace.milan"} == {
        f"displace.{nearest}",
        *(("displace.amsterdam",) if holder == PROTESTANT else ()),
    }


@pytest.mark.rule("VQ 18.5")
def test_18_5_a_holy_roman_galley_has_no_faith() -> None:
    stage = Stage().clear().protestant("utrecht").put("amsterdam", HRE, galley=1)
    assert reach_of(stage.g, "protestant", "netherlands").free >> stage.at("amsterdam") & 1


@pytest.mark.rule("VQ 23.6", "VQ 12.5")
def test_23_6_the_displaced_have_no_use_for_the_capital_of_the_other_half() -> None:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle", "flushing", "nimes")
    stage.g.state.court.capitals = {
        HUGUENOT: stage.at("la_rochelle"),
        DUTCH: stage.at("flushing"),
    }
    stage.put("grenoble", HUGUENOT, 2)
    displaced = displace(stage.g, stage.at("grenoble"), [PROTESTANT])
    stage.run(displaced, answers=["displace.la_rochelle"])
    keys = {option.key for option in stage.asked[-1].options}
    assert keys == {"displace.nimes", "displace.la_rochelle"}


@pytest.mark.rule("VQ 10", "VQ 27")
def test_10_an_activated_power_has_no_home_cards() -> None:
    stage = Stage(players=5)
    activate_major(stage.g, HRE, FRANCE, 0)
    deal_cards(stage.g)
    home = [c for c in stage.g.state.hands[HRE] if stage.g.world.card_type(c) == "home"]
    assert home == []
    six = Stage()
    deal_cards(six.g)
    assert any(six.g.world.card_type(c) == "home" for c in six.g.state.hands[HRE])
