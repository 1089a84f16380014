"""Threats 8 and 12: foreign pages, and too much of anything."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import PATIENCE, Client
from tests.server.doorstep import begun, inside, served, settings

FOREIGN: list[dict[str, str]] = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1.evil.example"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN)
def test_a_request_from_a_foreign_page_changes_nothing(
    me: Client, anna: Client, headers: dict[str, str]
) -> None:
    for client in (me, anna):
        for method, path in (("POST", "/api/tables"), ("POST", "/api/tokens")):
            body = {"game": "primer", "label": "x"}
            answer = client.http.request(method, path, json=body, headers=headers)
            assert answer.status_code == 403, headers
            assert "page" in answer.json()["error"]


def test_a_request_from_nowhere_changes_nothing(local: str, hosted: str) -> None:
    for url in (local, hosted):
        assert (
            httpx.post(f"{url}/api/tables", json={"game": "primer"}, timeout=PATIENCE).status_code
            == 403
        )


def test_a_local_server_does_not_answer_to_foreign_names(local: str) -> None:
    """A name of somebody else that leads here would make its pages ours."""
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example"):
        headers = {"host": host, "origin": f"http://{host}"}
        for path in ("/api/tables", "/"):
            assert httpx.get(f"{local}{path}", headers=headers, timeout=PATIENCE).status_code == 400


def test_every_answer_tells_the_browser_what_to_forbid(me: Client) -> None:
    for path in ("/", "/api/me", "/api/tables/none", "/schema", "/nowhere/at/all"):
        headers = me.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert me.http.get("/api/me").headers["cache-control"] == "no-store"


def _status(client: Client, path: str, content: bytes) -> int:
    headers = {"content-type": "application/json"}
    return client.http.post(path, content=content, headers=headers).status_code


def test_what_is_too_large_is_not_read(me: Client) -> None:
    id = begun(me)
    large = b'{"text": "' + 200_000 * b"x" + b'"}'
    assert _status(me, f"/api/tables/{id}/talk", large) == 413
    assert me.http.post("/api/uploads", content=5_000_000 * b"x").status_code == 413
    assert _status(me, f"/api/tables/{id}/talk", b'{"text": "' + 3000 * b"x" + b'"}') == 400


@pytest.mark.parametrize(
    "content",
    [
        b'{"text": ' + 20_000 * b"[" + 20_000 * b"]" + b"}",
        b'{"x": ' + 9_000 * b'{"a":' + b"1" + 9_000 * b"}" + b"}",
        20_000 * b"[",
        b'{"text": "\xff\xfe"}',
        b"\x00",
        b"",
        b"null",
        b'{"text": 7}',
        b'{"text": "x", "to": []}',
        b'{"text": "x", "unknown": 1}',
    ],
)
def test_deep_or_malformed_input_is_one_sentence(me: Client, content: bytes) -> None:
    id = begun(me)
    headers = {"content-type": "application/json"}
    answer = me.http.post(f"/api/tables/{id}/talk", content=content, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert me.talk(id).entries == ()


@pytest.mark.parametrize(
    "body",
    [
        {"seats": {str(n): "me" for n in range(50)}},
        {"players": 10**9},
        {"options": {str(n): "x" for n in range(100)}},
        {"seats": {"colonna": "king"}},
        {"seats": {"colonna": "bot:nobody"}},
        {"options": {"walls": "paper"}},
        {"scenario": "nowhere"},
    ],
)
def test_a_table_that_cannot_be_is_not_made(me: Client, body: dict[str, Any]) -> None:
    before = len(me.tables().mine)
    answer = me.http.post("/api/tables", json={"game": "primer"} | body)
    assert answer.status_code in (400, 422)
    assert len(me.tables().mine) == before


def test_whoever_asks_too_often_must_wait(tmp_path: Path) -> None:
    with served(settings(tmp_path, limit_scale=0.02)) as url, Client(url) as me:
        statuses = {me.http.get("/api/me").status_code for _ in range(80)}
        assert statuses == {200, 429}


def test_a_worst_case_list_of_options_stays_small(me: Client) -> None:
    id = begun(me, "me", "me", "me", "me")
    assert len(me.http.get(f"/api/tables/{id}/look?seat=colonna").content) < 100_000


def test_tables_that_nobody_uses_are_let_go(tmp_path: Path) -> None:
    """18xx: games that are never freed."""
    with inside(settings(tmp_path, tables_in_memory=3)) as (url, house), Client(url) as me:
        ids = [begun(me) for _ in range(8)]
        for id in ids:
            me.look(id, "colonna")
        assert len(house.tables) <= 3
        look = me.look(ids[0], "colonna")
        me.decide(ids[0], "colonna", "bid.1", look.seq)
        assert me.verify(ids[0]).ok
