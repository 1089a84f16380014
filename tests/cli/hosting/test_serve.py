import importlib.util
from pathlib import Path

import pytest

from tests.cli.desk import refusal

ADDRESSES = {
    "mysql://localhost/tercio": "not in mysql",
    "sqlite:///tercio.db": "not in sqlite",
    "postgresql+psycopg2://me@localhost/tercio": "not in postgresql+psycopg2",
    "postgresql://me@localhost:port/tercio": "not the address of a database",
    "postgresql+psycopg://me:secret@localhost": "names no database",
}


@pytest.mark.parametrize("address", ADDRESSES)
def test_the_address_of_a_database_is_not_taken_for_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    """Nothing is made under its name either, and no password is told."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    sentence = refusal("serve", "--port", "0", "--database", address)
    assert ADDRESSES[address] in sentence
    assert "secret" not in sentence
    assert not list(tmp_path.iterdir())


def test_a_database_that_is_not_there_is_named_without_its_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    address = "postgresql+psycopg://me:secret@127.0.0.1:1/tercio"
    sentence = refusal("serve", "--port", "0", "--database", address)
    assert "Cannot use postgresql+psycopg://me:***@127.0.0.1:1/tercio" in sentence
    assert "refused" in sentence
    assert "secret" not in sentence


def test_a_proxy_is_named_by_its_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    sentence = refusal("serve", "--hosted", "--proxy", "caddy")
    assert sentence == "A proxy is named by its address or network; 'caddy' is neither."


MAIL = ("--smtp-host", "mail.example.org", "--mail-from", "tercio@example.org")
HALF_SAID = {
    ("--smtp-host", "mail.example.org"): "--mail-from",
    ("--smtp-host", "mail.example.org", "--mail-from", "tercio"): "--mail-from",
    MAIL: "--origin",
    (*MAIL, "--origin", "tercio.example"): "--origin",
    (*MAIL, "--origin", "https://tercio.example", "--smtp-user", "me"): "needs a file",
}


@pytest.mark.parametrize("said", HALF_SAID)
def test_who_wants_mail_says_all_that_it_takes(
    monkeypatch: pytest.MonkeyPatch, said: tuple[str, ...]
) -> None:
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    assert HALF_SAID[said] in refusal("serve", "--hosted", *said)


def test_a_password_does_not_travel_in_the_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    (tmp_path / "password").write_text("secret")
    login = ("--smtp-user", "me", "--smtp-password-file", str(tmp_path / "password"))
    more = ("--origin", "https://tercio.example", "--smtp-tls", "none", *login)
    assert "in the open" in refusal("serve", "--hosted", *MAIL, *more)


@pytest.mark.parametrize("said", ["--push", "TERCIO_PUSH"])
@pytest.mark.parametrize("origin", ["http://tercio.example", "http://localhost:8000"])
def test_a_site_whose_messages_browsers_do_not_take_is_refused_before_anything_is_served(
    said: str, origin: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Push services want to know an https site; each message would be tried again for two days."""
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    at = ("--hosted", "--port", "0", "--database", tmp_path / "tercio.db", "--origin", origin)
    if said == "--push":
        told = refusal("serve", *at, "--push")
    else:
        monkeypatch.setenv(said, "1")
        told = refusal("serve", *at)
    assert "--origin has to begin with https://" in told
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("wish", "part"),
    [
        (("--smtp-host", "mail.example", "--mail-from", "t@mail.example"), "aiosmtplib"),
        (("--push",), "pywebpush"),
        (("--webhooks",), "apprise"),
    ],
)
def test_whoever_wants_messages_without_their_part_is_told_before_anything_is_served(
    wish: tuple[str, ...], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tercio.server.workers.serve", lambda *_: pytest.fail("it serves"))
    there = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == part else there(name)
    )
    at = ("--hosted", "--origin", "https://tercio.example", "--port", "0")
    told = refusal("serve", *at, "--database", tmp_path / "tercio.db", *wish)
    assert part in told
    assert "pip install 'tercio[messages]'" in told
    assert not list(tmp_path.iterdir())
