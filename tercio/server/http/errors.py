"""What the server answers when it does not do what it was asked: a status and a sentence."""

from collections.abc import Iterable
from http import HTTPStatus
from pathlib import Path

from tercio.kernel.messages import FALLBACK
from tercio.kernel.told import in_language
from tercio.kernel.words.speech import Speech
from tercio.server.http.wire.looks import Look

SPEECH = Speech(Path(__file__).parents[1] / "locale")
"""The sentences of the server."""
Said = str | int | Iterable[str]


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
        return SPEECH.say(language, self._message, self._args)


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
