"""`tercio games`: what can be played."""

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
import typer

from tercio.cli.output import Json, print_json
from tercio.kernel.game_card import GameCard
from tercio.kernel.registry import cards


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
        _show(games)
    for name, reason in broken.items():
        print(f"There is no game {name!r}: {reason}.", file=sys.stderr)


def _described(game: GameCard) -> dict[str, Any]:
    # An engine comes with it, for which a plain list need not wait.
    from tercio.bots.registry import GENERIC

    bots = dict.fromkeys((*game.bots, *GENERIC))
    return msgspec.structs.asdict(game) | {"bots": list(bots), "players": game.players}


def _show(games: list[GameCard]) -> None:
    for game in games:
        print(f"{game.name} ({game.id})" + (f", by {game.designer}" if game.designer else ""))
        for line in filter(None, map("; ".join, _told(game))):
            print(f"  {line}")
        for line in _scenarios(game):
            print(f"  {line}".rstrip())
        print()


def _scenarios(game: GameCard) -> Iterator[str]:
    """In columns of our own: to load Rich would take longer than everything else here."""
    rows = [(s.id, s.name, ", ".join(map(str, s.players))) for s in game.scenarios]
    rows.insert(0, ("scenario", "", "players"))
    wide, broad = (max(len(row[column]) for row in rows) for column in (0, 1))
    for id, name, players in rows:
        yield f"{id:{wide}}  {name:{broad}}  {players}"


def _told(game: GameCard) -> Iterator[list[str]]:
    """What the card tells, a line each."""
    if game.publisher and game.book:
        yield [game.publisher, f"{game.book.name} ({game.book.edition})"]
    play = [f"{_span(game.players)} players"]
    if game.minutes:
        play.append(f"{_span(game.minutes)} minutes")
    if game.complexity:
        play.append(f"complexity {game.complexity} of 5")
    yield play
    yield [game.state] if game.state else []


def _span(numbers: tuple[int, ...]) -> str:
    return "-".join(map(str, dict.fromkeys((min(numbers), max(numbers)))))
