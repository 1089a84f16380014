"""Threat 10: what was changed behind the server's back is found."""

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import and_, update

from tercio.kernel.words.pseudo import PSEUDO, words_left
from tercio.server.store.models import Base
from tests.server.client import Answered, Client
from tests.server.doorstep import (
    SEATS,
    begun,
    behind,
    copy_of,
    edit,
    play,
    select,
    served,
    settings,
)

Played = tuple[Client, str, Path]


@pytest.fixture(scope="module")
def played(store: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """A finished game, and the file that holds it."""
    house = settings(tmp_path_factory.mktemp("tampering"))
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id)
        yield me, id, house.key_file.parent


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
    "the result": "UPDATE games SET result = :result WHERE id = :id",
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
    me, id, folder = played
    assert me.verify(id).ok
    tables = {name: _rows(folder, name) for name in ("games", "decisions", "log")}
    assert edit(folder, EDITS[what], **_given(EDITS[what], id=id, result='{"turn": 99}')) == 1
    try:
        found = me.verify(id)
        assert not found.ok
        assert SAID.get(what, "") in " ".join(found.problems)
    finally:
        for name, rows in tables.items():
            _put_back(folder, name, rows)
    assert me.verify(id).ok


def _given(statement: str, **values: object) -> dict[str, object]:
    """Of the values, those that a statement asks for."""
    return {name: value for name, value in values.items() if f":{name}" in statement}


def _rows(folder: Path, table: str) -> list[dict[str, object]]:
    with behind(folder) as connection:
        found = connection.execute(Base.metadata.tables[table].select()).mappings()
        return [dict(row) for row in found]


def _put_back(folder: Path, table: str, rows: list[dict[str, object]]) -> None:
    """As they were; those that are still there are changed, for others point to them."""
    kept = Base.metadata.tables[table]
    with behind(folder) as connection:
        for row in rows:
            same = and_(*(column == row[column.name] for column in kept.primary_key))
            if not connection.execute(update(kept).where(same).values(row)).rowcount:
                connection.execute(kept.insert().values(row))


def test_an_edited_checkpoint_is_found(played: Played) -> None:
    me, id, folder = played
    [acts, body] = select(
        folder, "SELECT acts, body FROM checkpoints WHERE game_id = :id LIMIT 1", id=id
    )[0]
    richer = zlib.decompress(body).replace(b'"ducats":{"colonna":', b'"ducats":{"colonna":9')
    assert richer != zlib.decompress(body)
    change = "UPDATE checkpoints SET body = :body WHERE game_id = :id AND acts = :acts"
    edit(folder, change, body=zlib.compress(richer), id=id, acts=acts)
    assert not me.verify(id).ok
    edit(folder, change, body=body, id=id, acts=acts)
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
    "the newest checkpoint": "UPDATE checkpoints SET body = :spoiled WHERE game_id = :id AND "
    "acts = (SELECT max(acts) FROM checkpoints WHERE game_id = :id)",
    "all checkpoints": "UPDATE checkpoints SET body = :spoiled WHERE game_id = :id",
    "a line of the log": "UPDATE log SET body = :spoiled " + WHERE.format("log"),
    "what a line tells": "UPDATE log SET body = (SELECT body FROM log WHERE game_id = :id AND "
    "n = 0) WHERE game_id = :id AND n = (SELECT max(n) FROM log WHERE game_id = :id)",
    "whom a line is for": """UPDATE log SET audience = '["nobody"]' """ + WHERE.format("log"),
    "a missing line": "DELETE FROM log " + WHERE.format("log"),
    "the hash of a line": "UPDATE log SET hash = 'x' " + WHERE.format("log"),
    "a receipt": "UPDATE receipts SET body = :spoiled WHERE game_id = :id",
}


Shown = dict[str, tuple[object, object]]


def _shown(me: Client, id: str) -> Shown:
    return {seat: (me.look(id, seat).options, me.log(id, seat)) for seat in SEATS[:2]}


@pytest.fixture(scope="module")
def halfway(store: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, Shown]:
    """The folder of a server that is down, with a game in it, and what its seats were shown."""
    house = settings(tmp_path_factory.mktemp("halfway"))
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 130)
        return house.key_file.parent, id, _shown(me, id)


@pytest.mark.parametrize("what", SPOILS)
def test_a_game_goes_on_when_what_can_be_derived_is_spoiled(
    tmp_path: Path, halfway: tuple[Path, str, Shown], what: str
) -> None:
    folder, id, before = halfway
    copy_of(folder, tmp_path)
    house = settings(tmp_path)
    assert edit(tmp_path, SPOILS[what], **_given(SPOILS[what], id=id, spoiled=b"nonsense")) >= 1
    with served(house) as url, Client(url) as me:
        assert _shown(me, id) == before
        assert me.verify(id).ok, me.verify(id).problems
        play(dict.fromkeys(SEATS[:2], me), id)
        assert me.table(id).status == "over"
        assert me.verify(id).ok


def test_a_missing_last_decision_is_seen_and_said_at_load(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 60)
    edit(tmp_path, EDITS["the last decision"], id=id)
    with served(house) as url, Client(url) as me:
        prompt = me.look(id, "colonna").prompt
        assert prompt is not None
        assert "missing from the database" in prompt.text


def test_who_edits_the_file_and_makes_the_chain_anew_is_found_out(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as url, Client(url) as me:
        id = begun(me)
        play(dict.fromkeys(SEATS[:2], me), id, 3)
    _relink(tmp_path, id)
    with served(house) as url, Client(url) as me:
        found = me.verify(id)
        assert found.problems == ("The chain of decisions is not the one that this server wrote.",)
        me.http.headers["accept-language"] = PSEUDO
        assert words_left(" ".join(me.verify(id).problems)) == []
        assert me.seal(me.save(id)).seal == "none", "nothing is sealed that is not its own"


def _relink(folder: Path, id: str) -> None:
    """The last decision never was, and every hash says so."""
    last = "SELECT n, hash FROM decisions WHERE game_id = :id ORDER BY n DESC LIMIT 2"
    [[n, _], [_, before]] = select(folder, last, id=id)
    edit(folder, "DELETE FROM decisions WHERE game_id = :id AND n = :n", id=id, n=n)
    change = "UPDATE games SET acts = :acts, head = :head WHERE id = :id"
    edit(folder, change, acts=n - 1, head=before, id=id)
