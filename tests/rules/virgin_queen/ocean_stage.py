"""Captains, loot and colonies of a stage, in one line each."""

from collections.abc import Sequence

from tercio.games.virgin_queen.model import ocean_questions
from tercio.games.virgin_queen.model.ocean_verbs import take_loot
from tercio.games.virgin_queen.rules.construction.expeditions import build_expedition
from tercio.wars.model.names import AVAILABLE, Power
from tercio.wars.sea.naval_movement import naval_move
from tests.rules.virgin_queen.stage import Stage


def at_sea() -> Stage:
    """An empty map and empty hands, late enough for every captain."""
    return Stage().clear().empty_hands().turn(6).no_treasures()


def ready(stage: Stage, *names: str) -> Stage:
    for name in names:
        stage.g.state.oceans.captain_at[stage.g.world.captain[name]] = AVAILABLE
    return stage


def at(stage: Stage, captain: str) -> str | int:
    place = stage.g.state.oceans.captain_at[stage.g.world.captain[captain]]
    return stage.g.world.oceans[place].id if place >= 0 else place


def is_damaged(stage: Stage, captain: str) -> bool:
    return ocean_questions.is_damaged(stage.g, stage.g.world.captain[captain])


def load(stage: Stage, captain: str, *treasures: str) -> Stage:
    """Loot aboard, taken from the pool."""
    for treasure in treasures:
        stage.g.state.treasury.pool.remove(treasure)
        take_loot(stage.g, stage.g.world.captain[captain], treasure)
    return stage


def loot(stage: Stage, captain: str) -> list[str]:
    return stage.g.state.oceans.loot[stage.g.world.captain[captain]]


def carry_colony(stage: Stage, captain: str) -> Stage:
    stage.g.state.oceans.colony_aboard |= 1 << stage.g.world.captain[captain]
    return stage


def colony(stage: Stage, settlement: str, power: Power) -> Stage:
    stage.g.state.oceans.colonies[settlement] = power
    return stage


def move(
    stage: Stage,
    power: Power,
    *voyages: str,
    dice: Sequence[int] = (),
    answers: Sequence[str] = (),
) -> None:
    stage.impulse(power, 1)
    orders = [f"voyage.{voyage}" for voyage in voyages]
    stage.run(naval_move(stage.g, power), dice=dice, answers=[*orders, "done", *answers])


def build(stage: Stage, power: Power, *answers: str) -> None:
    stage.run(build_expedition(stage.g, power), answers=answers)
