"""The sections of a game's rule book, as its `data/sections.tsv` lists them."""

from pathlib import Path
from typing import Any

import msgspec

from tercio.kernel.errors import DataError
from tercio.kernel.game import Game
from tercio.kernel.told import Told, told

HEADER = ["section", "title"]


class Section(msgspec.Struct, frozen=True):
    """A numbered section of a rule book."""

    section: str
    title: str


def sections(game: Game[Any]) -> list[Section]:
    """The sections of the game's rule book, in its order."""
    path = game.folder / "data" / "sections.tsv"
    if not path.is_file():
        raise DataError(told("no-sections", game=game.title, file=path.name))
    lines = path.read_text("utf-8").splitlines()
    if not lines or lines[0].split("\t") != HEADER:
        raise _in_line(path, 1, told("sections-head"))
    found: dict[str, Section] = {}
    for number, line in enumerate(lines[1:], 2):
        cells = line.split("\t")
        if len(cells) != 2 or not all(cells):
            raise _in_line(path, number, told("sections-row"))
        if cells[0] in found:
            raise _in_line(path, number, told("section-twice", section=cells[0]))
        found[cells[0]] = Section(*cells)
    return list(found.values())


def _in_line(path: Path, number: int, why: Told) -> DataError:
    place = told("place-line", file=path.name, number=number)
    return DataError(told("in-place", place=place, why=why))
