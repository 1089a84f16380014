"""The OpenAPI document is exact: what it promises is what is answered."""

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings

from tests.server.client import Client
from tests.server.doorstep import begun, served
from tests.server.doorstep import settings as server_settings


def test_the_document_describes_every_question_and_every_answer(me: Client) -> None:
    document = me.http.get("/schema").json()
    assert document["openapi"].startswith("3.")
    assert me.http.get("/schema/openapi.json").json() == document
    look = document["components"]["schemas"]["Look"]["properties"]
    assert {"seat", "seq", "waiting", "prompt", "options", "scene", "version"} <= set(look)
    decisions = document["paths"]["/api/tables/{table_id}/decisions"]["post"]["responses"]
    assert {"200", "400", "401", "403", "409", "422", "429"} <= set(decisions)
