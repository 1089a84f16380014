"""Threat 17: people who cannot be played with: reports, blocks, the door, and the audit log."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tercio.server.http.wire.moderation import Blocked, Moderation
from tests.server.client import Answered, Client
from tests.server.doorstep import behind, edit, play, select, served, settings
from tests.server.test_events import listening

_numbers = itertools.count(41)


@pytest.fixture(scope="module")
def folder(store: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("moderation")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder, mode="hosted")) as url:
        yield url


@pytest.fixture
def people(url: str) -> Iterator[tuple[Client, Client, Client]]:
    """Three others in every test."""
    n = next(_numbers)
    with Client(url) as host, Client(url) as guest, Client(url) as third:
        for client, name in ((host, "hilde"), (guest, "gregor"), (third, "theo")):
            client.sign_up(f"{name} the {n}th")
        yield host, guest, third


def _id(client: Client) -> str:
    account = client.me().account
    assert account is not None
    return account.id


def _name(client: Client) -> str:
    account = client.me().account
    assert account is not None
    return account.name


def _refused(client: Client, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = client.http.request(method, f"/api{path}", **more)
    return answer.status_code, answer.json().get("error", "") if answer.content else ""


def _at_a_table(host: Client, guest: Client) -> str:
    table = host.new_table({"colonna": "me", "gonzaga": "open"}, listed=True)
    guest.seat(table.id, "gonzaga", "join")
    return table.id


def _moderator(folder: Path, client: Client) -> Client:
    made = edit(folder, "UPDATE accounts SET is_moderator = true WHERE id = :id", id=_id(client))
    assert made == 1
    return client


def _block(client: Client, account_id: str) -> Blocked:
    return client.ask("PUT", f"/account/blocks/{account_id}", Blocked)


# -- the door -------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [None, 0, 3, 9])
def test_the_host_shows_somebody_out_before_and_during_a_game_and_it_goes_on(
    people: tuple[Client, Client, Client], decisions: int | None
) -> None:
    host, guest, third = people
    id = _at_a_table(host, guest)
    if decisions is not None:
        host.start(id)
        play({"colonna": host, "gonzaga": guest}, id, decisions)
    assert _refused(guest, "POST", f"/tables/{id}/seats/colonna/kick", json={})[0] == 403
    seat = next(each for each in host.seat(id, "gonzaga", "kick").seats if each.seat == "gonzaga")
    assert (seat.account, seat.who) == (None, "open")
    status, said = _refused(guest, "POST", f"/tables/{id}/seats/gonzaga/join", json={})
    assert (status, said) == (403, "The host has shown you out of this table.")
    third.seat(id, "gonzaga", "join")
    if decisions is None:
        host.start(id)
    assert _refused(guest, "GET", f"/tables/{id}/look?seat=gonzaga")[0] == 403
    assert play({"colonna": host, "gonzaga": third}, id, 4) == 4
    assert host.verify(id).ok


def test_nobody_shows_themselves_or_an_empty_seat_out(
    people: tuple[Client, Client, Client],
) -> None:
    host, _, _ = people
    id = host.new_table({"colonna": "me", "gonzaga": "open"}).id
    assert _refused(host, "POST", f"/tables/{id}/seats/colonna/kick", json={})[0] == 409
    assert _refused(host, "POST", f"/tables/{id}/seats/gonzaga/kick", json={})[0] == 409


def test_an_invitation_is_called_back_by_the_host_alone_and_its_word_is_worth_nothing(
    people: tuple[Client, Client, Client],
) -> None:
    host, guest, _ = people
    made = host.new_table({"colonna": "me", "gonzaga": "invited"})
    word = {each.seat: each.invite for each in made.seats}["gonzaga"]
    way = f"/tables/{made.id}/seats/gonzaga"
    assert _refused(guest, "POST", f"{way}/uninvite", json={})[0] == 403
    seat = {each.seat: each for each in host.seat(made.id, "gonzaga", "uninvite").seats}["gonzaga"]
    assert (seat.who, seat.invite) == ("open", None)
    assert _refused(host, "POST", f"{way}/uninvite", json={})[0] == 409
    host.seat(made.id, "gonzaga", "invite")
    assert _refused(guest, "POST", f"{way}/join", json={"invite": word})[0] == 403


# -- blocks ---------------------------------------------------------------------------------


def test_people_who_are_apart_do_not_whisper_and_do_not_sit_down_at_each_others_tables(
    people: tuple[Client, Client, Client],
) -> None:
    host, guest, third = people
    id = _at_a_table(host, guest)
    host.start(id)
    assert [each.id for each in _block(guest, _id(host)).people] == [_id(host)]
    if guest.talk(id, "gonzaga").private:
        for client, seat, to in ((guest, "gonzaga", "colonna"), (host, "colonna", "gonzaga")):
            body = {"text": "psst", "seat": seat, "to": [to]}
            assert _refused(client, "POST", f"/tables/{id}/talk", json=body)[0] == 403
    assert host.say(id, "to all of you", seat="colonna").entries
    another = host.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
    assert _refused(guest, "POST", f"/tables/{another}/seats/gonzaga/join", json={})[0] == 403
    theirs = guest.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
    assert _refused(host, "POST", f"/tables/{theirs}/seats/gonzaga/join", json={})[0] == 403
    third.seat(theirs, "gonzaga", "join")
    left = guest.ask("DELETE", f"/account/blocks/{_id(host)}", Blocked)
    assert left.people == ()
    guest.seat(another, "gonzaga", "join")


def test_a_block_is_told_to_nobody(people: tuple[Client, Client, Client]) -> None:
    """Threat 27: it belongs to who made it."""
    host, guest, third = people
    _block(guest, _id(host))
    for client in (host, third):
        assert client.ask("GET", "/account/blocks", Blocked).people == ()
    exported = host.http.get("/api/account/export").text
    assert _id(guest) not in exported
    assert _refused(guest, "PUT", f"/account/blocks/{_id(guest)}")[0] == 409


def test_what_people_say_whom_somebody_has_blocked_is_not_sent_to_them(
    people: tuple[Client, Client, Client],
) -> None:
    host, guest, _ = people
    id = _at_a_table(host, guest)
    host.start(id)
    guest.say(id, "before CANARY", seat="gonzaga")
    _block(host, _id(guest))
    guest.say(id, "after CANARY", seat="gonzaga")
    mine = host.say(id, "what I say", seat="colonna")
    for path in ("talk?seat=colonna", "look?seat=colonna&since=0", "talk"):
        assert "CANARY" not in host.http.get(f"/api/tables/{id}/{path}").text, path
    heard = host.talk(id, "colonna").entries
    assert mine.entries == heard
    spoken = [(line.n, line.text, line.hidden) for line in heard if not line.note]
    others = [(line.n, line.text) for line in guest.talk(id, "gonzaga").entries if not line.note]
    assert [n for n, _, _ in spoken] == [n for n, _ in others], "lines keep their numbers"
    assert [text for _, text, hidden in spoken if not hidden] == ["what I say"]
    assert [text for _, text in others] == ["before CANARY", "after CANARY", "what I say"]
    guest.seat(id, "gonzaga", "leave")
    assert any(line.note for line in host.talk(id, "colonna").entries), (
        "notes of the server are sent"
    )
    host.ask("DELETE", f"/account/blocks/{_id(guest)}", Blocked)
    assert "CANARY" in host.http.get(f"/api/tables/{id}/talk?seat=colonna").text


def test_nor_is_it_sent_to_a_spectator_who_follows_the_table(
    people: tuple[Client, Client, Client],
) -> None:
    host, guest, third = people
    id = _at_a_table(host, guest)
    host.start(id)
    with listening(third, id, changes="true") as ear:
        ear.ping()
        guest.say(id, "before CANARY", seat="gonzaga")
        assert "CANARY" in json.dumps(ear.ping())
        _block(third, _id(guest))
        guest.say(id, "after CANARY", seat="gonzaga")
        assert list(ear.ping()) == ["version"], "there is news, and no word of it"
    path = f"/api/tables/{id}/look?since=0"
    assert "CANARY" not in third.http.get(path).text


# -- reports --------------------------------------------------------------------------------


def test_a_person_a_line_of_talk_and_a_table_are_reported_and_settled(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    id = _at_a_table(host, guest)
    host.start(id)
    guest.say(id, "you old fool", seat="gonzaga")
    line = host.talk(id, "colonna").entries[-1].n
    for body in (
        {"account": _id(guest), "reason": "a person"},
        {"table": id, "seat": "colonna", "line": line, "reason": "a line"},
        {"table": id, "reason": "a table"},
    ):
        assert host.http.post("/api/reports", json=body).status_code == 204
    moderator = _moderator(folder, third)
    mine = [
        each
        for each in moderator.ask("GET", "/moderation", Moderation).reports
        if each.by.id == _id(host)
    ]
    assert [each.reason for each in mine] == ["a person", "a line", "a table"]
    assert mine[1].quoted == "you old fool"
    assert mine[0].about is not None
    assert mine[1].about is not None
    assert mine[0].about.id == mine[1].about.id == _id(guest)
    after = moderator.ask(
        "POST", f"/moderation/reports/{mine[0].id}/settle", Moderation, json={"reason": "spoken to"}
    )
    assert mine[0].id not in [each.id for each in after.reports]
    assert after.deeds[0].deed == "settle"
    again = _refused(
        moderator, "POST", f"/moderation/reports/{mine[0].id}/settle", json={"reason": "x"}
    )
    assert again[0] == 409


def test_what_was_whispered_to_others_cannot_be_dug_out_by_a_report(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    """A line is counted as who reports it hears the table; a note is nobody's."""
    host, guest, third = people
    id = _at_a_table(host, guest)
    host.start(id)
    table = {"game": id}
    with behind(folder) as connection:
        connection.execute(
            text(
                "INSERT INTO messages (game_id, seat, text, audience, note, at) "
                "VALUES (:game, 'colonna', 'CANARY', ' colonna ', '', 1.0)"
            ),
            table,
        )
    body = {"table": id, "seat": "gonzaga", "line": 0, "reason": "what is it?"}
    assert _refused(guest, "POST", "/reports", json=body)[0] == 404
    assert _refused(third, "POST", "/reports", json=body | {"seat": "colonna"})[0] == 404
    assert not select(folder, "SELECT 1 FROM reports WHERE quoted = 'CANARY'")


def test_whom_a_report_is_about_learns_nothing_of_it(
    people: tuple[Client, Client, Client],
) -> None:
    """Threat 27: canaries in what somebody reports are in nobody else's answers."""
    host, guest, third = people
    id = _at_a_table(host, guest)
    body = {"account": _id(guest), "table": id, "reason": "CANARYREASON"}
    assert host.http.post("/api/reports", json=body).status_code == 204
    for client in (guest, third):
        for path in (
            "/account",
            "/account/export",
            f"/tables/{id}",
            f"/tables/{id}/talk",
            "/tables",
        ):
            assert "CANARYREASON" not in client.http.get(f"/api{path}").text, path
    assert "CANARYREASON" in host.http.get("/api/account/export").text


# -- moderators -----------------------------------------------------------------------------


def test_a_hidden_table_is_out_of_the_lists_of_others_and_every_deed_is_written_down(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    moderator = _moderator(folder, third)
    id = host.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
    assert id in [table.id for table in guest.tables().open]
    path = f"/moderation/tables/{id}/hide"
    moderator.ask("POST", path, Moderation, json={"reason": "an advertisement"})
    assert id not in [table.id for table in guest.tables().open]
    assert id in [table.id for table in host.tables().mine]
    deeds = moderator.ask(
        "POST", path, Moderation, json={"on": False, "reason": "it was none"}
    ).deeds
    assert id in [table.id for table in guest.tables().open]
    assert [(deed.deed, deed.about, deed.reason) for deed in deeds[:2]] == [
        ("show", id, "it was none"),
        ("hide", id, "an advertisement"),
    ]
    assert deeds[0].by is not None
    assert deeds[0].by.id == _id(moderator)


def test_what_was_done_says_to_whom_and_at_which_table(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    id = _at_a_table(host, guest)
    host.seat(id, "gonzaga", "kick")
    report = {"account": _id(guest), "table": id, "reason": "a person"}
    assert host.http.post("/api/reports", json=report).status_code == 204
    moderator = _moderator(folder, third)
    found = next(
        each
        for each in moderator.ask("GET", "/moderation", Moderation).reports
        if each.by.id == _id(host)
    )
    why = {"reason": "a trial"}
    guests = f"/moderation/people/{_id(guest)}/lock"
    name = _name(guest)
    for path in (f"/moderation/tables/{id}/hide", guests, f"/moderation/reports/{found.id}/settle"):
        deeds = moderator.ask("POST", path, Moderation, json=why).deeds
    assert [
        (deed.deed, deed.whom and deed.whom.name, deed.table, deed.reason) for deed in deeds[:4]
    ] == [
        ("settle", name, id, "a trial"),
        ("lock", name, None, "a trial"),
        ("hide", None, id, "a trial"),
        ("kick", name, id, ""),
    ]
    moderator.ask("POST", guests, Moderation, json=why | {"on": False})


def test_a_moderator_locks_people_but_no_other_moderator(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    moderator, peer = _moderator(folder, third), _moderator(folder, host)
    path = f"/moderation/people/{_id(guest)}/lock"
    guests = _name(guest)
    moderator.ask("POST", path, Moderation, json={"reason": "insults"})
    assert guest.me().account is None
    moderator.ask("POST", path, Moderation, json={"on": False, "reason": "amends"})
    assert guest.log_in(guests).account is not None
    path = f"/moderation/people/{_id(peer)}/lock"
    assert _refused(moderator, "POST", path, json={"reason": "a quarrel"})[0] == 403


def test_a_deed_without_a_reason_is_not_done(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    _moderator(folder, third)
    for body in ({}, {"reason": ""}):
        path = f"/moderation/people/{_id(guest)}/lock"
        assert _refused(third, "POST", path, json=body)[0] == 400
    assert guest.me().account is not None
    assert host.me().account is not None


# -- one's own data, and its end ------------------------------------------------------------


def test_an_export_holds_what_is_mine_and_opens_no_door(
    people: tuple[Client, Client, Client],
) -> None:
    host, guest, _ = people
    id = _at_a_table(host, guest)
    host.start(id)
    play({"colonna": host, "gonzaga": guest}, id, 6)
    host.say(id, "my own words", seat="colonna")
    guest.say(id, "CANARY of another", seat="gonzaga")
    token = host.token("mine")
    answer = host.http.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()["kept"]
    assert [row["id"] for row in kept["games"]] == [id]
    assert {row["seat"] for row in kept["seats"]} == {"colonna"}
    assert [row["text"] for row in kept["messages"]] == ["my own words"]
    assert kept["decisions"]
    assert all(row["seat"] == "colonna" for row in kept["decisions"])
    assert kept["tokens"][0]["label"] == "mine"
    for secret in (token, "argon2", "CANARY", '"seed"', '"digest"', '"invite"'):
        assert secret not in answer.text, secret


def test_a_deleted_account_leaves_no_name_and_the_game_goes_on(
    folder: Path, people: tuple[Client, Client, Client]
) -> None:
    host, guest, third = people
    name = _name(host)
    id = _at_a_table(host, guest)
    host.start(id)
    both = {"colonna": host, "gonzaga": guest}
    play(both, id, 5)
    host.seat(id, "colonna", "leave")  # notes of the table say the name
    host.seat(id, "colonna", "join")
    host.vote(
        id, "pause", wanted=True, days=1
    )  # and this one the seat, beside which the name is kept
    alone = host.new_table({"colonna": "me", "gonzaga": "open"}, listed=True).id
    host.token(f"of {next(_numbers)}")
    _block(guest, _id(host))
    body = {"name": name, "password": "correct horse battery"}
    assert _refused(host, "POST", "/account/deletion", json=body | {"password": "x"})[0] == 403
    assert _refused(host, "POST", "/account/deletion", json=body | {"name": "x"})[0] == 400
    assert host.http.post("/api/account/deletion", json=body).status_code == 204
    assert host.me().account is None
    assert name not in _everything(folder)
    for path in (f"/tables/{id}", f"/tables/{id}/talk?seat=gonzaga", "/tables"):
        assert name not in guest.http.get(f"/api{path}").text, path
    assert guest.http.get(f"/api/tables/{alone}").status_code == 404
    with pytest.raises(Answered):
        host.log_in(name)
    assert guest.table(id).host, "who is left is the host now"
    third.seat(id, "colonna", "join")
    assert play({"colonna": third, "gonzaga": guest}, id, 5) == 5
    assert guest.verify(id).ok
    assert third.sign_up(name).account is not None, "the name is free"


def _everything(folder: Path) -> str:
    """All that the database holds, as text."""
    from tercio.server.store.models import Base

    with behind(folder) as connection:
        return json.dumps(
            [
                [str(value) for value in row]
                for table in Base.metadata.sorted_tables
                for row in connection.execute(table.select())
            ]
        )


def test_a_local_server_deletes_and_reports_nobody(me: Client) -> None:
    body = {"name": "You", "password": ""}
    assert _refused(me, "POST", "/account/deletion", json=body)[0] == 409
    assert _refused(me, "POST", "/reports", json={"reason": "x", "account": "local"})[0] == 409
