"""Everything that goes wrong ends as a status and one sentence."""

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import OperationalError

from tercio.kernel.errors import CannotUndo, Illegal, SaveError, TercioError, Unknown
from tercio.server.http.errors import Refused, StaleDecision
from tercio.server.http.handling import AnyRequest
from tercio.server.http.wire import Problem, StaleProblem, sealed

_log = logging.getLogger("tercio.server")
_GONE = "client disconnected prematurely"
"""What the framework says of who hung up in the middle of a sentence; it is no failure of ours."""
_LOGGED = 200
_STATUS: dict[type[TercioError], HTTPStatus] = {
    Unknown: HTTPStatus.UNPROCESSABLE_ENTITY,
    Illegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    CannotUndo: HTTPStatus.CONFLICT,
    SaveError: HTTPStatus.UNPROCESSABLE_ENTITY,
}


def _answer(status: int, problem: Problem | StaleProblem) -> Response[Any]:
    sealed(problem)
    return Response(msgspec.json.encode(problem), status_code=status, media_type=MediaType.JSON)


def _refused(request: AnyRequest, error: Refused) -> Response[Any]:
    if isinstance(error, StaleDecision):
        return _answer(error.status, StaleProblem(error=error.sentence, look=error.look))
    return _answer(error.status, Problem(error=error.sentence))


def _bad_input(request: AnyRequest, error: TercioError) -> Response[Any]:
    status = next(
        (status for kind, status in _STATUS.items() if isinstance(error, kind)),
        HTTPStatus.BAD_REQUEST,
    )
    return _answer(status, Problem(error=str(error)))


def _http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    sentence = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        named = [_field(each) for each in error.extra if isinstance(each, dict)]
        sentence = " ".join(named) or sentence
    if error.detail == _GONE:
        return _answer(HTTPStatus.BAD_REQUEST, Problem(error="The request did not come whole."))
    if error.status_code >= 500:
        return _broken(request, error)
    return _answer(error.status_code, Problem(error=sentence))


def _field(extra: dict[str, Any]) -> str:
    return f"{extra.get('key', 'The request')}: {extra.get('message', 'malformed')}."


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    return _answer(HTTPStatus.BAD_REQUEST, Problem(error="The request is nested too deeply."))


def _no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Any]:
    return _answer(HTTPStatus.BAD_REQUEST, Problem(error="The request is not UTF-8 text."))


def _busy(request: AnyRequest, error: OperationalError) -> Response[Any]:
    """Another process has held the database for too long, or there is no room for more."""
    _log.error("%s: the database says %s.", _asked(request), error.orig)
    return _answer(
        HTTPStatus.SERVICE_UNAVAILABLE,
        Problem(error="The server is too busy now; try again. Nothing was changed."),
    )


def _asked(request: AnyRequest) -> str:
    """A request in one line: whoever sends it must not write lines of their own into the log."""
    return ascii(f"{request.method} {request.url.path}"[:_LOGGED])


def _broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """The log holds what was asked, never what is hidden; the answer says nothing at all."""
    _log.exception("%s broke down.", _asked(request), exc_info=error)
    return _answer(
        HTTPStatus.INTERNAL_SERVER_ERROR,
        Problem(error="Something broke on our side. Nothing was changed."),
    )


exception_handlers: dict[int | type[Exception], Any] = {
    Refused: _refused,
    TercioError: _bad_input,
    HTTPException: _http,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    OperationalError: _busy,
    Exception: _broken,
}
