"""The rule book at the table: what a citation says, in our own words and in those of our books."""

import re
from collections.abc import Iterator
from typing import Any

from tercio.kernel.companion import Passage, passage
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK
from tercio.kernel.sections import sections

_HEADING = re.compile(r"^(?:## |\*\*)(\d+(?:\.\d+)*) ", re.MULTILINE)


def rule_lines(game: Game[Any], said: str, language: str = FALLBACK) -> list[str]:
    """What is told of a section; without one, the table of contents.

    A published game's book is on the players' shelf: of that nothing is printed, and the last line
    names it.
    """
    wanted = said.removeprefix(game.book).strip()
    if not wanted:
        return [f"{section.section:8}{section.title}" for section in sections(game)]
    told = passage(game, wanted, language)
    printed = _printed(game, wanted)
    cited = f"{told.book} {told.section} {told.title}"
    if not told.paragraphs:
        return [*(printed or [f"{cited}: see your rule book."]), *_readings(told)]
    last = printed or [f"Your rule book has it in full: {told.book} {told.section}."]
    return [cited, *_companion(told), *last]


def _companion(told: Passage) -> Iterator[str]:
    yield from told.paragraphs
    if told.example:
        yield f"Example: {told.example}"
    yield from _readings(told)
    for word, listed in (("Parts", told.parts), ("See also", told.see)):
        if listed:
            yield f"{word}: " + "; ".join(f"{each.section} {each.title}" for each in listed)


def _readings(told: Passage) -> Iterator[str]:
    for reading in told.readings:
        card = f"Card {reading.card}: " if reading.card else ""
        yield f"Where the book is silent: {card}{reading.open}"


def _printed(game: Game[Any], wanted: str) -> list[str]:
    book = game.folder / "RULES.md"
    if not book.is_file():
        return []
    text = book.read_text("utf-8")
    starts = [*_HEADING.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return [
        line.lstrip("# ").replace("*", "")
        for start, end in zip(starts, ends, strict=True)
        if start[1] == wanted or start[1].startswith(f"{wanted}.")
        for line in text[start.start() : end].strip().splitlines()
    ]
