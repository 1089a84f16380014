"""Threat 18: passwords and sessions."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import Type

from tercio.server.guard.limits import Limits
from tercio.server.people.identity import COOKIE, SESSION_DAYS
from tests.server.cheap_passwords import DEAR
from tests.server.client import Answered, Client
from tests.server.doorstep import edit, select, served, settings

House = tuple[str, Path]


@pytest.fixture(scope="module")
def house(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    wanted = settings(tmp_path_factory.mktemp("accounts"), mode="hosted")
    with served(wanted) as url:
        with Client(url) as client:
            client.sign_up("dora")
        yield url, wanted.key_file.parent


def _column(folder: Path, query: str) -> list[str]:
    return [str(value) for (value,) in select(folder, query)]


def test_to_guess_passwords_is_dear() -> None:
    """Tests hash at no cost; what people get is at least what OWASP asks of argon2id."""
    assert DEAR.type is Type.ID
    assert DEAR.memory_cost >= 19 * 1024
    assert DEAR.time_cost >= 2


def test_a_password_is_stored_as_argon2id_and_a_session_as_a_digest(house: House) -> None:
    url, folder = house
    with Client(url) as dora:
        dora.log_in("dora")
        cookie = dora.http.cookies[COOKIE]
        token = dora.token()
    stored = _column(folder, "SELECT password FROM accounts WHERE name = 'dora'")
    assert stored[0].startswith("$argon2id$")
    assert cookie not in _column(folder, "SELECT digest FROM sessions")
    assert token not in _column(folder, "SELECT digest FROM tokens")


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(house: House) -> None:
    url, _ = house
    with Client(url) as dora:
        body = {"name": "dora", "password": "correct horse battery"}
        sent = dora.http.post("/api/session", json=body).headers["set-cookie"].lower()
    assert "httponly" in sent
    assert "samesite=strict" in sent
    assert "path=/" in sent


def test_over_tls_the_cookie_is_never_sent_in_the_clear(tmp_path: Path) -> None:
    wanted = settings(tmp_path, mode="hosted", origin="https://tercio.example")
    with served(wanted) as url, Client(url) as client:
        headers = {"host": "tercio.example", "origin": "https://tercio.example"}
        body = {"name": "emil", "password": "correct horse battery"}
        answer = client.http.post("/api/accounts", json=body, headers=headers)
        assert answer.status_code == 201
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert "max-age" in answer.headers["strict-transport-security"]
        assert client.http.get("/api/me", headers={"host": "other.example"}).status_code == 400


def test_logging_in_begins_a_new_session_and_ends_the_old_one(house: House) -> None:
    url, _ = house
    with Client(url) as dora, Client(url) as thief:
        dora.log_in("dora")
        stolen = dora.http.cookies[COOKIE]
        dora.log_in("dora")
        assert dora.http.cookies[COOKIE] != stolen
        thief.http.cookies.set(COOKIE, stolen)
        assert thief.me().account is None


def test_logging_out_ends_the_session_on_the_server(house: House) -> None:
    url, _ = house
    with Client(url) as dora, Client(url) as thief:
        dora.log_in("dora")
        thief.http.cookies.set(COOKIE, dora.http.cookies[COOKIE])
        assert thief.me().account is not None
        dora.log_out()
        assert thief.me().account is None
        assert dora.me().account is None


def test_a_session_ends_by_itself(house: House) -> None:
    url, folder = house
    with Client(url) as dora:
        dora.log_in("dora")
        long_ago = time.time() - SESSION_DAYS * 86400 - 60
        edit(folder, "UPDATE sessions SET seen_at = :then", then=long_ago)
        assert dora.me().account is None


def test_a_wrong_name_and_a_wrong_password_cannot_be_told_apart(house: House) -> None:
    url, _ = house
    with Client(url) as client:
        answers = []
        seconds = []
        for name in ("dora", "nobody at all"):
            began = time.perf_counter()
            with pytest.raises(Answered) as caught:
                client.log_in(name, "a wrong password")
            seconds.append(time.perf_counter() - began)
            answers.append((caught.value.status, caught.value.response.content))
        assert answers[0] == answers[1]
        assert max(seconds) < 20 * min(seconds), "both verify a hash"


def test_the_local_account_cannot_be_logged_in_to(house: House) -> None:
    url, _ = house
    with Client(url) as client:
        for name in ("You", "local", ""):
            with pytest.raises(Answered) as caught:
                client.log_in(name, "")
            assert caught.value.status == 403


def test_guessing_is_slowed_down_for_everybody_who_tries(tmp_path: Path) -> None:
    wanted = settings(tmp_path, mode="hosted", limit_scale=1.0)
    with served(wanted) as url, Client(url) as client:
        client.sign_up("fred")
        statuses = []
        for n in range(12):
            with pytest.raises(Answered) as caught:
                client.log_in("fred", f"guess {n}")
            statuses.append(caught.value.status)
        assert statuses[0] == 403
        assert statuses[-1] == 429


def test_who_guesses_elsewhere_does_not_lock_the_owner_out(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[str] = []
    monkeypatch.setattr(Limits, "spend", lambda self, who, *rate: spent.append(who))
    with Client(house[0]) as client, pytest.raises(Answered):
        client.log_in("DORA", "a guess")
    logins = [who for who in spent if "login" in who]
    assert "login as dora from 127.0.0.1" in logins
    assert all("127.0.0.1" in who for who in logins), "nothing is counted for the name alone"


@pytest.mark.parametrize(
    "name",
    [
        "d\N{CYRILLIC SMALL LETTER O}ra",
        "d0ra",
        "dor\N{GREEK SMALL LETTER ALPHA}",
        "d\N{LATIN SMALL LETTER O WITH DIAERESIS}ra",
        "do ra",
    ],
)
def test_nobody_passes_for_somebody_else_by_letters_that_look_alike(
    house: House, name: str
) -> None:
    with Client(house[0]) as client, pytest.raises(Answered) as caught:
        client.sign_up(name)
    assert (caught.value.status, caught.value.error) == (
        409,
        "Somebody has a name that looks the same.",
    )


def test_capitals_are_no_other_name_at_the_door(house: House) -> None:
    with Client(house[0]) as client:
        client.sign_up("Illya")
    with Client(house[0]) as client:
        assert client.log_in("ILLYA").account is not None
    with Client(house[0]) as client, pytest.raises(Answered):
        client.sign_up("lllya")


def test_a_token_makes_no_tokens(house: House) -> None:
    url, _ = house
    with Client(url) as dora:
        dora.log_in("dora")
        with Client(url, dora.token()) as program, pytest.raises(Answered) as caught:
            program.token()
    assert caught.value.status == 403
    assert "log in" in caught.value.error


@pytest.mark.parametrize("name", ["dora", "DORA", "\uff44ora", " dora "])
def test_names_that_look_alike_are_one(house: House, name: str) -> None:
    url, _ = house
    with Client(url) as client:
        with pytest.raises(Answered) as caught:
            client.sign_up(name)
        assert caught.value.status == 409


@pytest.mark.parametrize(
    ("name", "password"),
    [("gina", "short"), ("", "long enough for all"), ("gi\x00na", "long enough for all")],
)
def test_bad_credentials_make_no_account(house: House, name: str, password: str) -> None:
    url, _ = house
    with Client(url) as client:
        with pytest.raises(Answered) as caught:
            client.sign_up(name, password)
        assert caught.value.status == 400


def test_a_token_that_was_revoked_opens_nothing(house: House) -> None:
    url, _ = house
    with Client(url) as dora:
        dora.log_in("dora")
        for _ in range(2):
            with Client(url, dora.token()) as program:
                assert program.me().account is not None
                assert dora.http.delete("/api/tokens").status_code == 200
                with pytest.raises(Answered) as caught:
                    program.me()
                assert caught.value.status == 401


def test_a_local_server_has_no_accounts(me: Client) -> None:
    assert me.me().mode == "local"
    with pytest.raises(Answered) as caught:
        me.sign_up("hugo")
    assert caught.value.status == 409
