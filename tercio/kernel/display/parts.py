"""The parts that panels of a screen and boards of a terminal are made of."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from tercio.kernel.display.cells import padded, width_of, wrapped
from tercio.kernel.display.scene import Facts, Grid, Medal, Shelf
from tercio.kernel.messages import Text, Words

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


def shelves(words: Words, sorted: Mapping[str, tuple[str, ...]]) -> tuple[Shelf, ...]:
    return tuple(Shelf(words.say(f"shelf-{id}"), panels) for id, panels in sorted.items())
