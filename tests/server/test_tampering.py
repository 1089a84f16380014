"""Threat 10: what was changed behind the server's back is found."""

import sqlite3
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play, served, settings

Played = tuple[Client, str, Path]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A finished game, and the file that holds it."""
    house = settings(tmp_path_factory.mktemp("tampering"))
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id)
        yield me, id, house.database


WHERE = "WHERE game_id = :id AND n = (SELECT max(n) / 2 FROM {} WHERE game_id = :id)"
EDITS = {
    "a decision": "UPDATE decisions SET key = key || 'x' " + WHERE.format("decisions"),
    "a hash": "UPDATE decisions SET hash = 'x' " + WHERE.format("decisions"),
    "whose decision it was": "UPDATE decisions SET by = 'bot' " + WHERE.format("decisions"),
    "a missing decision": "DELETE FROM decisions " + WHERE.format("decisions"),
    "the last decision": "DELETE FROM decisions WHERE game_id = :id AND n = "
    "(SELECT max(n) FROM decisions WHERE game_id = :id)",
    "the seed": "UPDATE games SET seed = 'chosen' WHERE id = :id",
    "the commitment": "UPDATE games SET commitment = 'chosen' WHERE id = :id",
    "the options": """UPDATE games SET options = '{"walls": "earth"}' WHERE id = :id""",
    "the scenario": "UPDATE games SET scenario = 'pavia' WHERE id = :id",
    "the result": "UPDATE games SET result = json_set(result, '$.turn', 99) WHERE id = :id",
    "the log": "UPDATE log SET body = (SELECT body FROM log WHERE game_id = :id AND n = 0) "
    "WHERE game_id = :id AND n = (SELECT max(n) FROM log WHERE game_id = :id)",
    "who was told": """UPDATE log SET audience = '["nobody"]' """ + WHERE.format("log"),
    "a missing line": "DELETE FROM log " + WHERE.format("log"),
}
SAID = {
    "the seed": "not the one that was committed to",
    "who was told": "The log does not tell",
    "a missing line": "The log does not tell",
    "a hash": "The chain of decisions is broken",
    "the result": "The result is not that of the game",
}
"""What must be said of some of them, whatever else is found."""


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_of_the_database_is_found(played: Played, what: str) -> None:
    me, id, file = played
    assert me.verify(id).ok
    backup = sqlite3.connect(":memory:")
    with sqlite3.connect(file) as connection:
        connection.backup(backup)
        changed = connection.execute(EDITS[what], {"id": id}).rowcount
    assert changed == 1
    try:
        found = me.verify(id)
        assert not found.ok
        assert SAID.get(what, "") in " ".join(found.problems)
    finally:
        with sqlite3.connect(file) as connection:
            backup.backup(connection)
    assert me.verify(id).ok


def test_an_edited_checkpoint_is_found(played: Played) -> None:
    me, id, file = played
    with sqlite3.connect(file) as connection:
        row = connection.execute(
            "SELECT acts, body FROM checkpoints WHERE game_id = ? LIMIT 1", (id,)
        ).fetchone()
        acts, body = row
        richer = zlib.decompress(body).replace(b'"ducats":{"colonna":', b'"ducats":{"colonna":9')
        assert richer != zlib.decompress(body)
        change = "UPDATE checkpoints SET body = ? WHERE game_id = ? AND acts = ?"
        connection.execute(change, (zlib.compress(richer), id, acts))
    assert not me.verify(id).ok
    with sqlite3.connect(file) as connection:
        connection.execute(change, (body, id, acts))
    assert me.verify(id).ok


def test_a_flipped_byte_of_an_export_is_refused(played: Played) -> None:
    me, id, _ = played
    good = me.save(id)
    assert me.upload(good).status == "over"
    for place in range(0, len(good), max(1, len(good) // 60)):
        bad = bytearray(good)
        bad[place] ^= 1 + place % 255
        with pytest.raises(Answered) as caught:
            me.upload(bytes(bad))
        assert caught.value.status == 422
    for cut in (0, 1, len(good) // 2, len(good) - 1):
        with pytest.raises(Answered):
            me.upload(good[:cut])


def test_an_uploaded_game_goes_on_where_it_was_saved(me: Client) -> None:
    id = begun(me)
    play(dict.fromkeys(SEATS[:2], me), id, 25)
    copy = me.upload(me.save(id))
    assert copy.status == "playing"
    assert copy.commitment == me.table(id).commitment
    for seat in SEATS[:2]:
        one, other = me.look(id, seat), me.look(copy.id, seat)
        assert (one.options, one.scene, one.waiting) == (other.options, other.scene, other.waiting)
        assert me.log(id, seat).entries == me.log(copy.id, seat).entries
    play(dict.fromkeys(SEATS[:2], me), copy.id)
    assert me.verify(copy.id).ok


# -- 24: what can be derived is derived again -----------------------------------------------

SPOILS = {
    "the newest checkpoint": "UPDATE checkpoints SET body = x'00' WHERE game_id = :id AND acts = "
    "(SELECT max(acts) FROM checkpoints WHERE game_id = :id)",
    "all checkpoints": "UPDATE checkpoints SET body = x'00' WHERE game_id = :id",
    "a line of the log": "UPDATE log SET body = CAST('nonsense' AS BLOB) " + WHERE.format("log"),
    "what a line tells": "UPDATE log SET body = (SELECT body FROM log WHERE game_id = :id AND "
    "n = 0) WHERE game_id = :id AND n = (SELECT max(n) FROM log WHERE game_id = :id)",
    "whom a line is for": """UPDATE log SET audience = '["nobody"]' """ + WHERE.format("log"),
    "a missing line": "DELETE FROM log " + WHERE.format("log"),
    "the hash of a line": "UPDATE log SET hash = 'x' " + WHERE.format("log"),
    "a receipt": "UPDATE receipts SET body = x'00' WHERE game_id = :id",
}


@pytest.mark.parametrize("what", SPOILS)
def test_a_game_goes_on_when_what_can_be_derived_is_spoiled(tmp_path: Path, what: str) -> None:
    house = settings(tmp_path)
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 130)
        before = {seat: (me.look(id, seat).options, me.log(id, seat)) for seat in SEATS[:2]}
    with sqlite3.connect(house.database) as connection:
        changed = connection.execute(SPOILS[what], {"id": id}).rowcount
    assert changed >= 1
    with served(house) as url, Client(url) as me:
        after = {seat: (me.look(id, seat).options, me.log(id, seat)) for seat in SEATS[:2]}
        assert after == before
        assert me.verify(id).ok, me.verify(id).problems
        play(dict.fromkeys(SEATS[:2], me), id)
        assert me.table(id).status == "over"
        assert me.verify(id).ok


def test_a_missing_last_decision_is_seen_and_said_at_load(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 60)
    with sqlite3.connect(house.database) as connection:
        connection.execute(EDITS["the last decision"], {"id": id})
    with served(house) as url, Client(url) as me:
        prompt = me.look(id, "colonna").prompt
        assert prompt is not None
        assert "missing from the database" in prompt.text


def test_who_edits_the_file_and_makes_the_chain_anew_is_found_out(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 3)
    with sqlite3.connect(house.database) as connection:
        _relinked(connection, id)
    with served(house) as url, Client(url) as me:
        found = me.verify(id)
        assert found.problems == ("The chain of decisions is not the one that this server wrote.",)
        assert me.seal(me.save(id)).seal == "none", "nothing is sealed that is not its own"


def _relinked(connection: sqlite3.Connection, id: str) -> None:
    """The last decision never was, and every hash says so."""
    n, before = connection.execute(
        "SELECT n, (SELECT hash FROM decisions WHERE game_id = :id AND n = d.n - 1) FROM decisions "
        "AS d WHERE game_id = :id ORDER BY n DESC LIMIT 1",
        {"id": id},
    ).fetchone()
    connection.execute("DELETE FROM decisions WHERE game_id = ? AND n = ?", (id, n))
    connection.execute("UPDATE games SET acts = ?, head = ? WHERE id = ?", (n - 1, before, id))
