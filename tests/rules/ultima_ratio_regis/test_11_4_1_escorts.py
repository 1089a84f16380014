"""uRR 11.4.1: escorts of troops at sea, out of port and in the open."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import UnitsMoved
from tercio.games.ultima_ratio_regis.rules.naval_actions.naval_interception import fleets_in_port
from tercio.games.ultima_ratio_regis.rules.strategic_movement.strategic_moves import strategic_move

from .stage import Stage


def cross(base: str, dice: list[int], *answers: str) -> Stage:
    """An English troop goes from Plymouth to Dublin with an escort, and a French squadron in the
    East Atlantic intercepts it."""
    stage = Stage().war("england", "france").revolt("ulster").put("england", "plymouth", T3=1)
    stage.put("france", "sea_ea", S3=1).put("england", base, S3=1).impulse(2, england=1)
    way = ["unit.england.T3.plymouth", "goal.dublin", "intercept.sea_ea.france.S3"]
    escort = f"escort.{base}.england.S3"
    stage.run(strategic_move(stage.g, stage.power("england")), dice, [*way, escort, *answers])
    return stage


@pytest.mark.rule("uRR 11.4.1", "uRR 13.2.5")
def test_11_4_1_an_escort_from_port_that_is_beaten_at_sea_looks_for_a_base() -> None:
    stage = cross("plymouth", [1, 5], "port.bristol")
    assert stage.units("england", "plymouth") == {"T3": 1}
    assert stage.units("england", "bristol") == {"S3": 1}
    assert stage.units("france", "sea_ea") == {"S3": 1}


@pytest.mark.rule("uRR 11.4.1")
def test_11_4_1_an_escort_that_is_at_sea_already_goes_nowhere() -> None:
    stage = cross("sea_ea", [5, 1], "port.rouen")
    assert stage.count("england", "dublin") == 1
    assert stage.units("england", "sea_ea") == {"S3": 1}
    moves = [event for event in stage.events(UnitsMoved) if event.power == "power:england"]
    assert [event.unit for event in moves] == ["unit:T3"]


@pytest.mark.rule("uRR 11.4.1", "uRR 11.2")
def test_11_4_1_a_leader_in_port_escorts_with_all_squadrons_that_are_ready() -> None:
    stage = Stage().put("england", "plymouth", S3=1, S2=1, leader="ordinary", on="squadron")
    stage.put("england", "dublin", S3D=1, leader="ordinary", on="squadron")
    england = stage.power("england")
    plymouth = fleets_in_port(stage.g, england, stage.at("plymouth"))
    assert [(fleet.size, len(fleet.leaders)) for fleet in plymouth] == [(2, 1), (1, 0), (1, 0)]
    assert fleets_in_port(stage.g, england, stage.at("dublin")) == []
