"""Messages to browsers (Web Push) and to rooms elsewhere (Discord, Slack, Telegram, Matrix)."""

import base64
from abc import ABC, abstractmethod
from collections.abc import Mapping

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tercio.server.house import House
from tercio.server.messages.channels import Delayed, Outdated, Undeliverable
from tercio.server.messages.couriers import Courier, Gone
from tercio.server.messages.news import News, news_of
from tercio.server.store.models import Outgoing, Way
from tercio.server.store.seals import Seals

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


def push_key(seals: Seals) -> str:
    """The key by which browsers know our messages. It follows from the server's own, so that it is
    kept, shared and backed up with that."""
    number = int(seals.of("push"), 16) % (_ORDER - 1) + 1
    return _base64(number.to_bytes(32, "big"))


def push_door(seals: Seals) -> str:
    """The half of it that browsers are told."""
    number = int.from_bytes(base64.urlsafe_b64decode(push_key(seals) + "="), "big")
    public = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    return _base64(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class _Elsewhere(ABC):
    """What goes to one of a person's own ways."""

    name = ""

    def __init__(self, house: House, courier: Courier) -> None:
        self._house = house
        self._courier = courier
        self._site = house.settings.origin

    def send(self, out: Outgoing) -> None:
        with self._house.database.read() as session:
            way = session.get(Way, out.address)
            if way is None:
                raise Outdated
            news = news_of(session, out, self._site)
        try:
            self._go(way, news)
        except Gone:
            self._forget(way)
            raise
        except (Delayed, Undeliverable) as error:
            self._note(way, str(error))
            raise
        if way.trouble:
            self._note(way, "")

    @abstractmethod
    def _go(self, way: Way, news: News) -> None: ...

    def _note(self, way: Way, trouble: str) -> None:
        with self._house.database.jot() as session:
            if (found := session.get(Way, way.id)) is not None:
                found.trouble = trouble

    def _forget(self, way: Way) -> None:
        with self._house.database.jot() as session:
            if (found := session.get(Way, way.id)) is not None:
                session.delete(found)


class Push(_Elsewhere):
    """To a browser, which shows it whether or not a page is open."""

    name = "push"

    def _go(self, way: Way, news: News) -> None:
        self._courier.go(
            what="push",
            endpoint=way.address,
            keys=way.keys,
            data=shown(news),
            key=push_key(self._house.seals),
            site=self._site,
        )


def shown(news: News) -> Mapping[str, str]:
    """What a browser shows: the first thing, or how many there are; a click leads there."""
    is_one = len(news.lines) == 1
    text = "" if is_one else "\n".join(line.text for line in news.lines)
    return {"title": news.title, "body": text, "link": news.lines[0].link}


class Hook(_Elsewhere):
    """To a room of Discord, Slack, Telegram or Matrix."""

    name = "hook"

    def _go(self, way: Way, news: News) -> None:
        text = "\n".join(f"{line.text} {line.link}" for line in news.lines)
        self._courier.go(what="hook", url=way.address, title=news.title, text=text)
