"""Threat 13: messages go to nobody's own network, however the way there is named."""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercio.server.messages import couriers
from tercio.server.messages.channels import Delayed, Undeliverable
from tercio.server.messages.couriers import Courier
from tercio.server.messages.reach import Forbidden, check_url, connect, is_public
from tercio.server.settings import Settings
from tests.server.standin import StandIn, stand_in

STORES = ["sqlite"]
NEAR = [
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe"),
    *("2002:7f00:1::", "2001:0:7f00:1::", "localhost", "", "2130706433"),
]
FAR = ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", NEAR)
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", FAR)
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/1",
        "ftp://push.example.org/1",
        "file:///etc/passwd",
        "https://",
        "https:///1",
        "https://localhost/1",
        "https://printer.local/1",
        "https://metadata.google.internal/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://169.254.169.254/latest/meta-data/",
        "https://me:secret@push.example.org/1",
        "https://push.example.org:22/1",
        "https://push.example.org:99999/1",
        "https://[half/1",
        "nonsense",
    ],
)
def test_where_nothing_is_ever_sent(url: str) -> None:
    with pytest.raises(Forbidden):
        check_url(url)


def test_where_something_may_be_sent() -> None:
    check_url("https://push.example.org/1")
    check_url("https://push.example.org:8443/1")
    check_url("https://127.0.0.1:1234/1", near=("127.0.0.1",))


@pytest.fixture
def resolver(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What names lead to, one answer after the other; and who was connected to."""
    answers: list[list[str]] = []

    def found(host: str, port: int, **more: Any) -> list[Any]:
        kind = socket.SOCK_STREAM
        return [(socket.AF_INET, kind, 6, "", (each, port)) for each in answers.pop(0)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return answers


class Connected(Exception):
    pass


@pytest.fixture
def connected(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plug(socket.socket):
        def connect(self, place: Any) -> None:
            raise Connected(place[0])

    monkeypatch.setattr(socket, "socket", Plug)


@pytest.mark.usefixtures("connected")
@pytest.mark.parametrize("found", [["10.0.0.1"], ["1.1.1.1", "127.0.0.1"], ["169.254.169.254"]])
def test_a_name_that_leads_near_leads_nowhere(resolver: list[list[str]], found: list[str]) -> None:
    resolver.append(found)
    with pytest.raises(Forbidden):
        connect(("far.example.org", 443))


@pytest.mark.usefixtures("connected")
def test_a_name_that_changes_its_mind_is_asked_once(resolver: list[list[str]]) -> None:
    """Rebinding: whoever answers otherwise the second time is not asked a second time."""
    resolver += [["1.1.1.1"], ["127.0.0.1"]]
    with pytest.raises(Connected, match=r"1\.1\.1\.1"):
        connect(("far.example.org", 443))
    assert resolver == [["127.0.0.1"]]


@pytest.mark.usefixtures("connected")
def test_odd_ports_are_not_knocked_at(resolver: list[list[str]]) -> None:
    resolver.append(["1.1.1.1"])
    with pytest.raises(Forbidden):
        connect(("far.example.org", 25))


# -- the courier -----------------------------------------------------------------------------


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    with stand_in(tmp_path, monkeypatch) as place:
        yield place


@pytest.fixture
def courier(tmp_path: Path, place: StandIn) -> Iterator[Courier]:
    courier = Courier(Settings(database=tmp_path / "none.db", near=("127.0.0.1",)))
    yield courier
    courier.close()


def room(place: StandIn) -> str:
    """A room of Matrix, behind a bridge that takes what it gets."""
    return f"matrixs://tercio:token@127.0.0.1:{place.port}/?mode=matrix"


def hook(courier: Courier, url: str) -> dict[str, str]:
    return courier.go(what="hook", url=url, title="It is your move", text="It is your move.")


def test_a_room_gets_what_it_is_told(courier: Courier, place: StandIn) -> None:
    place.answer = lambda got: (200, {}, b"{}")
    assert courier.go(what="check", url=room(place))["label"] == "Matrix"
    assert not place.got, "to look at an address is not to go there"
    assert hook(courier, room(place))["outcome"] == "sent"
    (got,) = place.got
    assert b"It is your move." in got.body


@pytest.mark.parametrize(
    "url",
    [
        "json://127.0.0.1/",
        "jsons://example.org/",
        "file:///etc/passwd",
        "mailto://me:secret@example.org",
        "syslog://",
        "exec://ls",
        "https://example.org/hook",
        "http://discord.com/api/webhooks/1/2",
        "matrix://tercio:token@127.0.0.1/?mode=matrix",
        "matrixs://tercio:token@10.0.0.1/?mode=matrix",
        "matrixs://tercio:token@localhost/?mode=matrix",
        "discord://",
        "nonsense",
    ],
)
def test_rooms_that_nobody_goes_to(courier: Courier, url: str) -> None:
    with pytest.raises(Undeliverable):
        courier.go(what="check", url=url)


def test_the_address_that_discord_itself_tells_is_understood(courier: Courier) -> None:
    url = f"https://discord.com/api/webhooks/{'1' * 18}/{'x' * 64}"
    assert courier.go(what="check", url=url)["label"] == "Discord"


@pytest.mark.parametrize(
    "to",
    [
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/",
        "https://[::1]/",
        "http://127.0.0.1:{port}/",
        "https://localhost:{port}/",
        "https://127.0.0.2:{port}/",
    ],
)
def test_whoever_sends_on_does_not_send_us_near(courier: Courier, place: StandIn, to: str) -> None:
    place.answer = lambda got: (307, {"Location": to.format(port=place.port)}, b"")
    with pytest.raises((Delayed, Undeliverable)):
        hook(courier, room(place))
    assert len(place.got) == 1


def test_an_answer_without_end_is_not_read_to_the_end(
    courier: Courier, place: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = room(place)
    place.answer = lambda got: (200, {}, b"x" * 1000)
    assert hook(courier, url)["outcome"] == "sent"
    place.drips = True
    with monkeypatch.context() as hurry:
        hurry.setattr(couriers, "SECONDS", 2.0)
        with pytest.raises(Delayed, match="too long"):
            hook(courier, url)
    place.drips = False
    assert hook(courier, url)["outcome"] == "sent", "another one has gone"


def test_what_is_answered_is_shown_to_nobody(courier: Courier, place: StandIn) -> None:
    place.answer = lambda got: (500, {}, b"the canary of another network")
    with pytest.raises(Delayed) as refused:
        hook(courier, room(place))
    assert "canary" not in str(refused.value)
