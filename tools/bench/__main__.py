"""Measure a server over HTTP, on this machine.

python -m tools.bench [--seconds S] [--json]
"""

import argparse
import asyncio
import json
from typing import Any

import msgspec

from tools.bench import decisions, page, spectators
from tools.bench.host import host

GAMES = (1, 50)
SPECTATORS = 200
PAUSE = {1: 0.2, 50: 1.0}
"""How long people think, so that there is enough to measure and no more."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure a server over HTTP, on this machine.")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each number of games")
    parser.add_argument("--json", action="store_true")
    said = parser.parse_args()
    found: dict[str, Any] = {}
    for games in GAMES:
        with host() as running:
            trips = decisions.measure(running, games, said.seconds, PAUSE[games])
        found[f"decisions, {games} games"] = msgspec.to_builtins(trips)
    with host() as running:
        watched = asyncio.run(spectators.measure(running, SPECTATORS))
    found["spectators"] = msgspec.to_builtins(watched)
    found["first page"] = msgspec.to_builtins(page.measure())
    if said.json:
        print(json.dumps(found, indent=1))
        return
    for title, figures in found.items():
        print(f"\n{title}")
        for name, value in figures.items():
            print(f"  {name:<16} {value:>10}")


if __name__ == "__main__":
    main()
