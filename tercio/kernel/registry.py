"""The games this installation knows. A package adds one by an entry point in `tercio.games`."""

from collections.abc import Iterable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game

GROUP = "tercio.games"


@cache
def _registered() -> dict[str, Game[Any]]:
    games = [point.load() for point in entry_points(group=GROUP)]
    return {game.id: game for game in sorted(games, key=lambda game: str(game.id))}


def games() -> Iterable[Game[Any]]:
    return _registered().values()


def game(id: str) -> Game[Any]:
    try:
        return _registered()[id]
    except KeyError:
        known = ", ".join(_registered()) or "none"
        raise Unknown(f"There is no game {id!r}; there are {known}.") from None
