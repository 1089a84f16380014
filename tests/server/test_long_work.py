"""Threat 22: what is dear to answer is done once, one at a time, and for people who logged in."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager

import pytest

from tercio.server.guard.limits import Limits
from tercio.server.guard.long_work import LongWork
from tercio.server.http.errors import Refused
from tests.server.client import Answered, Client
from tests.server.doorstep import begun


def test_a_stranger_cannot_make_the_server_play_a_game_again(
    anna: Client, stranger: Client
) -> None:
    id = begun(anna)
    assert anna.verify(id).ok
    with pytest.raises(Answered) as caught:
        stranger.verify(id)
    assert caught.value.status == 401


def _run(ask: Callable[[LongWork[int]], Awaitable[object]], seconds: float = 60.0) -> None:
    async def go() -> None:
        work: LongWork[int] = LongWork(seconds)
        try:
            await ask(work)
        finally:
            work.close()

    asyncio.run(go())


def test_who_asks_for_the_same_thing_gets_the_same_answer() -> None:
    done: list[int] = []

    def count() -> int:
        done.append(1)
        return len(done)

    async def ask(work: LongWork[int]) -> None:
        assert await asyncio.gather(*(work.find("a game", count) for _ in range(20))) == [1] * 20
        assert await work.find("a game", count) == 1
        assert await work.find("another", count) == 2

    _run(ask)


def test_an_answer_is_found_again_when_it_is_old() -> None:
    async def ask(work: LongWork[int]) -> None:
        answers = iter((1, 2))
        assert await work.find("a game", lambda: next(answers)) == 1
        assert await work.find("a game", lambda: next(answers)) == 2

    _run(ask, seconds=0.0)


def test_one_thing_is_done_at_a_time_and_not_many_wait() -> None:
    at_once: list[int] = []
    inside = threading.Semaphore()

    def slow() -> int:
        at_once.append(1 if inside.acquire(blocking=False) else 2)
        time.sleep(0.02)
        inside.release()
        return 0

    async def ask(work: LongWork[int]) -> None:
        asked = (work.find(f"game {n}", slow) for n in range(30))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [each for each in answers if isinstance(each, Refused)]
        assert answers.count(0) == 8
        assert {each.status for each in refused} == {429}

    _run(ask)
    assert set(at_once) == {1}


def test_what_fails_is_tried_again() -> None:
    async def ask(work: LongWork[int]) -> None:
        with pytest.raises(ZeroDivisionError):
            await work.find("a game", lambda: 1 // 0)
        assert await work.find("a game", lambda: 7) == 7

    _run(ask)


def test_what_is_dear_is_counted_by_what_it_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    worked = iter((0.0, 15.0, 15.0, 22.0, 22.0, 23.0))
    monkeypatch.setattr("tercio.server.guard.limits.time.thread_time", lambda: next(worked))
    monkeypatch.setattr("tercio.server.guard.limits.time.monotonic", lambda: 0.0)
    limits = Limits()
    for _ in range(2):  # 22 seconds of work in no time, of which 20 are allowed in a minute
        with limits.charge("somebody"):
            pass
    with pytest.raises(Refused) as caught, limits.charge("somebody"):
        pytest.fail("it is not begun")
    assert caught.value.status == 429
    with limits.charge("somebody else"):
        pass


@pytest.mark.parametrize("path", ["look", "log", "talk", "replay", "boards", "why", "odds"])
def test_every_dear_endpoint_is_charged(
    anna: Client, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = begun(anna)
    spent: list[str] = []
    charge = Limits.charge

    def noted(self: Limits, who: str) -> AbstractContextManager[None]:
        spent.append(who)
        return charge(self, who)

    monkeypatch.setattr(Limits, "charge", noted)
    params = {"seat": "colonna", "ref": "town:milan", "key": "bid.1"}
    assert anna.http.get(f"/api/tables/{id}/{path}", params=params).status_code == 200
    assert len(spent) == 1
    assert spent[0].startswith("account ")
