"""What `--help` says, in the language of whoever sits at the terminal.

The English stands in the code, beside what it tells of. `make docs` writes it out for translators
as `locale/en/help.ftl`: a message for each command, with an attribute for each of its options; what
several commands say of an option in the same words is a message of its own.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import typer

from tercio.cli.cells import cells, folded, padded
from tercio.cli.speech import SPEECH, say, spoken
from tercio.kernel.bundles import FALLBACK

Path = tuple[str, ...]
_WIDEST: Final = 30
"""So many cells at most stand before what is told of an option."""
_SAID_BY_TYPER: Final = {
    "Arguments": "help-arguments",
    "Options": "help-options",
    "Commands": "help-commands",
    "Show this message and exit.": "help-show",
}
_EXTRAS: Final = re.compile(r"\[(?:(?:env var|default): |required)[^\]]*\]$")
_LABELS: Final = re.compile(r"\b(env var|default|required)\b(?=:|;|\])")
_Formatter: Any = typer.Context.formatter_class


def message_of(path: Path) -> str:
    return "-".join(("command", *path))


def shared(parameter: str) -> str:
    """The message of what several commands say of an option."""
    return f"option-{parameter}"


def tree(command: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """A command and those within it."""
    yield path, command
    for name in command.list_commands(None) if hasattr(command, "list_commands") else ():
        yield from tree(command.get_command(None, name), (*path, name))


def entries(command: Any) -> dict[str, dict[str, str]]:
    """By their messages: what is said of each command (''), and of its own options."""
    found = list(tree(command))
    english = {path: _in_english(each) for path, each in found}
    often = _said_often([pair for each in english.values() for pair in each.options.items()])
    result = {shared(name): {"": text} for name, text in sorted(often.items())}
    for path, each in english.items():
        own = {name: text for name, text in each.options.items() if often.get(name) != text}
        result[message_of(path)] = {"": each.help, **own}
    return result


def _said_often(told: list[tuple[str, str]]) -> dict[str, str]:
    """By their names, the options of which more than one command says the same."""
    often: dict[str, str] = {}
    for (name, text), times in Counter(told).most_common():
        if times > 1:
            often.setdefault(name, text)
    return often


def _parameters(command: Any) -> list[Any]:
    return [each for each in command.params if getattr(each, "help", None)]


def localize(command: Any, path: Path = ()) -> None:
    """Let a command, and those within it, be told of in the language that is spoken."""
    command.english = english = _in_english(command)
    if spoken() == FALLBACK:
        command.help, command.short_help = english.help, english.short_help
    else:
        command.help = say(message_of(path))
        command.short_help = _first_sentence(command.help)
        command.context_class = _Context
    for each in _parameters(command):
        each.help = (
            english.options[each.name] if spoken() == FALLBACK else _said_of(path, each.name)
        )
    for name, inner in getattr(command, "commands", {}).items():
        localize(inner, (*path, name))


class _English(NamedTuple):
    """What the code says of a command."""

    help: str
    short_help: str | None
    options: dict[str, str]


def _in_english(command: Any) -> _English:
    """Remembered, once it has been told in another language."""
    if (known := getattr(command, "english", None)) is not None:
        return known  # type: ignore[no-any-return]
    options = {each.name: each.help for each in _parameters(command)}
    return _English(command.help, command.short_help, options)


def _said_of(path: Path, parameter: str) -> str:
    if SPEECH.has(shared(parameter)) and not SPEECH.has(message_of(path), parameter):
        return say(shared(parameter))
    return SPEECH.say(spoken(), message_of(path), attribute=parameter)


def _first_sentence(text: str) -> str:
    return re.split(r"(?<=。)|\n|(?<=\.)\s", text, maxsplit=1)[0].rstrip("。.")


class _Speaking(_Formatter):  # type: ignore[misc]
    """As Typer writes, but with our words for its own, and letters that take two cells."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        if spoken() != FALLBACK:
            prefix = say("help-usage") + " "
        super().write_usage(prog, args, prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(_ours(heading))

    def write_text(self, text: str) -> None:
        if spoken() == FALLBACK:
            super().write_text(text)
            return
        indent = " " * self.current_indent
        for number, paragraph in enumerate(re.split(r"\n\s*\n", text)):
            self.write("\n" if number else "")
            for line in folded(" ".join(paragraph.split()), self.width - self.current_indent):
                self.write(f"{indent}{line}\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **more: Any) -> None:
        if spoken() == FALLBACK:
            super().write_dl(rows, *args, **more)
            return
        indent = " " * self.current_indent
        first = min(_WIDEST, max(cells(name) for name, _ in rows)) + 2
        for name, text in rows:
            lines = folded(_ours(text), self.width - self.current_indent - first)
            if cells(name) > first - 2 or not lines:
                lines = ["", *lines]
            self.write(f"{indent}{padded(name, first)}{lines[0]}".rstrip() + "\n")
            for line in lines[1:]:
                self.write(f"{indent}{' ' * first}{line}\n")


class _Context(typer.Context):
    formatter_class = _Speaking


def _ours(text: str) -> str:
    """What Typer says of itself, in the language that is spoken."""
    if spoken() == FALLBACK:
        return text
    if text in _SAID_BY_TYPER:
        return say(_SAID_BY_TYPER[text])
    return _EXTRAS.sub(lambda found: _LABELS.sub(_label, found[0]), text)


def _label(found: re.Match[str]) -> str:
    return say(f"help-{found[0].replace(' ', '-')}")
