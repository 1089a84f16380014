"""What the server answers when it does not do what it was asked: a status and a sentence."""

from collections.abc import Callable, Iterable
from http import HTTPStatus
from pathlib import Path

from tercio.kernel.messages import FALLBACK
from tercio.kernel.told import in_language, telling
from tercio.kernel.words.speech import Speech
from tercio.server.http.wire.looks import Look

_LOCALE = Path(__file__).parents[1] / "locale"
SPEECH = Speech(_LOCALE)
"""The sentences of the server."""
sentence = telling(_LOCALE)
"""One that is kept, until it is told in the language of whoever reads it."""
Called = Callable[[str], str]
"""What has a name in every language: a seat."""
Said = str | int | Called | Iterable[str | Called]


class Refused(Exception):
    """A request that is not granted, with a message for a person.

    What is no message is a sentence already, in the language of whoever asks: a game's.
    """

    def __init__(self, status: HTTPStatus, message: str, **args: Said) -> None:
        super().__init__(message)
        self.status = status
        self._message = message
        self._args = args

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> str:
        return self.told(FALLBACK)

    def told(self, language: str) -> str:
        if not SPEECH.has(self._message):
            return in_language(self._message, language)
        args = {name: _said(value, language) for name, value in self._args.items()}
        return SPEECH.say(language, self._message, args)


def _said(value: Said, language: str) -> str | int | list[str]:
    if callable(value):
        return value(language)
    if isinstance(value, str):
        return in_language(value, language)
    if isinstance(value, int):
        return value
    return [each(language) if callable(each) else each for each in value]


class StaleDecision(Refused):
    """A decision about what is no more; what is now comes with the answer."""

    def __init__(self, message: str, look: Look) -> None:
        super().__init__(HTTPStatus.CONFLICT, message)
        self.look = look


def bad(message: str, **args: Said) -> Refused:
    return Refused(HTTPStatus.BAD_REQUEST, message, **args)


def not_logged_in() -> Refused:
    return Refused(HTTPStatus.UNAUTHORIZED, "log-in-first")


def forbidden(message: str, **args: Said) -> Refused:
    return Refused(HTTPStatus.FORBIDDEN, message, **args)


def missing(message: str, **args: Said) -> Refused:
    return Refused(HTTPStatus.NOT_FOUND, message, **args)


def conflict(message: str, **args: Said) -> Refused:
    return Refused(HTTPStatus.CONFLICT, message, **args)


def unprocessable(message: str, **args: Said) -> Refused:
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, message, **args)


def unsure() -> Refused:
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, "database-lost")


def too_many() -> Refused:
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, "too-often")
