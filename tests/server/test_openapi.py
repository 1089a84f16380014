"""The OpenAPI document is exact: what it promises is what is answered."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.client import PATIENCE, Client
from tests.server.doorstep import begun, served
from tests.server.doorstep import settings as server_settings
from tests.server.log_lines import Lines, one_line_at_most

_SOME = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def described(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The document of a server that has a game to offer."""
    with served(server_settings(tmp_path_factory.mktemp("openapi"))) as url, Client(url) as me:
        id = begun(me)
        yield schemathesis.openapi.from_url(f"{url}/schema/openapi.json"), id


def test_every_answer_is_one_that_the_document_promises(described: Any) -> None:
    document, id = described
    origin = document.get_base_url().rstrip("/")
    asked = []
    for found in document.get_all_operations():
        operation = found.ok()

        @_SOME
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            _at_the_table(case, id)
            if "seat" in (case.query or {}):
                case.query["seat"] = "colonna"
            if case.operation.path.endswith("/events"):
                _check_events(case, origin)
                return
            # Whether the rules of a game accept what is well formed, no document can tell.
            case.call_and_validate(
                headers={"origin": origin}, excluded_checks=[positive_data_acceptance]
            )

        check()
        asked.append(operation.label)
    assert len(asked) > 25, asked


def test_what_the_document_forbids_is_refused_and_breaks_nothing(
    described: Any, lines: Lines
) -> None:
    document, id = described
    origin = document.get_base_url().rstrip("/")
    asked = []
    for found in document.get_all_operations():
        operation = found.ok()
        if not _forbids_anything(operation):
            continue

        @_SOME
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def check(case: Any) -> None:
            _at_the_table(case, id)
            lines.taken()
            if case.operation.path.endswith("/events"):
                _check_events(case, origin)
                return
            answer = case.call(headers={"origin": origin})
            assert answer.status_code < 500, answer.text
            assert not (problem := one_line_at_most(lines.taken())), problem

        check()
        asked.append(operation.label)
    assert len(asked) > 20, asked


def _at_the_table(case: Any, id: str) -> None:
    """A table that is there has more to say than one that is not."""
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = id


def _forbids_anything(operation: Any) -> bool:
    """Any bytes may be a save, and any few letters the name of a table."""
    takes_json = any(body.media_type == "application/json" for body in operation.body)
    return takes_json or bool(operation.query)


def _check_events(case: Any, origin: str) -> None:
    """A stream never ends: its beginning is asked for, and compared with what is promised."""
    asked = case.as_transport_kwargs(base_url=origin)
    request = httpx.Request(
        asked["method"], asked["url"], params=asked["params"], headers={"origin": origin}
    )
    with httpx.Client(timeout=PATIENCE) as client:
        response = client.send(request, stream=True)
        kind = response.headers["content-type"].partition(";")[0]
        promised = case.operation.definition.raw["responses"]
        assert str(response.status_code) in promised, response.status_code
        assert kind in promised[str(response.status_code)]["content"], kind
        if response.status_code == 200:
            assert next(response.iter_lines()).startswith("event: ")
        response.close()


def test_the_document_describes_every_question_and_every_answer(me: Client) -> None:
    document = me.http.get("/schema").json()
    assert document["openapi"].startswith("3.")
    assert me.http.get("/schema/openapi.json").json() == document
    look = document["components"]["schemas"]["Look"]["properties"]
    assert {"seat", "seq", "waiting", "prompt", "options", "scene", "version"} <= set(look)
    decisions = document["paths"]["/api/v1/tables/{table_id}/decisions"]["post"]["responses"]
    assert {"200", "400", "401", "403", "409", "422", "429"} <= set(decisions)
