"""What is said apart from any game: by the server, in the terminal, to people who are away.

Such a room has a folder `locale` with a folder a language, as games have; what a language lacks is
said in English, and marked.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from tercio.kernel.errors import RulesBug
from tercio.kernel.words.bundles import FALLBACK, bundle_of, text_in
from tercio.kernel.words.stand_ins import standing_in

_MOST: Final = 900
"""Letters of an argument that are told: somebody may have typed it, and Fluent bears no more."""
Given: TypeAlias = Mapping[str, str | int | Iterable[str]]


class Speech:
    """The sentences of a room, in any language."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def has(self, message: str, attribute: str = "") -> bool:
        bundle = bundle_of(FALLBACK, self._folder)
        return bundle.has_message(message) and (
            not attribute or text_in(bundle, message, attribute) is not None
        )

    def say(
        self, language: str, message: str, args: Given | None = None, attribute: str = ""
    ) -> str:
        """The text of a message, or of one of its attributes."""
        given = {name: _shown(value) for name, value in (args or {}).items()}
        for each in dict.fromkeys((language, FALLBACK)):
            bundle = bundle_of(each, self._folder)
            pattern = text_in(bundle, message, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, given)
                if errors:
                    raise RulesBug(f"Message {message!r} ({each}): {errors[0]}.")
                return str(text) if each == language else standing_in(str(text))
        if self.has(message, attribute):
            raise RulesBug(f"Message {message!r} says nothing.")
        raise RulesBug(f"There are no words for {message!r}.")


def _shown(value: str | int | Iterable[str]) -> str | int:
    if isinstance(value, int):
        return value
    text = value if isinstance(value, str) else ", ".join(value)
    return text if len(text) <= _MOST else text[:_MOST] + "…"
