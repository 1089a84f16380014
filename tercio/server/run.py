"""A server process, alone or one of several at the same socket."""

import gc
import socket
import sys
from collections.abc import Callable
from typing import Any

import uvicorn
from litestar import Litestar

from tercio.server.app import create_app
from tercio.server.guard.connections import protocol
from tercio.server.guard.logs import write_the_log
from tercio.server.play.pings import Hub
from tercio.server.settings import Settings

GRACE_SECONDS = 10
"""So long requests that are being answered may take when the server is told to stop."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted. `ready` is told the address as soon as there is one."""
    with listen(settings.host, settings.port) as listening:
        url = address_of(settings, listening)
        serve_at(listening, settings, lambda: ready(url))


def serve_at(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    write_the_log(is_structured=settings.is_hosted)
    # Requests hop between threads; while bots think, each hop waits for them that long.
    sys.setswitchinterval(0.0005)
    app = create_app(settings)
    _warm_up(app)
    config = config_of(app, settings, log_config=None, timeout_graceful_shutdown=GRACE_SECONDS)
    _Server(config, ready, app.state["hub"]).run([listening])


def config_of(app: Litestar, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=protocol(settings),
        server_header=False,
        # Addresses of people come from a proxy only where the server says who it is to others.
        proxy_headers=bool(settings.origin),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=30,
        limit_concurrency=6000,
        h11_max_incomplete_event_size=32 * 1024,
        **more,
    )


def _warm_up(app: Litestar) -> None:
    """What the first visitor would wait for is done before the door opens."""
    app.state["files"].read_all()
    # All this stays for good. The garbage collector need not walk through it again and again,
    # which takes a tenth of a second during which everybody waits.
    gc.collect()
    gc.freeze()


def listen(host: str, port: int) -> socket.socket:
    """A socket on which to serve.

    It names its protocol, which sockets made by shorter ways do not: without the name, answers
    wait for the client's acknowledgement of their first half, some 40 ms each.
    """
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, _, _, address = found[0]
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except BaseException:
        listening.close()
        raise
    return listening


class _Server(uvicorn.Server):
    """Says when it can be reached, and lets those go who only listen before it leaves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], hub: Hub) -> None:
        super().__init__(config)
        self._ready = ready
        self._hub = hub

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.close()
        await super().shutdown(sockets)


def address_of(settings: Settings, listening: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.origin or f"http://{host}:{listening.getsockname()[1]}"
