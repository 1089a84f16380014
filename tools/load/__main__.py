"""What a server bears.

    python -m tools.load [--tables N ..] [--store NAME ..] [--seconds S] [--people P] [--pause S]
                        [--workers N]

Starts a server on this machine, opens N tables of Here I Stand and plays at all of them at once:
some of the seats of each are people, who follow it as browsers do, decide every few seconds and
now and then come back for a whole look; thinkers play the others. It stops by itself, and nothing
leaves the machine.
"""

import argparse
import asyncio
import os
import resource
from time import process_time

import msgspec

from tools.bench.decisions import BOT, at
from tools.bench.host import Host
from tools.load.club import SEATS, Club
from tools.load.machine import Machine, children, cpu_s, family, memory_mb
from tools.load.stores import STORES, Store, store

MOST_TABLES = 2000
MOST_SECONDS = 600.0
MOST_WORKERS = 16


class Load(msgspec.Struct, frozen=True):
    store: str
    tables: int
    """That could be opened in time."""
    workers: int
    """Processes that serve."""
    people: int
    decisions: int
    per_s: float
    per_core_s: float
    """Decisions for each second that a core has worked: server, bots and database together."""
    p50_ms: float
    p99_ms: float
    look_p50_ms: float
    look_p99_ms: float
    server_ms: float
    """Processor time for each decision: in the processes that serve people,"""
    bots_ms: float
    """in those of the bots,"""
    database_ms: float
    """and in PostgreSQL."""
    mb_per_table: float
    refused: int
    failed: int
    lost: int
    """Decisions that were answered as made, and are not stored."""
    missed: int
    """Changes that did not reach a browser."""
    deaf: int
    """Browsers whose stream has ended."""
    clients_share: float
    """Of a core, that these clients have taken."""
    cores: int
    busy_cores: float
    """Of the machine, whoever was at work."""
    stolen_cores: float
    load: float


class _Meter:
    """Whose work it was."""

    def __init__(self, host: Host, kept: Store, workers: int) -> None:
        server = family(host.process)
        # Bots are children of who serves, who may be a child of who looks after all.
        serving = [host.process, *(children(host.process) if workers > 1 else ())]
        self._parts = {"server": serving, "bots": [each for each in server if each not in serving]}
        self._parts["database"] = [] if kept.process is None else family(kept.process)
        self._before = self._now()
        self._machine, self._clients = Machine.now(), process_time()

    def _now(self) -> dict[str, float]:
        return {name: cpu_s(processes) for name, processes in self._parts.items()}

    def worked(self) -> dict[str, float]:
        return {name: now - self._before[name] for name, now in self._now().items()}

    def shares(self) -> tuple[float, float, float]:
        """In cores: these clients, everybody, other machines."""
        machine, clients = Machine.now(), process_time() - self._clients
        seconds = machine.at - self._machine.at
        busy = machine.busy_s - self._machine.busy_s
        stolen = machine.stolen_s - self._machine.stolen_s
        return clients / seconds, busy / seconds, stolen / seconds


async def measure(host: Host, kept: Store, tables: int, *, said: argparse.Namespace) -> Load:
    club = Club(host, said.people, BOT, said.pause)
    await club.open(1, said.opening)
    await club.wait_until_asked(said.opening)  # the bots of the server have come
    empty = memory_mb(family(host.process))
    await club.open(tables - 1, said.opening)
    await club.wait_until_asked(said.opening)
    meter = _Meter(host, kept, said.workers)
    await club.play(said.seconds)
    worked, (clients, busy, stolen) = meter.worked(), meter.shares()
    memory = memory_mb(family(host.process)) - empty
    await club.close()
    return _told(club, kept, worked, said, memory, (clients, busy, stolen))


def _told(
    club: Club,
    kept: Store,
    worked: dict[str, float],
    said: argparse.Namespace,
    memory: float,
    shares: tuple[float, float, float],
) -> Load:
    made = len(club.decided)
    each = {name: round(1000 * seconds / max(1, made), 1) for name, seconds in worked.items()}
    return Load(
        store=kept.name,
        tables=len(club.tables),
        workers=said.workers,
        people=said.people,
        decisions=made,
        per_s=round(made / said.seconds, 2),
        per_core_s=round(made / max(0.001, sum(worked.values())), 1),
        p50_ms=_at(club.decided, 0.5),
        p99_ms=_at(club.decided, 0.99),
        look_p50_ms=_at(club.looked, 0.5),
        look_p99_ms=_at(club.looked, 0.99),
        server_ms=each["server"],
        bots_ms=each["bots"],
        database_ms=each["database"],
        mb_per_table=round(memory / max(1, len(club.tables)), 2),
        refused=club.refused,
        failed=club.failed,
        lost=len(club.acknowledged - kept.decided()),
        missed=club.missed,
        deaf=club.deaf,
        clients_share=round(shares[0], 2),
        cores=os.cpu_count() or 1,
        busy_cores=round(shares[1], 2),
        stolen_cores=round(shares[2], 2),
        load=round(os.getloadavg()[0], 1),
    )


def _at(ordered: list[float], share: float) -> float:
    return at(ordered, share) if ordered else 0.0


def run(name: str, tables: int, said: argparse.Namespace) -> Load:
    with store(name) as kept:
        # All of them come from this machine; out there each has an address of their own.
        host = Host(kept.address, connections=2 * SEATS * tables + 100, workers=said.workers)
        try:
            return asyncio.run(measure(host, kept, tables, said=said))
        finally:
            host.stop()


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--store", nargs="+", choices=STORES, default=list(STORES))
    parser.add_argument("--seconds", type=float, default=20.0, help="of play, for each")
    parser.add_argument("--opening", type=float, default=60.0, help="seconds in which tables open")
    parser.add_argument("--people", type=int, default=2, help="at each table")
    parser.add_argument("--workers", type=int, default=1, help="that serve together")
    parser.add_argument("--pause", type=float, default=4.0, help="between decisions at a table")
    said = parser.parse_args(words)
    if max(said.tables) > MOST_TABLES or max(said.seconds, said.opening) > MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables, and {MOST_SECONDS:.0f} seconds each")
    if not 1 <= said.workers <= MOST_WORKERS:
        parser.error(f"1 to {MOST_WORKERS} workers")
    if not 1 <= said.people <= SEATS:
        parser.error(f"1 to {SEATS} people")
    return said


def main() -> None:
    said = arguments()
    _allow_connections()
    for name in said.store:
        for tables in said.tables:
            print(msgspec.json.encode(run(name, tables, said)).decode(), flush=True)


def _allow_connections() -> None:
    """Two for each browser."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    main()
