"""`tercio bench`: how fast a game is, and how fast it was."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from tercio.arena.bench import HIGHER_IS_BETTER, Figures, bench
from tercio.arena.match import Match
from tercio.cli.speaking.choices import BotNames, GameId, Players, ScenarioId, bot_names
from tercio.cli.speaking.output import Json, print_grid, print_json
from tercio.cli.speaking.speech import heads, kind_of_game, say
from tercio.kernel.errors import DataError
from tercio.kernel.reasons import reason


def bench_command(
    game_id: GameId,
    scenario: ScenarioId = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long to measure.")] = 10.0,
    seed: Annotated[str, typer.Option("--seed", help="Which games are played.")] = "bench",
    bots: BotNames = "",
    compare: Annotated[
        Path | None,
        typer.Option("--compare", metavar="OLD.json", help="What --json gave before."),
    ] = None,
    json: Json = False,
) -> None:
    """Measure random legal play, views, forks, saves, loads, memory, bots and the kernel."""
    old = _read(compare) if compare is not None else None
    figures = bench(Match(game_id, seed, scenario, players, bots=bot_names(bots)), seconds)
    numbers = _numbers(figures)
    if json:
        answer: dict[str, Any] = msgspec.to_builtins(figures)
        if old is not None:
            answer["compare"] = {name: _ratio(old, name, value) for name, value in numbers.items()}
        print_json(answer)
        return
    kind = kind_of_game(figures.scenario, figures.players)
    title = f"{figures.game}, {kind}, {figures.bot}"
    if old is None:
        print_grid(heads("figure", "value"), list(numbers.items()), title)
    else:
        rows = [(name, old.get(name, "-"), n, _change(old, name, n)) for name, n in numbers.items()]
        print_grid(heads("figure", "old", "new", "change"), rows, title)


def _numbers(figures: Figures) -> dict[str, float]:
    fields = msgspec.to_builtins(figures)
    return {
        name: value
        for name, value in fields.items()
        if isinstance(value, int | float) and name != "players"
    }


def _read(path: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except msgspec.MsgspecError as error:
        raise DataError(say("no-figures", {"file": str(path), "why": reason(error)})) from None


def _ratio(old: dict[str, Any], name: str, new: float) -> float | None:
    before = old.get(name)
    if not isinstance(before, int | float) or not before:
        return None
    return round(new / before, 3)


def _change(old: dict[str, Any], name: str, new: float) -> str:
    ratio = _ratio(old, name, new)
    if ratio is None:
        return "-"
    change = f"{100 * (ratio - 1):+.1f} %"
    if abs(ratio - 1) < 0.05:
        return change
    return f"{change} {say('better' if (ratio > 1) == (name in HIGHER_IS_BETTER) else 'worse')}"
