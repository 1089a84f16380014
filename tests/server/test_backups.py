"""A drill: the disk is gone, and there is last night's backup."""

import contextlib
import sqlite3
import stat
from pathlib import Path

import pytest

from tests.cli.desk import answer, refusal, tercio
from tests.server import doorstep
from tests.server.client import Client
from tests.server.doorstep import begun, edit, place, play, served, settings
from tests.turns import one_in_turn

STORES = one_in_turn(("sqlite", "postgres"), ("sqlite", "postgres"))


def _there(folder: Path) -> list[str]:
    return ["--database", str(place(folder)), "--key", str(folder / "tercio.key")]


def test_a_backup_of_a_running_server_is_served_and_restored_into_the_other_database(
    store: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    home, away, shelf = (tmp_path_factory.mktemp(name) for name in ("home", "away", "shelf"))
    file = shelf / "last-night.db"
    with served(settings(home, mode="hosted")) as url, Client(url) as anna:
        anna.sign_up("anna")
        id = begun(anna)
        both = {"colonna": anna, "gonzaga": anna}
        play(both, id, 8)
        anna.say(id, "good night")
        told = tercio("backup", file, *_there(home))
        assert told.exit_code == 0, told.output
        assert "1 account, 1 game, 8 decisions" in told.stdout
        assert "as the server wrote them" in told.stdout
        looks = {seat: anna.look(id, seat) for seat in both}
        play(both, id, 3)  # what comes after the backup is not in it
    assert {each.name for each in shelf.iterdir()} == {"last-night.db", "last-night.key"}
    for each in shelf.iterdir():
        assert stat.S_IMODE(each.stat().st_mode) == 0o600, each.name
    assert "is there already" in refusal("backup", file, *_there(home))
    assert "There are games in" in refusal("restore", file, *_there(home))

    doorstep.keep_in({"sqlite": "postgres", "postgres": "sqlite"}[store])
    assert answer("restore", file, *_there(away))["games"] == 1
    with served(settings(away, mode="hosted")) as url, Client(url) as anna:
        anna.log_in("anna")
        for seat, look in looks.items():
            assert anna.look(id, seat) == look
        assert [line.text for line in anna.talk(id, "colonna").entries] == ["good night"]
        anna.say(id, "good morning")
        play({"colonna": anna, "gonzaga": anna}, id, 20)
        assert anna.verify(id).ok
    doorstep.keep_in(store)


def test_a_backup_of_what_was_changed_says_so_and_what_is_missing_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "server"
    folder.mkdir()
    with served(settings(folder)) as url, Client(url) as me:
        id = begun(me)
        play({"colonna": me, "gonzaga": me}, id, 4)
    edit(folder, "UPDATE decisions SET key = key || 'x' WHERE n = 2")
    told = tercio("backup", tmp_path / "backup.db", *_there(folder))
    assert told.exit_code == 1
    assert id in told.stderr
    (tmp_path / "backup.key").unlink()
    assert "key of the backup is missing" in refusal("restore", tmp_path / "backup.db")
    assert "There is no backup" in refusal("restore", tmp_path / "nothing.db")
    nowhere = ["--database", str(tmp_path / "none.db")]
    assert "There is no database" in refusal("backup", tmp_path / "b.db", *nowhere)
    edit(folder, "UPDATE alembic_version SET version_num = '0003'")
    assert "another version of Tercio" in refusal("backup", tmp_path / "c.db", *_there(folder))


def test_a_backup_of_an_older_version_is_restored_and_stays_as_it_is(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """The disk is lost on the day after an upgrade."""
    home, away, shelf = (tmp_path_factory.mktemp(name) for name in ("home", "away", "shelf"))
    file = shelf / "before.db"
    with served(settings(home)) as url, Client(url) as me:
        id = begun(me)
        play({"colonna": me, "gonzaga": me}, id, 4)
        assert tercio("backup", file, *_there(home)).exit_code == 0
    with contextlib.closing(sqlite3.connect(file)) as old:
        old.execute("UPDATE alembic_version SET version_num = '0017'")
        old.execute("ALTER TABLE accounts DROP COLUMN shares_games")  # which 0018 brings
        for column in ("person_id", "table_id"):  # which 0020 brings
            old.execute(f"ALTER TABLE audit DROP COLUMN {column}")
        old.commit()
    before = file.read_bytes()
    assert answer("restore", file, *_there(away))["games"] == 1
    assert file.read_bytes() == before
    assert all(each.is_file() for each in shelf.iterdir()), "the copy is gone"
    with served(settings(away)) as url, Client(url) as me:
        assert me.verify(id).ok
    with contextlib.closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    assert "another version of Tercio" in refusal("restore", file, *_there(elsewhere))
