"""What is done every so often, for as long as a server runs."""

import threading
from abc import ABC, abstractmethod
from typing import ClassVar


class Repeating(ABC):
    """A thread that does something again and again until it is stopped, whatever fails."""

    name: ClassVar[str]
    seconds: float
    """How often."""

    def __init__(self) -> None:
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=self.name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._closing.wait(self.seconds):
            try:
                self.once()
            except Exception as error:
                self.failed(error)

    @abstractmethod
    def once(self) -> None: ...

    @abstractmethod
    def failed(self, error: Exception) -> None:
        """Log it: it is tried again."""
