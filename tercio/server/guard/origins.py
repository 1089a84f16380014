"""At the door: which hosts and origins are ours, and what browsers are told to forbid."""

from collections.abc import Collection
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tercio.server.guard.turns import asking
from tercio.server.http.errors import Refused, forbidden
from tercio.server.settings import Settings

_SAFE = frozenset(("GET", "HEAD", "OPTIONS"))
_LOCAL_NAMES = frozenset(("localhost", "127.0.0.1", "::1"))


class Guard(ASGIMiddleware):
    """A request that changes something must come from our own pages, or carry a token.

    Browsers send cookies along with requests that other sites make; they never send a token of
    their own accord. A local server trusts whoever reaches it, so it answers only to its own
    names: a foreign name that points here is an attack.
    """

    def __init__(
        self,
        settings: Settings,
        open_to_all: Collection[str] = (),
        with_a_word: Collection[str] = (),
    ) -> None:
        self._settings = settings
        self._open_to_all = open_to_all
        """Paths that are asked by whoever looks after the server, under whatever name."""
        self._with_a_word = with_a_word
        """Paths that look at no cookie: what they do, the word allows that comes with them."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        asking.set(client[0] if client else "")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if scope["path"] not in self._open_to_all:
            self._check_host(host)
        is_sure = b"authorization" in headers or scope["path"] in self._with_a_word
        if scope.get("method") not in _SAFE and not is_sure:
            _check_origin(self._settings, f"{scope['scheme']}://{host}", headers)
        await next_app(scope, receive, send)

    def _check_host(self, host: str) -> None:
        settings = self._settings
        name = _name(host)
        if settings.is_hosted:
            if settings.origin and host != urlsplit(settings.origin).netloc:
                raise Refused(HTTPStatus.BAD_REQUEST, "other-name")
        elif name not in _LOCAL_NAMES | {settings.host}:
            raise Refused(HTTPStatus.BAD_REQUEST, "own-name-only")


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # half an IPv6 address
        raise Refused(HTTPStatus.BAD_REQUEST, "no-host-name") from None


def _check_origin(settings: Settings, here: str, headers: dict[bytes, str]) -> None:
    origin = headers.get(b"origin")
    site = headers.get(b"sec-fetch-site", "same-origin")
    if origin is None or site not in ("same-origin", "none"):
        raise forbidden("not-from-a-page")
    if origin != (settings.origin or here):
        raise forbidden("not-from-a-page")


CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


def security_headers(settings: Settings) -> Any:
    """Added to every answer."""
    fixed = {
        "Content-Security-Policy": CONTENT_POLICY,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    }
    if settings.is_secure:
        fixed["Strict-Transport-Security"] = "max-age=31536000"

    async def add(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in fixed.items():
            headers[name] = value
        if scope["path"].startswith("/api/") and "cache-control" not in headers:
            headers["Cache-Control"] = "no-store"

    return add
