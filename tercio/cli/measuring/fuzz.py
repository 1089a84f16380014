"""`tercio fuzz`: random legal play under the contract suite's checks."""

from pathlib import Path
from typing import Annotated

import typer

from tercio.cli.speaking.choices import GameId, Players, ScenarioId
from tercio.cli.speaking.output import Json, fail, print_grid, print_json, progress_bar
from tercio.cli.speaking.speech import heads, kind_of_game, say, spoken
from tercio.contract import Care, Failure, Tally, fuzz, write_failure
from tercio.kernel.registry import game
from tercio.kernel.told import in_language


def fuzz_command(
    game_id: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same games.")] = "fuzz",
    scenario: ScenarioId = None,
    players: Players = None,
    processes: Annotated[
        int, typer.Option("--processes", min=1, help="Processes that share the work.")
    ] = 1,
    thorough: Annotated[bool, typer.Option("--thorough", help="Check more often.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="Check less, to play more games.")] = False,
    out: Annotated[
        Path, typer.Option("--out", metavar="DIR", help="Where failures are written.")
    ] = Path("fuzz-failures"),
    json: Json = False,
    jobs: Annotated[int | None, typer.Option("--jobs", min=1, hidden=True)] = None,
) -> None:
    """Play at random and check every promise of the kernel. Exit code 1 at a failure.

    Scenarios, numbers of players and variants of the rules take turns; a table tells what was
    played of each kind. A failure is shrunk to few decisions and written to a file that
    `tercio replay` runs.
    """
    if thorough and quick:
        raise fail(say("thorough-or-quick"))
    care: Care = "thorough" if thorough else "quick" if quick else "usual"
    rules = game(game_id)
    with progress_bar(say("progress-games"), games) as done:
        report = fuzz(
            rules,
            scenario,
            players,
            games,
            seed=seed,
            care=care,
            processes=jobs or processes,  # what it was called once
            on_progress=done,
        )
    files = [write_failure(failure, out) for failure in report.failures]
    if json:
        print_json(report)
    else:
        print_grid(heads("kind", "games", "decisions", "failures"), map(_row, report.kinds))
        print(say("fuzzed", {"games": report.games, "decisions": report.decisions}))
    if report.failures:
        raise fail("\n".join(map(_sentence, report.failures, files)))


def _row(tally: Tally) -> tuple[str, int, int, int]:
    variants = "".join(f", {name} {value}" for name, value in tally.options.items())
    kind = kind_of_game(tally.scenario, tally.players)
    return kind + variants, tally.games, tally.decisions, tally.failures


def _sentence(failure: Failure, file: Path) -> str:
    told = {
        "check": failure.check,
        "why": in_language(failure.message, spoken()),
        "file": str(file),
    }
    return say("check-fails", {**told, "count": len(failure.decisions)})
