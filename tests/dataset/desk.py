"""Small data sets to look at."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tercio.arena.match import Match
from tercio.arena.processes import Processes
from tercio.dataset.export import Written, export
from tercio.dataset.sources import bot_games
from tercio.dataset.tables import arrow

MATCH = Match("primer", "data", players=3, bots=("sergeant", "random", "sergeant"))
ALONE = Processes(1)


def written(out: Path, match: Match = MATCH, games: int = 3) -> Written:
    plan, jobs = bot_games(match, games)
    return export(plan, jobs, out, ALONE)


def rows(out: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = arrow().parquet.read_table(out / f"{table}.parquet").to_pylist()
    return found


def contents(out: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(out.iterdir())}


class Killed(Exception):
    """What a power cut looks like to a test."""


class Mortal:
    """A crew that is killed after some work."""

    def __init__(self, after: int) -> None:
        self._after = after

    def each(self, work: Any, things: Sequence[Any]) -> Any:
        for number, thing in enumerate(reversed(things)):
            if number == self._after:
                raise Killed
            yield work(thing)
