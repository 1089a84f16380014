"""`tercio simulate`: bots play many games."""

from typing import Annotated

import typer

from tercio.arena.simulate import Simulation, simulate
from tercio.cli.choices import BotNames, GameId, Packs, Players, RuleOptions, ScenarioId
from tercio.cli.matches import Processes, match_of
from tercio.cli.output import Json, print_grid, print_json, progress_bar


def simulate_command(
    game_id: GameId,
    bots: BotNames = "",
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same games.")] = "simulate",
    scenario: ScenarioId = None,
    players: Players = None,
    option: RuleOptions = None,
    pack: Packs = None,
    processes: Processes = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins. The results depend on the seed alone."""
    match = match_of(game_id, seed, scenario, players, bots=bots, options=option, packs=pack)
    with progress_bar("Games", games) as done:
        results = simulate(match, games, processes, done)
    if json:
        print_json(results)
    else:
        _show(results)


def _show(results: Simulation) -> None:
    print_grid(
        ("seat", "bot", "wins", "%", "VP", "min", "max"),
        [
            (seat, bot, wins, round(100 * wins / results.games, 1), vp.mean, vp.min, vp.max)
            for seat, bot in results.bots.items()
            for wins, vp in [(results.wins[seat], results.vp[seat])]
        ],
        f"{results.games} games of {results.game}, {results.scenario}",
    )
    turns = ", ".join(f"turn {turn}: {count}" for turn, count in results.turns.items())
    reasons = ", ".join(f"{reason}: {count}" for reason, count in results.reasons.items())
    print(f"Games that ended on {turns}.")
    print(f"How they ended: {reasons}; {results.shared} shared victories.")
    print(f"{results.decisions / results.games:.0f} decisions a game.")
