"""The application: every handler, who guards them, and what starts and stops with them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide

from tercio.kernel.registry import games
from tercio.server.guard.origins import Guard, security_headers
from tercio.server.guard.turns import Workers
from tercio.server.house import House
from tercio.server.http.document import CONFIG
from tercio.server.http.failures import exception_handlers
from tercio.server.http.handling import ExactRequest, SealedResponse, language_of
from tercio.server.http.static import Files, static_handlers
from tercio.server.live.table import get_ready
from tercio.server.lobby import card_books, catalog, companions, seating, tables
from tercio.server.people import accounts
from tercio.server.people.identity import identify
from tercio.server.play import decisions, hints, orders, pings, pointing, talk
from tercio.server.play.bots import BotsRunner
from tercio.server.play.windows import WindowsRunner
from tercio.server.records import replay, saves, verify
from tercio.server.settings import Settings

BODY_LIMIT = 64 * 1024


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    hub = pings.Hub(house)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(
            Workers(house.crowd, settings.at_once_each if settings.is_limited else 0)
        )
        runners = (BotsRunner(house), WindowsRunner(house))
        for runner in runners:
            runner.start()
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()
            for runner in runners:
                runner.stop()
            house.verified.close()
            house.database.close()

    for game in games():
        get_ready(game)
        catalog.unattested(game)
    house.database.migrate()
    house.tables.seal_all()
    accounts.settle_in(house)
    files = Files(settings.web)
    api = Router("/api", route_handlers=_handlers(), response_class=SealedResponse)
    return Litestar(
        [api, *static_handlers(files)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "who": Provide(identify, sync_to_thread=False),
            "language": Provide(language_of, sync_to_thread=False),
        },
        middleware=[Guard(settings)],
        before_send=[security_headers(settings)],
        request_class=ExactRequest,
        exception_handlers=exception_handlers,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=4,
            minimum_size=2048,
            # Files are sent compressed already; twice would be unreadable.
            exclude=["/events$", "^/assets/", "^/geometry/", r"\.\w+$"],
        ),
        openapi_config=CONFIG,
        lifespan=[lifespan],
        state=State({"house": house, "files": files}),
        logging_config=None,
        debug=False,
    )


def _handlers() -> list[Any]:
    modules = (
        *(
            accounts,
            catalog,
            companions,
            card_books,
            tables,
            seating,
            decisions,
            pointing,
            talk,
            orders,
            hints,
        ),
        *(replay, saves, verify, pings),
    )
    return [handler for module in modules for handler in module.handlers]
