"""Threat 12: who sends slowly, or does not listen, costs the others nothing."""

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.client import Client
from tests.server.doorstep import begun, served, settings
from tools.odd.wire import heard

CROWD = 60
"""More than there are threads, and than a listener may have streams by default."""
BUDGET = 10.0
"""Seconds: far more than an answer takes, far less than it would wait for one of the crowd."""


@contextlib.contextmanager
def _crowd(url: str, sent: bytes) -> Iterator[list[socket.socket]]:
    """Connections that have sent something and do not go on."""
    address = urlsplit(url)
    assert address.hostname is not None
    with contextlib.ExitStack() as stack:
        crowd = []
        for _ in range(CROWD):
            connection = socket.create_connection((address.hostname, address.port or 80), 10)
            stack.callback(connection.close)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.sendall(sent.replace(b"HOST", address.netloc.encode()))
            crowd.append(connection)
        yield crowd


def _plays_on(me: Client, id: str, key: str) -> None:
    """A whole round of requests is answered in time."""
    begun = time.monotonic()
    me.table(id)
    look = me.look(id, "colonna")
    me.decide(id, "colonna", key, look.seq)
    me.undo(id, "colonna")
    me.say(id, "good evening", seat="colonna")
    assert time.monotonic() - begun < BUDGET


HALF: dict[str, bytes] = {
    "nothing": b"",
    "half a request line": b"POST /api/tab",
    "half a header": b"GET /api/me HTTP/1.1\r\nHost: HOST\r\nX-Slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n"
    b'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"game": ',
    "half an upload": b"POST /api/uploads HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n"
    b"Content-Length: 4000000\r\n\r\nxxxx",
    "half a chunk": b"POST /api/uploads HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nffff\r\nxxxx",
}


@pytest.mark.parametrize("what", HALF)
def test_who_sends_slowly_holds_up_nobody(
    local: str, what: str, caplog: pytest.LogCaptureFixture
) -> None:
    with Client(local) as me:
        id = begun(me)
        with _crowd(local, HALF[what]):
            _plays_on(me, id, "bid.1")
        me.look(id)
    assert not [each for each in caplog.records if each.name.startswith("tercio")]


def test_who_listens_without_reading_holds_up_nobody(local: str) -> None:
    """Pings that nobody takes are not piled up: there is at most one more to tell."""
    with Client(local) as me:
        id = begun(me)
        events = f"GET /api/tables/{id}/events HTTP/1.1\r\nHost: HOST\r\n\r\n".encode()
        with _crowd(local, events) as crowd:
            for line in range(12):
                _plays_on(me, id, "bid.1")
                me.say(id, f"line {line}", seat="gonzaga")
            version = me.look(id).version.encode()
            heard = _read_until(crowd[0], version)
            assert heard.count(b"event: changed") <= 2 + 4 * 12
            assert heard.endswith(b"\n")


def _read_until(connection: socket.socket, wanted: bytes) -> bytes:
    """All that a listener finds when it reads at last, up to the latest news."""
    connection.settimeout(BUDGET)
    heard = b""
    while wanted not in heard or not heard.endswith(b"\n"):
        part = connection.recv(4096)
        assert part, heard
        heard += part
    return heard


def test_streams_are_counted_and_a_closed_one_makes_room(tmp_path: Path) -> None:
    with served(settings(tmp_path, limit_scale=0.2)) as url, Client(url) as me:
        id = begun(me)
        events = f"/api/tables/{id}/events"
        with contextlib.ExitStack() as stack:
            for _ in range(6):
                with_stream = stack.enter_context(me.http.stream("GET", events))
                assert with_stream.status_code == 200
            assert me.http.get(events).status_code == 429
        for _ in range(100):
            with me.http.stream("GET", events) as response:
                if response.status_code == 200:
                    return
            time.sleep(0.1)
        pytest.fail("streams that were closed are still counted")


def _is_closed(connection: socket.socket, seconds: float) -> bool:
    connection.settimeout(seconds)
    try:
        return connection.recv(4096) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


@pytest.mark.parametrize("what", HALF)
def test_who_does_not_come_to_the_point_is_shown_out(tmp_path: Path, what: str) -> None:
    """Trickling does not help: what counts is the first moment."""
    wanted = settings(tmp_path, head_seconds=1.0, body_seconds=1.0)
    with served(wanted) as url, _crowd(url, HALF[what]) as crowd:
        for _ in range(12):
            time.sleep(0.2)
            with contextlib.suppress(OSError):
                crowd[0].sendall(b"x")
        assert all(_is_closed(each, 3.0) for each in crowd)


def test_who_rests_between_two_requests_is_not_shown_out(tmp_path: Path) -> None:
    with served(settings(tmp_path, head_seconds=0.5)) as url:
        address = urlsplit(url)
        ask = f"GET /api/me HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode()
        with socket.create_connection((str(address.hostname), address.port or 80), 10) as line:
            for _ in range(2):
                line.sendall(ask)
                assert heard(line).startswith(b"HTTP/1.1 200")
                time.sleep(1.0)


def test_one_address_does_not_take_all_the_room(tmp_path: Path) -> None:
    with served(settings(tmp_path, connections_each=40)) as url:
        with _crowd(url, b"GET /api/tab") as crowd:
            assert sum(_is_closed(each, 0.05) for each in crowd) == CROWD - 40
        with Client(url) as me:
            assert me.me().mode == "local"
