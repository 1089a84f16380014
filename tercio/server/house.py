"""All that a running server consists of."""

from litestar.di import NamedDependency

from tercio.server.guard.limits import Limits
from tercio.server.guard.long_work import LongWork
from tercio.server.guard.turns import Crowd
from tercio.server.http import wire
from tercio.server.live.tables import Tables
from tercio.server.settings import Settings
from tercio.server.store.database import Database
from tercio.server.store.seals import Seals


class House:
    """What every request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.seals = Seals.beside(settings.database)
        self.tables = Tables(
            self.database, self.seals, settings.tables_in_memory, settings.window_seconds
        )
        self.verified: LongWork[wire.Verified] = LongWork(settings.verified_for)
        self.crowd = Crowd()
        self.limits = Limits(settings.limit_scale if settings.is_limited else 0.0)


OurHouse = NamedDependency[House]
"""As handlers ask for it, by the name `house`."""
