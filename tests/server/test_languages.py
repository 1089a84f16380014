"""A language is remembered with the account, and by nobody else's."""

import pytest

from tests.server.client import Client


def language(client: Client) -> str:
    told: str = client.http.get("/api/me").json()["account"]["language"]
    return told


def test_an_account_remembers_its_language(anna: Client, bert: Client) -> None:
    before = language(bert)
    told = anna.http.put("/api/account/language", json={"language": "ja"})
    assert told.status_code == 200
    assert told.json()["language"] == "ja"
    assert language(anna) == "ja"
    assert language(bert) == before


@pytest.mark.parametrize("said", ["", "j", "ja;q=1", "日本語", "x" * 30])
def test_what_is_no_language_changes_nothing(anna: Client, said: str) -> None:
    before = language(anna)
    assert anna.http.put("/api/account/language", json={"language": said}).status_code == 400
    assert language(anna) == before


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/api/v1/nothing", 404), ("GET", "/api/v1/tokens", 405)]
)
def test_an_address_that_is_not_there_is_refused_in_the_language_of_who_asks(
    anna: Client, method: str, path: str, status: int
) -> None:
    told = {
        language: anna.http.request(method, path, headers={"Accept-Language": language})
        for language in ("en", "ja")
    }
    assert [each.status_code for each in told.values()] == [status, status]
    said = {language: each.json()["detail"] for language, each in told.items()}
    assert said["en"].endswith("."), "a sentence"
    assert said["ja"].endswith("。")
