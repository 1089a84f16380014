"""Capitals of the Huguenots and the Dutch (VQ 23.6), and of the Holy Roman (23.5)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import set_capital
from tercio.games.virgin_queen.model.events.court import CapitalLost
from tercio.games.virgin_queen.model.powers import DUTCH, FRANCE, HRE, HUGUENOT, OTTOMAN, PROTESTANT
from tercio.wars.turn.spring_deployment import Deployment, move_from_capital
from tests.rules.virgin_queen.stage import Stage


def _huguenots(space: str = "la_rochelle") -> Stage:
    stage = Stage().clear().control(PROTESTANT, space)
    set_capital(stage.g, HUGUENOT, stage.at(space))
    return stage


@pytest.mark.rule("VQ 23.6")
def test_23_6_each_faction_has_a_capital_of_its_own() -> None:
    stage = _huguenots().control(PROTESTANT, "amsterdam")
    set_capital(stage.g, DUTCH, stage.at("amsterdam"))
    capitals = stage.g.hooks.capitals(stage.g, PROTESTANT)
    assert sorted(capitals) == sorted([stage.at("la_rochelle"), stage.at("amsterdam")])
    assert stage.g.hooks.capitals(stage.g, HUGUENOT) == [stage.at("la_rochelle")]


@pytest.mark.rule("VQ 23.6")
def test_23_6_a_capital_that_falls_goes_to_the_turn_track() -> None:
    stage = _huguenots()
    stage.g.set_control(stage.at("la_rochelle"), FRANCE)
    assert stage.g.state.court.capitals == {}
    assert stage.g.state.court.lost_capitals == 1 << HUGUENOT
    assert len(stage.events(CapitalLost)) == 1
    stage.g.end_turn_effects()
    assert stage.g.state.court.lost_capitals == 0


@pytest.mark.rule("VQ 23.6")
def test_23_6_other_spaces_leave_the_capital_where_it_is() -> None:
    stage = _huguenots().control(PROTESTANT, "nimes")
    stage.g.set_control(stage.at("nimes"), FRANCE)
    assert stage.g.state.court.capitals == {HUGUENOT: stage.at("la_rochelle")}


@pytest.mark.rule("VQ 23.5")
def test_23_5_prague_stays_the_capital_though_it_falls() -> None:
    stage = Stage()
    set_capital(stage.g, HRE, stage.at("prague"))
    stage.g.set_control(stage.at("prague"), OTTOMAN)
    assert stage.g.hooks.capitals(stage.g, HRE) == [stage.at("prague")]


@pytest.mark.rule("VQ 23.6")
@pytest.mark.rule("VQ 10")
def test_23_6_spring_starts_from_one_of_the_two() -> None:
    stage = _huguenots().control(PROTESTANT, "nimes", "montauban")
    stage.put("la_rochelle", HUGUENOT, regulars=2).put("la_rochelle", DUTCH, regulars=1)
    stage.control(PROTESTANT, *("cognac", "bordeaux", "poitiers"))
    stage.run(
        move_from_capital(stage.g, Deployment(PROTESTANT)),
        answers=[stage_key(stage), "all"],
    )
    assert stage.regulars(DUTCH, "la_rochelle") == 1
    assert stage.regulars(HUGUENOT, "la_rochelle") == 0


def stage_key(stage: Stage) -> str:
    """A neighbour of the capital that the Protestant holds."""
    world, at = stage.g.world, stage.at("la_rochelle")
    near = world.clear.adjacent[at] & stage.g.state.controlled[PROTESTANT]
    return f"deploy.la_rochelle.{world.location_ids[(near & -near).bit_length() - 1]}"
