"""How broad a text is in a terminal, where kana and kanji take two cells, and how it is broken."""

from textwrap import wrap
from typing import Final
from unicodedata import category, east_asian_width

WIDTH: Final = 98

_NEVER_FIRST: Final = ("Pe", "Pf", "Po", "Lm", "Zs")
"""What begins no line: brackets that close, full stops, long vowels, blanks."""
_SMALL: Final = frozenset("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
"""Nor do small kana, which belong to the letter before them."""
_NEVER_LAST: Final = ("Ps", "Pi")
"""Marks that open something."""


def width_of(text: str) -> int:
    """How many columns of a terminal it takes."""
    return len(text) if text.isascii() else sum(map(_width, text))


def _width(letter: str) -> int:
    return 2 if east_asian_width(letter) in "WF" else 1


def padded(text: str, width: int, right: bool = False) -> str:
    blank = " " * max(0, width - width_of(text))
    return blank + text if right else text + blank


def wrapped(text: str, first: str = "", rest: str = "", width: int = WIDTH) -> list[str]:
    """In lines; where words are written without spaces, a line ends between any two letters."""
    if width_of(text) == len(text):
        return wrap(
            text, width, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
        )
    lines, indent, line = list[str](), first, ""
    for piece in _pieces(" ".join(text.split())):
        if line and width_of(indent + line + piece.rstrip()) > width:
            lines.append(indent + line.rstrip())
            indent, line = rest, ""
        line += piece
    return [*lines, indent + line.rstrip()]


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
    if category(letter) in _NEVER_FIRST or letter in _SMALL or category(before) in _NEVER_LAST:
        return False
    return before == " " or _width(before) == 2 or _width(letter) == 2
