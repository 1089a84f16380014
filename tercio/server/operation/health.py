"""Whether a server lives, whether it can serve, and its numbers."""

import hmac
import logging
from http import HTTPStatus

from litestar import MediaType, Response, get
from litestar.concurrency import sync_to_thread
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from tercio.server.guard.meters import BOTS, STREAMS, TABLES, is_shared
from tercio.server.house import House, OurHouse
from tercio.server.http.errors import missing
from tercio.server.http.handling import AnyRequest
from tercio.server.play.bots import BotsRunner
from tercio.server.play.bots_apart import BotsApart
from tercio.server.play.pings import Hub
from tercio.server.play.repeating import Repeating

_log = logging.getLogger("tercio.server.operation.health")
_HOME = ("127.0.0.1", "::1")


@get("/health", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT)
def health() -> str:
    """The process answers."""
    return "alive\n"


@get("/ready", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(house: OurHouse, hub: NamedDependency[Hub]) -> Response[str]:
    """It can serve: the database answers, and nobody has told it to stop."""
    if hub.is_closing:
        return Response("closing\n", status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    try:
        await sync_to_thread(_ask, house)
    except SQLAlchemyError:
        return Response("no database\n", status_code=HTTPStatus.SERVICE_UNAVAILABLE)
    return Response("ready\n")


def _ask(house: House) -> None:
    with house.database.read() as session:
        session.execute(text("SELECT 1"))


@get("/metrics", include_in_schema=False, sync_to_thread=True)
def metrics(request: AnyRequest, house: OurHouse) -> Response[bytes]:
    """For Prometheus: with the token, where there is one; otherwise for this machine alone."""
    if not _may_read(request, house.settings.metrics_token):
        raise missing("no-such-address")
    return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def _may_read(request: AnyRequest, token: str) -> bool:
    if token:
        shown = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(shown.encode(), token.encode())
    is_home = request.client is not None and request.client.host in _HOME
    return is_home and "x-forwarded-for" not in request.headers


def _registry() -> CollectorRegistry:
    """Of all workers, where there are several."""
    if not is_shared():
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


class GaugesRunner(Repeating):
    """A thread that notes how many of what there are now."""

    name = "gauges"
    seconds = 2.0

    def __init__(self, house: House, hub: Hub, bots: BotsRunner | BotsApart) -> None:
        super().__init__()
        self._house, self._hub, self._bots = house, hub, bots

    def start(self) -> None:
        self.once()
        super().start()

    def once(self) -> None:
        TABLES.set(len(self._house.tables))
        STREAMS.set(self._hub.streams)
        BOTS.set(self._bots.tables)

    def failed(self, error: Exception) -> None:
        _log.error("What there is now could not be counted.", exc_info=error)


handlers = [health, ready, metrics]
PATHS = ("/health", "/ready", "/metrics")
