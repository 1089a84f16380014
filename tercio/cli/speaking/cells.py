"""How broad a text is in a terminal, where Japanese letters take two cells."""

from typing import Final
from unicodedata import category, east_asian_width

_NEVER_FIRST: Final = ("Pe", "Pf", "Po", "Zs")
"""Marks that do not begin a line: they close something, or part it from what follows."""
_NEVER_LAST: Final = ("Ps", "Pi")
"""Marks that open something."""
_LENGTHENING: Final = "ー々"


def cells(text: str) -> int:
    return sum(map(_cells, text))


def _cells(letter: str) -> int:
    return 2 if east_asian_width(letter) in "WF" else 1


def padded(text: str, broad: int) -> str:
    return text + " " * (broad - cells(text))


def folded(text: str, broad: int) -> list[str]:
    """The lines of a text: broken between words, or between any two letters that are broad."""
    lines, line = list[str](), ""
    for piece in _pieces(text):
        if line and cells(line + piece.rstrip()) > broad:
            lines.append(line.rstrip())
            line = ""
        line += piece if line else piece.lstrip()
    return [*lines, line.rstrip()] if line.strip() else lines


def _pieces(text: str) -> list[str]:
    """What is not to be broken: a broad letter, or a word, with what may not begin a line."""
    pieces = list[str]()
    for letter in text:
        if pieces and not _may_part(pieces[-1][-1], letter):
            pieces[-1] += letter
        else:
            pieces.append(letter)
    return pieces


def _may_part(before: str, letter: str) -> bool:
    if category(letter) in _NEVER_FIRST or letter in _LENGTHENING:
        return False
    if category(before) in _NEVER_LAST:
        return False
    return before.isspace() or _cells(before) == 2 or _cells(letter) == 2
