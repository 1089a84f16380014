"""What is said of a PostgreSQL that cannot be used, and what is done at the same time in one."""

import re
import threading
from pathlib import Path

import psycopg
import pytest

from tercio.kernel.errors import Unknown
from tercio.server.app import create_app
from tercio.server.house import House
from tercio.server.play import pings
from tercio.server.store import postgres
from tests.server import postgres as started
from tests.server.client import Answered, Client
from tests.server.doorstep import begun, edit, play, served, settings
from tests.server.test_events import listening

STORES = ["postgres"]


def _refusal(folder: Path) -> str:
    with pytest.raises(Unknown) as caught:
        House(settings(folder))
    return str(caught.value)


def test_a_postgresql_that_is_too_old_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "OLDEST", 99)
    assert "too old: 99 or newer is needed" in _refusal(tmp_path)


def test_a_database_in_another_alphabet_is_refused(tmp_path: Path) -> None:
    name = started.name_of(tmp_path)
    started.administer(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'LATIN1'")
    assert "keeps its text in LATIN1" in _refusal(tmp_path)


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    settings(tmp_path)
    started.administer(f"DROP DATABASE {started.name_of(tmp_path)}")
    with pytest.raises(Unknown, match=f'database "{started.name_of(tmp_path)}" does not exist'):
        postgres.PostgreSQL(started.parsed(started.url(started.name_of(tmp_path)))).migrate()


def test_a_game_is_played_and_verified_and_what_cannot_be_stored_is_refused(
    tmp_path: Path,
) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = begun(me)
        with pytest.raises(Answered) as caught:
            me.say(id, "nothing \0 at all")
        assert caught.value.status == 400
        assert me.talk(id).entries == ()
        play({"colonna": me, "gonzaga": me}, id, 30)
        assert me.verify(id).ok
    edit(tmp_path, "UPDATE alembic_version SET version_num = '9999'")
    assert "stored by a newer version of Tercio" in _refusal(tmp_path)


def test_another_process_is_heard_of_at_once_and_is_told_no_more_than_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "POLL_SECONDS", 3600.0)
    house = settings(tmp_path)
    with served(house) as one, served(house) as other, Client(one) as me, Client(other) as too:
        id = begun(me, "me", "me", "bot:random")
        told: list[str] = []
        spy = psycopg.connect(
            host=str(started.cluster()),
            user="tercio",
            dbname=started.name_of(tmp_path),
            autocommit=True,
        )
        spy.execute("LISTEN tercio")
        spying = threading.Thread(
            target=lambda: told.extend(each.payload for each in spy.notifies(timeout=2.0))
        )
        spying.start()
        with listening(me, id, "colonna") as ear:
            before = ear.next()
            while "medici" in (look := too.look(id, "colonna")).waiting:
                before = ear.next()  # the bot bids in its own time
            while before != look.version:
                before = ear.next()
            too.decide(id, "colonna", "bid.1", look.seq)
            assert ear.next() != before
            play({"colonna": too, "gonzaga": me}, id, 6)
        spying.join()
        spy.close()
    assert told
    assert all(re.fullmatch(rf"[0-9a-f]{{16}} {re.escape(id)}", each) for each in told)


def test_a_machine_without_the_key_does_not_seal_the_games_anew(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        id = begun(me)
    (tmp_path / "tercio.key").rename(tmp_path / "good.key")
    with pytest.raises(Unknown, match="sealed with another key"):
        create_app(settings(tmp_path))
    with served(settings(tmp_path, seals_anew=True)) as url, Client(url) as me:
        assert me.verify(id).ok
