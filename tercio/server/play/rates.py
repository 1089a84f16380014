"""What people have spent of their rates is told to the other processes, and heard from them."""

import logging
import threading

from tercio.server.house import House

_log = logging.getLogger("tercio.server.play.rates")
_TICK = 1.0


class RatesRunner:
    """A thread that shares what was spent, every second."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="rates", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._closing.wait(_TICK):
            try:
                self._house.limits.share()
            except Exception as error:  # they are counted here meanwhile
                _log.warning("Rates could not be shared: %s.", type(error).__name__)
