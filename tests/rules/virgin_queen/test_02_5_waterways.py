"""Inland waterways (VQ 2.5, 16.7)."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    DUTCH,
    ENGLAND,
    FRANCE,
    PROTESTANT,
    SPAIN,
    WALLOONS,
)
from tercio.games.virgin_queen.rules.naval_affairs.waterways import (
    VQ_ASSAULTS,
    is_supplied_by_waterway,
)
from tercio.wars.land.lines_of_communication import has_loc
from tercio.wars.land.movement import MOVE_CLEAR
from tercio.wars.model.names import Power
from tercio.wars.siege.assault import ASSAULT
from tests.rules.virgin_queen.stage import Stage


def reaches(stage: Stage, power: Power, a: str, b: str) -> bool:
    return bool(stage.g.roads(power).clear.adjacent[stage.at(a)] >> stage.at(b) & 1)


@pytest.mark.rule("VQ 2.5")
def test_2_5_only_who_holds_the_port_uses_the_waterway() -> None:
    stage = Stage().clear()
    assert reaches(stage, SPAIN, "flushing", "antwerp")
    assert not reaches(stage, ENGLAND, "flushing", "antwerp")
    stage.control(PROTESTANT, "flushing")
    assert reaches(stage, PROTESTANT, "antwerp", "flushing")
    assert not reaches(stage, SPAIN, "flushing", "antwerp")
    assert reaches(stage, SPAIN, "brielle", "rotterdam"), "each has a port of its own"


@pytest.mark.rule("VQ 2.5")
def test_2_5_allies_of_the_holder_may_use_it_but_not_in_the_first_printing() -> None:
    allied = Stage().clear().ally(SPAIN, FRANCE)
    assert reaches(allied, FRANCE, "flushing", "antwerp")
    first = Stage(edition="first").clear().ally(SPAIN, FRANCE)
    assert not reaches(first, FRANCE, "flushing", "antwerp")
    assert reaches(first, SPAIN, "flushing", "antwerp")


@pytest.mark.rule("VQ 2.5", "VQ 13.1")
def test_2_5_a_formation_marches_along_it_for_1_cp() -> None:
    stage = Stage().clear().put("flushing", WALLOONS, regulars=1).impulse(SPAIN, cp=1)
    stage.run(MOVE_CLEAR.run(stage.g, SPAIN), answers=["move.flushing.antwerp"])
    assert stage.regulars(WALLOONS, "antwerp") == 1
    assert stage.cp == 0


@pytest.mark.rule("VQ 2.5", "VQ 12.1")
def test_2_5_communications_run_along_it() -> None:
    stage = Stage().clear().war(SPAIN, PROTESTANT)
    antwerp = stage.at("antwerp")
    assert not has_loc(stage.g, PROTESTANT, antwerp)
    stage.control(PROTESTANT, "flushing")
    assert has_loc(stage.g, PROTESTANT, antwerp)


@pytest.mark.rule("VQ 16.7", "VQ 15.1")
def test_16_7_antwerp_is_not_stormed_while_the_scheldt_is_open() -> None:
    stage = Stage().clear().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp", "flushing")
    stage.put("antwerp", SPAIN, regulars=4).put("antwerp", DUTCH, regulars=1)
    antwerp = stage.at("antwerp")
    reasons = VQ_ASSAULTS.refusals(stage.g, SPAIN, antwerp)
    assert "forbid-is-supplied-by-waterway" in [reason.message for reason in reasons]
    stage.put("north_sea", SPAIN, galleon=1)
    assert not is_supplied_by_waterway(stage.g, SPAIN, antwerp)


@pytest.mark.rule("VQ 16.7")
def test_16_7_without_the_port_antwerp_can_be_stormed() -> None:
    stage = Stage().clear().war(SPAIN, PROTESTANT).control(PROTESTANT, "antwerp")
    stage.put("antwerp", SPAIN, regulars=4)
    assert not is_supplied_by_waterway(stage.g, SPAIN, stage.at("antwerp"))


@pytest.mark.rule("VQ 16.7", "VQ 15.1")
def test_16_7_engineers_storm_antwerp_though_the_scheldt_is_open() -> None:
    stage = Stage().clear().empty_hands().war(SPAIN, PROTESTANT).impulse(SPAIN, 1)
    stage.control(PROTESTANT, "antwerp", "flushing").put("antwerp", SPAIN, regulars=4)
    stage.siege("antwerp", SPAIN)
    stage.g.state.impulse.sieges_begun = 0
    assert not ASSAULT.can(stage.g, SPAIN)
    stage.hand(SPAIN, "siege_engineering")
    assert ASSAULT.can(stage.g, SPAIN)
    # Four units and three dice of the card, which has to be played, against the defender's one.
    stage.run(ASSAULT.run(stage.g, SPAIN), dice=[5, *[1] * 6, 1], answers=["all"])
    assert stage.controller("antwerp") == SPAIN
    assert stage.hand_size(SPAIN) == 0


@pytest.mark.rule("VQ 16.7", "VQ 11")
def test_16_7_engineers_who_were_an_event_this_turn_do_not_help() -> None:
    stage = Stage().clear().empty_hands().war(SPAIN, PROTESTANT)
    stage.control(PROTESTANT, "antwerp", "flushing").put("antwerp", SPAIN, regulars=4)
    stage.hand(SPAIN, "siege_engineering")
    assert not is_supplied_by_waterway(stage.g, SPAIN, stage.at("antwerp"))
    stage.g.state.events_played[FRANCE].append(stage.g.world.card["siege_engineering"])
    assert is_supplied_by_waterway(stage.g, SPAIN, stage.at("antwerp"))
