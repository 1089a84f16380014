"""The games this installation knows. A package adds one by an entry point in `tercio.games`.

A package that does not load spoils only its own game: whoever asks for it is told why.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from tercio.kernel.errors import Unknown
from tercio.kernel.game import Game

GROUP = "tercio.games"


@cache
def _registered() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """Games by id, and the names of entry points that gave none, with the reason."""
    games: dict[str, Game[Any]] = {}
    broken: dict[str, str] = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value)):
        try:
            game = point.load()
        except Exception as error:
            broken[point.name] = f"{point.value} does not load ({type(error).__name__}: {error})"
            continue
        if not isinstance(game, Game):
            broken[point.name] = f"{point.value} is no game"
        elif game.id in games:
            broken[point.name] = f"{point.value} brings a second game {game.id!r}"
        else:
            games[game.id] = game
    return dict(sorted(games.items())), broken


def games() -> Iterable[Game[Any]]:
    return _registered()[0].values()


def broken() -> Mapping[str, str]:
    """Entry points that gave no game, and why."""
    return _registered()[1]


def game(id: str) -> Game[Any]:
    games, broken = _registered()
    if id in games:
        return games[id]
    if id in broken:
        raise Unknown(f"There is no game {id!r}: {broken[id]}.")
    known = ", ".join(games) or "none"
    raise Unknown(f"There is no game {id!r}; there are {known}.")
