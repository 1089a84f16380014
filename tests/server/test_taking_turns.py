"""Threat 22: whoever asks for much at once waits for themselves, and nobody else does."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tercio.server.guard.turns import Crowd, Workers, asking
from tercio.server.live.looks import look_of
from tests.server.doorstep import SEATS, served, settings


@pytest.fixture
def workers() -> Iterator[Workers]:
    with Workers(Crowd(), each=2) as workers:
        yield workers


def _ask(workers: Workers, who: str, work: Callable[[], Any]) -> "Future[Any]":
    def ask() -> "Future[Any]":
        asking.set(who)
        return workers.submit(work)

    return copy_context().run(ask)


def test_others_go_before_those_who_wait_for_themselves(workers: Workers) -> None:
    go = threading.Event()
    greedy = [_ask(workers, "greedy", lambda: go.wait(20)) for _ in range(50)]
    assert _ask(workers, "modest", lambda: "served").result(20) == "served"
    assert _ask(workers, "", lambda: "served").result(20) == "served"
    assert sum(each.running() for each in greedy) == 2
    go.set()
    assert all(each.result(20) for each in greedy)


def test_all_that_one_address_asks_is_answered(workers: Workers) -> None:
    asked = [_ask(workers, "club", partial(str, n)) for n in range(200)]
    assert [each.result(20) for each in asked] == [str(n) for n in range(200)]
    assert not workers._waiting
    # Who has an answer has it a moment before its place is free again.
    deadline = time.monotonic() + 20
    while workers._at_work and time.monotonic() < deadline:
        time.sleep(0.001)
    assert not workers._at_work


def test_what_fails_and_who_turns_away_hold_up_nobody(workers: Workers) -> None:
    go = threading.Event()
    first = [_ask(workers, "club", lambda: go.wait(20)) for _ in range(2)]
    gone = _ask(workers, "club", lambda: pytest.fail("nobody waits for it"))
    assert gone.cancel()
    failed = _ask(workers, "club", lambda: 1 // 0)
    last = _ask(workers, "club", lambda: "served")
    go.set()
    assert last.result(20) == "served"
    assert all(each.result(20) for each in first)
    assert isinstance(failed.exception(20), ZeroDivisionError)
    with pytest.raises(CancelledError):
        gone.result(20)
    assert not workers._at_work


def test_who_still_waits_when_the_house_closes_is_sent_away() -> None:
    go = threading.Event()
    workers = Workers(Crowd(), each=1)
    first = _ask(workers, "club", lambda: go.wait(20))
    waiting = [_ask(workers, "club", lambda: "served") for _ in range(3)]
    workers.shutdown(wait=False)
    go.set()
    assert first.result(20)
    for each in waiting:
        with pytest.raises(CancelledError):
            each.result(20)


def test_the_crowd_is_gone_when_all_is_answered() -> None:
    crowd = Crowd()
    with Workers(crowd, each=1) as workers:
        for each in [_ask(workers, "club", lambda: None) for _ in range(20)]:
            each.result(20)
    assert crowd.wait_until_quiet(0)


def test_one_address_cannot_take_all_the_threads_of_a_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = threading.Event()

    def slow(live: Any, *more: Any, **named: Any) -> Any:
        if live.row.id == busy:
            assert go.wait(20)
        return look_of(live, *more, **named)

    wanted = settings(tmp_path, mode="hosted", origin="http://t.example", at_once_each=2)
    with served(wanted) as url:
        usual = {"host": "t.example", "origin": "http://t.example", "x-forwarded-for": "192.0.2.1"}
        with httpx.Client(base_url=url, headers=usual, timeout=20) as me:
            me.post("/api/accounts", json={"name": "anna", "password": "correct horse battery"})
            busy, quiet = (_begun(me) for _ in range(2))
            monkeypatch.setattr("tercio.server.live.showing.look_of", slow)
            elsewhere = usual | {"x-forwarded-for": "192.0.2.66"}

            def attack() -> int:
                path = f"{url}/api/tables/{busy}/look"
                return httpx.get(path, headers=elsewhere, timeout=20).status_code

            with ThreadPoolExecutor(40) as attackers:
                attacks = [attackers.submit(attack) for _ in range(40)]
                try:
                    assert me.get(f"/api/tables/{quiet}/look").status_code == 200
                    assert not any(each.done() for each in attacks)
                finally:
                    go.set()
                assert {each.result(20) for each in attacks} == {200}


def _begun(me: httpx.Client) -> str:
    seats = dict.fromkeys(SEATS[:2], "me")
    table = me.post("/api/tables", json={"game": "primer", "players": 2, "seats": seats}).json()
    me.post(f"/api/tables/{table['id']}/start")
    return str(table["id"])
