"""Sends what is in the outbox: one thread for each channel, in as many processes as serve.

A message is in one hand at a time (`outbox.claim`). What cannot be sent now is tried again later
and later, for two days. Where a whole way is closed, only one message now and then finds out.
"""

import logging
import threading
import time
from collections.abc import Callable, Sequence

from tercio.server.guard.meters import MESSAGES, OUTBOX, OUTBOX_AGE
from tercio.server.house import House
from tercio.server.messages.channels import (
    Channel,
    Delayed,
    Outdated,
    Undeliverable,
    Unreachable,
)
from tercio.server.messages.gathering import Gatherer
from tercio.server.store import outbox
from tercio.server.store.models import Outgoing

_log = logging.getLogger("tercio.server.messages.sending")
TICK = 1.0
FIRST_PAUSE = 30.0
LONGEST_PAUSE = 2 * 3600.0
LONGEST_REST = 300.0
GIVEN_UP_AFTER = 2 * 86400.0
_PURGED_EVERY = 3600.0


class Sender:
    """Sends by one channel."""

    def __init__(
        self, house: House, channel: Channel, clock: Callable[[], float] = time.time
    ) -> None:
        self._house = house
        self._channel = channel
        self._clock = clock
        self._rests_until = 0.0
        self._rest = FIRST_PAUSE

    def send_due(self) -> int:
        """Send all that is due; how many were in hand."""
        tried = 0
        while self.send_one():
            tried += 1
        return tried

    def send_one(self) -> bool:
        """Whether there was one to send."""
        now, database = self._clock(), self._house.database
        name = self._channel.name
        if now < self._rests_until or not outbox.is_anything_due(database, name, now):
            return False
        out = outbox.claim(database, name, now)
        if out is None:
            return False
        self._try(out)
        return True

    def _try(self, out: Outgoing) -> None:
        try:
            if out.until is not None and out.until < self._clock():
                raise Outdated
            self._channel.send(out)
        except Outdated:
            self._settle(out, "dropped")
        except Undeliverable as error:
            self._settle(out, "failed", str(error))
        except Unreachable as error:
            self._rests_until = self._clock() + self._rest
            self._rest = min(LONGEST_REST, 2 * self._rest)
            self._put_off(out, str(error))
        except Delayed as error:
            self._put_off(out, str(error))
        except Exception as error:  # one message must not stop the others
            _log.exception("Message %s (%s) cannot be sent.", out.id, out.channel)
            self._put_off(out, type(error).__name__)
        else:
            self._rest = FIRST_PAUSE
            self._settle(out, "sent")

    def _settle(self, out: Outgoing, status: str, reason: str = "") -> None:
        if reason:
            _log.warning("Message %s (%s) is given up: %s", out.id, out.channel, ascii(reason))
        outbox.settle(self._house.database, out, status, reason)
        MESSAGES.labels(out.channel, status).inc()

    def _put_off(self, out: Outgoing, reason: str) -> None:
        now = self._clock()
        if now - out.created_at > GIVEN_UP_AFTER:
            self._settle(out, "failed", reason)
            return
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 4.0 ** (out.tries - 1))
        outbox.put_off(self._house.database, out, now + pause, reason)
        MESSAGES.labels(out.channel, "put off").inc()


class Loop:
    """A thread that does something again and again, without a pause while there is more to do; it
    outlives whatever goes wrong."""

    def __init__(self, name: str, work: Callable[[], bool], seconds: float) -> None:
        self._name = name
        self._work = work
        self._seconds = seconds
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._closing.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        pause = self._seconds
        while not self._closing.wait(pause):
            pause = self._seconds
            try:
                if self._work():
                    pause = 0.0
            except Exception:
                _log.exception("There is trouble with %s.", self._name)


class MessagesRunner:
    """All threads of a process that have to do with messages; a local server has none."""

    def __init__(self, house: House, channels: Sequence[Channel]) -> None:
        self._house = house
        self._names = [channel.name for channel in channels]
        senders = [(each.name, Sender(house, each, self._clock).send_one) for each in channels]
        self._loops = [Loop(name, send, TICK) for name, send in senders]
        if house.settings.is_hosted:
            gatherer = Gatherer(house, set(self._names), self._clock)
            self._loops.append(Loop("notices", gatherer.gather_one, TICK))
            self._loops.append(Loop("outbox", self._look_after, 10 * TICK))
        self._purge_at = 0.0

    def start(self) -> None:
        for loop in self._loops:
            loop.start()

    def stop(self) -> None:
        for loop in self._loops:
            loop.stop()

    def _clock(self) -> float:
        """The same by which tables go."""
        return self._house.tables.clock()

    def _look_after(self) -> bool:
        now, database = self._clock(), self._house.database
        with database.read() as session:
            waiting = outbox.waiting(session)
        for name in self._names:
            count, oldest = waiting.get(name, (0, now))
            OUTBOX.labels(name).set(count)
            OUTBOX_AGE.labels(name).set(max(0.0, now - oldest))
        if now >= self._purge_at:
            self._purge_at = now + _PURGED_EVERY
            outbox.purge(database, now)
        return False
