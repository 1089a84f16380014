"""Why something was not done."""

from http import HTTPStatus

from tercio.server.http.wire.base import Answer
from tercio.server.http.wire.looks import Look


class Problem(Answer, frozen=True, kw_only=True):
    """Why something was not done: problem details (RFC 9457), and the sentence as `error`, too."""

    type: str = "about:blank"
    title: str
    """What the status means."""
    status: int
    detail: str
    """A sentence for people."""
    error: str
    """The same sentence."""


class StaleProblem(Problem, frozen=True, kw_only=True):
    look: Look
    """What there is to see now."""


def problem(status: int, sentence: str) -> Problem:
    title = next((each.phrase for each in HTTPStatus if each == status), "")
    return Problem(title=title, status=int(status), detail=sentence, error=sentence)
