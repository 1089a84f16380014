"""Coming in by OpenID Connect, against a stand-in for the server that says who people are."""

import shutil
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from joserfc.jwk import RSAKey

from tercio.server.guard.limits import LOGINS
from tercio.server.http.wire.accounts import Me
from tercio.server.settings import OpenId
from tests.server.client import PATIENCE, Answered, Client
from tests.server.doorstep import edit, inside, select, settings
from tests.server.openid_standin import CLIENT, SECRET, StandIn, standing_in


@pytest.fixture
def provider() -> Iterator[StandIn]:
    with standing_in() as stand_in:
        yield stand_in


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    """The client's page, and nothing of what it loads."""
    folder = tmp_path / "web"
    folder.mkdir()
    shutil.copy(Path(__file__).parents[2] / "web/index.html", folder)
    return folder


@pytest.fixture
def url(provider: StandIn, tmp_path: Path, pages: Path, scale: float) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    openid = OpenId(issuer=provider.url, client_id=CLIENT, secret=SECRET, name="The Club")
    origin = f"http://127.0.0.1:{port}"
    hosted = settings(
        tmp_path, mode="hosted", openid=openid, origin=origin, web=pages, limit_scale=scale
    )
    with inside(hosted, port=port) as (url, _):
        yield url


@pytest.fixture
def scale(request: pytest.FixtureRequest) -> float:
    """How many times the usual limits there are."""
    return float(getattr(request, "param", 100.0))


@pytest.fixture
def browser(url: str) -> Iterator[Client]:
    with Client(url) as client:
        yield client


def sent(browser: Client) -> str:
    """To where a browser is sent that wants to come in."""
    answer = browser.http.get("/api/oidc/begin")
    assert answer.status_code == 302
    return answer.headers["location"]


def came_back(browser: Client) -> str:
    """By way of the other server: the address of the callback."""
    return httpx.get(sent(browser), timeout=PATIENCE).headers["location"]


def come_in(browser: Client) -> httpx.Response:
    return browser.http.get(came_back(browser))


def named(browser: Client, name: str) -> Me:
    return browser.ask("POST", "/oidc/name", Me, json={"name": name})


def name_of(browser: Client) -> str | None:
    account = browser.me().account
    return None if account is None else account.name


def test_who_comes_for_the_first_time_chooses_a_name_and_is_known_from_then_on(
    browser: Client, url: str, provider: StandIn
) -> None:
    assert browser.me().openid == "The Club"
    answer = come_in(browser)
    assert (answer.status_code, answer.headers["location"]) == (302, "/#/name")
    assert name_of(browser) is None
    named(browser, "dora")
    assert name_of(browser) == "dora"
    with Client(url) as elsewhere:
        assert come_in(elsewhere).headers["location"] == "/"
        assert name_of(elsewhere) == "dora"
    provider.subject = "0002"
    with Client(url) as another:
        assert come_in(another).headers["location"] == "/#/name"
        assert named(another, "emil").account is not None


def test_each_entry_has_a_state_a_nonce_and_a_challenge_of_its_own(
    browser: Client, provider: StandIn
) -> None:
    come_in(browser)
    come_in(browser)
    first, second = provider.asked
    for part in ("state", "nonce", "code_challenge"):
        assert len(first[part]) >= 40
        assert first[part] != second[part]


def test_no_account_is_taken_over_by_its_name_or_mail_address(
    browser: Client, url: str, provider: StandIn, tmp_path: Path
) -> None:
    with Client(url) as owner:
        owner.sign_up("frida")
    edit(tmp_path, "UPDATE accounts SET email = 'frida@example.org' WHERE name = 'frida'")
    provider.lies = {
        "email": "frida@example.org",
        "email_verified": True,
        "preferred_username": "frida",
        "name": "frida",
    }
    assert come_in(browser).headers["location"] == "/#/name"
    for name in ("frida", "FRIDA"):
        with pytest.raises(Answered) as refused:
            named(browser, name)
        assert refused.value.status == 409
    named(browser, "not frida")
    kept = select(tmp_path, "SELECT name, email FROM accounts WHERE email IS NOT NULL")
    assert kept == [("frida", "frida@example.org")]


@pytest.mark.parametrize("state", ["", "forged"])
def test_a_forged_state_is_refused(browser: Client, state: str) -> None:
    address = httpx.URL(came_back(browser)).copy_set_param("state", state)
    _refused(browser.http.get(address))


def test_a_state_of_another_browser_is_refused(browser: Client, url: str) -> None:
    """Who sends somebody a link of their own must not have them come in as themselves."""
    address = came_back(browser)
    with Client(url) as victim:
        _refused(victim.http.get(address))
        sent(victim)
        _refused(victim.http.get(address))
        assert name_of(victim) is None


def test_an_entry_serves_once(browser: Client) -> None:
    address = came_back(browser)
    assert browser.http.get(address).status_code == 302
    _refused(browser.http.get(address))
    named(browser, "gerda")
    with pytest.raises(Answered) as refused:
        named(browser, "gerda the second")
    assert refused.value.status == 403


@pytest.mark.parametrize("scale", [1.0], indirect=True)
def test_an_entry_counts_once_and_what_was_never_begun_counts_too(url: str) -> None:
    """A club's people come from one address on a club's evening."""
    for _ in range(LOGINS.times):
        with Client(url) as one:
            assert come_in(one).status_code == 302
    with Client(url) as one:
        assert one.http.get("/api/oidc/begin").status_code == 429
        assert one.http.get("/api/oidc/callback?state=forged&code=none").status_code == 429


def test_an_entry_that_takes_too_long_is_refused(browser: Client, tmp_path: Path) -> None:
    address = came_back(browser)
    assert edit(tmp_path, "UPDATE entries SET until = 1") == 1
    _refused(browser.http.get(address))


@pytest.mark.parametrize(
    "lies",
    [
        {"nonce": "another"},
        {"nonce": None},
        {"iss": "https://elsewhere.example"},
        {"aud": "another client"},
        {"azp": "another client"},
        {"exp": int(time.time()) - 3600},
        {"iat": int(time.time()) + 3600},
        {"sub": ""},
    ],
    ids=["nonce", "no nonce", "issuer", "audience", "party", "expired", "future", "nobody"],
)
def test_a_word_that_is_not_true_is_refused(
    browser: Client, provider: StandIn, lies: dict[str, object]
) -> None:
    provider.lies = lies
    _refused(come_in(browser))
    assert name_of(browser) is None


def test_a_word_that_somebody_else_has_signed_is_refused(
    browser: Client, provider: StandIn
) -> None:
    provider.signs_with = RSAKey.generate_key(2048, {"kid": "1"})
    _refused(come_in(browser))


def test_a_code_that_is_none_and_an_entry_that_was_denied(browser: Client) -> None:
    address = httpx.URL(came_back(browser))
    answer = browser.http.get(address.copy_set_param("code", "none"))
    _refused(answer, 502)
    address = httpx.URL(came_back(browser)).copy_remove_param("code")
    _refused(browser.http.get(address.copy_set_param("error", "access_denied")))


def test_a_server_that_says_it_is_another_one_is_not_asked(
    browser: Client, provider: StandIn
) -> None:
    provider.says_issuer = "https://elsewhere.example"
    _refused(browser.http.get("/api/oidc/begin"), 502)


def test_who_is_locked_out_does_not_come_in_this_way(
    browser: Client, url: str, tmp_path: Path
) -> None:
    come_in(browser)
    named(browser, "hans")
    edit(tmp_path, "UPDATE accounts SET locked_at = 1 WHERE name = 'hans'")
    with Client(url) as again:
        _refused(come_in(again))


def test_nobody_logs_in_to_such_an_account_without_a_password(browser: Client, url: str) -> None:
    come_in(browser)
    named(browser, "ida")
    with Client(url) as guesser:
        for password in ("", "correct horse battery"):
            with pytest.raises(Answered) as refused:
                guesser.log_in("ida", password)
            assert refused.value.status in (400, 403)


def test_where_nothing_is_set_up_nobody_comes_in_this_way(stranger: Client) -> None:
    assert stranger.me().openid == ""
    _refused(stranger.http.get("/api/oidc/begin"), 409)


def _refused(answer: httpx.Response, status: int = 403) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert answer.json()["detail"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [("de, en;q=0.8", "Please begin again."), ("ja", "もう一度始めてください。")],
    ids=["en", "ja"],
)
def test_a_person_in_a_browser_is_refused_with_a_page(
    url: str, tmp_path: Path, asked: str, told: str
) -> None:
    headers = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-language": asked}
    address = f"{url}/api/oidc/callback?state=forged&code=none"
    answer = httpx.get(address, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 403
    assert answer.headers["content-type"].startswith("text/html")
    page = answer.text
    assert told in page.partition("<body>")[2]
    assert '<a href="/">' in page
    for sentence in ("Please begin again.", "もう一度始めてください。"):
        assert sentence in page.partition('name="refusal"')[2].partition("/>")[0]
