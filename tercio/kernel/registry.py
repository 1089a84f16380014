"""The games this installation knows. A package adds one by an entry point in `tercio.games`.

A package that does not load spoils only its own game: whoever asks for it is told why. What a game
is can be read from its card; its rules are loaded when somebody asks for them.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tercio.kernel.errors import DataError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.game_card import GameCard, card_of, read_card
from tercio.kernel.told import phrase_of, sentence_of, told

GROUP = "tercio.games"


class _NoGame(Exception):
    """An entry point that gives no game; the reason."""


def _points() -> list[EntryPoint]:
    return sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))


@cache
def _loaded(point: EntryPoint) -> Game[Any]:
    try:
        game = point.load()
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise _NoGame(told("game-not-loaded", place=point.value, why=why)) from error
    if not isinstance(game, Game):
        raise _NoGame(told("no-game-there", place=point.value))
    return game


@cache
def _registered() -> tuple[dict[str, Game[Any]], dict[str, str]]:
    """Games by id, and the names of entry points that gave none, with the reason."""
    loaded: list[tuple[EntryPoint, Game[Any]]] = []
    broken: dict[str, str] = {}
    for point in _points():
        try:
            loaded.append((point, _loaded(point)))
        except _NoGame as reason:
            broken[point.name] = sentence_of(reason)
    games: dict[str, Game[Any]] = {}
    # An id belongs to its namesake before others, so that the namesake alone need be loaded.
    for point, game in sorted(loaded, key=lambda pair: pair[0].name != pair[1].id):
        if game.id in games:
            broken[point.name] = told("second-game", place=point.value, game=game.id)
        else:
            games[game.id] = game
    return dict(sorted(games.items())), broken


def games() -> Iterable[Game[Any]]:
    return _registered()[0].values()


def broken() -> Mapping[str, str]:
    """Entry points that gave no game, and why."""
    return _registered()[1]


def game(id: str) -> Game[Any]:
    """The rules of one game; those of others stay where they are."""
    return _namesake(id) or _among_all(id)


@cache
def _namesake(id: str) -> Game[Any] | None:
    """The game of the entry point that is named for it, as most are."""
    for point in _points():
        if point.name == id:
            with suppress(_NoGame):
                game = _loaded(point)
                return game if game.id == id else None
    return None


def _among_all(id: str) -> Game[Any]:
    games, broken = _registered()
    if id in games:
        return games[id]
    if id in broken:
        raise Unknown(told("broken-game", id=id, why=broken[id]))
    known = ", ".join(games) or told("none")
    raise Unknown(told("no-game", id=id, known=known))


def cards() -> tuple[list[GameCard], dict[str, str]]:
    """The card of every game, by id, and the entry points that gave none, with the reason.

    Only a game without a card in its folder is loaded.
    """
    cards: dict[str, GameCard] = {}
    broken: dict[str, str] = {}
    for point in _points():
        try:
            card = read_card(_folder(point)) or card_of(_loaded(point))
        except (_NoGame, DataError) as reason:
            broken[point.name] = phrase_of(reason)
            continue
        cards.setdefault(card.id, card)
    return [cards[id] for id in sorted(cards)], broken


def folder_of(id: str) -> Path | None:
    """Where a game lives whose entry point is named for it."""
    return next((_folder(point) for point in _points() if point.name == id), None)


def _folder(point: EntryPoint) -> Path:
    """Where the code of a game lives, as found without running any of it."""
    top, *inner = point.module.split(".")
    spec = find_spec(top)
    places = (spec and spec.submodule_search_locations) or [""]
    path = Path(next(iter(places))).joinpath(*inner)
    return path if path.is_dir() else path.parent
