"""Requests as bytes on a socket: no library mends what is odd about them."""

import re
import socket
from contextlib import suppress
from typing import NamedTuple

_PATIENCE_SECONDS = 30
_STREAM = b"content-type: text/event-stream"


class Answer(NamedTuple):
    """What came back; status 0: the line was cut without a word."""

    status: int
    body: bytes


def send(address: tuple[str, int], raw: bytes) -> Answer:
    """Ask once, on a line of its own. Of a stream only the beginning is heard."""
    with socket.create_connection(address, _PATIENCE_SECONDS) as line:
        with suppress(OSError):  # who is refused need not be heard to the end
            line.sendall(raw)
        return _parsed(heard(line))


def heard(line: socket.socket) -> bytes:
    """One whole answer, or what there is of it."""
    so_far = b""
    with suppress(ConnectionError):
        while not _is_whole(so_far) and (part := line.recv(65536)):
            so_far += part
    return so_far


def _is_whole(heard: bytes) -> bool:
    """Whether there is nothing to wait for, though the line is kept open."""
    head, _, rest = heard.lower().partition(b"\r\n\r\n")
    if _STREAM in head:
        return bool(rest)
    told = re.search(rb"content-length: (\d+)", head)
    is_kept = b"connection: close" not in head and told is not None
    return is_kept and len(rest) >= int(told[1] if told else 0)


def _parsed(heard: bytes) -> Answer:
    head, _, body = heard.partition(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 1"):  # "continue": the answer proper comes after it
        return _parsed(body)
    if not head.startswith(b"HTTP/1."):
        return Answer(0, heard)
    return Answer(int(head.split(b" ", 2)[1]), body)
