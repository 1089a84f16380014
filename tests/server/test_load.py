"""What `make load` measures can be measured. How much a server bears, no test asks."""

import asyncio

import pytest

from tools.bench.browser import Wire
from tools.bench.line import Place
from tools.load.__main__ import MOST_TABLES, arguments, run
from tools.load.stores import Store

STORES = ["sqlite"]


def test_a_table_is_played_and_measured() -> None:
    said = arguments(["--tables", "2", "--seconds", "3", "--pause", "0.2", "--opening", "60"])
    found = run("sqlite", 2, said)
    assert found.tables == 2
    assert found.decisions > 0
    assert (found.failed, found.lost) == (0, 0)
    assert 0 < found.p50_ms <= found.p99_ms
    assert found.server_ms > 0
    assert found.bots_ms > 0


def test_what_was_answered_and_is_not_stored_would_be_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = Store.decided
    monkeypatch.setattr(Store, "decided", lambda kept: set(sorted(stored(kept))[1:]))
    words = ["--tables", "1", "--seconds", "2", "--pause", "0.2", "--opening", "60"]
    assert run("sqlite", 1, arguments(words)).lost == 1


@pytest.mark.long
def test_several_workers_are_measured_together() -> None:
    words = ["--tables", "2", "--seconds", "3", "--pause", "0.2", "--workers", "2"]
    found = run("sqlite", 2, arguments(words))
    assert (found.tables, found.workers, found.failed) == (2, 2, 0)
    assert found.decisions > 0
    assert found.server_ms > 0
    assert found.bots_ms > 0


class _Somewhere:
    host = "127.0.0.1"

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


def test_who_is_hung_up_on_asks_again_as_browsers_do() -> None:
    """A server hangs up on who is silent for long, maybe while they ask."""
    asked: list[int] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        place = len(asked)
        asked.append(0)
        while await reader.readline():
            await reader.readuntil(b"\r\n\r\n")
            asked[place] += 1
            if asked[place] == 2 or place == 2:
                break
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
        writer.close()

    async def visit() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        place: Place = _Somewhere(server.sockets[0].getsockname()[1])
        line = Wire(place)
        assert await line.ask("GET", "/here") == (200, {})
        assert await line.ask("GET", "/here") == (200, {})
        assert asked == [2, 1]
        stranger = Wire(place)
        with pytest.raises(ConnectionError):
            await stranger.ask("GET", "/here")
        assert asked == [2, 1, 1], "who has just come is not answered the second time either"
        line.close()
        stranger.close()
        server.close()

    asyncio.run(visit())


def test_it_is_bounded() -> None:
    with pytest.raises(SystemExit):
        arguments(["--tables", str(MOST_TABLES + 1)])
    with pytest.raises(SystemExit):
        arguments(["--seconds", "3600"])
    with pytest.raises(SystemExit):
        arguments(["--workers", "100"])
