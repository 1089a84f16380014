"""The rule book at the table: what a citation says, in our own words and in those of our books."""

import re
from collections.abc import Iterator
from typing import Any

from tercio.cli.speaking.speech import say
from tercio.kernel.book.companion import Passage, passage, titled
from tercio.kernel.game import Game
from tercio.kernel.messages import FALLBACK

_HEADING = re.compile(r"^(?:## |\*\*)(\d+(?:\.\d+)*) ", re.MULTILINE)


def rule_lines(game: Game[Any], said: str, language: str = FALLBACK) -> list[str]:
    """What is told of a section; without one, the table of contents.

    A published game's book is on the players' shelf: of that nothing is printed, and the last line
    names it.
    """
    wanted = said.removeprefix(game.book).strip()
    if not wanted:
        return [f"{section.section:8}{section.title}" for section in titled(game, language)]
    told = passage(game, wanted, language)
    printed = _printed(game, wanted)
    cited = f"{told.book} {told.section} {told.title}"
    if not told.paragraphs:
        return [*(printed or [say("see-your-book", {"cited": cited})]), *_readings(told)]
    last = printed or [say("book-in-full", {"cite": f"{told.book} {told.section}"})]
    return [cited, *_companion(told), *last]


def _companion(told: Passage) -> Iterator[str]:
    yield from told.paragraphs
    if told.example:
        yield say("example", {"text": told.example})
    yield from _readings(told)
    for message, listed in (("parts", told.parts), ("see-also", told.see)):
        if listed:
            found = "; ".join(f"{each.section} {each.title}" for each in listed)
            yield say(message, {"sections": found})


def _readings(told: Passage) -> Iterator[str]:
    for reading in told.readings:
        message = "book-silent-card" if reading.card else "book-silent"
        yield say(message, {"card": str(reading.card), "text": reading.open})


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
