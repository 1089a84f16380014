"""What seats were told last, as rows: the same, whether it was read before or not."""

import random
from typing import Final

import pytest

from tercio.envs.history import History
from tercio.kernel.ask import Seat
from tercio.kernel.events import Event, Logged, Rolled

SEATS: Final = (Seat("duke"), Seat("king"), Seat("pope"))
EVENTS: Final = 4


def event(n: int) -> Event:
    return Rolled([n % 256], "dice")


def read(logged: Logged) -> bytes:
    assert isinstance(logged.event, Rolled)
    return bytes(logged.event.dice)


def told(log: list[Logged], seat: Seat) -> bytes:
    """Told afresh."""
    seen = [read(logged) for logged in log if logged.is_seen_by(seat)]
    return b"".join(reversed(seen[-EVENTS:])).ljust(EVENTS, b"\0")


@pytest.mark.parametrize("private", [0.0, 0.1, 0.7])
def test_what_was_told_is_told_again_with_what_happened_since(private: float) -> None:
    chance = random.Random(f"told {private}")
    history, log = History(EVENTS, 1, read), list[Logged]()
    for n in range(300):
        for _ in range(chance.randrange(4)):
            audience = (chance.choice(SEATS),) if chance.random() < private else None
            log.append(Logged(len(log), n, event(len(log) + n), audience))
        if chance.random() < 0.05:
            del log[-chance.randrange(5) :]  # taken back
        if chance.random() < 0.05:
            log = log[:-1]  # another table
        seat = chance.choice(SEATS)
        assert history.told(log, seat, ()) == told(log, seat)


def test_what_happened_before_the_log_begins_is_told_after_it() -> None:
    before = [Logged(n, 0, event(n), (SEATS[0],) if n == 1 else None) for n in range(3)]
    log = [Logged(3, 0, event(3))]
    assert History(EVENTS, 1, read).told(log, SEATS[0], before) == bytes((3, 2, 1, 0))
    assert History(EVENTS, 1, read).told(log, SEATS[1], before) == bytes((3, 2, 0, 0))
