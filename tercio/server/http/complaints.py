"""What the framework and its decoder say of a request, in the words of whoever sent it."""

from http import HTTPStatus
from typing import Any, Final

from litestar.exceptions import HTTPException, ValidationException

from tercio.kernel.reasons import complaint as complaint_of
from tercio.kernel.reasons import of_json, quoted
from tercio.server.http.errors import SPEECH

NO_JSON: Final = "The request is no JSON: "
_STATUS: Final = {
    HTTPStatus.NOT_FOUND: "no-such-address",
    HTTPStatus.METHOD_NOT_ALLOWED: "request-no-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "request-too-large",
}


def complaint(error: HTTPException, language: str) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        named = [_of_field(each, language) for each in error.extra if isinstance(each, dict)]
        if named:
            return SPEECH.say(language, "request-space").join(named)
    status, said = HTTPStatus(error.status_code), error.detail or ""
    if said.startswith(NO_JSON):
        why = of_json(said.removeprefix(NO_JSON)).in_language(language)
        return SPEECH.say(language, "request-no-json", {"why": why})
    if status in _STATUS and said in ("", status.phrase):
        return SPEECH.say(language, _STATUS[status])
    return said or status.phrase


def _of_field(extra: dict[str, Any], language: str) -> str:
    why = _why(str(extra.get("message", "malformed")), language)
    if "key" not in extra:
        return SPEECH.say(language, "request-itself", {"why": why})
    return SPEECH.say(language, "request-field", {"field": str(extra["key"]), "why": why})


def _why(said: str, language: str) -> str:
    if known := complaint_of(said):
        name, given = known
        return SPEECH.say(language, f"request-{name}", given)
    return SPEECH.say(language, "request-wrong", {"why": quoted(said).in_language(language)})
