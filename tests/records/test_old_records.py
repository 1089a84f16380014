"""What was recorded when everything was asked is still played as it was said."""

import sqlite3
from pathlib import Path

import pytest

from tercio.bots.random import RandomBot
from tercio.bots.turns import next_seat
from tercio.kernel import registry
from tercio.kernel.ask import PASS
from tercio.kernel.pace import Pace
from tercio.kernel.randomness import Stream
from tercio.kernel.saving.save import load, read, replay
from tests.server.client import Client
from tests.server.doorstep import served, settings

HERE = Path(__file__).parent
PASSES = {"here_i_stand": 127, "virgin_queen": 67, "ultima_ratio_regis": 5}
"""By game, how many of its record's questions had one answer."""


@pytest.mark.parametrize("game", PASSES)
def test_a_save_of_old_holds_answers_that_are_now_implied_and_goes_on(game: str) -> None:
    rules = registry.game(game)
    record = read((HERE / f"{game}.json").read_bytes())
    table = load(rules, record)
    again = replay(rules, record)
    assert table.history == again.history
    assert table.g.state == again.g.state
    lone = 0
    walked = replay(rules, record).replay([])
    for seat, key in table.history:
        lone += walked.asks()[seat].only is not None and len(walked.asks()[seat].options) == 1
        walked.decide(seat, key)
    assert lone == PASSES[game]
    table.set_pace(Pace.QUICK)
    chance = Stream(b"on")
    for _ in range(150):
        seat = next_seat(table, None)
        ask = table.asks()[seat]
        assert len(ask.options) > 1 or ask.kind == "negotiate"
        table.decide(seat, RandomBot(seat, chance).pick(ask))


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """The folder of a server as an earlier version left it."""
    key = bytes.fromhex((HERE / "stored.key.hex").read_text("ascii").replace("\n", ""))
    (tmp_path / "tercio.key").write_bytes(key)
    (tmp_path / "tercio.key").chmod(0o600)
    database = sqlite3.connect(tmp_path / "tercio.db")
    database.executescript((HERE / "stored.sql").read_text("utf-8"))
    database.close()
    return tmp_path


def test_a_save_of_old_that_is_uploaded_does_not_wait_for_answers_that_are_now_implied(
    tmp_path: Path,
) -> None:
    with served(settings(tmp_path)) as url, Client(url) as me:
        for game in PASSES:
            id = me.upload((HERE / f"{game}.json").read_bytes()).id
            asked = _asked(me, id)
            assert asked, f"Somebody is asked something at once in {game}."
            assert all(len(keys) > 1 for keys in asked)
            assert me.verify(id).ok


def _asked(me: Client, id: str) -> list[list[str]]:
    """The keys that each seat may choose of; floors for deals may have one."""
    looks = [me.look(id, name) for name in me.look(id).waiting]
    closed = [look for look in looks if look.prompt and look.prompt.kind != "negotiate"]
    return [[option.key for option in look.options] for look in closed]


def test_a_stored_game_of_old_is_there_and_asks_nothing_needless_from_now_on(
    stored: Path,
) -> None:
    with served(settings(stored)) as url, Client(url) as me:
        [table] = me.tables().mine
        before = me.log(table.id).total
        assert me.verify(table.id).ok
        for _ in range(40):
            asked = [me.look(table.id, name) for name in me.look(table.id).waiting]
            look = next(look for look in asked if look.prompt and look.seat)
            assert look.prompt
            keys = [option.key for option in look.options]
            if me.log(table.id).total > before:
                assert len(keys) > 1 or look.prompt.kind == "negotiate"
            key = next((key for key in ("ready", PASS, "done") if key in keys), keys[0])
            me.decide(table.id, str(look.seat), key, look.seq)
        assert me.log(table.id).total > before
        assert me.verify(table.id).ok
