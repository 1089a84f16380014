"""Messages to browsers and to rooms elsewhere: what arrives, and what becomes of who has gone."""

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import select

from tercio.server.house import House
from tercio.server.live.notices import AFTER
from tercio.server.messages.channels import Channel
from tercio.server.messages.couriers import Couriers
from tercio.server.messages.gathering import Gatherer
from tercio.server.messages.sending import MessagesRunner, Sender
from tercio.server.messages.ways import channels
from tercio.server.store.models import Outgoing, Way
from tests.server.client import Client
from tests.server.doorstep import begun, inside, settings
from tests.server.standin import Got, StandIn, stand_in
from tests.server.test_pace import Clock
from tests.turns import one_in_turn

STORES = one_in_turn(("sqlite", "postgres"), ("sqlite", "postgres"))
SITE = "https://tercio.example"
MOVE = "It is your move: Captains of Lombardy (The Lombard Spring)."


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What has asked to be told, and can read what it is sent."""

    def __init__(self, place: StandIn) -> None:
        self.endpoint = f"{place.url}/push/1"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes in"
        point = (Encoding.X962, PublicFormat.UncompressedPoint)
        self._public = self._key.public_key().public_bytes(*point)

    @property
    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": _base64(self._public), "auth": _base64(self._auth)}
        return {"endpoint": self.endpoint, "label": "my telephone"} | keys

    def read(self, got: Got) -> Any:
        assert got.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._auth)
        return json.loads(plain)


def claims(got: Got, server_key: str) -> Any:
    """What a push service learns of the sender, if the signature is the sender's."""
    found = re.fullmatch(r"vapid t=([\w-]+\.[\w-]+)\.([\w-]+), ?k=([\w-]+)", _authorization(got))
    assert found
    said, signature, key = found.groups()
    assert key == server_key
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(key))
    raw = _bytes(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(_bytes(said.partition(".")[2]))


def _authorization(got: Got) -> str:
    return got.headers["authorization"]


class Desk:
    """A server whose messages the test sends off itself."""

    def __init__(self, url: str, house: House, couriers: Couriers, site: str) -> None:
        self.url, self.house = url, house
        self.clock = house.tables.clock = Clock()
        self.clock.now = 4e9
        self._channels: list[Channel] = channels(house, couriers)
        for (
            channel
        ) in self._channels:  # links lead to where people come, not to where the test does
            channel._site = site  # type: ignore[attr-defined]
        self._gatherer = Gatherer(house, {each.name for each in self._channels}, self.clock)
        self.anna = Client(url)
        self.anna.sign_up("anna")

    def add(self, what: str, **more: str) -> Any:
        return self.anna.http.post(f"/api/messages/{what}", json=more)

    def send(self, after: float = 0.0) -> None:
        self.clock.now += after
        self._gatherer.gather_all()
        for channel in self._channels:
            Sender(self.house, channel, self.clock).send_due()

    def rows(self) -> list[tuple[str, str]]:
        with self.house.database.read() as session:
            found = session.scalars(select(Outgoing).order_by(Outgoing.id))
            return [(out.channel, out.status) for out in found]

    def wishes(self) -> Any:
        return self.anna.http.get("/api/messages").json()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StandIn]:
    for move in ("start", "stop"):
        monkeypatch.setattr(MessagesRunner, move, lambda runner: None)
    with stand_in(tmp_path, monkeypatch) as place:
        yield place


@contextmanager
def desk(folder: Path, *, site: str = SITE, **more: Any) -> Iterator[Desk]:
    usual = {"push": True, "hooks": True, "near": ("127.0.0.1",)}
    wanted = settings(folder, mode="hosted", **(usual | more))
    with inside(wanted) as (url, house):
        couriers = Couriers(wanted)
        try:
            yield Desk(url, house, couriers, site)
        finally:
            couriers.close()


def test_a_browser_gets_what_only_it_can_read(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path) as at:
        browser = Browser(place)
        told = at.add("push", **browser.subscription).json()
        assert [way["label"] for way in told["ways"]] == ["my telephone"]
        assert browser.endpoint not in json.dumps(told), "the address is told to nobody"
        id = begun(at.anna, "me", "me")
        at.send(AFTER)
        (got,) = place.got
        assert browser.read(got) == {"title": MOVE, "body": "", "link": f"{SITE}/#/table/{id}"}
        assert b"move" not in got.body
        assert claims(got, told["push_key"])["aud"] == place.url
        assert at.rows() == [("push", "sent")]


@pytest.mark.parametrize("site", ["https://tercio.example:8443", "https://club", SITE])
def test_a_push_service_learns_of_every_site_that_a_server_may_have(
    tmp_path: Path, place: StandIn, site: str
) -> None:
    """At a port of its own, or of a network with names of one word, too."""
    with desk(tmp_path, site=site) as at:
        told = at.add("push", **Browser(place).subscription).json()
        at.anna.http.post("/api/messages/try")
        at.send(1)
        assert at.rows() == [("push", "sent")]
        assert claims(place.got[-1], told["push_key"])["sub"] == site


def test_the_key_of_a_server_stays_the_same(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path) as at:
        before = at.wishes()["push_key"]
        assert len(_bytes(before)) == 65
    with inside(settings(tmp_path, mode="hosted", push=True)) as (url, _), Client(url) as anna:
        anna.log_in("anna")
        assert anna.http.get("/api/messages").json()["push_key"] == before


def test_a_browser_that_has_gone_is_forgotten(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path) as at:
        for status in (404, 410):
            at.add("push", **Browser(place).subscription)
            place.answer = lambda got, status=status: (status, {}, b"gone")  # type: ignore[misc]
            assert at.anna.http.post("/api/messages/try").status_code == 200
            at.send(1)
            assert at.wishes()["ways"] == []
        assert at.rows() == [("push", "failed")] * 2


def test_a_push_service_that_is_busy_is_asked_again(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path) as at:
        browser = Browser(place)
        at.add("push", **browser.subscription)
        at.anna.http.post("/api/messages/try")
        place.answer = lambda got: (503, {}, b"")
        at.send(1)
        assert at.rows() == [("push", "waiting")]
        assert [way["works"] for way in at.wishes()["ways"]] == [False]
        place.answer = lambda got: (201, {}, b"")
        at.send(3600)
        assert at.rows() == [("push", "sent")]
        assert [way["works"] for way in at.wishes()["ways"]] == [True]
        assert browser.read(place.got[-1])["title"] == "Messages from Tercio reach you here."


NOWHERE = (
    *("http://127.0.0.1/1", "https://10.0.0.1/1", "https://localhost/1"),
    *("https://a.example:22/1", "file:///etc/passwd"),
)


def test_what_is_no_place_for_messages_is_refused(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path) as at:
        browser = Browser(place).subscription
        for endpoint in NOWHERE:
            answer = at.add("push", **(browser | {"endpoint": endpoint}))
            assert answer.status_code == 422, answer.text
            assert at.add("hooks", url=endpoint).status_code == 422
        assert at.wishes()["ways"] == []


def test_a_room_hears_and_can_be_taken_away(tmp_path: Path, place: StandIn) -> None:
    place.answer = lambda got: (200, {}, b"{}")
    with desk(tmp_path) as at:
        url = f"matrixs://tercio:sesame@127.0.0.1:{place.port}/?mode=matrix"
        for _ in range(2):
            told = at.add("hooks", url=url).json()
        (way,) = told["ways"]
        assert way["label"] == "Matrix"
        assert "sesame" not in json.dumps(told)
        begun(at.anna, "me", "me")
        at.send(AFTER)
        assert MOVE.encode() in place.got[0].body
        with Client(at.url) as bert:
            bert.sign_up("bert")
            assert bert.http.delete(f"/api/messages/ways/{way['id']}").status_code == 404
        assert at.anna.http.delete(f"/api/messages/ways/{way['id']}").json()["ways"] == []
        with at.house.database.read() as session:
            assert not session.scalars(select(Way)).all()


def test_a_host_who_wants_none_of_it_has_none_of_it(tmp_path: Path, place: StandIn) -> None:
    with desk(tmp_path, push=False, hooks=False) as at:
        assert at.wishes()["offers"] == []
        assert at.wishes()["push_key"] == ""
        assert at.add("push", **Browser(place).subscription).status_code == 409
        assert at.add("hooks", url="discord://1/2").status_code == 409
        begun(at.anna, "me", "me")
        at.send(AFTER)
        assert not at.rows()
