"""Threat 18: what opens an account is seen by its owner, changed by its owner, and ended."""

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercio.server.http.wire.accounts import MyAccount, TokenInfo
from tercio.server.people.identity import COOKIE
from tests.server.client import Answered, Client
from tests.server.doorstep import begun, edit, select, served, settings

_numbers = itertools.count(22)
OLD, NEW = "correct horse battery", "staple of another horse"


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("keys")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder, mode="hosted")) as url:
        yield url


@pytest.fixture
def dora(url: str) -> Iterator[Client]:
    """Somebody else in every test."""
    with Client(url) as client:
        client.sign_up(f"dora the {next(_numbers)}nd")
        yield client


def _name(client: Client) -> str:
    account = client.me().account
    assert account is not None
    return account.name


def _mine(client: Client) -> MyAccount:
    return client.ask("GET", "/account", MyAccount)


def _change(client: Client, old: str, new: str) -> MyAccount:
    return client.ask("PUT", "/account/password", MyAccount, json={"old": old, "new": new})


def _refusal(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:
    with pytest.raises(Answered) as caught:
        client.ask(method, path, dict, **more)
    return caught.value.status, caught.value.error


def test_a_new_password_takes_the_old_one_and_logs_other_browsers_out(
    url: str, dora: Client
) -> None:
    name = _name(dora)
    with Client(url) as elsewhere, Client(url) as later:
        elsewhere.log_in(name, OLD)
        assert len(_change(dora, OLD, NEW).sessions) == 1
        assert elsewhere.me().account is None
        assert dora.me().account is not None, "who changes it stays"
        assert _refusal(later, "POST", "/session", json={"name": name, "password": OLD})[0] == 403
        assert later.log_in(name, NEW).account is not None


def test_without_the_old_password_nothing_changes(url: str, dora: Client) -> None:
    body = {"old": "not my password", "new": NEW}
    assert _refusal(dora, "PUT", "/account/password", json=body) == (403, "The password is wrong.")
    body = {"old": OLD, "new": "short"}
    assert _refusal(dora, "PUT", "/account/password", json=body)[0] == 400
    with Client(url) as later:
        assert later.log_in(_name(dora), OLD).account is not None


def test_who_guesses_the_password_at_an_open_browser_is_slowed_down(tmp_path: Path) -> None:
    with served(settings(tmp_path, mode="hosted", limit_scale=1.0)) as url, Client(url) as emil:
        emil.sign_up("emil")
        body = {"old": "a guess", "new": NEW}
        found = [_refusal(emil, "PUT", "/account/password", json=body)[0] for _ in range(12)]
        assert (found[0], found[-1]) == (403, 429)


def test_browsers_are_listed_and_logged_out_one_by_one_or_all(url: str, dora: Client) -> None:
    name = _name(dora)
    with Client(url) as phone, Client(url) as laptop:
        phone.http.headers["user-agent"] = "Telephone/1.0"
        phone.log_in(name)
        laptop.log_in(name)
        listed = _mine(dora).sessions
        assert len(listed) == 3
        assert [each.is_this for each in listed].count(True) == 1
        (lost,) = (each for each in listed if each.agent == "Telephone/1.0")
        left = dora.ask("DELETE", f"/account/sessions/{lost.key}", MyAccount).sessions
        assert lost.key not in [each.key for each in left]
        assert phone.me().account is None
        assert laptop.me().account is not None
        assert dora.ask("DELETE", "/account/sessions", MyAccount).sessions[0].is_this
        assert laptop.me().account is None
        assert dora.me().account is not None


def test_nobody_ends_what_is_somebody_elses(url: str, dora: Client) -> None:
    dora.token("mine")
    mine = _mine(dora)
    with Client(url) as other:
        other.sign_up(f"{_name(dora)} neighbour")
        for path in (f"/account/sessions/{mine.sessions[0].key}", f"/tokens/{mine.tokens[0].key}"):
            assert _refusal(other, "DELETE", path)[0] == 404
    assert _mine(dora) == mine


def test_what_lists_name_opens_nothing(url: str, dora: Client) -> None:
    token = dora.token("mine")
    mine = _mine(dora)
    assert token not in str(mine)
    assert dora.http.cookies[COOKIE] not in str(mine)
    for key in (mine.sessions[0].key, mine.tokens[0].key):
        with Client(url, key) as thief, pytest.raises(Answered) as caught:
            thief.me()
        assert caught.value.status == 401


def test_a_token_says_its_name_what_it_opens_and_when_it_was_used(
    url: str, folder: Path, dora: Client
) -> None:
    body = {"label": "my watcher", "scopes": ["read", "read"]}
    token = dora.ask("POST", "/tokens", TokenInfo, json=body).token
    (listed,) = _mine(dora).tokens
    assert (listed.label, listed.scopes, listed.used_at) == ("my watcher", ("read",), None)
    with Client(url, token) as program:
        program.me()
        first = _mine(dora).tokens[0].used_at
        assert first is not None
        program.me()
        assert _mine(dora).tokens[0].used_at == first, "to the hour"
        edit(folder, "UPDATE tokens SET used_at = 1.0 WHERE label = 'my watcher'")
        program.me()
        assert (_mine(dora).tokens[0].used_at or 0) >= first
        assert dora.ask("DELETE", f"/tokens/{listed.key}", MyAccount).tokens == ()
        assert _refusal(program, "GET", "/me")[0] == 401


def test_a_token_that_plays_does_not_invite(url: str, dora: Client) -> None:
    """One endpoint serves everybody who sits, and the host of the table."""
    id = begun(dora, "me", "bot:random")
    for scopes, status in ((["play"], 403), (["play", "host"], 200)):
        body = {"label": "bot", "scopes": scopes}
        token = dora.ask("POST", "/tokens", TokenInfo, json=body).token
        with Client(url, token) as program:
            answer = program.http.post(f"/api/tables/{id}/seats/gonzaga/invite", json={})
            assert answer.status_code == status, answer.text


@pytest.mark.parametrize("scopes", [[], ["everything"], ["read"] * 4, "read"])
def test_a_token_has_scopes_that_there_are(dora: Client, scopes: Any) -> None:
    assert _refusal(dora, "POST", "/tokens", json={"label": "x", "scopes": scopes})[0] == 400
    assert _mine(dora).tokens == ()


def test_a_token_from_before_there_were_scopes_opens_what_it_opened(folder: Path, url: str) -> None:
    assert select(folder, "SELECT 1 FROM links") == []
    with Client(url) as client:
        client.sign_up("an old hand")
        token = client.token()
        edit(folder, "UPDATE tokens SET scopes = 'read play host', used_at = NULL")
        with Client(url, token) as program:
            assert begun(program, "me", "bot:random")


def test_a_locked_account_is_shut_for_browsers_and_programs(
    url: str, folder: Path, dora: Client
) -> None:
    name = _name(dora)
    with Client(url, dora.token()) as program, Client(url) as later:
        edit(folder, "UPDATE accounts SET locked_at = 1.0 WHERE name = :name", name=name)
        assert dora.me().account is None
        assert _refusal(program, "GET", "/me")[0] == 401
        body = {"name": name, "password": OLD}
        assert "locked" in _refusal(later, "POST", "/session", json=body)[1]
        body = {"name": name, "password": "wrong"}
        assert "locked" not in _refusal(later, "POST", "/session", json=body)[1]


def test_a_local_server_has_no_password_to_change(me: Client) -> None:
    assert _refusal(me, "PUT", "/account/password", json={"old": "", "new": NEW})[0] == 409
    assert _mine(me).sessions == ()
