"""What people have spent of their rates is told to the other processes, and heard from them."""

import logging

from tercio.server.house import House
from tercio.server.play.repeating import Repeating

_log = logging.getLogger("tercio.server.play.rates")


class RatesRunner(Repeating):
    """A thread that shares what was spent, every second."""

    name = "rates"
    seconds = 1.0

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def once(self) -> None:
        self._house.limits.share()

    def failed(self, error: Exception) -> None:  # they are counted here meanwhile
        _log.warning("Rates could not be shared: %s.", type(error).__name__)
