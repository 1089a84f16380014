"""How long an unrelated look takes while a dear endpoint is hammered, and what memory keeps.

    python -m tools.bench.hammered [--seconds S] [--requests N]

The limits of rate are off (the host of the measurements has none): what is measured is whether one
kind of request can stop the others, not whether it is refused.
"""

import argparse
import threading
from statistics import quantiles
from time import monotonic

from tools.bench.host import Host, host
from tools.bench.line import Line, new_game

HAMMERS = 16
"""As many as there are threads that answer."""


def _endpoints(table: str, seat: str) -> dict[str, str]:
    return {
        "look": f"/tables/{table}/look?seat={seat}",
        "verify": f"/tables/{table}/verify",
        "talk": f"/tables/{table}/talk?seat={seat}",
        "log": f"/tables/{table}/log?seat={seat}",
        "replay": f"/tables/{table}/replay?seat={seat}&at=40",
        "boards": f"/tables/{table}/boards",
        "catalog": "/catalog",
        "tables": "/tables",
    }


def p99(running: Host, table: str, seat: str, seconds: float) -> float:
    """Of looks at one table, one after the other, in milliseconds."""
    line, took, until = Line(running), [], monotonic() + seconds
    while monotonic() < until:
        took.append(line.ask("GET", f"/tables/{table}/look?seat={seat}")[2])
    line.close()
    return 1000 * quantiles(took, n=100)[-1]


def hammered(running: Host, path: str, look: tuple[str, str], seconds: float) -> float:
    done = threading.Event()

    def hammer() -> None:
        line = Line(running)
        while not done.is_set():
            line.ask("GET", path)
        line.close()

    hammers = [threading.Thread(target=hammer, daemon=True) for _ in range(HAMMERS)]
    for each in hammers:
        each.start()
    try:
        return p99(running, *look, seconds)
    finally:
        done.set()
        for each in hammers:
            each.join(60)


def memory_kept(running: Host, path: str, requests: int) -> tuple[float, float]:
    """Megabytes after a tenth of the requests, and after all of them."""
    line, early = Line(running), 0.0
    for n in range(requests):
        line.ask("GET", path)
        if n == requests // 10:
            early = running.memory_mb
    line.close()
    return early, running.memory_mb


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--requests", type=int, default=10_000)
    said = parser.parse_args()
    with host() as running:
        line = Line(running)
        busy, [seat, *_] = new_game(line, 6, "thinker")
        quiet, _ = new_game(line, 6, "thinker")
        for n in range(200):
            line.post(f"/tables/{busy}/talk", {"text": f"line {n}", "seat": seat})
        print(f"at rest       p99 {p99(running, quiet, seat, said.seconds):8.1f} ms", flush=True)
        for name, path in _endpoints(busy, seat).items():
            took = hammered(running, path, (quiet, seat), said.seconds)
            early, late = memory_kept(running, path, said.requests)
            print(f"{name:<13} p99 {took:8.1f} ms   {early:6.1f} -> {late:6.1f} MB", flush=True)


if __name__ == "__main__":
    main()
