"""Threat 18: a lost password comes back by mail, to its owner and to nobody else."""

import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from tercio.server.http.wire.accounts import MyAccount
from tercio.server.people.mailing import SECONDS
from tercio.server.settings import Post
from tests.server.client import Answered, Client
from tests.server.doorstep import edit, select, served, settings
from tests.server.letterbox import letterbox, text_of

OLD, NEW = "correct horse battery", "staple of another horse"
NOWHERE = Post(host="127.0.0.1", port=1, tls="none", sender="tercio@tercio.example")
"""Nobody takes mail there: what is on its way stays to be read."""
_numbers = itertools.count(31)


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("forgotten")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder, mode="hosted", post=NOWHERE)) as url:
        yield url


@pytest.fixture
def emil(url: str, folder: Path) -> Iterator[Client]:
    """Somebody else in every test, with an address."""
    with Client(url) as client:
        client.sign_up(f"emil the {next(_numbers)}st")
        _confirm(client, _links(folder, _ask_for(client, _address(client)))[-1])
        yield client


def _name(client: Client) -> str:
    account = client.me().account
    assert account is not None
    return account.name


def _address(client: Client) -> str:
    return f"{_name(client).replace(' ', '.')}@example.org"


def _mine(client: Client) -> MyAccount:
    return client.ask("GET", "/account", MyAccount)


def _ask_for(client: Client, address: str) -> str:
    body = {"email": address, "password": OLD}
    assert client.ask("PUT", "/account/email", MyAccount, json=body).email_waiting == address
    return address


def _confirm(client: Client, link: str) -> int:
    body = {"word": link.rpartition("/")[2]}
    return client.http.post("/api/account/email/confirm", json=body).status_code


def _forgot(client: Client, who: str) -> tuple[int, bytes]:
    answer = client.http.post("/api/account/resets", json={"who": who})
    return answer.status_code, answer.content


def _reset(client: Client, link: str, password: str = NEW) -> int:
    body = {"word": link.rpartition("/")[2], "password": password}
    return client.http.put("/api/account/resets", json=body).status_code


def _mails(folder: Path, address: str) -> list[tuple[str, dict[str, Any]]]:
    """What is on its way to an address: the kind of each, and what it says."""
    rows = select(
        folder, "SELECT kind, body FROM outbox WHERE address = :to ORDER BY id", to=address
    )
    return [(kind, json.loads(body) if isinstance(body, str) else body) for kind, body in rows]


def _links(folder: Path, address: str) -> list[str]:
    return [body["path"] for _, body in _mails(folder, address) if body["path"]]


def test_a_password_is_chosen_anew_by_the_link_once_and_everybody_is_logged_out(
    url: str, folder: Path, emil: Client
) -> None:
    name, address = _name(emil), _address(emil)
    with Client(url) as stranger:
        assert _forgot(stranger, name.upper())[0] == 204
        link = _links(folder, address)[-1]
        assert link.startswith("/#/reset/")
        assert _reset(stranger, link, "short") == 400
        assert _reset(stranger, link) == 204
        assert emil.me().account is None, "whoever was logged in is logged out"
        assert _reset(stranger, link, "and another password") == 403, "it opens once"
        assert stranger.log_in(name, NEW).account is not None
    assert _mails(folder, address)[-1][0] == "password-changed"


def test_the_word_of_a_link_is_stored_as_a_digest_and_opens_only_its_own_door(
    url: str, folder: Path, emil: Client
) -> None:
    with Client(url) as stranger:
        _forgot(stranger, _address(emil))
        link = _links(folder, _address(emil))[-1]
        word = link.rpartition("/")[2]
        assert all(word not in row[0] for row in select(folder, "SELECT digest FROM links"))
        assert _confirm(stranger, link) == 403
        (stored,) = (
            row[0]
            for row in select(folder, "SELECT digest FROM links WHERE kind = 'password'")
            if row
        )
        assert _reset(stranger, f"/{stored}") == 403


def test_a_link_is_short_lived_and_a_newer_one_ends_it(
    url: str, folder: Path, emil: Client
) -> None:
    address = _address(emil)
    with Client(url) as stranger:
        _forgot(stranger, address)
        _forgot(stranger, address)
        (old,) = (link for link in _links(folder, address) if "reset" in link)  # one for a while
        waited = SECONDS["password"] - 600
        edit(
            folder,
            "UPDATE links SET until = :then WHERE kind = 'password'",
            then=time.time() + waited,
        )
        _forgot(stranger, address)
        new = _links(folder, address)[-1]
        assert new != old
        assert _reset(stranger, old) == 403
        edit(folder, "UPDATE links SET until = :then WHERE kind = 'password'", then=time.time() - 1)
        assert _reset(stranger, new) == 403
    assert emil.me().account is not None, "nothing was changed"


def test_nobody_learns_whether_there_is_an_account(url: str, folder: Path, emil: Client) -> None:
    with Client(url) as plain, Client(url) as stranger:
        plain.sign_up(f"{_name(emil)} without mail")
        asked = (
            _name(emil),
            "nobody at all",
            f"{_name(emil)} without mail",
            "no@example.org",
            "local",
        )
        answers = {_forgot(stranger, who) for who in asked}
        assert answers == {(204, b"")}
    waiting = {row[0] for row in select(folder, "SELECT address FROM outbox")}
    assert "no@example.org" not in waiting


def test_an_address_counts_when_it_is_confirmed_and_the_old_one_hears_of_it(
    url: str, folder: Path, emil: Client
) -> None:
    old, new = _address(emil), f"new.{_address(emil)}"
    _ask_for(emil, new)
    assert _mine(emil).email == old
    with Client(url) as another_browser:
        link = _links(folder, new)[-1]
        assert _confirm(another_browser, link) == 204
        assert _confirm(another_browser, link) == 403
    assert (_mine(emil).email, _mine(emil).email_waiting) == (new, "")
    assert _mails(folder, old)[-1][0] == "address-changed"
    body = {"email": "", "password": OLD}
    assert emil.ask("PUT", "/account/email", MyAccount, json=body).email is None


@pytest.mark.parametrize(
    "address", ["nobody", "a@b", "a b@example.org", "a@example.org\nBcc: x@example.org", "a@b@c.de"]
)
def test_what_is_no_address_is_refused(emil: Client, address: str) -> None:
    with pytest.raises(Answered) as caught:
        emil.ask("PUT", "/account/email", MyAccount, json={"email": address, "password": OLD})
    assert caught.value.status == 400
    assert caught.value.error == "That is no e-mail address."
    assert _mine(emil).email_waiting == ""


def test_an_address_takes_the_password(emil: Client) -> None:
    body = {"email": "thief@example.org", "password": "a guess"}
    assert emil.http.put("/api/account/email", json=body).status_code == 403
    assert _mine(emil).email_waiting == ""


def test_a_locked_account_gets_no_link(url: str, folder: Path, emil: Client) -> None:
    name, address = _name(emil), _address(emil)
    edit(folder, "UPDATE accounts SET locked_at = 1.0 WHERE name = :name", name=name)
    with Client(url) as stranger:
        assert _forgot(stranger, address)[0] == 204
    assert not [link for link in _links(folder, address) if "reset" in link]


def test_whoever_asks_for_many_mails_is_slowed_down(tmp_path: Path) -> None:
    wanted = settings(tmp_path, mode="hosted", post=NOWHERE, limit_scale=1.0)
    with served(wanted) as url, Client(url) as stranger:
        found = [_forgot(stranger, f"name {n}")[0] for n in range(12)]
    assert (found[0], found[-1]) == (204, 429)


def test_a_server_that_sends_no_mail_says_so(stranger: Client) -> None:
    assert stranger.me().mails is False
    status, said = _forgot(stranger, "anna")
    assert status == 409
    assert b"sends no mail" in said


def test_the_mail_comes_and_its_link_opens(tmp_path: Path) -> None:
    """All the way, by a real mail server."""
    come: Queue[str] = Queue()
    with letterbox() as box, served(settings(tmp_path, mode="hosted", post=box.post)) as url:
        box.taken = lambda: come.put(text_of(box.letters[-1]))
        with Client(url) as ida:
            assert ida.sign_up("ida").mails
            _ask_for(ida, "ida@example.org")
            text = come.get(timeout=30)
            (link,) = (word for word in text.split() if "/#/confirm/" in word)
            assert _confirm(ida, link) == 204
            _forgot(ida, "ida")
            text = come.get(timeout=30)
            assert "ida" in text
            (link,) = (word for word in text.split() if "/#/reset/" in word)
            assert _reset(ida, link) == 204
            assert ida.log_in("ida", NEW).account is not None
