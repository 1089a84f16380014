"""A window of a discreet table takes its time, and is then released, whoever sits there or not."""

import logging
from collections.abc import Sequence

from sqlalchemy import bindparam, select

from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.play.repeating import Repeating
from tercio.server.store import models

_log = logging.getLogger("tercio.server.play.windows")
_SHORTEST, _LONGEST = 0.25, 1.0
"""How often it is looked at which windows are due. None that opens meanwhile is due before the next
look; and one that will be due is not kept waiting for it."""
_DUE = select(models.Game.id, models.Game.release_at).where(
    models.Game.status == "playing",
    models.Game.rewind_to.is_(None),
    models.Game.release_at <= bindparam("soon"),
)


class WindowsRunner(Repeating):
    """A thread that releases windows whose time is over."""

    name = "windows"
    seconds = _SHORTEST

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def once(self) -> None:
        self.seconds = self.release_due()

    def failed(self, error: Exception) -> None:
        _log.error("The windows that are due could not be read.", exc_info=error)

    def release_due(self) -> float:
        """How long there will be nothing to do."""
        now = self._house.tables.clock()
        longest = min(_LONGEST, max(_SHORTEST, self._house.settings.window_seconds / 5))
        with self._house.database.read() as session:
            found = session.connection().execute(_DUE, {"soon": now + longest}).all()
        soon = {game_id: (at or now) - now for game_id, at in found}
        self._release([game_id for game_id, left in soon.items() if left <= 0])
        return min((left for left in soon.values() if left > 0), default=longest)

    def _release(self, due: Sequence[str]) -> None:
        for game_id in due:
            try:
                if self._house.leases.take(f"window {game_id}"):
                    self._house.tables.release(game_id)
            except Refused as refused:
                _log.warning("A window at table %s stays open: %s", game_id, refused.sentence)
            except Exception:
                _log.exception("A window at table %s could not be released.", game_id)
