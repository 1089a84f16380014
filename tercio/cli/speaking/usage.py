"""What is wrong with what was typed: Typer finds it out, and we say it in words of our own."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from enum import Enum
from typing import Any, Final

import typer

from tercio.cli.speaking.speech import SPEECH, say, spoken
from tercio.kernel.told import Told

UsageError: Final[Any] = typer.BadParameter.__mro__[1]
"""Any argument that is wrong: Typer shows only the kind that a callback raises."""


class Wrong(UsageError):  # type: ignore[misc]
    """A usage error that is told in the language of whoever has typed."""

    def __init__(self, sentence: Told, context: Any) -> None:
        super().__init__(sentence, context)
        self.sentence = sentence

    def format_message(self) -> str:
        return self.sentence.in_language(spoken())

    def show(self, file: Any = None) -> None:
        out = file or sys.stderr
        if self.ctx is not None:
            print(self.ctx.get_usage(), file=out)
            asked = f"{self.ctx.command_path} {self.ctx.help_option_names[0]}"
            print(say("usage-try", {"command": asked}) + "\n", file=out)
        print(say("usage-error", {"why": self.format_message()}), file=out)


def no_command(name: str, known: Sequence[str], context: Any) -> Wrong:
    return Wrong(_perhaps("no-command", name, get_close_matches(name, known)), context)


def too_much(rest: Sequence[str], context: Any) -> Wrong:
    return Wrong(_told("too-much", rest=" ".join(rest)), context)


def in_our_words(error: Any) -> Any:
    """What Typer has found, as we say it; what shows help, and what is ours already, as it is."""
    if isinstance(error, Wrong) or type(error).__name__ == "NoArgsIsHelpError":
        return error
    return Wrong(_sentence(error), error.ctx)


def _sentence(error: Any) -> Told:
    # These classes come with Typer or from Click, as its version is: by their names they are the
    # same.
    match type(error).__name__:
        case "NoSuchOption":
            return _perhaps("no-option", error.option_name, sorted(error.possibilities or ()))
        case "BadOptionUsage":
            takes_none = error.message.endswith("does not take a value.")
            return _told("takes-none" if takes_none else "takes-one", name=error.option_name)
        case "MissingParameter":
            return _told(f"missing-{error.param.param_type_name}", name=_typed(error.param))
        case "BadParameter" if error.param is not None:
            why = _expected(error.param) or error.message
            return _told("bad-value", name=_typed(error.param), why=why)
        case _ if error.message == "Missing command.":
            return _told("which-command")
        case _:
            return _told("other", why=error.message)


def _told(message: str, **given: str) -> Told:
    return Told.of(SPEECH, f"usage-{message}", given)


def _perhaps(message: str, name: str, meant: Sequence[str]) -> Told:
    """With what may have been meant, if anything."""
    if meant:
        return _told(f"{message}-but", name=name, meant=", ".join(meant))
    return _told(message, name=name)


def _typed(parameter: Any) -> str:
    """What somebody types for it, or what stands for that in the help."""
    if parameter.param_type_name == "option":
        return " / ".join(parameter.opts)
    return str(parameter.metavar or parameter.name.upper()).strip("[]{}")


def _expected(parameter: Any) -> Told | None:
    """What it may be, where its type says so."""
    if known := _choices(parameter):
        return _told("one-of", known=", ".join(known))
    if (kind := _NUMBERS.get(_kind(parameter))) is None:
        return None
    limits = limits_of(parameter)
    return _told(f"{kind}-within", limits=limits) if limits else _told(kind)


_NUMBERS: Final = {
    **dict.fromkeys(("int", "integer", "integer range"), "whole-number"),
    **dict.fromkeys(("float", "float range"), "number"),
}


def _kind(parameter: Any) -> str:
    annotation = getattr(_type(parameter), "annotation", None)
    return str(parameter.type.name if annotation is None else getattr(annotation, "__name__", ""))


def _choices(parameter: Any) -> list[str]:
    known = getattr(_type(parameter), "choices", None) or ()
    return [str(each.value if isinstance(each, Enum) else each) for each in known]


def _type(parameter: Any) -> Any:
    """What knows the type of an option depends on the version of Typer."""
    return getattr(parameter, "type_descriptor", None) or parameter.type


def limits_of(parameter: Any) -> str:
    """Between which numbers it must be, if it must."""
    bounds = parameter if hasattr(parameter, "min") else parameter.type
    least, most = getattr(bounds, "min", None), getattr(bounds, "max", None)
    if least is not None and most is not None:
        return f"{least}<=x<={most}"
    return f"x>={least}" if least is not None else f"x<={most}" if most is not None else ""
