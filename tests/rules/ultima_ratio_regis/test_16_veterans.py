"""uRR 16: becoming veteran, and forgetting it."""

import pytest

from tercio.games.ultima_ratio_regis.model.names import NOBODY
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result, Score
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat, Side
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, force_at
from tercio.games.ultima_ratio_regis.rules.leaders.veterans import degrade, flip_troop, reward

from .stage import Stage


@pytest.mark.rule("uRR 16", "uRR 16.1")
def test_16_1_one_regular_troop_becomes_veteran_by_choice() -> None:
    stage = Stage().put("france", "paris", T3=1, T2=1, T3V=1)
    power = stage.power("france")
    force = force_at(stage.g, power, stage.at("paris"))
    stage.run(flip_troop(stage.g, power, force.each, force), [], ["veteran.france.T2"])
    assert stage.units("france", "paris") == {"T3": 1, "T2V": 1, "T3V": 1}
    assert force.units == {(power, 1): 1, (power, 2): 1, (power, 3): 1}


@pytest.mark.rule("uRR 16.1")
def test_16_1_veterans_cannot_become_better() -> None:
    stage = Stage().put("france", "paris", T3V=1)
    force = force_at(stage.g, stage.power("france"), stage.at("paris"))
    assert stage.run(flip_troop(stage.g, stage.power("france"), force.each, force)) is None


@pytest.mark.rule("uRR 16.2", "uRR 23.1.2")
@pytest.mark.parametrize(("veterans", "flipped"), [(1, 1), (3, 2), (4, 2)])
def test_16_2_half_of_the_veterans_are_lost_rounded_up(veterans: int, flipped: int) -> None:
    stage = Stage().put("france", "paris", T3V=veterans)
    stage.run(degrade(stage.g, stage.power("france")))
    left = veterans - flipped
    assert stage.units("france", "paris") == ({"T3": flipped} | ({"T3V": left} if left else {}))


@pytest.mark.rule("uRR 16.2")
def test_16_2_the_player_chooses_who_forgets() -> None:
    stage = Stage().put("france", "paris", T3V=1).put("france", "tours", T2V=1)
    stage.run(degrade(stage.g, stage.power("france")), [], ["regular.tours.T2V"])
    assert stage.units("france", "tours") == {"T2": 1}
    assert stage.units("france", "paris") == {"T3V": 1}


@pytest.mark.rule("uRR 16.2", "uRR 20.2")
def test_16_2_veterans_of_minors_count_with_those_of_their_ally() -> None:
    """One of France and one of Savoy: a single one is lost, whichever the player likes."""
    stage = Stage().ally("savoy", "france").put("france", "paris", T3V=1)
    stage.put("savoy", "turin", T2V=1)
    stage.run(degrade(stage.g, stage.power("france")), [], ["regular.turin.savoy.T2V"])
    assert stage.units("savoy", "turin") == {"T2": 1}
    assert stage.units("france", "paris") == {"T3V": 1}


@pytest.mark.rule("uRR 16.1", "uRR 3.1")
@pytest.mark.parametrize(("winner", "left"), [(0, {"T3": 1, "T3V": 2}), (1, {"T3": 3})])
def test_16_1_a_card_makes_as_many_veterans_as_it_says_of_who_wins(
    winner: int, left: dict[str, int]
) -> None:
    stage = Stage().independent("tours").put("huguenots", "tours", T3=3)
    area, power = stage.at("tours"), stage.power("huguenots")
    victor = Side(power, force_at(stage.g, power, area), veterans=2)
    combat = Combat("subjugation", area, victor, Side(NOBODY, Force(NOBODY, area, {})), 1)
    none = Score(0, 0)
    result = Result(winner, (none, none), (0, 0), (0, 0))
    stage.run(reward(stage.g, combat, result))
    assert stage.units("huguenots", "tours") == left
