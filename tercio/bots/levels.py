"""How well bots play for people, and of what character they are: `captain`, `marshal-bold`."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from tercio.bots.network_judge import NetworkJudge
from tercio.bots.recruit import Recruit
from tercio.bots.strategist import MASTER, STRATEGIST, Effort, Strategist
from tercio.kernel.bot import BotFactory, Judge
from tercio.kernel.game import Game
from tercio.kernel.randomness import Stream

LEVELS: Final = ("recruit", "captain", "marshal", "master")
"""From the weakest to the strongest."""
EFFORTS: Final = {"strategist": STRATEGIST, "marshal": STRATEGIST, "master": MASTER}
SECONDS: Final = {"strategist": 0.5, "marshal": 0.5, "master": 5.0}
"""How long they may think about a decision where somebody waits for them."""


def levelled(game: Game[Any]) -> dict[str, BotFactory]:
    """By name, the bots that are made of the thinker of a game, which has a judge."""
    names = ("strategist", *LEVELS) if game.judge is not None else ()
    return {name: made for name in names if (made := level(game, name)) is not None}


def level(game: Game[Any], name: str, *, in_time: bool = False) -> BotFactory | None:
    """`LEVEL` or `LEVEL-CHARACTER`; None if there is no such thing. With `in_time` it stops
    thinking when its time is over, and what it chooses depends on the machine."""
    rank, _, character = name.partition("-")
    if game.judge is None or (character and character not in game.characters):
        return None
    plain: Any = next(iter(game.bots.values()))
    habit = partial(plain, weights=game.characters[character]) if character else plain
    if rank == "captain":
        return habit
    if rank == "recruit":
        return partial(Recruit, habit=habit)
    if rank not in EFFORTS:
        return None
    effort = EFFORTS[rank]
    if in_time:
        effort = msgspec.structs.replace(effort, seconds=SECONDS[rank])
    return _searching(habit, plain, NetworkJudge(game.id), effort)


def _searching(
    habit: BotFactory, others: BotFactory, judge: Judge[Any], effort: Effort
) -> Callable[..., Strategist]:
    return partial(Strategist, habit=habit, others=others, judge=judge, effort=effort)


def with_character(game: Game[Any], name: str, chance: Stream) -> str:
    """A level with a character that is drawn by lot; any other name as it is."""
    if name not in LEVELS or not game.characters or level(game, name) is None:
        return name
    characters = list(game.characters)
    return f"{name}-{characters[chance.below('character', len(characters))]}"
