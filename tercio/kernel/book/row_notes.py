"""What rows of the data tell of themselves: where they are from, what is open, who says otherwise.

It is read by whoever corrects the data. In English it stands in the rows; other languages have
messages `note-<table>-<id>` for it, beside the companion, which no game at play reads.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tercio.kernel.book.companion import told_beside
from tercio.kernel.game import Game

FIELDS: Final = {"note": "", "conflict": "conflict"}
"""Fields of a row, and the attributes of its message."""


def note_message(table: str, id: str) -> str:
    """The id of the message that has the notes of a row."""
    return f"note-{table}-" + re.sub(r"[^A-Za-z0-9_-]", "-", id.replace("+", "-more"))


def notes_in(game: Game[Any]) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The messages of all rows that have notes, by attribute; rows that are notes themselves have
    none."""
    for table, type in game.schema.types.items():
        if type.is_note:
            continue
        for id, written in game.schema.written(table).items():
            found = {each: text for field, each in FIELDS.items() if (text := written.get(field))}
            if found:
                yield note_message(table, id), {"": "", **found}


def noted(game: Game[Any], table: str, id: str, language: str) -> tuple[str, ...]:
    """What a row tells of itself, in a language."""
    written = game.schema.written(table)[id]
    return tuple(
        told_beside(game, note_message(table, id), language, attribute, english=str(written[field]))
        for field, attribute in FIELDS.items()
        if written.get(field)
    )
