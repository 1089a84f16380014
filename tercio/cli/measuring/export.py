"""`tercio export`: games as tables, for those who want to learn from them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from tercio.cli.hosting.books import Key
from tercio.cli.hosting.desk import Desk
from tercio.cli.measuring.matches import Games, MatchOptions
from tercio.cli.speaking.choices import BotNames, GameId
from tercio.cli.speaking.output import Json, print_grid, print_json, progress_bar
from tercio.cli.speaking.speech import heads, say
from tercio.cli.speaking.spread import spread
from tercio.dataset.export import export
from tercio.dataset.sources import Job, Plan, bot_games, read_consent, saved_games, shared_games
from tercio.kernel.errors import Unknown


@spread
def export_command(
    game_id: GameId,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="A folder of its own.")],
    bots: BotNames = "",
    games: Games = 100,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same tables.")] = "export",
    *,
    of: MatchOptions,
    times: Annotated[
        bool, typer.Option("--times", help="Measure how long bots think; it varies by run.")
    ] = False,
    saves: Annotated[
        list[Path] | None,
        typer.Option(
            "--saves", metavar="PATH", help="Saves of games that people have played, or a folder."
        ),
    ] = None,
    consent: Annotated[
        Path | None,
        typer.Option("--consent", metavar="FILE", help="Who of them agrees, as TOML."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE|URL",
            help="Games of a server, of people who have all agreed there.",
        ),
    ] = None,
    key: Key = None,
    json: Json = False,
) -> None:
    """Write games as Parquet tables, with a data card. A run that was stopped is continued."""
    left_out: list[str] = []
    if database is not None:
        if saves is not None or consent is not None:
            raise Unknown(say("agreed-there"))
        plan, jobs, left_out = _from_server(Desk(database, key), game_id)
    elif saves is None:
        if consent is not None:
            raise Unknown(say("bots-not-asked"))
        match = of.match(game_id, seed, bots)
        plan, jobs = bot_games(match, games, times=times)
    else:
        if consent is None:
            raise Unknown(say("consent-wanted"))
        plan, jobs, left_out = saved_games(game_id, saves, read_consent(consent), of.pack or ())
    with of.crew() as crew, progress_bar(say("progress-games"), plan.games) as done:
        written = export(plan, jobs, out, crew, on_progress=done)
    if json:
        print_json(msgspec.structs.asdict(written) | {"left_out": left_out})
        return
    title = say("exported", {"count": written.games, "folder": str(out)})
    print_grid(heads("table", "rows"), list(written.rows.items()), title)
    if left_out:
        print(say("left-out", {"games": ", ".join(left_out)}))


def _from_server(desk: Desk, game_id: str) -> tuple[Plan, list[Job], list[str]]:
    with desk.open() as office:
        found = office.shared(game_id)
    return *shared_games(game_id, found.games), found.left_out
