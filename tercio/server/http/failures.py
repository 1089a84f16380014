"""Everything that goes wrong ends as a status and one sentence."""

import logging
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException
from sqlalchemy.exc import DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from tercio.kernel.errors import CannotUndo, Illegal, SaveError, TercioError, Unknown
from tercio.kernel.told import sentence_in
from tercio.server.http.complaints import complaint
from tercio.server.http.errors import SPEECH, Refused, StaleDecision
from tercio.server.http.handling import PROBLEM, AnyRequest, encode, language_of, spoken
from tercio.server.http.static import page_of_refusal
from tercio.server.http.wire.looks import Look
from tercio.server.http.wire.problems import StaleProblem, problem

_log = logging.getLogger("tercio.server")
_GONE = "client disconnected prematurely"
"""What the framework says of who hung up in the middle of a sentence; it is no failure of ours."""
_LOGGED = 200
_PAGE = "text/html"
"""What a browser accepts for whoever follows a link; our own pages ask for nothing of the kind."""
_STATUS: dict[type[TercioError], HTTPStatus] = {
    Unknown: HTTPStatus.UNPROCESSABLE_ENTITY,
    Illegal: HTTPStatus.UNPROCESSABLE_ENTITY,
    CannotUndo: HTTPStatus.CONFLICT,
    SaveError: HTTPStatus.UNPROCESSABLE_ENTITY,
}


def _answer(
    request: AnyRequest, status: int, told: Callable[[str], str], look: Look | None = None
) -> Response[Any]:
    """For a program, a problem; for a person whose browser has followed a link, a page."""
    if look is None and request.method == "GET" and _PAGE in request.headers.get("accept", ""):
        here = _spoken_by(request)
        said = {language: told(language) for language in sorted(spoken() | {here})}
        page = page_of_refusal(request.app.state.files, said, here)
        if page is not None:
            return Response(page, status_code=status, media_type=_PAGE)
    answer = problem(status, told(_spoken_by(request)))
    if look is not None:
        answer = StaleProblem(**msgspec.structs.asdict(answer), look=look)
    return Response(encode(answer), status_code=status, media_type=PROBLEM)


def _refused(request: AnyRequest, error: Refused) -> Response[Any]:
    look = error.look if isinstance(error, StaleDecision) else None
    return _answer(request, error.status, error.told, look)


def _spoken_by(request: AnyRequest) -> str:
    return language_of(request, request.query_params.get("lang"))


def _said(request: AnyRequest, status: HTTPStatus, message: str) -> Response[Any]:
    return _answer(request, status, lambda language: SPEECH.say(language, message))


def _bad_input(request: AnyRequest, error: TercioError) -> Response[Any]:
    status = next(
        (status for kind, status in _STATUS.items() if isinstance(error, kind)),
        HTTPStatus.BAD_REQUEST,
    )
    return _answer(request, status, partial(sentence_in, error))


def _http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if error.detail == _GONE:
        return _said(request, HTTPStatus.BAD_REQUEST, "not-whole")
    if error.status_code >= 500:
        return _broken(request, error)
    return _answer(request, error.status_code, partial(complaint, error))


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
