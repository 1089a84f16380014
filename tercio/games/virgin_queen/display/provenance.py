"""The truth about reconstructed facts, said wherever they are shown."""

from collections.abc import Iterable
from typing import Final

from tercio.games.virgin_queen.rows.cards import VqCardRow
from tercio.kernel.ask import Phrase
from tercio.kernel.messages import Words
from tercio.wars.display.screen import Note
from tercio.wars.model.rows import FactRow

UNATTESTED: Final = ("reconstructed", "recalled")
"""Sources of rows that are none."""
RECONSTRUCTED: Final = ("X", "M")
"""What `conf` of a card says of a field that no source attests."""
STATED: Final = "P"
"""What `conf` says of a field that a player states in a report of play, and nothing else does."""


RECONSTRUCTED_MARK: Final = "*"
GIST_MARK: Final = "~"
LEGEND: Final = {RECONSTRUCTED_MARK: "legend-reconstructed", GIST_MARK: "legend-gist"}
"""The messages that say what the marks mean where the board is shown as text."""


def mark(row: FactRow) -> str:
    """A sign behind the name of a card or place that no source attests as it is.

    Of an attested place nearly every row guesses some field; the list of sources names those.
    """
    if isinstance(row, VqCardRow):
        if row.certainty == "gist":
            return GIST_MARK
        return RECONSTRUCTED_MARK if row.certainty == "invented" else ""
    return RECONSTRUCTED_MARK if row.source in UNATTESTED else ""


def legend(words: Words, text: str) -> list[str]:
    """The marks that a text has, explained."""
    used = [Phrase(meaning, {"mark": sign}) for sign, meaning in LEGEND.items() if sign in text]
    return [words.say("legend", {"marks": used})] if used else []


def notes(words: Words) -> Note:
    def note(row: FactRow) -> str:
        return _on_card(words, row) if isinstance(row, VqCardRow) else _on_row(words, row)

    return note


def _on_row(words: Words, row: FactRow) -> str:
    if row.source in UNATTESTED:
        return words.say("note-reconstructed")
    guessed = words.say("note-guessed", {"fields": _fields(words, row.guess)}) if row.guess else ""
    return words.together((guessed, _on_stated(words, row)))


def _fields(words: Words, fields: Iterable[str]) -> str:
    return words.listed(words.say(f"field-{field.replace('_', '-')}") for field in fields)


def _on_stated(words: Words, row: FactRow) -> str:
    """What we have on the word of a player alone."""
    stated = [field for field, letter in row.conf.items() if letter == STATED]
    return words.say("note-stated", {"fields": _fields(words, stated)}) if stated else ""


def _on_card(words: Words, row: VqCardRow) -> str:
    """What it does by its certainty; its CP by the source of that field."""
    is_guessed = row.conf.get("cp") in RECONSTRUCTED
    if row.certainty in ("gist", "invented"):
        sure = words.say(f"note-card-{row.certainty}", {"cp": int(is_guessed)})
    else:
        sure = words.say("note-guessed", {"fields": _fields(words, ["cp"])}) if is_guessed else ""
    return words.together((sure, _on_stated(words, row)))
