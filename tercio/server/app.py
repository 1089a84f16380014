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
from tercio.server.guard.meters import Metered
from tercio.server.guard.origins import Guard, security_headers
from tercio.server.guard.turns import Workers
from tercio.server.house import House
from tercio.server.http.document import CONFIG, unversioned
from tercio.server.http.failures import exception_handlers
from tercio.server.http.handling import ExactRequest, SealedResponse, language_of
from tercio.server.http.static import Files, static_handlers
from tercio.server.live.vocabulary import get_ready
from tercio.server.lobby import (
    card_books,
    catalog,
    companions,
    my_data,
    packs,
    profiles,
    seating,
    tables,
)
from tercio.server.messages import preferences
from tercio.server.messages.couriers import Couriers
from tercio.server.messages.sending import MessagesRunner
from tercio.server.messages.ways import channels
from tercio.server.operation import health
from tercio.server.people import (
    accounts,
    blocks,
    doors,
    forgotten,
    languages,
    moderation,
    openid,
    sharing,
)
from tercio.server.people.identity import identify
from tercio.server.play import (
    calendars,
    decisions,
    hints,
    orders,
    pings,
    pointing,
    private_notes,
    talk,
    votes,
)
from tercio.server.play.bots import BotsRunner
from tercio.server.play.bots_apart import BotsApart
from tercio.server.play.clocks import ClocksRunner
from tercio.server.play.rates import RatesRunner
from tercio.server.play.windows import WindowsRunner
from tercio.server.records import (
    analysis,
    branches,
    layers,
    replay,
    reviews,
    rewinds,
    saves,
    verify,
)
from tercio.server.settings import Settings

BODY_LIMIT = 64 * 1024


def create_app(settings: Settings) -> Litestar:
    house = House(settings)
    hub = pings.Hub(house)
    couriers = Couriers(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(
            Workers(house.crowd, settings.at_once_each if settings.is_limited else 0)
        )
        bots = BotsApart(house) if settings.bots_apart else BotsRunner(house)
        runners = (
            bots,
            WindowsRunner(house),
            ClocksRunner(house),
            RatesRunner(house),
            MessagesRunner(house, channels(house, couriers)),
            health.GaugesRunner(house, hub, bots),
        )
        for runner in runners:
            runner.start()
        await hub.start()
        try:
            with house.database.listen(hub.heard):
                yield
        finally:
            await hub.stop()
            for runner in runners:
                runner.stop()
            couriers.close()
            house.close()

    for game in games():
        get_ready(game)
        catalog.unattested(game)
    house.tables.scribe.seal_all(settings.seals_anew)
    accounts.settle_in(house)
    files = Files(settings.web)
    return _Versioned(
        [*_api(), *health.handlers, *static_handlers(files)],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "couriers": Provide(lambda: couriers, sync_to_thread=False),
            "who": Provide(identify, sync_to_thread=False),
            "language": Provide(language_of, sync_to_thread=False),
        },
        middleware=[Metered(), Guard(settings, health.PATHS, preferences.PATHS)],
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
        state=State({"house": house, "files": files, "hub": hub}),
        logging_config=None,
        debug=False,
    )


def _api() -> list[Router]:
    """A router for each module, none within another: Litestar copies whatever lies in a router."""
    modules = (
        *(
            accounts,
            doors,
            languages,
            sharing,
            forgotten,
            openid,
            my_data,
            blocks,
            moderation,
            profiles,
            catalog,
            companions,
            card_books,
            packs,
            tables,
            seating,
            decisions,
            pointing,
            talk,
            private_notes,
            orders,
            hints,
            votes,
            calendars,
        ),
        preferences,
        *(replay, layers, reviews, analysis, branches, rewinds, saves, verify, pings),
    )
    return [
        Router(
            "/api",
            route_handlers=module.handlers,
            response_class=SealedResponse,
            tags=[_room(module.__name__)],
        )
        for module in modules
    ]


def _room(module: str) -> str:
    """The room that a module of handlers stands in: people, lobby, play, records, messages."""
    return module.split(".")[2]


class _Versioned(Litestar):
    """Understands paths with their version and without."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and (path := unversioned(scope["path"])) != scope["path"]:
            scope = {**scope, "path": path, "raw_path": path.encode("latin-1", "replace")}
        await super().__call__(scope, receive, send)
