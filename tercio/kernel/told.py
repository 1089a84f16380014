"""Sentences of errors: English where they are raised, and in the language of whoever reads them."""

from collections.abc import Mapping
from typing import Final, Self, TypeAlias

from tercio.kernel.bundles import FALLBACK, OURS
from tercio.kernel.speech import Speech

KERNEL: Final = Speech(OURS)
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
            name: value.in_language(language) if isinstance(value, Told) else value
            for name, value in self.given.items()
        }
        return self.speech.say(language, self.message, given)


def told(message: str, **given: Named) -> Told:
    """A sentence of the kernel, for an error."""
    return Told.of(KERNEL, f"error-{message}", given)


def sentence_in(error: Exception, language: str) -> str:
    """What went wrong, to somebody who reads a language."""
    sentence = sentence_of(error)
    return sentence.in_language(language) if isinstance(sentence, Told) else sentence


def sentence_of(error: Exception) -> str:
    """What went wrong; to stand in another sentence, it keeps what it is made of."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Told) else str(error)
