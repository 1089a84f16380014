"""How commands answer: tables and sentences for people, JSON for programs, errors for both."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from tercio.cli.speaking.speech import SPEECH
from tercio.kernel.errors import TercioError
from tercio.kernel.reasons import reason
from tercio.kernel.told import Told, in_language, sentence_in

if TYPE_CHECKING:  # Rich takes a while to load, and who answers in JSON does not need it.
    from rich.console import Console

FAILED = 1
"""What was checked did not hold: a save, a script, a game under fuzz."""
BAD_INPUT = 2
"""What was asked for cannot be done."""

Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]


def sentence_of(error: TercioError | OSError, language: str) -> str:
    if isinstance(error, TercioError):
        return sentence_in(error, language)
    if isinstance(error, FileNotFoundError):
        return SPEECH.say(language, "no-file", {"file": str(error.filename)})
    why = in_language(reason(error), language)
    if error.filename is None:
        return why
    return SPEECH.say(language, "in-file", {"file": str(error.filename), "why": why})


def fail(sentence: str) -> typer.Exit:
    """Raise what this returns, to end with a sentence because something did not hold."""
    print(sentence, file=sys.stderr)
    return typer.Exit(FAILED)


def console() -> "Console":
    """Writes text as it is: brackets are no markup, and long lines stay whole in a pipe."""
    from rich.console import Console

    return Console(markup=False, highlight=False, soft_wrap=True)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields what is to be told how many are done. Shows nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=total)
        yield lambda done: progress.update(bar, completed=done)


def print_json(value: Any) -> None:
    encoded = msgspec.json.encode(value, enc_hook=_plain)
    sys.stdout.write(msgspec.json.format(encoded, indent=2).decode() + "\n")


def _plain(value: object) -> str:
    """Programs read a sentence as it was raised, in English."""
    if isinstance(value, Told):
        return str(value)
    raise TypeError(f"{type(value).__name__} is nothing that JSON holds.")


def print_grid(columns: Sequence[str], rows: Iterable[Sequence[object]], title: str = "") -> None:
    """A table in which numbers stand on the right."""
    from rich.console import Console
    from rich.table import Table as Grid

    shown = [list(row) for row in rows]
    grid = Grid(box=None, pad_edge=False)
    for index, column in enumerate(columns):
        numeric = bool(shown) and all(isinstance(row[index], int | float) for row in shown)
        grid.add_column(column, justify="right" if numeric else "left", overflow="fold")
    for row in shown:
        grid.add_row(*(_cell(value) for value in row))
    wide = Console(markup=False, highlight=False)
    if not wide.is_terminal:
        wide.width = 200
    if title:
        wide.print(title)
    wide.print(grid)


def _cell(value: object) -> str:
    return f"{value:,}" if isinstance(value, int | float) else str(value)
