"""A server process."""

import socket
from collections.abc import Callable

import uvicorn

from tercio.server.app import create_app
from tercio.server.settings import Settings


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted. `ready` is told the address as soon as there is one."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        server_header=False,
        # Addresses of people come from a proxy only where the server says who it is to others.
        proxy_headers=bool(settings.origin),
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        limit_concurrency=6000,
        h11_max_incomplete_event_size=32 * 1024,
    )
    with config.bind_socket() as listening:
        ready(_address(settings, listening))
        uvicorn.Server(config).run([listening])


def _address(settings: Settings, listening: socket.socket) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return settings.origin or f"http://{host}:{listening.getsockname()[1]}"
