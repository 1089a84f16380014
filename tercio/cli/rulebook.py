"""The rule book at the table: what a citation says, where the book is ours to print."""

import re
from typing import Any

from tercio.kernel.errors import Unknown
from tercio.kernel.evidence.coverage import sections
from tercio.kernel.game import Game

_HEADING = re.compile(r"^(?:## |\*\*)(\d+(?:\.\d+)*) ", re.MULTILINE)


def rule_lines(game: Game[Any], said: str) -> list[str]:
    """A section as the book has it, with those that it heads; without one, the table of contents.

    A published game's book is on the players' shelf: of that only the titles are told.
    """
    known = sections(game)
    wanted = said.removeprefix(game.book).strip()
    if not wanted:
        return [f"{section.section:8}{section.title}" for section in known]
    titles = [section.title for section in known if section.section == wanted]
    if not titles:
        raise Unknown(f"{game.book} has no section {wanted!r}.")
    return _printed(game, wanted) or [f"{game.book} {wanted} {titles[0]}: see your rule book."]


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
