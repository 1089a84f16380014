"""Rulings: what a rule book decides sentence by sentence, and the tests that show it.

`rulings.toml` in a game's folder is a list of `[[rulings]]`. A row tells one ruling in our own
words, names the tests that show the whole of it and, where the book does not determine something,
says in `open` what that is and how we read it. It lies beside the game's data, not within it: no
pack corrects it.
"""

from typing import Any

import msgspec

from tercio.kernel.book.sections import sections
from tercio.kernel.data import converted, in_field, read_toml
from tercio.kernel.errors import DataError, Unknown
from tercio.kernel.game import Game
from tercio.kernel.told import told

FILE = "rulings.toml"


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    """By which translations find it."""
    section: str
    says: str
    tests: list[str] = []
    card: int = 0
    """The number of the card that it is about, if any."""
    open: str = ""
    """What the book does not determine, and how we read it."""


def rulings(game: Game[Any]) -> list[Ruling]:
    """The rulings on a game: in the order of its book and, within a section, of the file."""
    path = game.folder / FILE
    if not path.is_file():
        raise Unknown(told("no-rulings", game=game.title))
    ids: set[str] = set()
    order = {section.section: place for place, section in enumerate(sections(game))}
    found: dict[tuple[str, int, str], Ruling] = {}
    for number, row in enumerate(_rows(read_toml(path)), 1):
        place = told("place-line", file=FILE, number=number)
        ruling = converted(row, Ruling, place)
        _check(ruling, place)
        if ruling.section not in order:
            wrong = told("no-section", book=game.book, section=ruling.section)
            raise in_field(place, "section", wrong)
        if (key := (ruling.section, ruling.card, ruling.says)) in found:
            raise in_field(place, "says", told("ruling-twice"))
        if ruling.id in ids:
            raise in_field(place, "id", told("id-twice", id=ruling.id))
        ids.add(ruling.id)
        found[key] = ruling
    return sorted(found.values(), key=lambda ruling: order[ruling.section])


def _rows(content: dict[str, Any]) -> list[Any]:
    rows = content.get("rulings")
    if not isinstance(rows, list) or len(content) != 1:
        raise DataError(told("rulings-alone", file=FILE))
    return rows


def _check(ruling: Ruling, place: str) -> None:
    if not ruling.says.strip():
        raise in_field(place, "says", told("says-nothing"))
    if not ruling.tests and not ruling.open.strip():
        raise in_field(place, "tests", told("neither-test-nor-open"))
    if len(set(ruling.tests)) < len(ruling.tests):
        raise in_field(place, "tests", told("test-twice"))
