"""The document tells of every operation what it does, who may ask, and what may be refused."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.client import PATIENCE, Client
from tests.server.doorstep import begun

PROBLEM = "application/problem+json"
ROOMS = {"people", "lobby", "play", "records", "messages"}


def operations(document: Any) -> Iterator[tuple[str, Any]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method} {path}", operation


@pytest.fixture(scope="module")
def document(local: str) -> Any:
    return httpx.get(f"{local}/schema/openapi.json", timeout=PATIENCE).json()


def test_every_operation_is_described_and_has_its_tag(document: Any) -> None:
    lacking = [
        name
        for name, each in operations(document)
        if not each.get("description") or not set(each.get("tags", ())) & ROOMS
    ]
    assert not lacking


def test_every_operation_has_a_version(document: Any) -> None:
    assert document["paths"]
    assert all(path.startswith("/api/v1/") for path in document["paths"])


def test_every_operation_tells_what_may_be_refused(document: Any) -> None:
    for name, each in operations(document):
        refused = {status: told for status, told in each["responses"].items() if status >= "400"}
        assert {"400", "401", "403", "404", "409", "422", "429", "503"} <= set(refused), name
        assert all(list(told["content"]) == [PROBLEM] for told in refused.values()), name


def test_it_says_who_may_ask(document: Any) -> None:
    schemes = document["components"]["securitySchemes"]
    assert schemes["token"]["scheme"] == "bearer"
    assert schemes["session"]["in"] == "cookie"
    assert {name for each in document["security"] for name in each} == set(schemes)


def test_paths_are_understood_with_their_version_and_without(me: Client) -> None:
    id = begun(me)
    for path in ("me", "tables", f"tables/{id}", f"tables/{id}/look?seat=colonna"):
        old, new = (me.http.get(f"{api}/{path}") for api in ("/api", "/api/v1"))
        assert new.status_code == 200
        assert new.json() == old.json()


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/v1/tables/none", 404),
        ("GET", "/api/v1/nothing", 404),
        ("DELETE", "/api/v1/catalog", 405),
        ("POST", "/api/v1/tables", 400),
        ("GET", "/api/v1/tables/none/log?since=x", 400),
    ],
)
def test_whatever_is_refused_is_told_as_problem_details(
    me: Client, method: str, path: str, status: int
) -> None:
    answer = me.http.request(method, path)
    assert answer.status_code == status
    assert answer.headers["content-type"].partition(";")[0] == PROBLEM
    told = answer.json()
    assert told["status"] == status
    assert told["type"] == "about:blank"
    assert told["title"]
    assert told["detail"] == told["error"] != ""


def test_a_stale_decision_is_one_too_with_the_look(me: Client) -> None:
    id = begun(me)
    seq = me.look(id, "colonna").seq
    me.decide(id, "colonna", "bid.1", seq)
    body = {"seat": "colonna", "key": "bid.1", "seq": seq}
    answer = me.http.post(f"/api/v1/tables/{id}/decisions", json=body)
    assert answer.status_code == 409
    assert answer.headers["content-type"].partition(";")[0] == PROBLEM
    assert answer.json()["look"]["version"] == me.look(id, "colonna").version
