"""Where a game stands, for lists of tables: public, in every language that the game is told in.

It is made when a game comes to a new boundary. To make it for each reader of a list would take the
whole position of every table there.
"""

from typing import Final

import msgspec

from tercio.kernel.messages import FALLBACK, languages
from tercio.server.live.looks import public_scene
from tercio.server.live.table import Live

_NOTES: Final = msgspec.json.Decoder(dict[str, str])
_FIRST: Final = "{"
"""With which notes begin; a table that nobody has touched for long may have a line of English."""


def turn_notes(live: Live) -> str:
    """As they are stored."""
    notes = {
        language: public_scene(live, live.words(language)).headline
        for language in languages(live.table.game)
    }
    return msgspec.json.encode(notes).decode()


def turn_note(stored: str, language: str) -> str:
    """What one reader is told of them."""
    if not stored.startswith(_FIRST):
        return stored
    notes = _NOTES.decode(stored)
    return notes.get(language) or notes[FALLBACK]
