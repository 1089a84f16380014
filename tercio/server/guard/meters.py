"""What is counted and measured, for those who look after a server.

Numbers are about the server, never about a game or a person: no id is in any label, and what a
seat does in secret is not counted apart from what others do in the open.
"""

import os
import time
from typing import Final

from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import Counter, Gauge, Histogram

REQUESTS: Final = Counter(
    "tercio_requests", "Requests that were answered.", ("method", "route", "status")
)
SECONDS: Final = Histogram(
    "tercio_request_seconds",
    "How long answers took.",
    ("route",),
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10),
)
DECISIONS: Final = Counter("tercio_decisions", "Decisions that were stored.", ("by",))
TABLES: Final = Gauge("tercio_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
STREAMS: Final = Gauge("tercio_streams", "Open streams.", multiprocess_mode="livesum")
BOTS: Final = Gauge(
    "tercio_bots_queue", "Tables at which bots think or wait to.", multiprocess_mode="livesum"
)
MESSAGES: Final = Counter(
    "tercio_messages", "Messages to people, by what became of them.", ("channel", "outcome")
)
OUTBOX: Final = Gauge(
    "tercio_outbox_waiting",
    "Messages that wait to be sent.",
    ("channel",),
    multiprocess_mode="livemax",
)
OUTBOX_AGE: Final = Gauge(
    "tercio_outbox_oldest_seconds",
    "For how long the oldest message has been waiting.",
    ("channel",),
    multiprocess_mode="livemax",
)
_STREAM = "/events"


def is_shared() -> bool:
    """Whether the numbers of several processes are kept together."""
    return "PROMETHEUS_MULTIPROC_DIR" in os.environ


class Metered(ASGIMiddleware):
    """Counts requests by the pattern of their path: what a visitor writes there makes no label."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        route = scope.get("path_template") or "other"
        method = str(scope.get("method", ""))

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                REQUESTS.labels(method, route, str(message["status"])).inc()
                if not route.endswith(_STREAM):
                    SECONDS.labels(route).observe(time.perf_counter() - began)
            await send(message)

        await next_app(scope, receive, counted)
