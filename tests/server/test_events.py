"""Server-sent events tell that something is new, and nothing else."""

import asyncio
import json
import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.response import ServerSentEventMessage

from tercio.server.house import House
from tercio.server.live.remembered import Viewer
from tercio.server.play import pings
from tercio.server.play.pings import Follower, Hub
from tests.server.client import Client
from tests.server.doorstep import begun, inside, served, settings


class Ear:
    """Listens to the events of a table."""

    def __init__(self, client: Client, id: str, seat: str | None, **wishes: str) -> None:
        self.heard: queue.Queue[tuple[str, str]] = queue.Queue()
        params = {**wishes, **({"seat": seat} if seat else {})}
        path = f"/api/tables/{id}/events"
        self._stream = client.http.stream("GET", path, params=params, timeout=20)
        self.response = self._stream.__enter__()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        event = ""
        try:
            for line in self.response.iter_lines():
                name, _, value = line.partition(": ")
                if name == "event":
                    event = value
                elif name == "data":
                    self.heard.put((event, value))
        except (httpx.TransportError, httpx.StreamError):
            pass

    def next(self) -> str:
        told = self.ping()
        assert list(told) == ["version"], "no game content"
        return str(told["version"])

    def ping(self) -> dict[str, Any]:
        """All that is told when something has changed."""
        told: dict[str, Any] = json.loads(self._next("changed"))
        return told

    def here(self) -> list[str]:
        """Who is here, when that is told next."""
        told = json.loads(self._next("here"))
        assert list(told) == ["seats"]
        return list(told["seats"])

    def _next(self, wanted: str) -> str:
        while True:
            event, data = self.heard.get(timeout=10)
            assert event in ("changed", "here", "heartbeat")
            if event == wanted:
                return data

    def is_silent(self, seconds: float = 1.5, about: str = "changed") -> bool:
        """Whether nothing of a kind is told."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                event, _ = self.heard.get(timeout=left)
            except queue.Empty:
                return True
            if event == about:
                return False
        return True

    def close(self) -> None:
        # While somebody reads from it, a connection that is closed stays open.
        stream = self.response.extensions["network_stream"]
        with suppress(OSError):
            stream.get_extra_info("socket").shutdown(socket.SHUT_RDWR)
        self.response.close()
        self._thread.join(5)


@contextmanager
def listening(client: Client, id: str, seat: str | None = None, **wishes: str) -> Iterator[Ear]:
    ear = Ear(client, id, seat, **wishes)
    try:
        yield ear
    finally:
        ear.close()


def test_a_ping_carries_the_version_of_the_look(me: Client) -> None:
    id = begun(me)
    with listening(me, id, "colonna") as ear:
        assert ear.next() == me.look(id, "colonna").version
        me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq)
        assert ear.next() == me.look(id, "colonna").version
        me.say(id, "good evening")
        assert ear.next() == me.look(id, "colonna").version


def test_what_is_none_of_ones_business_sends_no_ping(me: Client) -> None:
    id = begun(me, "me", "me", "me")
    with listening(me, id, "medici") as ear, listening(me, id) as spectator:
        ear.next()
        spectator.next()
        me.say(id, "psst", seat="colonna", to=["gonzaga"])
        assert ear.is_silent()
        assert spectator.is_silent(0.2)
        me.say(id, "good evening", seat="colonna")
        ear.next()
        spectator.next()


def test_another_server_on_the_same_database_is_heard_of(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as one, served(house) as other, Client(one) as me, Client(other) as too:
        id = begun(me)
        with listening(me, id, "colonna") as ear:
            before = ear.next()
            look = too.look(id, "colonna")
            assert look.version == before
            too.decide(id, "colonna", "bid.1", look.seq)
            assert ear.next() == too.look(id, "colonna").version


def test_a_table_that_gathers_is_heard_too(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    with listening(anna, table.id) as ear:
        ear.next()
        bert.seat(table.id, "gonzaga", "join")
        ear.next()
        anna.start(table.id)
        assert ear.next() == anna.look(table.id).version


def test_ears_are_for_ones_own_seat(anna: Client, bert: Client, stranger: Client) -> None:
    id = begun(anna, "me", "me")
    for client in (bert, stranger):
        answer = client.http.get(f"/api/tables/{id}/events?seat=colonna")
        assert answer.status_code == 403


def _ended(ear: Ear) -> bool:
    ear._thread.join(10)
    return not ear._thread.is_alive()


def test_who_has_logged_out_hears_nothing_more(anna: Client) -> None:
    id = begun(anna, "me", "me")
    with Client(str(anna.http.base_url)) as elsewhere:
        elsewhere.log_in("anna")
        with listening(elsewhere, id, "colonna") as ear:
            ear.next()
            elsewhere.log_out()
            anna.decide(id, "colonna", "bid.1", anna.look(id, "colonna").seq)
            assert _ended(ear)
            assert "changed" not in [event for event, _ in ear.heard.queue]


def test_a_stream_ends_soon_after_its_token_was_revoked(
    anna: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "HEARTBEAT_SECONDS", 0.2)
    id = begun(anna, "me", "me")
    program = Client(str(anna.http.base_url))
    program.http.headers["Authorization"] = f"Bearer {anna.token()}"
    with listening(program, id, "colonna") as ear:
        ear.next()
        anna.http.delete("/api/tokens").raise_for_status()
        assert _ended(ear)


@pytest.mark.parametrize("path", ["/api/tables/none/events", "/api/tables/none/events?seat=x"])
def test_there_is_nothing_to_hear_where_there_is_no_table(me: Client, path: str) -> None:
    assert me.http.get(path).status_code == 404


def test_who_listens_to_a_server_that_goes_is_told_to_come_back_at_once(tmp_path: Path) -> None:
    async def follow(house: House, id: str) -> list[ServerSentEventMessage]:
        hub = Hub(house)
        viewer = id, Follower(Viewer(None, "en", None), None, None), "somebody"
        await hub.start()
        stream = hub.follow(*viewer, with_changes=True)
        heard = [await anext(stream), await anext(stream)]
        hub.close()
        heard += [each async for each in stream]
        late = hub.follow(*viewer, with_changes=True)
        heard += [each async for each in late]
        await hub.stop()
        return heard

    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        first, *_, last, late = asyncio.run(follow(house, begun(me)))
    assert [each.event for each in (first, last, late)] == ["changed", "again", "again"]
    assert first.retry is not None
    assert last.retry is not None
    assert last.retry < 500 <= first.retry, "after that they come back in their own time again"
