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
