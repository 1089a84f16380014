"""The parts that panels of a screen and boards of a terminal are made of."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final
from unicodedata import category, east_asian_width

from tercio.kernel.display.scene import Facts, Grid, Medal, Shelf
from tercio.kernel.messages import Text, Words

WIDTH: Final = 98
INDENT: Final = "  "


def facts(id: str, words: Words, rows: Iterable[tuple[str, str]]) -> Facts:
    """Without what there is nothing to say about."""
    told = tuple((words.say(label), value) for label, value in rows if value)
    return Facts(id, words.say(f"panel-{id}"), told)


def grid(
    id: str,
    words: Words,
    columns: Sequence[str],
    rows: Iterable[tuple[str, ...]],
    medals: Iterable[Medal] = (),
) -> Grid:
    heads = tuple(words.say("column-" + column) for column in columns)
    return Grid(id, words.say(f"panel-{id}"), heads, tuple(rows), medals=tuple(medals))


def paragraph(words: Words, title: str, told: str, first: str = "") -> Iterator[str]:
    """`Title: a, b, c`, over several lines if need be; nothing where nothing is told."""
    if told:
        line = words.say("terminal-titled", {"title": Text(title), "text": Text(told)})
        yield from wrapped(line, first=first, rest=INDENT)


def columns(rows: Sequence[Sequence[str]], numbers: Container[int]) -> Iterator[str]:
    """A table; the columns of `numbers` are set right."""
    widths = [max(width_of(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            padded(cell, width, right=column in numbers)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield INDENT.join(cells).rstrip()


def width_of(text: str) -> int:
    """How many columns of a terminal it takes: kana and kanji take two each."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int, right: bool = False) -> str:
    blank = " " * max(0, width - width_of(text))
    return blank + text if right else text + blank


def wrapped(text: str, first: str = "", rest: str = "", width: int = WIDTH) -> list[str]:
    """In lines; where words are written without spaces, a line ends between any two letters."""
    if width_of(text) == len(text):
        return wrap(
            text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
        )
    lines, line, blank = list[str](), first, ""
    for part in _parts(text):
        if width_of(line + blank + part) > width and line.strip():
            lines.append(line)
            line, blank = rest, ""
        if part == " ":
            blank = part if line.strip() else ""
        else:
            line, blank = line + blank + part, ""
    return [*lines, line]


def _parts(text: str) -> Iterator[str]:
    """What stays together: words, single letters that are wide, each with what ends it."""
    part = ""
    for letter in " ".join(text.split()):
        is_wide = width_of(letter) == 2
        if is_wide and category(letter) in _CLOSING:
            part += letter
            continue
        if part and (letter == " " or is_wide or part == " " or width_of(part[0]) == 2):
            yield part
            part = ""
        part += letter
    yield part


_CLOSING: Final = ("Pe", "Pf", "Po", "Lm")
"""What no line of wide letters begins with: brackets that close, full stops, long vowels."""


def shelves(words: Words, sorted: Mapping[str, tuple[str, ...]]) -> tuple[Shelf, ...]:
    return tuple(Shelf(words.say(f"shelf-{id}"), panels) for id, panels in sorted.items())
