"""How often somebody has done something, counted together by all processes."""

import time

from sqlalchemy import ColumnElement, case, delete, literal

from tercio.server.guard.limits import Rate
from tercio.server.store.database import Database
from tercio.server.store.models import Bucket
from tercio.server.store.seals import Seals

_FORGOTTEN_AFTER = 2 * 3600.0
"""By then every bucket is full again."""


class Buckets:
    """What was spent of rates; it runs off with time. Names are digests under the server's key."""

    def __init__(self, database: Database, seals: Seals) -> None:
        self._database = database
        self._seals = seals
        self._tidied_at = time.monotonic()

    def spend(self, who: str, rate: Rate, room: float, cost: float, is_fixed: bool) -> float | None:
        """What was spent by now, with this; None: there was not enough, and nothing was taken.

        What `is_fixed` was done already, and counts even if there was not enough.
        """
        now = self._database.moment
        left_over = Bucket.spent - (now - Bucket.at) * (room / rate.seconds)
        spent: ColumnElement[float] = case((left_over > 0, left_over), else_=literal(0.0)) + cost
        name = self._seals.of("rate", who, *rate)[:32]
        new = self._database.insert(Bucket).values(name=name, spent=cost, at=now)
        taken = new.on_conflict_do_update(
            index_elements=["name"],
            set_={"spent": spent, "at": now},
            where=None if is_fixed else spent <= room,
        )
        with self._database.jot() as session:
            found = session.execute(taken.returning(Bucket.spent)).first()
            if time.monotonic() - self._tidied_at > 600:
                self._tidied_at = time.monotonic()
                session.execute(delete(Bucket).where(Bucket.at < now - _FORGOTTEN_AFTER))
        return None if found is None else float(found[0])
