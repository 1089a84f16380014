"""Threat 25: odd paths, hosts and numbers are refused in a sentence, and the log stays ours."""

import logging
import stat
from pathlib import Path

import httpx
import pytest

from tercio.server.live.vocabulary import words_of
from tests.server.client import PATIENCE, Client
from tests.server.doorstep import begun, served, settings

PATHS = [
    "/%00",
    "/%00.js",
    "/" + 300 * "x",
    "/" + 300 * "x" + ".js",
    "/assets/" + 5000 * "y",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%ff%fe",
    "/api/%00",
    "/api/tables/%00/look",
    "/api/tables/" + 300 * "x",
    "/api/tables/%0d%0aINFO%20forged/look",
    "/api/tables/none/why?ref=%00&seat=%00",
    "//evil.example/",
    "/?" + 8000 * "q",
]
HOSTS = ["[", "]", "[::1", "a b", "", "127.0.0.1:99999999", "\xff", 4000 * "h"]


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.WARNING)
    return caplog


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
def test_an_odd_path_is_not_found_and_breaks_nothing(
    local: str, path: str, logged: pytest.LogCaptureFixture
) -> None:
    answer = httpx.get(f"{local}{path}", timeout=PATIENCE)
    assert answer.status_code < 500
    assert "Traceback" not in answer.text
    assert not [each for each in logged.records if each.name.startswith("tercio")]


@pytest.mark.parametrize("host", HOSTS, ids=lambda host: repr(host[:12]))
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_an_odd_host_is_refused(
    local: str, hosted: str, host: str, method: str, logged: pytest.LogCaptureFixture
) -> None:
    for url in (local, hosted):
        headers = {b"host": host.encode("latin-1"), b"origin": b"http://x"}
        answer = httpx.request(method, f"{url}/api/tables", headers=headers)
        assert answer.status_code < 500, answer.text
    assert not [each for each in logged.records if each.name.startswith("tercio")]


def test_a_page_of_the_other_scheme_is_a_foreign_page(local: str, hosted: str) -> None:
    for url in (local, hosted):
        headers = {"origin": url.replace("http://", "https://")}
        answer = httpx.post(
            f"{url}/api/tables", json={"game": "primer"}, headers=headers, timeout=PATIENCE
        )
        assert answer.status_code == 403


def test_what_breaks_is_one_escaped_line_of_bounded_length(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("as if")

    monkeypatch.setattr("tercio.server.live.tables.Tables.open", broken)
    with served(settings(tmp_path)) as url:
        forged = "%0d%0a2026-01-01%20INFO%20all%20is%20well"
        for id in (forged, "x" * 20 + forged):
            assert httpx.get(f"{url}/api/tables/{id}/look", timeout=PATIENCE).status_code == 500
    lines = [each.getMessage() for each in caplog.records if "broke down" in each.getMessage()]
    assert len(lines) == 2
    assert all("\n" not in line and "\r" not in line and len(line) < 300 for line in lines)


def test_what_is_remembered_by_language_is_remembered_by_few(me: Client) -> None:
    id = begun(me)
    before = words_of.cache_info().currsize
    for n in range(200):
        headers = {"accept-language": f"{n:x}" + 2000 * "x"}
        assert me.http.get(f"/api/tables/{id}/look", headers=headers).status_code == 200
        assert me.http.get(f"/api/tables/{id}/look?lang=x{n}").status_code == 200
    assert words_of.cache_info().currsize <= before + 1


@pytest.mark.parametrize("seq", ["1.0", "1e0", "true", "null", "-1", "1e400", '"1"', '""', "[1]"])
def test_a_sequence_number_is_a_whole_number(me: Client, seq: str) -> None:
    id = begun(me)
    body = f'{{"seat": "colonna", "key": "bid.1", "seq": {seq}}}'
    headers = {"content-type": "application/json"}
    answer = me.http.post(f"/api/tables/{id}/decisions", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"].startswith("seq: "), answer.text
    assert me.look(id, "colonna").seq == 1


@pytest.mark.parametrize("field", ['"players": "2"', '"players": 2.0', '"listed": "true"'])
def test_every_question_is_read_to_the_letter(me: Client, field: str) -> None:
    headers = {"content-type": "application/json"}
    body = f'{{"game": "primer", {field}}}'
    answer = me.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    name = field.split('"')[1]
    assert answer.json()["error"].startswith(f"{name}: It must be of the type "), answer.text


def test_nobody_else_can_read_what_the_server_keeps(tmp_path: Path) -> None:
    wanted = settings(tmp_path)
    if isinstance(wanted.database, Path):
        wanted.database.touch(0o644)
    with served(wanted) as url, Client(url) as me:
        begun(me)
        files = list(tmp_path.iterdir())
        assert files
        for file in files:
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
