"""`tercio games`: what can be played."""

import sys
from typing import Annotated, Any

import typer

from tercio.bots.registry import bots
from tercio.cli.output import Json, print_grid, print_json
from tercio.kernel.game import Game
from tercio.kernel.registry import broken, games


def games_command(
    json: Json = False,
    ids: Annotated[bool, typer.Option("--ids", help="Only the ids, one a line.")] = False,
) -> None:
    """List the games, their scenarios and player counts."""
    if json:
        print_json([_described(game) for game in games()])
    elif ids:
        for game in games():
            print(game.id)
    else:
        rows = [
            (game.id, game.name, scenario.id, scenario.name, ", ".join(map(str, scenario.players)))
            for game in games()
            for scenario in game.scenarios
        ]
        print_grid(("id", "game", "scenario", "", "players"), rows)
    for name, reason in broken().items():
        print(f"There is no game {name!r}: {reason}.", file=sys.stderr)


def _described(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "scenarios": [
            {"id": scenario.id, "name": scenario.name, "players": scenario.players}
            for scenario in game.scenarios
        ],
        "options": game.options,
        "bots": list(bots(game)),
    }
