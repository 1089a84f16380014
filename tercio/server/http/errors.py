"""What the server answers when it does not do what it was asked: a status and a sentence."""

from http import HTTPStatus

from tercio.server.http.wire import Look


class Refused(Exception):
    """A request that is not granted. The sentence is for a person."""

    def __init__(self, status: HTTPStatus, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence


class StaleDecision(Refused):
    """A decision about what is no more; what is now comes with the answer."""

    def __init__(self, sentence: str, look: Look) -> None:
        super().__init__(HTTPStatus.CONFLICT, sentence)
        self.look = look


def bad(sentence: str) -> Refused:
    return Refused(HTTPStatus.BAD_REQUEST, sentence)


def not_logged_in() -> Refused:
    return Refused(HTTPStatus.UNAUTHORIZED, "You must log in first.")


def forbidden(sentence: str) -> Refused:
    return Refused(HTTPStatus.FORBIDDEN, sentence)


def missing(sentence: str) -> Refused:
    return Refused(HTTPStatus.NOT_FOUND, sentence)


def conflict(sentence: str) -> Refused:
    return Refused(HTTPStatus.CONFLICT, sentence)


def unprocessable(sentence: str) -> Refused:
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, sentence)


def too_many() -> Refused:
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, "You are asking too often; wait a little.")
