"""All commands, each loaded when somebody calls it: a list of games need not wait for a server."""

from importlib import import_module
from typing import Annotated, Any

import typer

from tercio.cli.output import Commands
from tercio.cli.speech import Language, settle, spoken
from tercio.kernel.bundles import FALLBACK

COMMANDS = {
    "games": "games:games_command",
    "play": "play:play_command",
    "serve": "serve:serve_command",
    "backup": "backups:backup_command",
    "restore": "backups:restore_command",
    "admin": "admin:app",
    "new": "saves:new_command",
    "verify": "saves:verify_command",
    "replay": "replay:replay_command",
    "analyse": "analyse:analyse_command",
    "simulate": "simulate:simulate_command",
    "rate": "rate:rate_command",
    "export": "export:export_command",
    "report": "report:report_command",
    "script": "script:script_command",
    "fuzz": "fuzz:fuzz_command",
    "bench": "bench:bench_command",
    "rules": "rules:app",
    "cards": "cards:app",
    "data": "data:app",
    "words": "words:app",
}
"""In the order of the help: where each command is."""


class _AllCommands(Commands):
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        settle(_language_in(args))  # before anything is told, help among it
        _translate(self)
        ctx.formatter_class = self.context_class.formatter_class
        return super().parse_args(ctx, _with_ray_address(args))

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        # A name that is none of them is compared with all, for one that was meant.
        for name in (cmd_name,) if cmd_name in COMMANDS else COMMANDS:
            if name not in self.commands:
                self.commands[name] = _loaded(name)
            _translate(self.commands[name], name)
        return super().get_command(ctx, cmd_name)


def _translate(command: Any, *path: str) -> None:
    if spoken() != FALLBACK or hasattr(command, "english"):
        from tercio.cli.help import localize

        localize(command, path)


def _language_in(args: list[str]) -> str | None:
    for argument, following in zip(args, [*args[1:], ""], strict=True):
        option, _, value = argument.partition("=")
        if option in ("--language", "--lang"):
            return value or following
    return None


def _with_ray_address(args: list[str]) -> list[str]:
    """`--ray` at the end or before another option means a cluster on this machine."""
    found = []
    for argument, following in zip(args, [*args[1:], "-"], strict=True):
        found.append(argument)
        if argument == "--ray" and following.startswith("-"):
            found.append("local")
    return found


def _typer(**more: Any) -> typer.Typer:
    return typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, **more
    )


def _loaded(name: str) -> Any:
    """A command, or a group of them, as Typer makes it of what its module holds."""
    module, _, member = COMMANDS[name].partition(":")
    found = getattr(import_module(f"tercio.cli.{module}"), member)
    home = _typer()
    if isinstance(found, typer.Typer):
        home.add_typer(found, name=name)
    else:
        home.command(name)(found)
    return typer.main.get_group(home).commands[name]


app = _typer(
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
    language: Language = None,
) -> None:
    settle(language)
