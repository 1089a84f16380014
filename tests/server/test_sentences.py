"""What the server refuses, it refuses in the language of whoever asks."""

import ast
from pathlib import Path
from typing import Any

import pytest

import tercio.server
from tercio.kernel.words.pseudo import PSEUDO, pseudo
from tercio.server.http.errors import SPEECH, Refused, conflict
from tests.server.client import Client

SERVER = Path(tercio.server.__file__).parent
VERBS = {"bad", "forbidden", "missing", "conflict", "unprocessable", "Refused", "StaleDecision"}


def said() -> list[tuple[str, str]]:
    """Every text that a refusal is made with, and where."""
    found = []
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in VERBS:
                texts = [each for each in node.args if isinstance(each, ast.Constant)]
                found += [(f"{path.name}:{node.lineno}", str(each.value)) for each in texts]
                found += [
                    (f"{path.name}:{node.lineno}", ast.unparse(each))
                    for each in node.args
                    if isinstance(each, ast.JoinedStr)
                ]
    return found


def test_every_refusal_is_a_message() -> None:
    assert len(said()) > 60
    assert [(place, text) for place, text in said() if not SPEECH.has(text)] == []


def test_a_refusal_is_told_in_a_language() -> None:
    refused = conflict("nobody-sits", seats=["spain", "france"])
    assert refused.sentence == str(refused) == "Nobody sits at spain, france yet."
    assert refused.told(PSEUDO) == f"{pseudo('Nobody sits at')} spain, france {pseudo('yet.')}"


def test_what_is_no_message_is_told_as_it_is() -> None:
    assert Refused(conflict("game-over").status, "Taken back.").told("ja") == "Taken back."


HEADER = {"headers": {"Accept-Language": PSEUDO}}
QUERY = {"params": {"lang": PSEUDO}}


@pytest.mark.parametrize("asked", [HEADER, QUERY], ids=["header", "query"])
def test_who_asks_is_answered_in_their_language(me: Client, asked: dict[str, Any]) -> None:
    answer = me.http.get("/api/tables/none", **asked)
    assert answer.status_code == 404
    assert answer.json()["error"] == pseudo("There is no such table.")


JAPANESE = {"Accept-Language": "ja"}


@pytest.mark.parametrize(
    ("method", "path", "sent", "told"),
    [
        ("POST", "/api/accounts", b'{"name": "x"}', "必要な項目「password」がありません。"),
        ("POST", "/api/accounts", b'{"name": "x", "password": "y"}', "10文字以上にしてください。"),
        (
            "POST",
            "/api/accounts",
            b'{"name": 3, "password": "y"}',
            "「str」が必要ですが、「int」です。",
        ),
        ("POST", "/api/tokens", b'{"label": "x", "scopes": []}', "1つ以上指定してください。"),
        (
            "POST",
            "/api/tokens",
            b'{"label": "x", "scopes": ["read", "play", "host", "read"]}',
            "3つまで指定できます。",
        ),
        (
            "POST",
            "/api/tokens",
            b'{"label": "x", "scopes": ["all"]}',
            "'all'という値は使えません。",
        ),
        ("POST", "/api/accounts", b"{", "リクエストがJSONではありません"),
        ("GET", "/api/nowhere", b"", "そのアドレスはありません。"),
        ("PUT", "/api/me", b"", "このアドレスではその操作はできません。"),
        ("POST", "/api/accounts", b" " * 9_000_000, "リクエストが大きすぎます。"),
    ],
)
def test_what_is_wrong_with_a_request_itself_is_told_in_a_language(
    stranger: Client, method: str, path: str, sent: bytes, told: str
) -> None:
    answer = stranger.http.request(method, path, content=sent, headers=JAPANESE)
    assert told in answer.json()["detail"]
    english = stranger.http.request(method, path, content=sent)
    assert english.status_code == answer.status_code
    assert english.json()["detail"].isascii()
    for theirs in ("Expected", "Object", "Invalid", "enum"):
        assert theirs not in english.json()["detail"], "not in the framework's words"
