"""All commands, each loaded when somebody calls it: a list of games need not wait for a server."""

from importlib import import_module
from itertools import pairwise
from typing import Annotated, Any

import typer

from tercio.cli.speaking.commands import Commands, Group
from tercio.cli.speaking.speech import settle

COMMANDS = {
    "games": "reading.games:games_command",
    "play": "playing.play:play_command",
    "serve": "hosting.serve:serve_command",
    "backup": "hosting.backups:backup_command",
    "restore": "hosting.backups:restore_command",
    "admin": "hosting.admin:app",
    "new": "playing.saves:new_command",
    "verify": "playing.saves:verify_command",
    "replay": "playing.replay:replay_command",
    "analyse": "playing.analyse:analyse_command",
    "simulate": "measuring.simulate:simulate_command",
    "rate": "measuring.rate:rate_command",
    "export": "measuring.export:export_command",
    "report": "measuring.report:report_command",
    "script": "reading.script:script_command",
    "fuzz": "measuring.fuzz:fuzz_command",
    "bench": "measuring.bench:bench_command",
    "rules": "reading.rules:app",
    "cards": "reading.cards:app",
    "data": "reading.data:app",
    "words": "reading.words:app",
}
"""In the order of the help: where each command is."""


_LANGUAGE = ("--language", "--lang")


class _AllCommands(Commands):
    def make_context(self, info_name: str | None, args: list[str], *more: Any, **rest: Any) -> Any:
        left, language = _without_language(args)
        settle(language)  # before anything is told, help and errors among it
        return super().make_context(info_name, _with_ray_address(left), *more, **rest)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name in COMMANDS and cmd_name not in self.commands:
            self.commands[cmd_name] = _loaded(cmd_name)
        return super().get_command(ctx, cmd_name)


def _without_language(args: list[str]) -> tuple[list[str], str | None]:
    """What is left of the arguments, and the language that was named, wherever it stands."""
    left, language = [], None
    given = iter(args)
    for argument in given:
        option, mark, value = argument.partition("=")
        if option not in _LANGUAGE:
            left.append(argument)
        elif value or mark:
            language = value
        elif (language := next(given, None)) is None:
            left = [argument]  # without a value: let that be said
    return left, language


def _with_ray_address(args: list[str]) -> list[str]:
    """`--ray` at the end or before another option means a cluster on this machine."""
    found = []
    for argument, following in pairwise([*args, "-"]):
        found.append(argument)
        if argument == "--ray" and following.startswith("-"):
            found.append("local")
    return found


def _loaded(name: str) -> Any:
    """A command, or a group of them, as Typer makes it of what its module holds."""
    module, _, member = COMMANDS[name].partition(":")
    found = getattr(import_module(f"tercio.cli.{module}"), member)
    home = Group()
    if isinstance(found, typer.Typer):
        home.add_typer(found, name=name)
    else:
        home.command(name)(found)
    return typer.main.get_group(home).commands[name]


app = Group(
    name="tercio",
    cls=_AllCommands,
    help="Referee, host and simulator for card-driven games of early-modern Europe.",
    no_args_is_help=True,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"tercio {version('tercio')}")
        raise typer.Exit


@app.callback()
def _options(
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version."),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            *_LANGUAGE,
            help="Language of the texts, before or after a command. Default: that of LANG.",
        ),
    ] = None,
) -> None:
    pass  # both have been dealt with: this is their place in the help
