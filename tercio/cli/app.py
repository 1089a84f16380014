"""All commands, gathered."""

from importlib.metadata import version
from typing import Annotated

import typer

from tercio.cli import (
    bench,
    data,
    fuzz,
    games,
    play,
    replay,
    rules,
    saves,
    script,
    serve,
    simulate,
)
from tercio.cli.output import Commands

app = typer.Typer(
    name="tercio",
    cls=Commands,
    help="Referee, host and simulator for card-driven games of early-modern Europe.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command("games")(games.games_command)
app.command("play")(play.play_command)
app.command("serve")(serve.serve_command)
app.command("new")(saves.new_command)
app.command("verify")(saves.verify_command)
app.command("replay")(replay.replay_command)
app.command("simulate")(simulate.simulate_command)
app.command("script")(script.script_command)
app.command("fuzz")(fuzz.fuzz_command)
app.command("bench")(bench.bench_command)
app.add_typer(rules.app, name="rules")
app.add_typer(data.app, name="data")


def _show_version(wanted: bool) -> None:
    if wanted:
        print(f"tercio {version('tercio')}")
        raise typer.Exit


@app.callback()
def _options(
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    pass
