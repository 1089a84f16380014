"""All that a running server consists of."""

from tercio.server import wire
from tercio.server.courtesy import Crowd
from tercio.server.database import Database
from tercio.server.dear import DearWork
from tercio.server.limits import Limits
from tercio.server.seals import Seals
from tercio.server.settings import Settings
from tercio.server.tables import Tables


class House:
    """What every request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.seals = Seals.beside(settings.database)
        self.tables = Tables(self.database, self.seals, settings.tables_in_memory)
        self.verified: DearWork[wire.Verified] = DearWork(settings.verified_for)
        self.crowd = Crowd()
        self.limits = Limits(settings.limit_scale if settings.is_limited else 0.0)
