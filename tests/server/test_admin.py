"""`tercio admin`: what whoever runs a server does, while it runs."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tercio.server.store.chain import line_link
from tests.cli.desk import answer, refusal, tercio
from tests.server.client import Answered, Client
from tests.server.doorstep import (
    begun,
    edit,
    house_at,
    place,
    play,
    select,
    served,
    settings,
)


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admin")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder, mode="hosted")) as url:
        for name in ("anna", "bert"):
            with Client(url) as client:
                client.sign_up(name)
        yield url


@pytest.fixture
def anna(url: str) -> Iterator[Client]:
    with Client(url) as client:
        client.log_in("anna")
        yield client


def _there(folder: Path) -> list[str]:
    return ["--database", str(place(folder)), "--key", str(folder / "tercio.key")]


def test_a_status_that_no_table_has_is_refused(folder: Path, url: str) -> None:
    """Rather than answered as if there were no tables."""
    there = _there(folder)
    assert answer("admin", "tables", "list", "--status", "over", *there) == []
    refused = tercio("admin", "tables", "list", "--status", "finished", *there)
    assert refused.exit_code == 2
    assert "gathering" in refused.stderr


def test_users_are_listed_locked_and_unlocked_and_it_is_written_down(
    folder: Path, url: str, anna: Client
) -> None:
    there = _there(folder)
    assert {"anna", "bert"} <= {each["name"] for each in answer("admin", "users", "list", *there)}
    assert answer("admin", "users", "lock", "ANNA", "--reason", "a trial", *there)["ok"]
    assert anna.me().account is None
    assert answer("admin", "users", "show", "anna", *there)["locked"]
    assert tercio("admin", "users", "unlock", "anna", *there).exit_code == 0
    assert anna.log_in("anna").account is not None
    assert "There is no account 'nobody'" in refusal("admin", "users", "lock", "nobody", *there)
    deeds = answer("admin", "audit", *there)
    assert [(deed["deed"], deed["by"], deed["about"]) for deed in deeds[:2]] == [
        ("unlock", "command line", "anna"),
        ("lock", "command line", "anna"),
    ]
    assert deeds[1]["reason"] == "a trial"
    assert "a trial" in tercio("admin", "audit", *there).stdout


def test_a_lost_password_comes_back_by_the_hosts_link(folder: Path, url: str) -> None:
    told = answer(
        "admin", "users", "reset", "bert", "--origin", "https://x.example", *_there(folder)
    )
    assert told["link"].startswith("https://x.example/#/reset/")
    body = {"word": told["link"].rpartition("/")[2], "password": "a new one for bert"}
    with Client(url) as bert:
        assert bert.http.put("/api/account/resets", json=body).status_code == 204
        assert bert.http.put("/api/account/resets", json=body).status_code == 403
        assert bert.log_in("bert", "a new one for bert").account is not None


def test_a_link_that_leads_nowhere_is_not_made(folder: Path, url: str) -> None:
    for origin in ((), ("--origin", "x.example")):
        refused = refusal("admin", "users", "reset", "bert", *origin, *_there(folder))
        assert "say where people reach the server (--origin)" in refused


def test_a_moderator_is_made_and_unmade(folder: Path, anna: Client) -> None:
    there = _there(folder)
    assert tercio("admin", "users", "moderator", "anna", *there).exit_code == 0
    assert anna.http.get("/api/moderation").status_code == 200
    assert tercio("admin", "users", "moderator", "anna", "--off", *there).exit_code == 0
    assert anna.http.get("/api/moderation").status_code == 403


def test_tables_are_shown_hidden_and_removed(folder: Path, anna: Client) -> None:
    there = _there(folder)
    id = begun(anna, "me", "bot:random", listed=True)
    shown = answer("admin", "tables", "show", id, *there)
    assert shown["seats"][0]["who"] == "anna"
    assert "seed" not in shown
    assert tercio("admin", "tables", "hide", id, *there).exit_code == 0
    assert answer("admin", "tables", "show", id, *there)["hidden"]
    assert id in [each["id"] for each in answer("admin", "tables", "list", *there)]
    assert "--yes" in refusal("admin", "tables", "remove", id, *there)
    assert answer("admin", "tables", "remove", id, "--yes", *there)["ok"]
    with pytest.raises(Answered) as caught:
        anna.look(id, "colonna")
    assert caught.value.status == 404
    assert f"There is no table {id}" in refusal("admin", "tables", "show", id, *there)


def test_reports_are_read_and_settled(folder: Path, anna: Client) -> None:
    there = _there(folder)
    id = begun(anna, "me", "me")
    body = {"table": id, "reason": "look at this"}
    assert anna.http.post("/api/reports", json=body).status_code == 204
    (found,) = answer("admin", "reports", "list", *there)
    assert (found["by"], found["table"], found["reason"]) == ("anna", id, "look at this")
    assert answer("admin", "reports", "settle", found["id"], *there)["ok"]
    assert answer("admin", "reports", "list", *there) == []
    assert "settled already" in refusal("admin", "reports", "settle", found["id"], *there)
    assert len(answer("admin", "reports", "list", "--all", *there)) == 1


def test_games_that_cannot_go_on_are_found_before_anybody_complains(
    folder: Path, url: str, anna: Client
) -> None:
    """Threat 15: a dry run of all running games under the rules that there are now."""
    there = _there(folder)
    fine, changed = begun(anna, "me", "me"), begun(anna, "me", "me")
    empty = begun(anna, "me", "me")
    for id in (fine, changed, empty):
        play({"colonna": anna, "gonzaga": anna}, id, 6)
    # Other rules once told something else, and chained it as they should.
    _told_otherwise(folder, changed)
    for seat in ("colonna", "gonzaga"):
        anna.seat(empty, seat, "leave")
    found = {each["id"]: each["why"] for each in answer("admin", "stranded", "list", *there)}
    assert fine not in found
    assert "where nobody sits any more" in found[empty]
    assert "rules" in found[changed]
    house_at(url).tables._recent.clear()  # as after a restart
    refused = anna.http.post(f"/api/tables/{changed}/undo", json={"seat": "colonna"})
    assert refused.status_code == 409
    assert "rules" in refused.json()["error"]
    assert answer("admin", "stranded", "rebuild", changed, *there)["status"] == "playing"
    assert anna.look(changed).waiting, "the server takes it up"
    assert play({"colonna": anna, "gonzaga": anna}, changed, 4) == 4
    assert anna.verify(changed).ok
    left = [each["id"] for each in answer("admin", "stranded", "list", *there)]
    assert changed not in left


def _told_otherwise(folder: Path, id: str) -> None:
    """The log of a game as other rules would have written it, whole in itself."""
    rows = select(folder, "SELECT n, audience, body FROM log WHERE game_id = :id ORDER BY n", id=id)
    head, told = "", [_changed(bytes(body)) for _, _, body in rows]
    assert any(is_other for _, is_other in told)
    for (n, audience, _), (body, _) in zip(rows, told, strict=True):
        to = msgspec.json.decode(audience) if isinstance(audience, str) else audience
        head = line_link(head, n, to, body)
        change = "UPDATE log SET body = :body, hash = :hash WHERE game_id = :id AND n = :n"
        edit(folder, change, body=body, hash=head, id=id, n=n)
    edit(folder, "DELETE FROM checkpoints WHERE game_id = :id", id=id)


def _changed(body: bytes) -> tuple[bytes, bool]:
    """The same event with other numbers, if it has any."""
    event = msgspec.json.decode(body)
    numbers = {name: value + 1 for name, value in event.items() if type(value) is int}
    return msgspec.json.encode(event | numbers), bool(numbers)


def test_what_nobody_needs_is_told_first_and_purged_when_it_is_meant(
    folder: Path, url: str, anna: Client
) -> None:
    there = _there(folder)
    with Client(url) as idle:
        idle.sign_up("an idler")
    gathering = anna.new_table({"colonna": "me", "gonzaga": "open"}).id
    edit(folder, "UPDATE accounts SET created_at = 1.0 WHERE name IN ('an idler', 'anna')")
    edit(folder, "UPDATE games SET changed_at = 1.0 WHERE id = :id", id=gathering)
    idler = "(SELECT id FROM accounts WHERE name = 'an idler')"
    edit(folder, f"UPDATE sessions SET seen_at = 1.0 WHERE account_id = {idler}")
    asked = ("admin", "purge", "--accounts", "30", "--tables", "30")
    would = answer(*asked, *there)
    assert (would["accounts"], would["tables"], would["purged"]) == (
        ["an idler"],
        [gathering],
        False,
    )
    assert would["sessions"] == 1
    assert answer(*asked, "--yes", *there)["purged"]
    names = [each["name"] for each in answer("admin", "users", "list", *there)]
    assert "anna" in names, "who sits somewhere stays"
    assert "an idler" not in names
    assert answer(*asked, *there)["tables"] == []


def test_an_account_is_deleted_by_the_host_if_it_is_meant(folder: Path, url: str) -> None:
    there = _there(folder)
    with Client(url) as gone:
        gone.sign_up("a spammer")
        assert "--yes" in refusal("admin", "users", "delete", "a spammer", *there)
        assert answer("admin", "users", "delete", "a spammer", "--yes", *there)["ok"]
        assert gone.me().account is None
    assert "a spammer" not in tercio("admin", "users", "list", *there).stdout


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    nowhere = tmp_path / "none.db"
    assert "There is no database" in refusal("admin", "users", "list", "--database", nowhere)
    assert not nowhere.exists()
