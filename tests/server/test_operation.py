"""What those who look after a server are told: enough to sleep well, and nothing of any game."""

import json
import logging
import re
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tercio.server.guard.logs import OneLine
from tercio.server.operation import health
from tests.server.client import Client
from tests.server.doorstep import begun, play, served, settings
from tests.server.test_events import listening


def test_a_server_says_whether_it_lives_and_whether_it_can_serve(
    me: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = {"host": "10.0.0.7:8000"}
    for path in ("/health", "/ready"):
        assert me.http.get(path, headers=elsewhere).status_code == 200, "under whatever name"

    def lost(house: object) -> None:
        raise OperationalError("SELECT 1", None, Exception("gone"))

    monkeypatch.setattr(health, "_ask", lost)
    assert me.http.get("/health").status_code == 200
    answer = me.http.get("/ready")
    assert (answer.status_code, answer.text) == (503, "no database\n")


def test_numbers_count_what_happens_and_name_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health.GaugesRunner, "seconds", 0.05)
    wanted = settings(tmp_path, mode="hosted")
    with served(wanted) as url, Client(url) as anna:
        account = anna.sign_up("annabella").account
        assert account is not None
        id = begun(anna)
        before = _numbers(anna)
        play({"colonna": anna, "gonzaga": anna}, id, 5)
        anna.http.get(f"/api/tables/{id}x/look")
        anna.http.get("/assets/nothing-of-the-kind")
        with listening(anna, id, "colonna") as ear:
            ear.next()
            anna.http.get("/health")
        after = _numbers(anna)
        decided = 'tercio_decisions_total{by="player"}'
        assert after[decided] - before.get(decided, 0.0) == 5
        # Servers of the same process write to the same gauge in turn.
        assert any(_numbers(anna)["tercio_tables_in_memory"] >= 1 for _ in range(200))
        route = "/api/tables/{table_id}/look"
        assert f'tercio_requests_total{{method="GET",route="{route}",status="404"}}' in after
        told = anna.http.get("/metrics").text
        for secret in (id, account.id, "annabella", "colonna", "nothing-of-the-kind", "127.0.0.1"):
            assert secret not in told


def _numbers(client: Client) -> dict[str, float]:
    lines = client.http.get("/metrics").text.splitlines()
    pairs = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in pairs}


def test_numbers_are_for_this_machine_or_for_who_shows_the_token(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        forwarded = {"x-forwarded-for": "192.0.2.7"}
        assert me.http.get("/metrics", headers=forwarded).status_code == 404
    with served(settings(tmp_path, metrics_token="word")) as url, Client(url) as me:
        assert me.http.get("/metrics").status_code == 404
        for word, status in (("word", 200), ("another", 404)):
            shown = {"authorization": f"Bearer {word}"}
            assert me.http.get("/metrics", headers=shown).status_code == status


def test_a_line_of_the_log_is_one_line_with_its_time() -> None:
    try:
        raise ValueError("a rule\nbroke")
    except ValueError as error:
        trace = (type(error), error, error.__traceback__)
    record = logging.LogRecord("tercio.x", logging.ERROR, "", 0, "%s\nbroke", ("this",), trace)
    line = OneLine().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["at"])
    assert (told["level"], told["from"], told["message"]) == ("error", "tercio.x", "this\nbroke")
    assert "ValueError" in told["traceback"]
