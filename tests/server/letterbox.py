"""A mail server of the test's own, which takes what it is told to take."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP

from tercio.server.settings import Post

TAKEN = "250 taken"


class Letterbox:
    """What has come; `answer` says what becomes of a letter to an address."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.answer: Callable[[str], str] = lambda address: TAKEN
        self.after_data: str = TAKEN
        self.taken: Callable[[], None] = lambda: None
        """Called when a letter has come, before its sender hears so."""
        self._place = _bound(0)
        """It keeps the port while nobody listens there."""
        self.port: int = self._place.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: asyncio.Server | None = None

    def open(self) -> None:
        async def listen() -> asyncio.Server:
            return await self._loop.create_server(lambda: SMTP(self), sock=_bound(self.port))

        self._server = asyncio.run_coroutine_threadsafe(listen(), self._loop).result(10)

    def close(self) -> None:
        """From now on nobody is there."""

        async def leave(server: asyncio.Server) -> None:
            server.close()

        if self._server is not None:
            asyncio.run_coroutine_threadsafe(leave(self._server), self._loop).result(10)
        self._server = None

    def clear_away(self) -> None:
        self.close()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._place.close()

    @property
    def post(self) -> Post:
        sender = "Tercio <tercio@tercio.example>"
        return Post(host="127.0.0.1", port=self.port, tls="none", sender=sender)

    # -- as the server asks ----------------------------------------------------------------

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        answer = self.answer(address)
        if answer == TAKEN:
            envelope.rcpt_tos.append(address)
        return answer

    async def handle_DATA(  # noqa: N802
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        if self.after_data == TAKEN:
            letter = BytesParser(policy=default).parsebytes(envelope.content)
            assert isinstance(letter, EmailMessage)
            self.letters.append(letter)
            self.taken()
        return self.after_data

    @property
    def readers(self) -> list[str]:
        return [str(letter["To"]) for letter in self.letters]


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    box.open()
    try:
        yield box
    finally:
        box.clear_away()


def _bound(port: int) -> socket.socket:
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    place.bind(("127.0.0.1", port))
    return place
