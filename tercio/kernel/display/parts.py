"""The parts that panels of a screen and boards of a terminal are made of."""

from collections.abc import Container, Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final

from tercio.kernel.display.scene import Facts, Grid
from tercio.kernel.messages import Words

WIDTH: Final = 98
INDENT: Final = "  "


def facts(id: str, words: Words, rows: Iterable[tuple[str, str]]) -> Facts:
    """Without what there is nothing to say about."""
    told = tuple((words.say(label), value) for label, value in rows if value)
    return Facts(id, words.say(f"panel-{id}"), told)


def grid(id: str, words: Words, columns: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Grid:
    heads = tuple(words.say("column-" + column) for column in columns)
    return Grid(id, words.say(f"panel-{id}"), heads, tuple(rows))


def paragraph(title: str, items: Iterable[str], separator: str = ", ") -> Iterator[str]:
    """`Title: a, b, c.`, over several lines if need be; nothing without items."""
    told = separator.join(items)
    if told:
        yield from wrap(f"{title}: {told}", WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)


def columns(rows: Sequence[Sequence[str]], numbers: Container[int]) -> Iterator[str]:
    """A table; the columns of `numbers` are set right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.rjust(width) if column in numbers else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield INDENT.join(cells).rstrip()
