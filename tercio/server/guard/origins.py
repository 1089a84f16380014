"""At the door: which hosts and origins are ours, and what browsers are told to forbid."""

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

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        client = scope.get("client")
        asking.set(client[0] if client else "")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        self._check_host(host)
        if scope.get("method") not in _SAFE and b"authorization" not in headers:
            _check_origin(self._settings, f"{scope['scheme']}://{host}", headers)
        await next_app(scope, receive, send)

    def _check_host(self, host: str) -> None:
        settings = self._settings
        name = _name(host)
        if settings.is_hosted:
            if settings.origin and host != urlsplit(settings.origin).netloc:
                raise Refused(HTTPStatus.BAD_REQUEST, "This server has another name.")
        elif name not in _LOCAL_NAMES | {settings.host}:
            raise Refused(HTTPStatus.BAD_REQUEST, "A local server answers only to its own name.")


def _name(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # half an IPv6 address
        raise Refused(HTTPStatus.BAD_REQUEST, "That is not the name of a host.") from None


def _check_origin(settings: Settings, here: str, headers: dict[bytes, str]) -> None:
    origin = headers.get(b"origin")
    site = headers.get(b"sec-fetch-site", "same-origin")
    if origin is None or site not in ("same-origin", "none"):
        raise forbidden("The request does not come from a page of this server.")
    if origin != (settings.origin or here):
        raise forbidden("The request does not come from a page of this server.")


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
