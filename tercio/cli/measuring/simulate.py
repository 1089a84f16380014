"""`tercio simulate`: bots play many games."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tercio.arena.match import Match
from tercio.arena.processes import Crew
from tercio.arena.simulate import Progress, Simulation, WinShare, simulate, sum_up
from tercio.cli.measuring.matches import Games, MatchOptions, SameSeed
from tercio.cli.speaking.choices import BotNames, GameId
from tercio.cli.speaking.output import Json, print_grid, print_json, progress_bar
from tercio.cli.speaking.speech import heads, language_of, say
from tercio.cli.speaking.spread import spread
from tercio.kernel.messages import Words
from tercio.kernel.registry import game


@spread
def simulate_command(
    game_id: GameId,
    bots: BotNames = "",
    games: Games = 100,
    seed: SameSeed = "simulate",
    *,
    of: MatchOptions,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="DIR", help="Keep a row of every game there, as Parquet; go on there."
        ),
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play many games and count who wins. The results depend on the seed alone."""
    match = of.match(game_id, seed, bots)
    with of.crew() as crew, progress_bar(say("progress-games"), games) as done:
        results = _played(match, games, out, crew, done=done)
    if json:
        print_json(results)
    else:
        _show(results)


def _played(
    match: Match, games: int, out: Path | None, crew: Crew, *, done: Progress
) -> Simulation:
    if out is None:
        return simulate(match, games, crew, done)
    from tercio.dataset.export import export, outcomes_in
    from tercio.dataset.sources import OUTCOMES, bot_games

    plan, jobs = bot_games(match, games, tables=OUTCOMES)
    export(plan, jobs, out, crew, on_progress=done)
    return sum_up(match, outcomes_in(out))


def _show(results: Simulation) -> None:
    print_grid(
        (*heads("seat", "bot", "wins"), "%", "95 %", *heads("vp", "min", "max")),
        [
            (
                seat,
                bot,
                results.wins[seat],
                *_percent(results.shares[seat]),
                vp.mean,
                vp.min,
                vp.max,
            )
            for seat, bot in results.bots.items()
            for vp in [results.vp[seat]]
        ],
        say("games-of", _named(results)),
    )
    ends = results.turns.items()
    turns = ", ".join(say("on-turn", {"turn": str(t), "count": n}) for t, n in ends)
    reasons = ", ".join(_ends(results))
    print(say("ended-on", {"turns": turns}))
    print(say("how-ended", {"reasons": reasons, "shared": results.shared}))
    print(say("decisions-a-game", {"count": round(results.decisions / results.games)}))


def _ends(results: Simulation) -> Iterator[str]:
    rules = game(results.game)
    words = Words(rules, rules.load_data(), language_of(rules))
    for reason, count in results.reasons.items():
        told = words.say(reason).rstrip(".。") if words.has(reason) else reason
        yield say("ended-so", {"reason": told, "count": count})


def _named(results: Simulation) -> dict[str, str | int]:
    return {"count": results.games, "game": results.game, "scenario": results.scenario}


def _percent(won: WinShare) -> tuple[float, str]:
    return round(100 * won.share, 1), f"{100 * won.low:.1f} - {100 * won.high:.1f}"
