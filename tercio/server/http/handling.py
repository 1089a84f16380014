"""What all handlers share: how they run, what they may answer, which language they speak."""

import re
from collections.abc import Callable
from functools import cache, wraps
from http import HTTPStatus
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request
from litestar.exceptions import ClientException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.response import Response

from tercio.kernel.messages import FALLBACK, languages
from tercio.kernel.registry import games
from tercio.kernel.words.pseudo import PSEUDO
from tercio.server.http.complaints import NO_JSON
from tercio.server.http.wire.problems import Problem
from tercio.server.http.wire.sealing import sealed

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]


class ExactRequest(AnyRequest):
    """A request whose body is read to the letter: the framework would take "1" and 1.0 for 1."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        if wanted is None:
            return await super().json()
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except msgspec.ValidationError as error:
            message, _, place = str(error).partition(" - at ")
            where = {"key": place.strip("`").removeprefix("$.")} if place else {}
            raise ValidationException(extra=[{"message": message, **where}]) from None
        except msgspec.DecodeError as error:
            raise ClientException(f"{NO_JSON}{error}") from None


_PROBLEMS = {
    HTTPStatus.BAD_REQUEST: "The request is malformed.",
    HTTPStatus.UNAUTHORIZED: "Nobody is logged in.",
    HTTPStatus.FORBIDDEN: "It is not yours to do.",
    HTTPStatus.NOT_FOUND: "There is no such thing.",
    HTTPStatus.CONFLICT: "Not now.",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The request is too large.",
    HTTPStatus.UNPROCESSABLE_ENTITY: "It is not allowed.",
    HTTPStatus.TOO_MANY_REQUESTS: "That was too often.",
    HTTPStatus.SERVICE_UNAVAILABLE: "Too busy now; nothing was changed.",
}

PROBLEM = "application/problem+json"

responses: dict[int, ResponseSpec] = {
    int(status): ResponseSpec(
        Problem,
        description=sentence,
        media_type=PROBLEM,
        generate_examples=False,
    )
    for status, sentence in _PROBLEMS.items()
}

_WISHES = 400
_WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
"""How much is read of what a browser says about its languages."""

threaded: dict[str, Any] = {"sync_to_thread": True, "responses": responses}
"""For handlers that read or compute: they run in a thread and never hold up the others."""


def charged(handler: Callable[..., T]) -> Callable[..., T]:
    """A handler whose work counts, by its time, for whoever asks for it."""

    @wraps(handler)
    def run(**given: Any) -> T:
        with given["house"].limits.charge(given["who"].payer):
            return handler(**given)

    return run


def encode(answer: Any) -> bytes:
    """As JSON, if it may leave the server."""
    sealed(answer)
    return msgspec.json.encode(answer)


class SealedResponse(Response[Any]):
    """Sends nothing but what may leave the server."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        if not isinstance(content, bytes | str):
            sealed(content)
        return super().render(content, media_type, _refuse)


def _refuse(value: Any) -> Any:
    raise TypeError(f"A {type(value).__name__} must not leave the server.")


def language_of(
    request: AnyRequest,
    lang: Annotated[str | None, QueryParameter(max_length=20, required=False)] = None,
) -> str:
    """The first language that was asked for and that some game speaks.

    What is remembered by language is remembered by these few, never by what somebody sends.
    """
    wishes = lang or request.headers.get("accept-language", "")[:_WISHES]
    for asked in _by_weight(wishes):
        language = asked.partition("-")[0].lower()
        if asked == PSEUDO or language in spoken():
            return PSEUDO if asked == PSEUDO else language
    return FALLBACK


def _by_weight(wishes: str) -> list[str]:
    """The languages of a header, the dearest first; what weighs nothing is not wanted."""
    weighed = []
    for wish in wishes.split(","):
        asked, _, weight = wish.partition(";")
        named = _WEIGHT.fullmatch(weight.strip())
        weighed.append((float(named[1]) if named else 1.0, asked.strip()))
    return [asked for weight, asked in sorted(weighed, key=lambda each: -each[0]) if weight]


@cache
def spoken() -> frozenset[str]:
    """The languages that some game speaks."""
    return frozenset(language for game in games() for language in languages(game))
