"""Commands and groups of them: explained when somebody asks, refused in one sentence."""

import sys
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from tercio.cli.speaking.help import Explained
from tercio.cli.speaking.output import BAD_INPUT, print_json, sentence_of
from tercio.cli.speaking.speech import spoken
from tercio.cli.speaking.usage import UsageError, Wrong, in_our_words, no_command, too_much
from tercio.kernel.errors import TercioError
from tercio.kernel.words.bundles import FALLBACK

_WANTS_JSON = "tercio.wants_json"


class Command(Explained, TyperCommand):
    """A command that tells in our words what is wrong with its arguments."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            raise too_much(rest, ctx)
        return rest


class Commands(Explained, TyperGroup):
    """A group of commands in which bad input ends as one sentence and an exit code."""

    def make_context(self, *args: Any, **more: Any) -> Any:
        try:
            return super().make_context(*args, **more)
        except UsageError as error:
            raise in_our_words(error) from None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        # Known before the command's own arguments are, which may be wrong.
        ctx.meta.setdefault(_WANTS_JSON, "--json" in args)
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise no_command(args[0], self.list_commands(ctx), ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except UsageError as error:
            wrong = in_our_words(error)
            if ctx.meta.pop(_WANTS_JSON):
                print_json({"error": _for_programs(wrong)})
            ctx.meta[_WANTS_JSON] = False  # told once, though groups lie within groups
            raise wrong from None
        except (TercioError, OSError) as error:
            if ctx.meta[_WANTS_JSON]:
                print_json({"error": sentence_of(error, FALLBACK)})
            print(sentence_of(error, spoken()), file=sys.stderr)
            raise typer.Exit(BAD_INPUT) from None


def _for_programs(error: Any) -> str:
    return str(error.sentence if isinstance(error, Wrong) else error.format_message())


class Group(typer.Typer):
    """Where commands are gathered."""

    def __init__(self, **more: Any) -> None:
        plain = {"add_completion": False, "rich_markup_mode": None}
        super().__init__(**{"cls": Commands, "pretty_exceptions_enable": False, **plain, **more})

    def command(self, name: str | None = None, **more: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=Command, **more)


def group(told: str) -> Group:
    """A group of commands; called alone, it explains itself."""
    return Group(help=told, no_args_is_help=True)
