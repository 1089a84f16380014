"""Bots by name: those that can play any game, and those that a game brings along."""

from collections.abc import Mapping
from typing import Any

from tercio.bots.greedy import GreedyBot
from tercio.bots.levels import level, levelled
from tercio.bots.random import RandomBot
from tercio.bots.search import SearchBot
from tercio.kernel.bot import BotFactory
from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game
from tercio.kernel.told import told

GENERIC: Mapping[str, BotFactory] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}


def bots(game: Game[Any]) -> dict[str, BotFactory]:
    """Every bot that can play a game; its own come first, and first among them the one that plays
    where nobody says which. (Levels may also have a character: `level` knows them.)"""
    own = {**game.bots, **levelled(game)}
    return {**own, **{name: f for name, f in GENERIC.items() if name not in own}}


def bot(game: Game[Any], name: str, *, in_time: bool = False) -> BotFactory:
    """The bot of a name. A game's own bot may take the place of a generic one. With `in_time` it
    does not let people wait, and what it chooses may depend on the machine."""
    made = game.bots.get(name) or level(game, name, in_time=in_time)
    if made is not None:
        return made
    known = bots(game)
    if name not in known:
        raise Unknown(told("no-bot", game=game.title, name=name, known=", ".join(known)))
    return known[name]


def best_bot(game: Game[Any]) -> str:
    """The bot that plays when nobody says which: the first of the game's own."""
    return next(iter(game.bots), "greedy")
