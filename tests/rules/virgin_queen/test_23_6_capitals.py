"""Capitals of the Huguenots and the Dutch (VQ 23.6)."""

import pytest

from tercio.games.virgin_queen.powers import DUTCH, HUGUENOT, PROTESTANT
from tercio.games.virgin_queen.rules.rebellion import rebellion
from tercio.wars.displacement import shelters
from tercio.wars.formations import whole_force
from tests.rules.virgin_queen.stage import Stage


def halves() -> Stage:
    stage = Stage().clear().control(PROTESTANT, "la_rochelle", "flushing", "montauban")
    stage.g.state.court.waiting = []
    stage.g.state.court.capitals = {HUGUENOT: stage.at("la_rochelle"), DUTCH: stage.at("flushing")}
    return stage


@pytest.mark.rule("VQ 23.6", "VQ 12.5")
def test_23_6_displaced_units_know_only_the_capital_of_their_half() -> None:
    stage = halves().put("lyon", HUGUENOT, 1)
    world = stage.g.world
    found = shelters(stage.g, whole_force(stage.g, PROTESTANT, stage.at("lyon")))
    assert found & world.mask("la_rochelle")
    assert not found & world.mask("flushing")
    stage.put("lyon", DUTCH, 1)
    found = shelters(stage.g, whole_force(stage.g, PROTESTANT, stage.at("lyon")))
    assert not found & world.mask("flushing", "la_rochelle") & ~_nearest(stage)


def _nearest(stage: Stage) -> int:
    """A capital that happens to be the nearest fortified space is as good as any."""
    alone = Stage().clear().control(PROTESTANT, "la_rochelle", "flushing", "montauban")
    alone.put("lyon", HUGUENOT, 1)
    return shelters(alone.g, whole_force(alone.g, PROTESTANT, alone.at("lyon")))


@pytest.mark.rule("VQ 23.6", "VQ 18.5")
def test_23_6_a_capital_that_was_lost_can_be_founded_anew_on_a_later_turn() -> None:
    stage = halves().protestant("nimes")
    stage.g.lose_capital(HUGUENOT)
    stage.run(rebellion(stage.g, "france", 2, target=stage.at("nimes")))
    assert HUGUENOT not in stage.g.state.court.capitals
    stage.g.end_turn_effects()
    stage.g.state.impulses += 1
    stage.protestant("castres")
    stage.run(
        rebellion(stage.g, "france", 2, target=stage.at("castres")), answers=["capital.nimes"]
    )
    assert stage.g.state.court.capitals[HUGUENOT] == stage.at("nimes")
