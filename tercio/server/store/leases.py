"""Work that one process at a time does: a bot's turn, a window whose time is over.

Who has a lease does the work, and others leave it to them. A lease ends by itself: the work of a
process that was killed is taken over. It saves work and waiting, nothing else; that nothing is
done twice, the condition says under which acts are stored.
"""

import threading
import time
from collections.abc import Iterable

from sqlalchemy import ColumnElement, delete, exists

from tercio.server.store.database import Database
from tercio.server.store.models import Lease

SECONDS = 10.0
"""So long a lease holds; it takes that long until the work of a killed process is taken over."""
_REMEMBERED = 10_000


class Leases:
    """The leases of this process, `us`."""

    def __init__(self, database: Database, us: str) -> None:
        self._database = database
        self._us = us
        self._known: dict[str, float] = {}
        """Leases that are ours, and until when we need not ask again."""
        self._lock = threading.Lock()

    def take(self, name: str) -> bool:
        """Whether some work is ours now, and for some seconds to come."""
        with self._lock:
            if self._known.get(name, 0.0) > time.monotonic():
                return True
        return self._renew(name)

    def renew(self, names: Iterable[str]) -> None:
        """For work that takes long: it stays ours."""
        for name in names:
            self._renew(name)

    def _renew(self, name: str) -> bool:
        asked = time.monotonic()
        now = self._database.moment
        wanted = {"owner": self._us, "until": now + SECONDS}
        free = (Lease.until < now) | (Lease.owner == self._us)
        ours = self._database.insert(Lease).values(name=name, **wanted)
        taken = ours.on_conflict_do_update(index_elements=["name"], set_=wanted, where=free)
        with self._database.jot() as session:
            is_ours = session.execute(taken.returning(Lease.name)).first() is not None
        with self._lock:
            self._known.pop(name, None)
            if is_ours:
                if len(self._known) >= _REMEMBERED:
                    self._known.clear()
                self._known[name] = asked + SECONDS / 2
        return is_ours

    def is_others(self, name: ColumnElement[str]) -> ColumnElement[bool]:
        """Whether some work is another process's now, as a condition of a query."""
        held = (Lease.name == name) & (Lease.owner != self._us)
        return exists().where(held & (Lease.until > self._database.moment))

    def give_back(self) -> None:
        """All of them, so that others need not wait; and those that nobody asks for any more."""
        with self._lock:
            self._known.clear()
        forgotten = Lease.until < self._database.moment - 3600
        with self._database.jot() as session:
            session.execute(delete(Lease).where((Lease.owner == self._us) | forgotten))
