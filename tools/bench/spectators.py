"""How soon many idle spectators hear that something has happened, and what they cost."""

import asyncio
import time

import msgspec

from tools.bench.decisions import at
from tools.bench.host import Host
from tools.bench.line import Line, new_game

PINGS = 10
_SETTLE_SECONDS = 2.0
_LONGEST_WAIT = 20.0


class Watched(msgspec.Struct, frozen=True):
    spectators: int
    pings: int
    ping_p50_ms: float
    """From the request that changes something until a spectator hears of it."""
    ping_p99_ms: float
    decision_ms: float
    """The longest that who changed something waited meanwhile."""
    kb_each: float
    """Memory of the server for each spectator."""


class _Ear:
    """Counts the pings that it has heard, and knows when the last one came."""

    def __init__(self, host: Host, table: str) -> None:
        self._host, self._table = host, table
        self.heard = 0
        self.last = 0.0

    async def listen(self) -> None:
        reader, writer = await asyncio.open_connection(self._host.host, self._host.port)
        address = f"{self._host.host}:{self._host.port}"
        request = f"GET /api/tables/{self._table}/events HTTP/1.1\r\nHost: {address}\r\n\r\n"
        writer.write(request.encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"event: changed"):
                    self.last = time.perf_counter()
                    self.heard += 1
        finally:
            writer.close()


async def measure(host: Host, spectators: int, pings: int = PINGS) -> Watched:
    line = Line(host)
    table, [seat, *_] = new_game(line, 6, "random")
    before = host.memory_mb
    ears = [_Ear(host, table) for _ in range(spectators)]
    listening = [asyncio.create_task(ear.listen()) for ear in ears]
    await _until_heard(ears, 1)
    await asyncio.sleep(_SETTLE_SECONDS)
    held = host.memory_mb - before
    delays: list[float] = []
    waits: list[float] = []
    for ping in range(pings):
        said = {"text": f"ping {ping}", "seat": seat}
        begun = time.perf_counter()
        _, _, seconds = await asyncio.to_thread(line.ask, "POST", f"/tables/{table}/talk", said)
        waits.append(seconds)
        await _until_heard(ears, ping + 2)
        delays += [ear.last - begun for ear in ears]
        await asyncio.sleep(0.2)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    line.close()
    delays.sort()
    return Watched(
        spectators,
        pings,
        at(delays, 0.5),
        at(delays, 0.99),
        at(sorted(waits), 1.0),
        round(1024 * held / spectators, 1),
    )


async def _until_heard(ears: list[_Ear], pings: int) -> None:
    until = time.monotonic() + _LONGEST_WAIT
    while any(ear.heard < pings for ear in ears):
        if time.monotonic() > until:
            deaf = sum(ear.heard < pings for ear in ears)
            raise RuntimeError(f"{deaf} spectators have not heard ping {pings}.")
        await asyncio.sleep(0.002)
