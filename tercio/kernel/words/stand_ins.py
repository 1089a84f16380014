"""English that stands in for what a language lacks, in brackets that no sentence of ours has.

They stand wherever it is shown: on the screen, in its tips and on the map, in the terminal, in
mails. So whoever plays in a language sees what is left to be translated. The client has the same
(`web/src/lib/words.ts`).
"""

import re
from typing import Final

_OPENS, _CLOSES = (
    "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}\N{MATHEMATICAL RIGHT WHITE SQUARE BRACKET}"
)
_BARE: Final = str.maketrans("", "", _OPENS + _CLOSES)
_LETTER: Final = re.compile(r"[^\W\d_]")
_LINK_LAST: Final = re.compile(r"://\S+$")


def standing_in(english: str) -> str:
    """Marked as a whole. What has no letter, as a comma, is of no language; a link at the end is
    parted from the mark, so that nobody follows both."""
    bare = unmarked(english)
    if not _LETTER.search(bare):
        return english
    return f"{_OPENS}{bare}{' ' if _LINK_LAST.search(bare) else ''}{_CLOSES}"


def unmarked(text: str) -> str:
    """As it is looked for, by whoever types it."""
    return text if text.isascii() else text.translate(_BARE)
