"""uRR 13.1.7, 13.4.2: the losses that odds are reckoned with, and those that the rules exact."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.general import SiegeCasualties
from tercio.games.ultima_ratio_regis.rules.combat import land_battle, siege
from tercio.games.ultima_ratio_regis.rules.combat.dice import Result, judge
from tercio.games.ultima_ratio_regis.rules.combat.foresight import complete, losses
from tercio.games.ultima_ratio_regis.rules.combat.pursuit import disperse, eliminate
from tercio.games.ultima_ratio_regis.rules.combat.sides import Combat

from .battles import battle, meeting
from .stage import Stage

Dice = tuple[int, ...]


def suffered(stage: Stage, combat: Combat, result: Result) -> tuple[int, int]:
    """By the rules: units eliminated and dispersed, a fortress destroyed, siege casualties."""
    stage.run(eliminate(stage.g, combat, result), idle=True)
    if combat.kind == "siege":
        stage.run(siege.wear_down(stage.g, combat, result), idle=True)
    else:
        for number, side in enumerate(combat.sides):
            count, wins = result.disbands[number], result.winner == number
            stage.run(disperse(stage.g, combat, side, count, wins=wins), idle=True)
    mine, theirs = (side.lost + len(side.dispersed) for side in combat.sides)
    return mine, theirs + sum(event.by for event in stage.events(SiegeCasualties))


@pytest.mark.rule("uRR 13.1.7")
@pytest.mark.parametrize(
    ("huguenots", "french", "size", "mine", "theirs", "lost"),
    [
        (2, 3, 4, (6, 6), (4, 4, 4), (1, 2)),  # the winner keeps his last troop
        (3, 2, 2, (3, 3), (6, 6), (2, 0)),  # who has not fought does not disperse
    ],
)
def test_13_1_7_in_the_field(
    huguenots: int, french: int, size: int, mine: Dice, theirs: Dice, lost: tuple[int, int]
) -> None:
    stage = meeting(good=french).put("huguenots", "tours", T3=huguenots - 2)
    combat = land_battle.field(stage.g, battle(stage, "tours", "huguenots", "france", "clermont"))
    combat.size = size
    complete(stage.g, combat)
    result = judge(stage.g.world.book, mine, theirs)
    assert losses(stage.g, combat, result) == lost
    assert suffered(stage, combat, result) == lost


@pytest.mark.rule("uRR 13.1.7", "uRR 13.4.2")
@pytest.mark.parametrize(
    ("garrison", "mine", "theirs", "lost"),
    [
        (0, (4, 4), (3,), (0, 2)),  # with nobody in it the fortress falls, after a siege casualty
        (1, (4, 4), (6, 6), (2, 1)),  # the winner's last unit is the fortress, not the troop
    ],
)
def test_13_4_2_before_the_walls(
    garrison: int, mine: Dice, theirs: Dice, lost: tuple[int, int]
) -> None:
    stage = meeting(good=0, poor=garrison).put("france", "tours", fortress=True)
    stage.siege("huguenots", "tours")
    combat = siege.field(stage.g, stage.at("tours"), stage.power("huguenots"))
    complete(stage.g, combat)
    result = judge(stage.g.world.book, mine, theirs)
    assert losses(stage.g, combat, result) == lost
    assert suffered(stage, combat, result) == lost
