"""Threat 27: notes belong to who wrote them, and are in nothing that anybody else can read."""

import logging
from pathlib import Path

import pytest

from tercio.server.http.wire.talk import MyNotes
from tests.server.client import Answered, Client
from tests.server.doorstep import play, select, served, settings
from tests.server.shown import first_ping, refusals, rewound, shown
from tests.server.test_people import two_people

CANARY = "CANARY-of-anna"


def write(client: Client, id: str, text: str) -> str:
    return client.ask("PUT", f"/tables/{id}/notes", MyNotes, json={"text": text}).text


def read(client: Client, id: str) -> str:
    return client.ask("GET", f"/tables/{id}/notes", MyNotes).text


def test_everybody_at_a_table_has_notes_of_their_own(anna: Client, bert: Client) -> None:
    id = two_people(anna, bert)
    assert read(anna, id) == ""
    assert write(anna, id, "Gonzaga bids low.") == "Gonzaga bids low."
    write(bert, id, "Colonna has Forage.")
    assert write(anna, id, "Gonzaga bids high.") == read(anna, id) == "Gonzaga bids high."
    assert read(bert, id) == "Colonna has Forage."
    write(anna, id, "")
    assert read(anna, id) == ""


def test_notes_can_be_taken_before_a_game_begins_and_after_it_is_over(anna: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "me"})
    write(anna, table.id, "before")
    anna.start(table.id)
    play({"colonna": anna, "gonzaga": anna}, table.id)
    assert anna.table(table.id).status == "over"
    assert read(anna, table.id) == "before"
    assert write(anna, table.id, "after") == "after"


def test_who_gets_up_keeps_their_notes_and_who_sits_down_instead_does_not_get_them(
    anna: Client, bert: Client, carla: Client
) -> None:
    id = two_people(anna, bert)
    write(bert, id, "mine")
    bert.seat(id, "gonzaga", "leave")
    carla.seat(id, "gonzaga", "join")
    assert read(bert, id) == "mine"
    assert read(carla, id) == ""


def test_who_never_sat_there_takes_no_notes(anna: Client, bert: Client, carla: Client) -> None:
    id = two_people(anna, bert)
    for method in ("GET", "PUT"):
        with pytest.raises(Answered) as refused:
            carla.ask(method, f"/tables/{id}/notes", MyNotes, json={"text": "x"})
        assert refused.value.status == 403
        assert refused.value.error == "Only those who sit at the table may take notes."


def test_notes_have_an_end(anna: Client, bert: Client) -> None:
    id = two_people(anna, bert)
    with pytest.raises(Answered) as refused:
        write(anna, id, "x" * 10_001)
    assert refused.value.status == 400
    assert len(write(anna, id, "字" * 10_000)) == 10_000


def test_no_token_reads_notes(anna: Client, bert: Client, hosted: str) -> None:
    id = two_people(anna, bert)
    write(anna, id, CANARY)
    with Client(hosted, anna.token("a program")) as program, pytest.raises(Answered) as refused:
        read(program, id)
    assert refused.value.status == 403


def test_notes_are_in_the_export_of_their_owner_and_go_with_the_account(tmp_path: Path) -> None:
    with served(settings(tmp_path, mode="hosted")) as url, Client(url) as anna, Client(url) as bert:
        anna.sign_up("anna")
        bert.sign_up("bert")
        id = two_people(anna, bert)
        write(anna, id, CANARY)
        kept = anna.http.get("/api/account/export").json()["kept"]["notes"]
        assert [(each["game_id"], each["text"]) for each in kept] == [(id, CANARY)]
        password = {"name": "anna", "password": "correct horse battery"}
        assert anna.http.post("/api/account/deletion", json=password).status_code == 204
        assert select(tmp_path, "SELECT text FROM notes") == []
        assert bert.table(id).status == "playing"


def test_no_canary_sings_of_notes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every reading endpoint, ping, refusal, export, save, metric, message and line of the log; to
    the other seat, to the host, to a moderator, and to nobody in particular; also after the end."""
    caplog.set_level(logging.DEBUG)
    set_up = settings(tmp_path, mode="hosted", push=True)
    with served(set_up) as url, Client(url) as anna, Client(url) as bert, Client(url) as nobody:
        anna.sign_up("anna")
        bert.sign_up("bert")
        id = two_people(bert, anna)  # bert is the host, and has the first seat
        write(anna, id, CANARY)
        before = bert.look(id, "colonna")
        write(anna, id, f"{CANARY} again")
        assert bert.look(id, "colonna") == before, "not even that something was written is told"
        told = _all_told(bert, nobody, id)
        play({"colonna": bert, "gonzaga": anna}, id)
        told |= {f"over {path}": answer for path, answer in _all_told(bert, nobody, id).items()}
        told["save"] = bert.save(id)
        assert len(told) > 60
        assert [path for path, answer in told.items() if b"CANARY" in answer] == []
        assert CANARY in anna.http.get("/api/account/export").text
    rows = select(tmp_path, "SELECT args FROM notices")
    rows += select(tmp_path, "SELECT body FROM outbox") + select(
        tmp_path, "SELECT key FROM decisions"
    )
    assert "CANARY" not in str(rows)
    assert "CANARY" not in caplog.text


def _all_told(other: Client, nobody: Client, id: str) -> dict[str, bytes]:
    told = dict(shown(other, id, "colonna"))
    told |= {f"{path} as nobody": answer for path, answer in shown(nobody, id, None).items()}
    told["ping"] = first_ping(other, id, "colonna").encode()
    told["replay"] = b"".join(rewound(other, id, "colonna"))
    if other.table(id).status == "playing":
        told["refused"] = b"".join(refusals(other, id, "colonna"))
    for path in ("/api/account/export", "/api/account", f"/api/tables/{id}/notes", "/metrics"):
        told[path] = other.http.get(path).content
    return told
