"""Everything that goes wrong ends as a status and one sentence."""

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from tercio.kernel.errors import CannotUndo, Illegal, SaveError, TercioError, Unknown
from tercio.kernel.told import sentence_in
from tercio.server.http.errors import SPEECH, Refused, StaleDecision
from tercio.server.http.handling import PROBLEM, AnyRequest, encode, language_of
from tercio.server.http.wire.looks import Look
from tercio.server.http.wire.problems import StaleProblem, problem

_log = logging.getLogger("tercio.server")
_GONE = "client disconnected prematurely"
"""What the framework says of who hung up in the middle of a sentence; it is no failure of ours."""
_LOGGED = 200
_BY_STATUS = {404: "no-such-address", 405: "no-such-method"}
"""What we say where the framework has but the name of a status to say."""
_STATUS: dict[type[TercioError], HTTPStatus] = {
    Unknown: HTTPStatus.UNPROCESSABLE_ENTITY,
    Illegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    CannotUndo: HTTPStatus.CONFLICT,
    SaveError: HTTPStatus.UNPROCESSABLE_ENTITY,
}


def _answer(status: int, sentence: str, look: Look | None = None) -> Response[Any]:
    told = problem(status, sentence)
    if look is not None:
        told = StaleProblem(**msgspec.structs.asdict(told), look=look)
    return Response(encode(told), status_code=status, media_type=PROBLEM)


def _refused(request: AnyRequest, error: Refused) -> Response[Any]:
    if isinstance(error, StaleDecision):
        sentence = error.told(_spoken_by(request))
        return _answer(error.status, sentence, error.look)
    return _answer(error.status, error.told(_spoken_by(request)))


def _spoken_by(request: AnyRequest) -> str:
    return language_of(request, request.query_params.get("lang"))


def _said(request: AnyRequest, status: HTTPStatus, message: str) -> Response[Any]:
    return _answer(status, SPEECH.say(_spoken_by(request), message))


def _bad_input(request: AnyRequest, error: TercioError) -> Response[Any]:
    status = next(
        (status for kind, status in _STATUS.items() if isinstance(error, kind)),
        HTTPStatus.BAD_REQUEST,
    )
    return _answer(status, sentence_in(error, _spoken_by(request)))


def _http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    sentence = error.detail or HTTPStatus(error.status_code).phrase
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        named = [_field(each) for each in error.extra if isinstance(each, dict)]
        sentence = " ".join(named) or sentence
    if error.detail == _GONE:
        return _said(request, HTTPStatus.BAD_REQUEST, "not-whole")
    if error.status_code >= 500:
        return _broken(request, error)
    if (ours := _BY_STATUS.get(error.status_code)) is not None:
        return _said(request, HTTPStatus(error.status_code), ours)
    return _answer(error.status_code, sentence)


def _field(extra: dict[str, Any]) -> str:
    return f"{extra.get('key', 'The request')}: {extra.get('message', 'malformed')}."


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    return _said(request, HTTPStatus.BAD_REQUEST, "nested-too-deeply")


def _no_text(request: AnyRequest, error: UnicodeDecodeError) -> Response[Any]:
    return _said(request, HTTPStatus.BAD_REQUEST, "not-utf-8")


def _busy(
    request: AnyRequest, error: OperationalError | InterfaceError | NoConnection
) -> Response[Any]:
    """Another process has held the database for too long, there is no room for more, or the
    database is not there. What is lost while it is stored is another matter (`unsure`)."""
    said = str(getattr(error, "orig", error)).strip().partition("\n")[0]
    _log.error("%s: the database says %s.", _asked(request), ascii(said[:_LOGGED]))
    return _said(request, HTTPStatus.SERVICE_UNAVAILABLE, "too-busy")


def _cannot_be_stored(request: AnyRequest, error: DataError) -> Response[Any]:
    return _said(request, HTTPStatus.BAD_REQUEST, "cannot-be-stored")


def _asked(request: AnyRequest) -> str:
    """A request in one line: whoever sends it must not write lines of their own into the log."""
    return ascii(f"{request.method} {request.url.path}"[:_LOGGED])


def _broken(request: AnyRequest, error: Exception) -> Response[Any]:
    """The log holds what was asked, never what is hidden; the answer says nothing at all."""
    _log.exception("%s broke down.", _asked(request), exc_info=error)
    return _said(request, HTTPStatus.INTERNAL_SERVER_ERROR, "broken")


exception_handlers: dict[int | type[Exception], Any] = {
    Refused: _refused,
    TercioError: _bad_input,
    HTTPException: _http,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    OperationalError: _busy,
    InterfaceError: _busy,
    NoConnection: _busy,
    DataError: _cannot_be_stored,
    Exception: _broken,
}
