"""Threat 14: whatever was accepted is there after a crash, whenever it comes."""

import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from tercio.kernel.errors import RulesBug
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tercio.server.store import postgres, sqlite
from tests.server.client import Answered, Client
from tests.server.doorstep import (
    Process,
    begun,
    behind,
    inside,
    process,
    select,
    served,
    settings,
)


def _play_until_it_dies(url: str, id: str, accepted: list[tuple[str, str]], round: int) -> None:
    chance = Stream(f"round {round}".encode())
    n = 0
    try:
        with Client(url) as me:
            while True:
                for seat in me.look(id).waiting:
                    look = me.look(id, seat)
                    keys = [option.key for option in look.options]
                    if not keys or "unready" in keys:
                        continue
                    key = "ready" if "ready" in keys else keys[chance.below("x", len(keys))]
                    me.decide(id, seat, key, look.seq, f"{round} {n}")
                    accepted.append((seat, key))
                    n += 1
    except httpx.TransportError:
        return


def test_kill_9_at_any_moment_loses_no_accepted_decision(tmp_path: Path) -> None:
    accepted: list[tuple[str, str]] = []
    id = ""
    for round, (wanted, seconds) in enumerate([(3, 0.0), (7, 0.011), (4, 0.003), (9, 0.02)]):
        server = Process(tmp_path)
        if not id:
            with Client(server.url) as me:
                id = begun(me, "me", "me", "me")
        player = threading.Thread(
            target=_play_until_it_dies, args=(server.url, id, accepted, round)
        )
        player.start()
        enough = len(accepted) + wanted
        while player.is_alive() and len(accepted) < enough:
            time.sleep(0.001)
        time.sleep(seconds)
        server.kill()
        player.join(30)
        stored = _decisions(tmp_path, id)
        missing = list(accepted)
        for each in stored:
            if missing and each == missing[0]:
                missing.pop(0)
        assert not missing, "every accepted decision is stored, in order"
        # One more may have been stored whose answer was lost on the way.
        assert len(stored) <= len(accepted) + round + 1
    assert len(accepted) >= 23
    with process(tmp_path) as server, Client(server.url) as me:
        assert me.verify(id).ok
        assert me.look(id).waiting or me.look(id).result


def _decisions(folder: Path, id: str) -> list[tuple[Any, ...]]:
    query = "SELECT seat, key FROM decisions WHERE game_id = :id AND by = 'player' ORDER BY n"
    return select(folder, query, id=id)


def test_a_decision_whose_answer_was_lost_can_be_sent_again(tmp_path: Path) -> None:
    with process(tmp_path) as server, Client(server.url) as me:
        id = begun(me)
        seq = me.look(id, "colonna").seq
        before = me.decide(id, "colonna", "bid.1", seq, "once")
    with process(tmp_path) as server, Client(server.url) as me:
        assert me.decide(id, "colonna", "bid.1", seq, "once") == before


def test_bots_go_on_after_a_crash(tmp_path: Path) -> None:
    with process(tmp_path, bots_apart=True) as server, Client(server.url) as me:
        id = begun(me, "bot:random", "bot:random", "bot:sergeant")
    with process(tmp_path, bots_apart=True) as server, Client(server.url) as me:
        for _ in range(600):
            if me.look(id).result is not None:
                break
            time.sleep(0.05)
        assert me.look(id).result is not None
        assert me.verify(id).ok


def test_a_rule_that_breaks_does_not_break_the_game(tmp_path: Path) -> None:
    with inside(settings(tmp_path)) as (url, house), Client(url) as me:
        id = begun(me)
        before = me.look(id, "colonna")
        with house.tables.open(id) as live:
            good = live.table._take
            live.table._take = _broken  # type: ignore[method-assign,assignment]
        with pytest.raises(Answered) as caught:
            me.decide(id, "colonna", "bid.1", before.seq)
        assert caught.value.status == 500
        with house.tables.open(id) as live:
            live.table._take = good  # type: ignore[method-assign]
        assert me.look(id, "colonna") == before
        me.decide(id, "colonna", "bid.1", before.seq)
        assert me.verify(id).ok


def test_a_database_that_others_hold_for_too_long_is_no_failure_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in (sqlite, postgres):
        monkeypatch.setattr(kind, "BUSY_MS", 50)
    wanted = settings(tmp_path)
    with served(wanted) as url, Client(url) as me:
        id = begun(me)
        look = me.look(id, "colonna")
        with behind(tmp_path) as other:
            other.execute(text("UPDATE games SET changed_at = changed_at"))
            with pytest.raises(Answered) as caught:
                me.decide(id, "colonna", "bid.1", look.seq, "key")
            assert caught.value.status == 503
            assert me.look(id, "colonna") == look
        me.decide(id, "colonna", "bid.1", look.seq, "key")
        assert me.verify(id).ok


def test_a_sentence_that_is_missing_does_not_stop_the_game(
    me: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def speechless(*args: object) -> str:
        raise RulesBug("No such message.")

    for name in ("prompt", "option", "event"):
        monkeypatch.setattr(Words, name, speechless)
    id = begun(me)
    look = me.look(id, "colonna")
    assert look.prompt is not None
    assert look.prompt.text == look.prompt.kind
    assert [option.text for option in look.options] == [option.key for option in look.options]
    me.decide(id, "colonna", "bid.1", look.seq)
    assert all(line.text == line.kind for line in me.log(id, "colonna").entries)
    monkeypatch.setattr(type(game("primer").display), "scene", speechless)
    assert me.look(id, "gonzaga").options
    me.decide(id, "gonzaga", "bid.1", me.look(id, "gonzaga").seq)


def _broken(*args: object) -> None:
    raise RuntimeError("a rule broke")
