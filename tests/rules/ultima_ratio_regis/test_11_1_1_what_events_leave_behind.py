"""What is put in order after an event as after an action (uRR 11.1.1, 13.4.5, 17.1, 20.5)."""

import pytest

from tercio.games.ultima_ratio_regis.rules.minor_powers.minors import announce_minor
from tercio.games.ultima_ratio_regis.rules.sequence.impulse import (
    resolve_event,
    settle,
    standing,
)
from tests.rules.ultima_ratio_regis.stage import Stage


def with_event() -> Stage:
    """Spain's player is about to resolve an event that concerns nobody here."""
    stage = Stage().impulse(0)
    stage.g.state.impulse.card = "calvin"
    return stage


@pytest.mark.rule("uRR 11.1.1")
def test_11_1_1_squadrons_that_an_event_leaves_without_a_base_go_to_the_nearest() -> None:
    stage = with_event().put("spain", "sea_na", S3=1)
    stage.run(resolve_event(stage.g), idle=True)
    assert stage.count("spain", "sea_na", "S3") == 0
    assert sum(stage.g.state.units[stage.power("spain")].values()) == 1


@pytest.mark.rule("uRR 13.4.5")
def test_13_4_5_a_siege_whose_besiegers_an_event_has_taken_away_ends() -> None:
    stage = with_event().war("england", "france").put("france", "calais", fortress=True)
    stage.siege("england", "calais")
    stage.run(resolve_event(stage.g), idle=True)
    assert stage.g.state.sieges == {}


@pytest.mark.rule("uRR 17.1")
def test_17_1_a_leader_whose_unit_an_event_has_taken_away_finds_another() -> None:
    stage = with_event().put("france", "rouen", T3=1).lead("france", "paris", "tactical")
    stage.run(resolve_event(stage.g), idle=True)
    assert stage.g.state.leaders[0].place != stage.at("paris")


@pytest.mark.rule("uRR 20.5", "uRR 11.6")
def test_20_5_fleets_leave_the_ports_of_a_minor_that_stays_out_of_the_war() -> None:
    stage = Stage().ally("scotland", "france").war("france", "spain")
    stage.put("france", "edinburgh", S3=1)
    announcing = announce_minor(stage.g, stage.power("scotland"), stage.power("spain"))
    stage.run(announcing, answers=["minor-stays.scotland"], idle=True)
    assert stage.count("france", "edinburgh", "S3") == 0
    assert sum(stage.g.state.units[stage.power("france")].values()) == 1


@pytest.mark.rule("uRR 11.6")
def test_11_6_squadrons_in_a_port_that_an_event_gives_to_others_leave_it() -> None:
    stage = with_event().put("france", "london", S3=1)
    stage.run(resolve_event(stage.g), idle=True)
    assert stage.count("france", "london", "S3") == 0
    assert sum(stage.g.state.units[stage.power("france")].values()) == 1


@pytest.mark.rule("uRR 11.1.1", "uRR 15.1.1")
def test_11_1_1_squadrons_that_an_action_leaves_without_a_base_go_to_the_nearest() -> None:
    """Spain loses the base of its fleet before North America."""
    stage = Stage().impulse(0).put("spain", "sea_na", S3=1).own("spain", "virginia")
    before = standing(stage.g)
    stage.own("england", "virginia")
    stage.run(settle(stage.g, [stage.power("england")], before), idle=True)
    assert stage.count("spain", "sea_na", "S3") == 0
    assert sum(stage.g.state.units[stage.power("spain")].values()) == 1
