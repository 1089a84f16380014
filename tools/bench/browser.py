"""A browser without a screen: it follows a table and holds what its seat sees, as web/src does."""

import asyncio
import zlib
from collections import deque
from collections.abc import AsyncIterator
from time import perf_counter
from typing import Any

import msgspec

from tools.bench.held import Held
from tools.bench.line import Place

_LATE, _SOON = 5.0, 0.4
"""How long what it is told may be behind what it holds: where that is sure, and where it may be
news."""
_GZIP = 16 + zlib.MAX_WBITS


class Wire:
    """One connection that is kept open; one request at a time."""

    def __init__(self, place: Place, cookie: str = "") -> None:
        self._place = place
        self._cookie = f"Cookie: {cookie}\r\n" if cookie else ""
        self._lock = asyncio.Lock()
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.received = 0
        """Bytes of answers, as they came over the wire."""

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        data = b"" if body is None else msgspec.json.encode(body)
        async with self._lock:
            is_used = self._ends is not None
            reader = await self._send(method, path, data)
            try:
                status, headers = await _head(reader)
            except ConnectionError:
                if not is_used:
                    raise
                self.close()  # it hung up while this was on its way: browsers ask again, too
                reader = await self._send(method, path, data)
                status, headers = await _head(reader)
            content = await reader.readexactly(int(headers.get("content-length", "0")))
            self.received += len(content)
        if headers.get("content-encoding") == "gzip":
            content = zlib.decompress(content, _GZIP)
        return status, msgspec.json.decode(content)

    async def stream(self, path: str) -> AsyncIterator[tuple[str, str]]:
        """Events by kind and data, until the server ends it."""
        reader = await self._send("GET", path, b"")
        _, headers = await _head(reader)
        unzip = zlib.decompressobj(_GZIP) if headers.get("content-encoding") == "gzip" else None
        kind, left = "", b""
        while size := int((await reader.readline()).strip() or b"0", 16):
            chunk = await reader.readexactly(size)
            await reader.readexactly(2)
            self.received += size
            *lines, left = (left + (unzip.decompress(chunk) if unzip else chunk)).split(b"\n")
            for line in lines:
                name, _, value = line.decode().strip().partition(": ")
                if name == "event":
                    kind = value
                elif name == "data":
                    yield kind, value

    async def _send(self, method: str, path: str, data: bytes) -> asyncio.StreamReader:
        if self._ends is None or self._ends[0].at_eof():  # a server hangs up on who is long silent
            self._ends = await asyncio.open_connection(self._place.host, self._place.port)
        reader, writer = self._ends
        writer.write(
            f"{method} /api{path} HTTP/1.1\r\nHost: {self._place.host}:{self._place.port}\r\n"
            f"Origin: {self._place.url}\r\nAccept-Encoding: gzip\r\n{self._cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
            + data
        )
        return reader

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()
            self._ends = None


async def _head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    if not (line := await reader.readline()):
        raise ConnectionResetError("The server has hung up.")
    status = int(line.split()[1])
    headers: dict[str, str] = {}
    while told := (await reader.readline()).decode().strip():
        name, _, value = told.partition(": ")
        headers[name.lower()] = value
    return status, headers


class Browser:
    """What one seat sees of a table, kept fresh."""

    def __init__(self, place: Place, table: str, seat: str, cookie: str = "") -> None:
        self._asking, self._hearing = Wire(place, cookie), Wire(place, cookie)
        self._path, self.seat = f"/tables/{table}", seat
        self._held = Held()
        self._pinged = ""
        self._kept: list[Any] = []
        """What was told while it waited for an answer."""
        self._before: deque[str] = deque(maxlen=20)
        """The versions that it held before this one."""
        self._waiting: asyncio.Task[None] | None = None
        self._is_busy = False
        self.active = perf_counter()
        """When it last did anything."""
        self.waits: list[float] = []
        """How long each of its decisions took to be answered."""
        self.looks = 0
        """How often it had to ask for a whole look."""
        self.knows_changes = True
        """Older servers do not tell what has changed."""
        self._following: asyncio.Task[None] | None = None

    @property
    def look(self) -> Any:
        return self._held.look

    @property
    def is_deaf(self) -> bool:
        """Whether its stream has ended."""
        return self._following is not None and self._following.done()

    @property
    def received(self) -> int:
        return self._asking.received + self._hearing.received

    async def open(self) -> None:
        await self._refresh()
        self._following = asyncio.create_task(self._follow())

    async def close(self) -> None:
        for each in (self._following, self._waiting):
            if each is not None:
                each.cancel()
                await asyncio.gather(each, return_exceptions=True)
        self._asking.close()
        self._hearing.close()

    async def _follow(self) -> None:
        path = f"{self._path}/events?seat={self.seat}&changes=true"
        async for kind, data in self._hearing.stream(path):
            self.active = perf_counter()
            if kind == "changed":
                told = msgspec.json.decode(data)
                self._pinged = told["version"]
                self._kept.append(told)
                if not self._is_busy:
                    await self._catch_up()

    async def _catch_up(self) -> None:
        """Take over what goes on from what it holds; look again if that is not all there is."""
        late = 0.0
        for told in self._kept:
            if not self._take(told):
                late = self._behind(told)
        self._kept.clear()
        if not self._pinged or self._pinged == self._held.version:
            return
        if late:
            if self._waiting is not None:
                self._waiting.cancel()
            self._waiting = asyncio.create_task(self._catch_up_after(late))
        else:
            await self._refresh()

    def _behind(self, told: Any) -> float:
        """How long it waits for what follows, if an answer has brought it further than what it is
        told; 0: it has not."""
        if told.get("after") not in self._before:
            return 0.0
        return _LATE if told["version"] in self._before else _SOON

    async def _catch_up_after(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._waiting = None
        if not self._is_busy:
            await self._catch_up()

    def _take(self, told: Any) -> bool:
        before = self._held.version
        if is_taken := self._held.apply(told):
            self._before.append(before)
        return is_taken

    async def ask_look(self) -> tuple[int, Any]:
        """A whole look, which it does not keep."""
        path = f"{self._path}/look?seat={self.seat}&since={{}}&heard={{}}"
        return await self._asking.ask("GET", path.format(*self._known().values()))

    async def _refresh(self) -> None:
        status, look = await self.ask_look()
        if status != 200:
            raise RuntimeError(f"{status}: {look}")
        self.looks += 1
        self._hear(look)

    def _hear(self, look: Any) -> None:
        self._before.append(self._held.version)
        self._held.hear(look)

    def _known(self) -> dict[str, Any]:
        return {"since": max(0, len(self._held.lines) - 1), "heard": len(self._held.talk)}

    @property
    def is_asked(self) -> bool:
        keys = [option["key"] for option in self.look["options"]]
        return bool(keys) and "unready" not in keys

    async def decide(self, key: str, number: str) -> int:
        """Decide, and say what was answered."""
        self._is_busy, self._pinged = True, ""
        known = self._known()
        if self.knows_changes:
            known["version"] = self._held.version
        decision = {"seat": self.seat, "key": key, "then": [], "careful": False}
        decision |= {"seq": self.look["seq"], "idempotency_key": number}
        begun = perf_counter()
        status, answer = await self._asking.ask("POST", f"{self._path}/decisions", decision | known)
        self.waits.append(perf_counter() - begun)
        self._is_busy = False
        if "edits" in answer:
            self._take(answer)
        elif status == 200 or "look" in answer:
            self._hear(answer if status == 200 else answer["look"])
        self.active = perf_counter()
        await self._catch_up()
        return status
