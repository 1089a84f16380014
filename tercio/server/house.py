"""All that a running server consists of."""

from contextlib import suppress

from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from tercio.server.guard.limits import Limits
from tercio.server.guard.long_work import LongWork
from tercio.server.guard.memory import room_for_tables
from tercio.server.guard.turns import Crowd
from tercio.server.http.wire.analysis import Analysed
from tercio.server.http.wire.replay import Verified
from tercio.server.live.tables import Tables
from tercio.server.settings import Settings
from tercio.server.store.buckets import Buckets
from tercio.server.store.leases import Leases
from tercio.server.store.opening import opened
from tercio.server.store.seals import Seals


class House:
    """What every request may need."""

    def __init__(self, settings: Settings, whose: str = "") -> None:
        """`whose`: the name of the process that this one works for, if it serves nobody itself."""
        self.settings = settings
        self.database = opened(settings.database)
        if whose:
            self.database.us = whose
        self.database.migrate()
        self.seals = Seals.kept_in(settings.key_file)
        self.tables = Tables(
            self.database,
            self.seals,
            settings.tables_in_memory or room_for_tables(settings.workers),
            settings.window_seconds,
            tells=settings.tells,
        )
        # Who takes the place of a helper that was lost finds its work its own.
        self.leases = Leases(self.database, f"{whose} helper" if whose else self.database.us)
        self.verified: LongWork[Verified] = LongWork(settings.verified_for)
        self.analysed: LongWork[Analysed] = LongWork(settings.verified_for)
        self.crowd = Crowd()
        together = self.database.tells or settings.workers > 1
        self.limits = Limits(
            settings.limit_scale if settings.is_limited else 0.0,
            Buckets(self.database, self.seals) if together else None,
        )

    def close(self) -> None:
        self.verified.close()
        self.analysed.close()
        with suppress(SQLAlchemyError):  # what is not given back ends by itself
            self.leases.give_back()
        self.database.close()


OurHouse = NamedDependency[House]
"""As handlers ask for it, by the name `house`."""
