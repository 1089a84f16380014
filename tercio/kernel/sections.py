"""The sections of a game's rule book, as its `data/sections.tsv` lists them."""

from typing import Any

import msgspec

from tercio.kernel.errors import DataError
from tercio.kernel.game import Game

HEADER = ["section", "title"]


class Section(msgspec.Struct, frozen=True):
    """A numbered section of a rule book."""

    section: str
    title: str


def sections(game: Game[Any]) -> list[Section]:
    """The sections of the game's rule book, in its order."""
    path = game.folder / "data" / "sections.tsv"
    if not path.is_file():
        raise DataError(f"{game.name} has no list of rule sections ({path.name}).")
    lines = path.read_text("utf-8").splitlines()
    if not lines or lines[0].split("\t") != HEADER:
        raise DataError(f"{path.name}, row 1: expected the header 'section', a tab, 'title'.")
    found: dict[str, Section] = {}
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        if len(cells) != 2 or not all(cells):
            raise DataError(f"{path.name}, row {number}: expected a section, a tab and a title.")
        if cells[0] in found:
            raise DataError(f"{path.name}, row {number}: section {cells[0]!r} is given twice.")
        found[cells[0]] = Section(*cells)
    return list(found.values())
