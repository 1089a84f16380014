"""What the framework and its decoder say of a request, in the words of whoever sent it."""

import re
from http import HTTPStatus
from typing import Any, Final

from litestar.exceptions import HTTPException, ValidationException

from tercio.server.http.errors import SPEECH

_PATTERNS: Final = {
    r"Expected `(?P<expected>[^`]+)`, got `(?P<got>[^`]+)`": "request-type",
    r"Object missing required field `(?P<field>.+)`": "request-missing",
    r"Object contains unknown field `(?P<field>.+)`": "request-unknown",
    r"Expected `array` of length >= (?P<count>\d+)": "request-too-few",
    r"Expected `array` of length <= (?P<count>\d+)": "request-too-many",
    r"Expected `\w+` of length >= (?P<count>\d+)": "request-too-short",
    r"Expected `\w+` of length <= (?P<count>\d+)": "request-too-long",
    r"Expected `\w+` >= (?P<count>[-\d.]+)": "request-too-low",
    r"Expected `\w+` <= (?P<count>[-\d.]+)": "request-too-high",
    r"Invalid enum value (?P<value>.+)": "request-value",
}
"""Of a field. It has no other way to tell."""
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
        why = said.removeprefix(NO_JSON).removesuffix(".")
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
    for pattern, message in _PATTERNS.items():
        if found := re.fullmatch(pattern, said):
            return SPEECH.say(language, message, found.groupdict())
    return SPEECH.say(language, "request-wrong", {"why": said})
