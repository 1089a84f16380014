"""Sentences of errors: English where they are raised, and in the language of whoever reads them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Self, TypeAlias

from tercio.kernel.words.bundles import FALLBACK, OURS, bundle_of, text_in
from tercio.kernel.words.speech import Speech
from tercio.kernel.words.stand_ins import standing_in

Named: TypeAlias = str | int


class Told(str):
    """A sentence in English that remembers the message it is made of."""

    speech: Speech
    message: str
    given: Mapping[str, Named]

    @classmethod
    def of(cls, speech: Speech, message: str, given: Mapping[str, Named]) -> Self:
        sentence = cls(speech.say(FALLBACK, message, given))
        sentence.speech, sentence.message, sentence.given = speech, message, given
        return sentence

    def in_language(self, language: str) -> str:
        """The same in another language, and whatever sentences stand in it, too."""
        given = {
            name: in_language(value, language) if isinstance(value, str) else value
            for name, value in self.given.items()
        }
        return self.speech.say(language, self.message, given)


class Name(Told):
    """A name that stands in the data in English; other languages have a message for it."""

    folder: Path

    @classmethod
    def known(cls, english: str, message: str, folder: Path) -> Self:
        name = cls(english)
        name.message, name.folder, name.given = message, folder, {}
        return name

    def in_language(self, language: str) -> str:
        names = bundle_of(language, self.folder)
        if language == FALLBACK:
            return str(self)
        name = text_in(names, self.message)
        return standing_in(str(self)) if name is None else str(names.format_pattern(name)[0])


def telling(folder: Path, prefix: str = "") -> Callable[..., Told]:
    """What makes sentences of a room's messages, for errors."""
    speech = Speech(folder)

    def told(message: str, **given: Named) -> Told:
        return Told.of(speech, prefix + message, given)

    return told


told: Final = telling(OURS, "error-")
"""A sentence of the kernel, for an error."""


def sentence_in(error: Exception, language: str) -> str:
    """What went wrong, to somebody who reads a language."""
    return in_language(sentence_of(error), language)


def sentence(phrase: Told) -> Told:
    """A phrase that may stand in another sentence, as one of its own."""
    return told("sentence", phrase=phrase)


def phrase_of(error: Exception) -> str:
    """What went wrong, to stand within another sentence."""
    said = sentence_of(error)
    inner = said.given.get("phrase") if isinstance(said, Told) else None
    return inner if isinstance(inner, Told) else said.removesuffix(".")


def in_language(sentence: str, language: str) -> str:
    """What a sentence is in a language, if it knows what it is made of; else as it is."""
    return sentence.in_language(language) if isinstance(sentence, Told) else sentence


def sentence_of(error: Exception) -> str:
    """What went wrong; to stand in another sentence, it keeps what it is made of."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Told) else str(error)
