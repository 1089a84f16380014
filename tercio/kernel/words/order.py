"""In which order names stand: that of a dictionary, not that of their letters' numbers."""

from typing import Final
from unicodedata import combining, lookup, name, normalize

_LONG: Final = "\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"
_SMALL: Final = "LETTER SMALL "


def in_order(word: str) -> tuple[str, str]:
    """The key by which names are sorted: accents, small letters and small kana count as the others
    do, and a long vowel as that vowel. Of what differs in those alone, the letters decide."""
    plain = [letter for letter in normalize("NFKD", word.casefold()) if not combining(letter)]
    spelled = ""
    for letter in plain:
        spelled += _sounded(letter, spelled[-1:])
    return spelled, word


def _sounded(letter: str, before: str) -> str:
    if not "\N{KATAKANA LETTER SMALL A}" <= letter <= _LONG:
        return letter
    if letter == _LONG:
        vowel = name(before, "")[-1:] if before else ""
        return lookup(f"KATAKANA LETTER {vowel}") if vowel in {*"AIUEO"} else letter
    called = name(letter, "")
    return lookup(called.replace(_SMALL, "LETTER ")) if _SMALL in called else letter
