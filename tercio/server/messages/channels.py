"""A way by which messages reach people, and what may become of one."""

from typing import Protocol

from tercio.server.store.models import Outgoing


class Delayed(Exception):
    """It was not taken now and may be taken later; for who looks after the server it says why."""


class Unreachable(Delayed):
    """Nobody takes anything by this way now: others need not be tried for a while."""


class Undeliverable(Exception):
    """It will never be taken."""


class Outdated(Exception):
    """Nobody needs it any more."""


class Channel(Protocol):
    """Sends what is put into the outbox for it."""

    name: str

    def send(self, out: Outgoing) -> None:
        """It was taken; otherwise one of the above is raised."""
