"""Where a game stands, for lists of tables: public, in every language that the game is told in.

It is made when a game comes to a new boundary. To make it for each reader of a list would take the
whole position of every table there.
"""

import logging
from functools import cache
from typing import Any, Final

import msgspec

from tercio.kernel import registry
from tercio.kernel.errors import RulesBug
from tercio.kernel.messages import FALLBACK, languages
from tercio.kernel.position import Position
from tercio.kernel.words.pseudo import PSEUDO, pseudo
from tercio.kernel.words.stand_ins import standing_in
from tercio.server.live.table import Live

_log = logging.getLogger("tercio.server.live.turn_notes")
_NOTES: Final = msgspec.json.Decoder(dict[str, str])
_FIRST: Final = "{"
"""With which notes begin; a table that nobody has touched for long may have a line of English."""


def turn_notes(live: Live) -> str:
    """As they are stored."""
    seen = live.table.view_position(None)
    notes = {language: _headline(live, seen, language) for language in _languages(live.rules.id)}
    return msgspec.json.encode(notes).decode()


@cache
def _languages(game_id: str) -> tuple[str, ...]:
    return tuple(languages(registry.game(game_id)))


def _headline(live: Live, seen: Position[Any], language: str) -> str:
    try:
        return live.rules.display.headline(seen, live.words(language))
    except RulesBug as bug:  # a name is missing: the game goes on all the same
        _log.error("%s", bug)
        return ""


def turn_note(stored: str, language: str) -> str:
    """What one reader is told of them; in English, marked, if they were made before
    their language was there."""
    if not stored.startswith(_FIRST):
        return stored
    notes = _NOTES.decode(stored)
    if told := notes.get(language, ""):
        return told
    english = notes[FALLBACK]
    return pseudo(english) if language == PSEUDO else standing_in(english)
