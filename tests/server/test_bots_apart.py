"""Bots in a process of their own: they play as they would here, and a table outlives them."""

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import pytest

from tercio.server import app
from tercio.server.lobby import tables
from tercio.server.play.bots import BotsRunner
from tests.server.client import PATIENCE, Client
from tests.server.doorstep import begun, inside, play, select, served, settings

SEED = "the same for both"
HIS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


@pytest.fixture(autouse=True)
def same_seeds(same_dice: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)


def until(is_so: Callable[[], Any]) -> None:
    for _ in range(400):
        if is_so():
            return
        time.sleep(0.2)
    raise AssertionError("It never comes to that.")


def processes() -> list[int | None]:
    return [each.pid for each in active_children() if each.name == "tercio-bots"]


def decided(folder: Path, id: str) -> list[tuple[Any, ...]]:
    query = "SELECT kind, seat, key, by FROM decisions WHERE game_id = :id ORDER BY n"
    return select(folder, query, id=id)


def _whole_game(folder: Path, **more: Any) -> list[tuple[Any, ...]]:
    folder.mkdir()
    with served(settings(folder, **more)) as url, Client(url) as me:
        id = begun(me, "bot:sergeant", "bot:random", "bot:greedy")
        until(lambda: me.look(id).result is not None)
        assert me.verify(id).ok
        return decided(folder, id)


def test_bots_decide_in_their_own_process_as_they_would_in_the_server(tmp_path: Path) -> None:
    apart = _whole_game(tmp_path / "apart", bots_apart=True)
    assert apart == _whole_game(tmp_path / "inside", bots_apart=False)
    assert len(apart) > 30


def test_bots_that_play_on_before_it_is_stored_decide_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    for name, seconds in (("one by one", 0.0), ("in runs", 0.2)):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(app, "BotsRunner", partial(BotsRunner, longest_run=seconds))
        with served(settings(tmp_path / name)) as url, Client(url) as me:
            wishes = dict.fromkeys(HIS, "bot:thinker")
            table = me.new_table(wishes, game="here_i_stand", players=6)
            id = me.start(table.id).id
            until(lambda: me.log(id).total > 60)  # noqa: B023
        played.append(decided(tmp_path / name, id))
    shorter = min(map(len, played))
    assert shorter > 20
    assert played[0][:shorter] == played[1][:shorter]


def test_a_table_goes_on_when_the_process_of_its_bots_is_killed(tmp_path: Path) -> None:
    with inside(settings(tmp_path, bots_apart=True)) as (url, _), Client(url) as me:
        id = begun(me, "me", "bot:sergeant", "bot:random")
        play({"colonna": me}, id, 2)
        [bots] = processes()
        assert bots is not None
        os.kill(bots, signal.SIGKILL)
        play({"colonna": me}, id)
        assert me.table(id).status == "over"
        assert me.verify(id).ok
        assert bots not in processes()
        numbers = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
        assert 'tercio_decisions_total{by="bot"}' in numbers
    assert not processes()


def test_who_is_about_to_act_goes_before_the_bots(tmp_path: Path) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        house.tables.callers.clear()  # nobody calls the bots of the server
        id = begun(me, "me", "bot:random")
        runner = BotsRunner(house)
        runner.hold(id)
        assert runner._is_held(id)
        runner.call(id)
        assert not runner._is_held(id), "what it was held for has happened"
