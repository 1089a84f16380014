"""`tercio games`: what can be played."""

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from tercio.cli.speaking.output import Json, print_json
from tercio.cli.speaking.speech import SPEECH, say, spoken
from tercio.kernel.display.cells import padded, width_of
from tercio.kernel.game_card import GameCard
from tercio.kernel.game_card import in_language as named_in
from tercio.kernel.messages import slug
from tercio.kernel.registry import cards, folder_of
from tercio.kernel.told import in_language


def games_command(
    json: Json = False,
    ids: Annotated[bool, typer.Option("--ids", help="Only the ids, one a line.")] = False,
) -> None:
    """List the games, their scenarios and player counts."""
    games, broken = cards()
    if json:
        print_json([_described(game) for game in games])
    elif ids:
        for game in games:
            print(game.id)
    else:
        _show([_in_our_language(game) for game in games])
    for name, reason in broken.items():
        print(
            say("game-broken", {"name": name, "why": in_language(reason, spoken())}),
            file=sys.stderr,
        )


def _described(game: GameCard) -> dict[str, Any]:
    # An engine comes with it, for which a plain list need not wait.
    from tercio.bots.registry import GENERIC

    bots = dict.fromkeys((*game.bots, *GENERIC))
    return msgspec.structs.asdict(game) | {"bots": list(bots), "players": game.players}


def _in_our_language(game: GameCard) -> GameCard:
    folder = folder_of(game.id)
    return game if folder is None else named_in(game, folder, spoken())


def _show(games: list[GameCard]) -> None:
    for game in games:
        title = _with(game.name, game.id)
        print(say("by", {"game": title, "who": game.designer}) if game.designer else title)
        for line in filter(None, map(say("list-apart").join, _told(game))):
            print(f"  {line}")
        for line in _scenarios(game):
            print(f"  {line}".rstrip())
        print()


def _scenarios(game: GameCard) -> Iterator[str]:
    """In columns of our own: to load Rich would take longer than everything else here."""
    rows = [(s.id, s.name, ", ".join(map(str, s.players))) for s in game.scenarios]
    rows.insert(0, (say("col-scenario"), "", say("col-players")))
    wide, broad = (max(width_of(row[column]) for row in rows) for column in (0, 1))
    for id, name, players in rows:
        yield f"{padded(id, wide)}  {padded(name, broad)}  {players}"


def _told(game: GameCard) -> Iterator[list[str]]:
    """What the card tells, a line each."""
    if game.publisher and game.book:
        yield [game.publisher, _with(game.book.name, game.book.edition)]
    play = [say("games-players", {"players": _span(game.players)})]
    if game.minutes:
        play.append(say("games-minutes", {"minutes": _span(game.minutes)}))
    if game.complexity:
        play.append(say("games-complexity", {"complexity": f"{game.complexity}"}))
    yield play
    yield [_state(game.state)] if game.state else []


def _with(name: str, more: str) -> str:
    return say("games-with", {"name": name, "more": more})


def _state(state: str) -> str:
    """How far a game has come; in the words of its card, where ours are others."""
    message = f"games-state-{slug(state)}"
    return say(message) if SPEECH.has(message) else state


def _span(numbers: tuple[int, ...]) -> str:
    return say("span").join(map(str, dict.fromkeys((min(numbers), max(numbers)))))
