"""How long an unrelated look takes while bots think at other tables.

    python -m tools.bench.thinking [--tables N] [--seconds S] [--checkout PATH]

Somebody looks at a table at which nothing happens: first while the server is at rest, then while
six thinkers each play Here I Stand at N other tables.
"""

import argparse
import os
import time
from pathlib import Path

import msgspec

from tools.bench.decisions import BOT, at
from tools.bench.host import Host, host
from tools.bench.line import Line, new_game

PAUSE = 0.03
_SOME_LINES = 12
_LONGEST_WAIT = 120.0


class Thinking(msgspec.Struct, frozen=True):
    tables: int
    p50_ms: float
    p99_ms: float
    longest_ms: float
    events_per_s: float
    """Lines of the logs of all tables of bots: how much happened there."""
    load: float
    """Of the machine, at the end."""


def measure(running: Host, tables: int, seconds: float) -> list[Thinking]:
    line = Line(running)
    quiet, [seat, *_] = new_game(line, 6, BOT)
    path = f"/tables/{quiet}/look?seat={seat}"
    at_rest = _looks(line, path, seconds, [])
    busy = [new_game(line, 0, BOT)[0] for _ in range(tables)]
    _wait_until_they_play(line, busy)
    found = [at_rest, _looks(line, path, seconds, busy)]
    line.close()
    return found


def _looks(line: Line, path: str, seconds: float, busy: list[str]) -> Thinking:
    before, begun = _lines(line, busy), time.monotonic()
    took: list[float] = []
    while time.monotonic() - begun < seconds or len(took) < 20:
        status, answer, each = line.ask("GET", path)
        if status != 200:
            raise RuntimeError(f"A look was answered with {status}: {answer}.")
        took.append(each)
        time.sleep(PAUSE)
    events = (_lines(line, busy) - before) / (time.monotonic() - begun)
    took.sort()
    load = round(os.getloadavg()[0], 1)
    return Thinking(len(busy), at(took, 0.5), at(took, 0.99), at(took, 1.0), round(events, 1), load)


def _wait_until_they_play(line: Line, tables: list[str]) -> None:
    """A server that has just come up may still be fetching its bots."""
    until = time.monotonic() + _LONGEST_WAIT
    while any(_lines(line, [table]) < _SOME_LINES for table in tables):
        if time.monotonic() > until:
            raise RuntimeError("The bots do not play.")
        time.sleep(0.2)


def _lines(line: Line, tables: list[str]) -> int:
    return sum(line.get(f"/tables/{table}/log?since=100000")["total"] for table in tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the two")
    parser.add_argument("--checkout", type=Path, help="whose server to measure")
    said = parser.parse_args()
    with host(checkout=said.checkout) as running:
        for found in measure(running, said.tables, said.seconds):
            print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
