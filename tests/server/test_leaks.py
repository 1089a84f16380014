"""Threats 1 to 5: nothing leaves the server that a pair of eyes may not see."""

import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tercio.contract.shown import first_difference
from tercio.kernel.ask import Seat
from tercio.kernel.messages import languages
from tercio.kernel.registry import game
from tercio.kernel.saving.canonical import canonical
from tercio.kernel.table import Table
from tercio.server.house import House
from tercio.server.http.handling import encode
from tercio.server.http.wire.looks import CanUndo
from tercio.server.http.wire.problems import problem
from tercio.server.http.wire.sealing import Leak
from tercio.server.live.looks import past_look_of
from tercio.server.live.rows import game_and_seats
from tercio.server.live.vocabulary import words_of
from tercio.server.records.replay import table_at
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, inside, play, settings
from tests.server.shown import rewound, shown
from tests.server.twins import imagined, put, stood, twin_of, without_undo

Server = tuple[Client, House]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with inside(settings(tmp_path)) as (url, house), Client(url) as client:
        yield client, house


def test_whatever_is_hidden_is_dealt_anew_and_every_answer_stays_the_same(server: Server) -> None:
    client, house = server
    dealt = {"hidden": 0, "other": 0}
    for wanted in range(4):
        id = begun(client, "me", "me", "me")
        play(dict.fromkeys(SEATS[:3], client), id, 7 + 9 * wanted)
        real = stood(house, id)
        for seat in (*map(Seat, SEATS[:3]), None):
            for language in languages(game("primer")):
                put(house, id, real)
                before = shown(client, id, seat, language)
                twin = twin_of(real, seat, wanted)
                dealt["other"] += canonical(twin.table.g.state) != canonical(real.table.g.state)
                put(house, id, twin)
                after = shown(client, id, seat, language)
                put(house, id, real)
                for path, answer in before.items():
                    one, other = (without_undo(real, each) for each in (answer, after[path]))
                    assert one == other, (path, first_difference(one, other))
                dealt["hidden"] += 1
    assert dealt["hidden"] >= 8
    assert dealt["other"] >= 4, "the worlds must differ, or nothing was tested"


def test_a_secret_move_on_the_floor_changes_nothing_for_others(server: Server) -> None:
    client, _ = server
    id = begun(client, "me", "me", "me")
    for seat in SEATS[:3]:
        client.decide(id, seat, "bid.0", client.look(id, seat).seq)
    client.decide(id, "colonna", "draft.gonzaga", client.look(id, "colonna").seq)
    watching = ("colonna", "gonzaga", None)
    before = {seat: shown(client, id, seat) for seat in watching}
    refused = _undo(client, id, "colonna")
    client.decide(id, "medici", "draft.gonzaga", client.look(id, "medici").seq)
    assert {seat: shown(client, id, seat) for seat in watching} == before
    assert _undo(client, id, "colonna") == refused, "undo does not tell of it either"
    assert "Nothing can be taken back" in refused
    assert client.look(id, "colonna").can_undo == CanUndo(ok=False, why=refused)


def _undo(client: Client, id: str, seat: str) -> str:
    with pytest.raises(Answered) as caught:
        client.undo(id, seat)
    assert caught.value.status == 409
    return caught.value.error


def test_a_replay_shows_nothing_that_was_hidden_then(server: Server) -> None:
    client, house = server
    id = begun(client, "me", "me", "me")
    play(dict.fromkeys(SEATS[:3], client), id, 30)
    words = words_of("primer", "en")
    compared = 0
    with house.database.read() as session:
        row, seats = game_and_seats(session, id)
        for decisions in range(0, 30, 3):
            table = table_at(session, row, seats, decisions)
            for seat in map(Seat, SEATS[:3]):
                other = imagined(table, seat, "replay")
                real, dealt = (past_look_of(each, seat, words) for each in (table, other))
                assert encode(real) == encode(dealt)
                compared += 1
    assert compared > 10


def test_the_replay_of_a_live_game_is_for_ones_own_eyes_and_ends_where_the_game_stands(
    server: Server,
) -> None:
    client, _ = server
    id = begun(client, "me", "me")
    play(dict.fromkeys(SEATS[:2], client), id, 12)
    mine = rewound(client, id, "colonna")
    assert len(mine) == client.log(id, "colonna").total + 1
    assert len(mine) > len(rewound(client, id, None)) > 1
    at_last = client.replay(id, len(mine), "colonna").look
    assert at_last.scene == client.look(id, "colonna").scene
    client.seat(id, "gonzaga", "leave")
    with pytest.raises(Answered) as caught:
        client.replay(id, 0, "gonzaga")
    assert caught.value.status == 403


def test_what_a_sealed_choice_is_changes_nothing_that_others_can_see(server: Server) -> None:
    """18xx 1758, fireplace 327: a secret choice appears in the log."""
    client, _ = server
    id = begun(client, "me", "me", "me")
    watching = (SEATS[1], SEATS[2], None)
    before = {seat: _still(client, id, seat) for seat in watching}
    seen = []
    for key in ("bid.2", "bid.0"):
        client.decide(id, "colonna", key, client.look(id, "colonna").seq)
        seen.append({seat: shown(client, id, seat) for seat in watching})
        assert {seat: _still(client, id, seat) for seat in watching} == before
        client.undo(id, "colonna")
    assert seen[0] == seen[1]


def _still(client: Client, id: str, seat: str | None) -> list[object]:
    """All but for whom the table waits: that somebody has bid is no secret, only what."""
    look = msgspec.structs.replace(client.look(id, seat), waiting=(), since={}, version="")
    return [look, client.log(id, seat), client.replay(id, 99, seat).total]


def test_private_talk_reaches_only_those_it_is_for(server: Server) -> None:
    client, _ = server
    id = begun(client, "me", "me", "me")
    others = {seat: shown(client, id, seat) for seat in ("medici", None)}
    client.say(id, "the canary sings", seat="colonna", to=["gonzaga"])
    assert [line.text for line in client.talk(id, "gonzaga").entries] == ["the canary sings"]
    assert {seat: shown(client, id, seat) for seat in ("medici", None)} == others


def test_the_seed_is_in_nothing_that_leaves_before_the_end(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    client, house = server
    caplog.set_level(logging.DEBUG, logger="tercio")
    caplog.set_level(logging.WARNING, logger="httpcore")
    id = begun(client, "me", "bot:sergeant")
    secrets: list[bytes] = []
    for _ in range(3):
        play({"colonna": client}, id, 4)
        row = stood(house, id).row
        secrets = [row.seed.encode(), row.bots_key.encode()]
        answers = [*shown(client, id, "colonna").values(), *rewound(client, id, "colonna")]
        answers.append(client.http.get("/schema").content)
        for answer in answers:
            assert not any(secret in answer for secret in secrets)
    assert not any(secret.decode() in caplog.text for secret in secrets)
    play({"colonna": client}, id)
    assert client.table(id).seed == secrets[0].decode()


def test_after_undo_the_view_is_the_earlier_one(server: Server) -> None:
    """boardgame.io 399: what undo leaves behind leaks."""
    client, _ = server
    id = begun(client)
    before = client.look(id, "colonna")
    client.decide(id, "colonna", "bid.1", before.seq)
    back = client.undo(id, "colonna")
    assert (back.options, back.scene, back.floor) == (before.options, before.scene, before.floor)


def test_the_state_of_a_game_cannot_be_encoded_by_the_web_layer() -> None:
    table = Table.new(game("primer"), seed="x")
    for secret in (table.g.state, table.view(None), table, table.g.log, {"a": [table.g.state]}):
        with pytest.raises(Leak):
            encode(secret)
    assert b'"error":"No."' in encode(problem(404, "No."))


def test_what_breaks_on_the_server_says_nothing_about_the_game(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = server
    id = begun(client)

    def broken(*args: object) -> None:
        raise RuntimeError("colonna holds the canary")

    monkeypatch.setattr("tercio.server.live.showing.look_of", broken)
    response = client.http.get(f"/api/tables/{id}/look")
    assert response.status_code == 500
    assert "canary" not in response.text
