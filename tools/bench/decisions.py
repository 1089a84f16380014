"""How long a person waits for the answer to a decision, while many games are played.

Every game is one person against five bots, and nobody waits for anybody: as soon as a person has
decided, the bots at that table are at work. People look again every now and then while it is not
their turn, as a browser does when it is told that something has changed.
"""

import random
import threading
import time
from typing import Any

import msgspec

from tools.bench.host import Host
from tools.bench.line import Line, new_game

BOT = "thinker"
LOOK_AGAIN = 1.0
CLOSING = ("ready", "pass", "done")


class RoundTrips(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    look_p99_ms: float
    """Of looks while bots were at work at the same table."""
    events_per_s: float
    """Lines of all logs meanwhile: how much happened at the tables."""


_BEGINNING = 60.0


class _Person:
    """Thinks about `pause` seconds before each decision."""

    def __init__(self, host: Host, number: int, pause: float) -> None:
        self._line = Line(host)
        self._chance = random.Random(number)
        self._pause = pause
        self.decided: list[float] = []
        self.looked: list[float] = []
        self.table, [self._seat] = new_game(self._line, 1, BOT)

    def wait(self, until: float) -> None:
        """The process in which bots play may still have to begin."""
        while time.monotonic() < until and self._choose(self._look()) is None:
            time.sleep(LOOK_AGAIN)
        self.looked.clear()

    def play(self, until: float) -> None:
        time.sleep(LOOK_AGAIN * self._chance.random())  # nobody opens fifty browsers at once
        look = self._look()
        while time.monotonic() < until and look["result"] is None:
            key = self._choose(look)
            if key is None:
                time.sleep(LOOK_AGAIN * (0.5 + self._chance.random()))
                look = self._look()
                continue
            time.sleep(self._pause * (0.5 + self._chance.random()))
            look = self._decide(key, look["seq"])
        self._line.close()

    def _look(self) -> Any:
        _, look, seconds = self._line.ask("GET", f"/tables/{self.table}/look?seat={self._seat}")
        self.looked.append(seconds)
        return look

    def _decide(self, key: str, seq: int) -> Any:
        number = f"{self.table} {len(self.decided)}"
        body = {"seat": self._seat, "key": key, "seq": seq, "idempotency_key": number}
        status, answer, seconds = self._line.ask("POST", f"/tables/{self.table}/decisions", body)
        if status not in (200, 409):
            raise RuntimeError(f"{status}: {answer}")
        self.decided.append(seconds)
        return answer if status == 200 else answer["look"]

    def _choose(self, look: Any) -> str | None:
        keys = [option["key"] for option in look["options"]]
        if not keys or "unready" in keys:
            return None
        closing = [key for key in CLOSING if key in keys]
        if closing and self._chance.random() < 0.4:
            return closing[0]
        return str(self._chance.choice(keys))


def measure(host: Host, games: int, seconds: float, pause: float) -> RoundTrips:
    people = [_Person(host, number, pause) for number in range(games)]
    for person in people:
        person.wait(time.monotonic() + _BEGINNING)
    before = _lines(host, people)
    until = time.monotonic() + seconds
    playing = [threading.Thread(target=person.play, args=(until,)) for person in people]
    for thread in playing:
        thread.start()
    for thread in playing:
        thread.join()
    decided = sorted(each for person in people for each in person.decided)
    looked = sorted(each for person in people for each in person.looked)
    return RoundTrips(
        games,
        len(decided),
        at(decided, 0.5),
        at(decided, 0.99),
        at(decided, 1.0),
        at(looked, 0.99),
        round((_lines(host, people) - before) / seconds, 1),
    )


def _lines(host: Host, people: list[_Person]) -> int:
    line = Line(host)
    totals = [line.get(f"/tables/{person.table}/log?since=100000")["total"] for person in people]
    line.close()
    return sum(totals)


def at(ordered: list[float], share: float) -> float:
    """The value that a share of all do not exceed, in milliseconds."""
    return round(1000 * ordered[round(share * (len(ordered) - 1))], 1)
