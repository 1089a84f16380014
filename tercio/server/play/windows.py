"""A window of a discreet table takes its time, and is then released, whoever sits there or not."""

import logging
import threading

from sqlalchemy import select

from tercio.server.house import House
from tercio.server.http.errors import Refused
from tercio.server.store import models

_log = logging.getLogger("tercio.server.play.windows")
_TICK = 0.25
"""How often it is looked at which windows are due."""


class WindowsRunner:
    """A thread that releases windows whose time is over."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="windows", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._closing.wait(_TICK):
            try:
                self.release_due()
            except Exception:
                _log.exception("The windows that are due could not be read.")

    def release_due(self) -> None:
        with self._house.database.read() as session:
            held = select(models.Game.id).filter_by(status="playing", rewind_to=None)
            due = list(
                session.scalars(held.where(models.Game.release_at <= self._house.tables.clock()))
            )
        for game_id in due:
            try:
                if self._house.leases.take(f"window {game_id}"):
                    self._house.tables.release(game_id)
            except Refused as refused:
                _log.warning("A window at table %s stays open: %s", game_id, refused.sentence)
            except Exception:
                _log.exception("A window at table %s could not be released.", game_id)
