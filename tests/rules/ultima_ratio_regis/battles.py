"""Land battles on a stage: forces, a fight with scripted dice, what came of it."""

from collections.abc import Iterable
from typing import Any

from tercio.games.ultima_ratio_regis.model.events.combat import DiceTaken
from tercio.games.ultima_ratio_regis.model.names import NOWHERE
from tercio.games.ultima_ratio_regis.rules.combat.land_battle import (
    Battle,
    Manner,
    land_battle,
)
from tercio.games.ultima_ratio_regis.rules.land_movement.forces import Force, force_at

from .stage import KIND, Stage


def army(stage: Stage, power: str, area: str) -> Force:
    return force_at(stage.g, stage.power(power), stage.at(area))


def battle(
    stage: Stage,
    area: str,
    attacker: str,
    defender: str,
    origin: str = "",
    manner: Manner = "field",
    **more: Any,
) -> Battle:
    """All troops of both in the area; the attacker has been moved there already."""
    start = stage.at(origin) if origin else NOWHERE
    forces = army(stage, attacker, area), army(stage, defender, area)
    return Battle(stage.at(area), *forces, start, manner, **more)


def fight(stage: Stage, what: Battle, dice: Iterable[int] = (), answers: Iterable[str] = ()) -> int:
    winner: int = stage.run(land_battle(stage.g, what), dice, answers)
    return winner


def taken(stage: Stage) -> list[list[int]]:
    return [event.dice for event in stage.events(DiceTaken)]


def morale(stage: Stage, winner: str, loser: str) -> int:
    return stage.g.realm.morale[stage.power(winner)][stage.power(loser)]


def meeting(area: str = "tours", good: int = 2, poor: int = 0) -> Stage:
    """Two Huguenot troops attack French ones (T3 and T2); nobody has a leader."""
    stage = Stage().war("huguenots", "france").impulse(2).put("huguenots", area, T3=2)
    for kind, count in (("T3", good), ("T2", poor)):
        if count:
            stage.g._put(stage.power("france"), stage.at(area), KIND[kind], count)
    return stage
