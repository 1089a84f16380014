"""All that a running server consists of."""

from tercio.server.courtesy import Crowd
from tercio.server.database import Database
from tercio.server.limits import Limits
from tercio.server.settings import Settings
from tercio.server.tables import Tables


class House:
    """What every request may need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.tables = Tables(self.database, settings.tables_in_memory)
        self.crowd = Crowd()
        self.limits = Limits(settings.limit_scale if settings.is_limited else 0.0)
