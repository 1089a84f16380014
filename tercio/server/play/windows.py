"""A window of a discreet table takes its time, and is then released, whoever sits there or not."""

import logging

from sqlalchemy import bindparam, select

from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.play.repeating import Repeating
from tercio.server.store import models

_log = logging.getLogger("tercio.server.play.windows")
_DUE = select(models.Game.id).where(
    models.Game.status == "playing",
    models.Game.rewind_to.is_(None),
    models.Game.release_at <= bindparam("now"),
)


class WindowsRunner(Repeating):
    """A thread that releases windows whose time is over."""

    name = "windows"
    seconds = 0.25

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def once(self) -> None:
        self.release_due()

    def failed(self, error: Exception) -> None:
        _log.error("The windows that are due could not be read.", exc_info=error)

    def release_due(self) -> None:
        now = {"now": self._house.tables.clock()}
        with self._house.database.read() as session:
            due = session.connection().scalars(_DUE, now).all()
        for game_id in due:
            try:
                if self._house.leases.take(f"window {game_id}"):
                    self._house.tables.release(game_id)
            except Refused as refused:
                _log.warning("A window at table %s stays open: %s", game_id, refused.sentence)
            except Exception:
                _log.exception("A window at table %s could not be released.", game_id)
