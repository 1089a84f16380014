"""Threat 16: bots play by the rules for everybody and see what everybody in their seat sees."""

import ast
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import tercio.server
from tercio.bots.random import RandomBot
from tercio.bots.registry import GENERIC, bot, bots
from tercio.kernel.ask import Seat
from tercio.kernel.bot import Sight
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.registry import game
from tercio.server.http.errors import conflict
from tercio.server.live.table import Live
from tercio.server.play import bots as runner
from tercio.server.store.chain import Act
from tests.server.client import Client
from tests.server.doorstep import begun, inside, play, settings


def test_bots_alone_play_a_game_to_its_end(me: Client) -> None:
    id = begun(me, "bot:sergeant", "bot:random", "bot:greedy")
    for _ in range(600):
        if me.look(id).result is not None:
            break
        time.sleep(0.05)
    assert me.look(id).result is not None
    assert me.verify(id).ok


def test_a_person_plays_against_bots_to_the_end(me: Client) -> None:
    id = begun(me, "me", "bot:sergeant", "bot:random")
    play({"colonna": me}, id)
    assert me.table(id).status == "over"
    assert me.verify(id).ok


def test_a_bot_whose_turn_came_to_nothing_is_called_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else acts at this table: without another call it would stand still for ever."""
    good, failures = runner._decide, [RuntimeError("out of ideas"), conflict("too busy")]

    def moody(thought: Any, live: Live) -> list[Act]:
        if failures:
            raise failures.pop()
        return good(thought, live)

    monkeypatch.setattr(runner, "_decide", moody)
    monkeypatch.setattr(runner, "SWEEP_SECONDS", 0.1)
    with inside(settings(tmp_path)) as (url, _), Client(url) as me:
        id = begun(me, "bot:random", "bot:random")
        for _ in range(600):
            if me.look(id).result is not None:
                break
            time.sleep(0.05)
        assert not failures
        assert me.look(id).result is not None


def test_while_a_bot_thinks_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even at its own table; and what it thought about a table that is no more is dropped."""
    goes_on, thinks, thoughts = threading.Event(), threading.Event(), []

    class Slow(RandomBot):
        def choose(self, sight: Sight) -> str:
            thoughts.append(sight.seat)
            thinks.set()
            assert goes_on.wait(20)
            return super().choose(sight)

    monkeypatch.setitem(GENERIC, "random", Slow)
    with inside(settings(tmp_path)) as (url, _), Client(url) as me:
        id = begun(me, "me", "bot:random")
        assert thinks.wait(10)
        look = me.look(id, "colonna")
        me.decide(id, "colonna", "bid.1", look.seq)
        me.say(id, "take your time")
        me.seat(id, "gonzaga", "bot", bot="sergeant")
        goes_on.set()
        play({"colonna": me}, id)
        assert me.table(id).status == "over"
        assert thoughts == ["gonzaga"], "one thought at a time, and none after it was replaced"
        assert me.verify(id).ok


def test_what_a_bot_does_not_see_does_not_change_what_it_does(tmp_path: Path) -> None:
    """forge 3604, open-mtg 4: a bot reads the hand of another."""
    compared = 0
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        for decisions in (5, 12, 19, 26):
            id = begun(me, "me", "me", "me")
            play(dict.fromkeys(("colonna", "gonzaga", "medici"), me), id, decisions)
            with house.tables.open(id) as live:
                table = live.table
            for seat in map(Seat, table.asks()):
                other = table.imagine(seat, Randomness(Stream(b"dealt anew")))
                if other is None:
                    continue
                for name in bots(game("primer")):
                    chosen = [
                        bot(game("primer"), name)(seat, Stream(b"bot")).choose(each.sight(seat))
                        for each in (table, other)
                    ]
                    assert chosen[0] == chosen[1], name
                    compared += 1
    assert compared >= 8


def test_nothing_that_people_send_is_ever_run() -> None:
    """No pickle, eval or exec anywhere in the server."""
    folder = Path(tercio.server.__file__).parent
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in ("eval", "exec", "compile", "__import__"), path
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = [alias.name for alias in node.names] + [getattr(node, "module", "") or ""]
                assert not {"pickle", "marshal", "shelve", "dill"} & set(names), path
