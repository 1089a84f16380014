"""Connections: how many one address may hold, and how long it may take to say something."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tercio.server.settings import Settings


class Doorkeeper:
    """Counts who is inside. Proxies that speak for many others are not counted."""

    def __init__(self, each: int, proxies: Iterable[str]) -> None:
        self._each = each
        self._proxies = [ip_network(each) for each in proxies]
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._is_proxy(address):
            return True
        if self._inside[address] >= self._each:
            return False
        self._inside[address] += 1
        return True

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ip_address(address) in each for each in self._proxies)
        except ValueError:  # no address at all
            return False

    def leave(self, address: str) -> None:
        if address in self._inside:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


class Patient(H11Protocol):
    """HTTP/1.1 with people who do not come to the point shown out.

    A request must be told within a time, however slowly its bytes trickle in; between two requests
    a connection may rest as long as the server keeps it alive.
    """

    keeper: ClassVar[Doorkeeper]
    patience: ClassVar[dict[str, float]]
    """How many seconds each part of a request may take."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address = ""
        self._is_inside = False
        self._waits_for = ""
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_inside = self.keeper.enter(self._address)
        if self._is_inside:
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for("")
        if self._is_inside:
            self.keeper.leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """Who loses the thread in the middle of a body is told so, unless an answer has begun.

        Whatever is being worked out for them goes nowhere.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def _should_upgrade(self) -> bool:
        """We speak nothing else, and need not say so in the log."""
        return False

    def _watch(self) -> None:
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait_for("body")
        elif state is h11.IDLE and self.timeout_keep_alive_task is None:
            self._wait_for("head")
        else:
            self._wait_for("")

    def _wait_for(self, part: str) -> None:
        """What is waited for already is not waited for any longer than at first."""
        if part == self._waits_for:
            return
        self._waits_for = part
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if part:
            self._late = self.loop.call_later(self.patience[part], self.transport.abort)


def protocol(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of one server."""
    proxies = settings.proxies if settings.origin else ()

    class Ours(Patient):
        keeper = Doorkeeper(settings.connections_each, proxies)
        patience = {"head": settings.head_seconds, "body": settings.body_seconds}

    return Ours
