"""What `--help` says, in the language of whoever sits at the terminal.

The English stands in the code, beside what it tells of. `make docs` writes it out for translators
as `locale/en/help.ftl`: a message for each command, with an attribute for each of its options; what
several commands say of an option in the same words is a message of its own. Help is made of these
messages when somebody asks for it, in English, too.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, Final

import typer

from tercio.cli.speaking.speech import SPEECH, say, spoken
from tercio.cli.speaking.usage import limits_of
from tercio.kernel.display.cells import padded, width_of, wrapped

Path = tuple[str, ...]
Record = tuple[str, str]
"""What is typed, and what is said of it."""
_WIDEST: Final = 30
"""So many cells at most stand before what is told of an option."""


def message_of(path: Path) -> str:
    return "-".join(("command", *path))


def shared(parameter: str) -> str:
    """The message of what several commands say of an option."""
    return f"option-{parameter}"


_TypersFormatter: Any = typer.Context.formatter_class


class _Formatter(_TypersFormatter):  # type: ignore[misc]
    """As Typer writes, but for letters that take two cells."""

    def write_text(self, text: str) -> None:
        indent = " " * self.current_indent
        for number, paragraph in enumerate(re.split(r"\n\s*\n", text)):
            self.write("\n" if number else "")
            for line in wrapped(paragraph, width=self.width - self.current_indent):
                self.write(f"{indent}{line}\n")

    def write_dl(self, rows: Sequence[Record], *args: Any, **more: Any) -> None:
        indent = " " * self.current_indent
        first = min(_WIDEST, max(width_of(name) for name, _ in rows)) + 2
        for name, text in rows:
            lines = wrapped(text, width=self.width - self.current_indent - first)
            if width_of(name) > first - 2 or not lines:
                lines = ["", *lines]
            self.write(f"{indent}{padded(name, first)}{lines[0]}".rstrip() + "\n")
            for line in lines[1:]:
                self.write(f"{indent}{' ' * first}{line}\n")


class _Context(typer.Context):
    formatter_class = _Formatter


class Explained:
    """A command, or a group of them, whose help is put into words when it is written."""

    context_class: Any = _Context
    help: str | None
    get_params: Any
    collect_usage_pieces: Any

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, say("help-usage"))

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_of_command(_path(ctx), self))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        for kind, head in (("argument", "help-arguments"), ("option", "help-options")):
            listed = [each for each in self.get_params(ctx) if each.param_type_name == kind]
            _section(formatter, head, [_record(ctx, each) for each in listed if not each.hidden])
        _section(formatter, "help-commands", list(_commands(ctx, self)))


def _section(formatter: Any, head: str, records: list[Record]) -> None:
    if records:
        with formatter.section(say(head)):
            formatter.write_dl(records)


def _commands(ctx: Any, group: Any) -> Iterator[Record]:
    for name in group.list_commands(ctx) if hasattr(group, "list_commands") else ():
        told = _of_command((*_path(ctx), name), group.get_command(ctx, name))
        yield name, _first_sentence(told)


def _record(ctx: Any, parameter: Any) -> Record:
    typed, _ = parameter.get_help_record(ctx)
    extras = "; ".join(_extras(parameter))
    told = (_of_parameter(_path(ctx), parameter), f"[{extras}]" if extras else "")
    return typed, "  ".join(filter(None, told))


def _extras(parameter: Any) -> Iterator[str]:
    """What else is to be known of an option or an argument."""
    if parameter.show_envvar and parameter.envvar:
        yield f"{say('help-env-var')}: {parameter.envvar}"
    if default := _default(parameter):
        yield f"{say('help-default')}: {default}"
    if limits := limits_of(parameter):
        yield limits
    if parameter.required:
        yield say("help-required")


def _default(parameter: Any) -> str:
    value = parameter.default
    if isinstance(value, bool):
        names = parameter.opts if value else parameter.secondary_opts
        return names[0].lstrip("-") if names else ""
    if value is None or not parameter.show_default:
        return ""
    return str(value.value if isinstance(value, Enum) else value)


def _path(ctx: Any) -> Path:
    """The names that lead to a command, the program's own left out."""
    return () if ctx.parent is None else (*_path(ctx.parent), ctx.info_name)


def _of_command(path: Path, command: Any) -> str:
    # What has not been written out yet is told as the code has it.
    message = message_of(path)
    return say(message) if SPEECH.has(message) else command.help or ""


def _of_parameter(path: Path, parameter: Any) -> str:
    if "--help" in parameter.opts:
        return say("help-show")
    if SPEECH.has(message_of(path), parameter.name):
        return SPEECH.say(spoken(), message_of(path), attribute=parameter.name)
    common = shared(parameter.name)
    return say(common) if SPEECH.has(common) else parameter.help or ""


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=。)|\n|(?<=\.)\s", text, maxsplit=1)[0].rstrip("。.")


def entries(command: Any) -> dict[str, dict[str, str]]:
    """By their messages: what the code says of each command (''), and of its own options."""
    found = list(tree(command))
    options = {path: dict(_explained(each)) for path, each in found}
    often = _said_often([pair for each in options.values() for pair in each.items()])
    result = {shared(name): {"": text} for name, text in sorted(often.items())}
    for path, each in found:
        own = {name: text for name, text in options[path].items() if often.get(name) != text}
        result[message_of(path)] = {"": each.help, **own}
    return result


def tree(command: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """A command and those within it."""
    yield path, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else ():
        yield from tree(command.get_command(None, name), (*path, name))


def _explained(command: Any) -> Iterator[tuple[str, str]]:
    for each in command.params:
        if getattr(each, "help", None):
            yield each.name, each.help


def _said_often(told: list[tuple[str, str]]) -> dict[str, str]:
    """By their names, the options of which more than one command says the same."""
    often: dict[str, str] = {}
    for (name, text), times in Counter(told).most_common():
        if times > 1:
            often.setdefault(name, text)
    return often
