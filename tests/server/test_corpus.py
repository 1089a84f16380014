"""Threat 25: whatever is asked, of every endpoint: an answer, no traceback, one short line at most.

The corpus is made from the server's own document: a new endpoint is asked all of it by itself.
How long answers take is measured by `python -m tools.odd`.
"""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from litestar.routes import HTTPRoute

from tercio.server.app import create_app
from tercio.server.http.document import document_of
from tests.server.client import Client
from tests.server.doorstep import begun, served, settings
from tests.server.log_lines import Lines, one_line_at_most
from tests.turns import one_in_turn
from tools.odd.corpus import KINDS, Target
from tools.odd.operations import Operation, operations
from tools.odd.wire import Answer, heard, send


class Server(NamedTuple):
    url: str
    client: Client

    @property
    def address(self) -> tuple[str, int]:
        parts = urlsplit(self.url)
        return str(parts.hostname), int(parts.port or 0)

    def operations(self) -> list[Operation]:
        return list(operations(self.client.http.get("/schema").json()))

    def target(self) -> Target:
        """A table with a seat of mine, and my key to the door."""
        if self.client.me().account is None:  # an odd request has logged me out
            self.client.log_in("anna")
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.http.cookies.items())
        headers = {"Origin": self.url.encode(), "Cookie": cookies.encode()}
        return Target(urlsplit(self.url).netloc, headers, begun(self.client))


def _served(folder: Path, mode: str) -> Iterator[Server]:
    with served(settings(folder, mode=mode)) as url, Client(url) as client:
        if mode == "hosted":
            client.sign_up("anna")
        yield Server(url, client)


@pytest.fixture(scope="module")
def at_home(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _served(tmp_path_factory.mktemp("home"), "local")


@pytest.fixture(scope="module")
def in_public(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from _served(tmp_path_factory.mktemp("public"), "hosted")


def _problem(answer: Answer, lines: list[str]) -> str:
    if not 200 <= answer.status < 500:
        return f"status {answer.status}: {answer.body[:200]!r}"
    if b"Traceback" in answer.body:
        return "the answer tells of our insides"
    return one_line_at_most(lines)


def _ask_everything(server: Server, lines: Lines, kind: str) -> int:
    asked, problems = 0, []
    for operation in server.operations():
        target = server.target()
        lines.taken()
        for odd in KINDS[kind](target, operation):
            answer = send(server.address, odd.raw)
            asked += 1
            if problem := _problem(answer, lines.taken()):
                problems.append(f"{operation}, {odd.about}: {problem}")
    assert not problems, "\n".join(problems[:20])
    server.client.tables()
    return asked


@pytest.mark.parametrize("kind", one_in_turn(list(KINDS), list(KINDS)))
def test_a_hosted_server_has_an_answer_to_everything(
    in_public: Server, lines: Lines, kind: str
) -> None:
    assert _ask_everything(in_public, lines, kind) > 200


@pytest.mark.parametrize("kind", one_in_turn(*2 * (["paths", "hosts"],)))
def test_a_local_server_has_an_answer_to_everything(
    at_home: Server, lines: Lines, kind: str
) -> None:
    assert _ask_everything(at_home, lines, kind) > 200


def test_a_body_that_goes_wrong_when_all_is_said_is_one_line(
    in_public: Server, lines: Lines
) -> None:
    host = in_public.url.removeprefix("http://")
    head = f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    lines.taken()
    with socket.create_connection(in_public.address, 20) as line:
        line.sendall(head.encode() + b"1\r\nx\r\n")
        assert heard(line).startswith(b"HTTP/1.1 200")
        line.sendall(b"no chunk\r\n")
        assert not heard(line)
    assert lines.taken() == ["Invalid HTTP request received."]


def test_the_corpus_knows_every_endpoint(tmp_path: Path) -> None:
    app = create_app(settings(tmp_path))
    asked = {str(each) for each in operations(document_of(app))}
    for route in app.routes:
        assert isinstance(route, HTTPRoute)
        path = re.sub(r":\w+}", "}", route.path)
        for method in route.methods:
            assert method == "OPTIONS" or f"{method} {path}" in asked


def test_the_corpus_can_fail() -> None:
    good = Answer(404, b'{"error":"No."}')
    assert not _problem(good, [])
    assert not _problem(good, ["one line"])
    assert "status 500" in _problem(Answer(500, b""), [])
    assert "status 0" in _problem(Answer(0, b""), [])
    assert "insides" in _problem(Answer(400, b"Traceback (most recent call last)"), [])
    assert "2 lines" in _problem(good, ["one", "two"])
    assert "foreign" in _problem(good, ["one\rtwo"])
    assert "long" in _problem(good, [301 * "x"])
