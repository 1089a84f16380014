"""The database, a worker, the network between them: each is lost in the middle of decisions.

Nothing that was acknowledged is lost and nothing is done twice; who asks meanwhile is told so, and
the server comes back by itself.
"""

import os
import re
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server import postgres
from tests.server.client import Client
from tests.server.doorstep import Process, begun, place, served, settings
from tests.server.faults import Player, Wire, cluster_of_ones_own, until, workers_of
from tests.server.test_events import Ear, listening

STORES = ["postgres"]


def _play_through(url: str, where: str, faults: list[Callable[[], None]], each: int) -> Player:
    """Decisions before, between and after the faults, which come while somebody decides."""
    with Client(url) as me:
        id = begun(me)
        player = Player(url, id)
        player.play(each)
        for n, fault in enumerate(faults, 2):
            playing = threading.Thread(target=player.play, args=(each * n,), daemon=True)
            playing.start()
            time.sleep(0.003 * n)
            fault()
            playing.join(120)
            assert len(player.acknowledged) == each * n
        assert me.verify(id).ok
    engine = create_engine(where)
    with engine.connect() as connection:
        query = "SELECT seat, key FROM decisions WHERE game_id = :id AND by = 'player' ORDER BY n"
        stored = [tuple(row) for row in connection.execute(text(query), {"id": id})]
    engine.dispose()
    assert stored == player.acknowledged, "nothing lost, nothing twice"
    return player


def _kill_databases(tmp_path: Path, times: int) -> None:
    with cluster_of_ones_own() as cluster:

        def fault() -> None:
            cluster.kill()
            time.sleep(0.3)
            cluster.start()

        with served(settings(tmp_path, database=cluster.url)) as url:
            player = _play_through(url, cluster.url, [fault] * times, 6)
    assert player.told, "who asked meanwhile was told"
    assert all("try again" in said or "not known" in said for said in player.told)


def test_the_database_is_killed_in_the_middle_of_decisions(tmp_path: Path) -> None:
    _kill_databases(tmp_path, 1)


@pytest.mark.long
def test_the_database_is_killed_again_and_again(tmp_path: Path) -> None:
    _kill_databases(tmp_path, 8)


def _cut_wires(tmp_path: Path, times: int) -> None:
    postgres.address(tmp_path)
    wire = Wire(postgres.cluster())
    where = f"postgresql+psycopg://tercio@127.0.0.1:{wire.port}/{postgres.name_of(tmp_path)}"

    def fault() -> None:
        wire.cut()
        time.sleep(0.2)
        wire.mend()

    with served(settings(tmp_path, database=where)) as url:
        _play_through(url, str(place(tmp_path)), [fault] * times, 6)
    wire.cut()


def test_the_network_to_the_database_is_cut_in_the_middle_of_decisions(tmp_path: Path) -> None:
    _cut_wires(tmp_path, 2)


@pytest.mark.long
def test_the_network_to_the_database_is_cut_again_and_again(tmp_path: Path) -> None:
    _cut_wires(tmp_path, 10)


def _kill_workers(tmp_path: Path, times: int) -> None:
    server = Process(tmp_path, "--workers", "2", bots_apart=True)
    try:
        first = workers_of(server.process.pid)
        assert len(first) == 2

        def fault() -> None:
            os.kill(workers_of(server.process.pid)[0], signal.SIGKILL)

        _play_through(server.url, str(place(tmp_path)), [fault] * times, 6)
        assert set(workers_of(server.process.pid)) != set(first)
        numbers = httpx.get(f"{server.url}/metrics", timeout=30).text
        [decided] = re.findall(r'tercio_decisions_total\{by="player"\} ([0-9.]+)', numbers)
        assert float(decided) >= 6 * (times + 1), "of all workers, also of those that are dead"
        server.process.terminate()
        assert server.process.wait(30) == 0
    finally:
        server.kill()


def test_a_worker_is_killed_in_the_middle_of_decisions(tmp_path: Path) -> None:
    _kill_workers(tmp_path, 1)


@pytest.mark.long
def test_a_rolling_restart_loses_no_request_and_lets_streams_go(tmp_path: Path) -> None:
    """Whoever listens is let go and comes back; whoever asks is answered, by the old or the new."""
    server = Process(tmp_path, "--workers", "2", bots_apart=True)
    try:
        first = set(workers_of(server.process.pid))
        with Client(server.url) as me:
            id = begun(me)
            ear = Ear(me, id, "colonna")
            before = ear.next()
            server.process.send_signal(signal.SIGHUP)
            player, until = Player(server.url, id), time.monotonic() + 300
            while first & set(workers_of(server.process.pid)) and time.monotonic() < until:
                player.play(len(player.acknowledged) + 1)
                time.sleep(0.3)
            assert not first & set(workers_of(server.process.pid))
            assert not player.told, "nobody was turned away"
            assert "again" in [event for event, _ in ear.heard.queue], "told to come back at once"
            ear.close()
            with listening(me, id, "colonna") as again:
                assert again.next() != before
            assert me.verify(id).ok
    finally:
        server.kill()


@contextmanager
def _renewing_in_vain(folder: Path) -> Iterator[tuple[Process, int]]:
    """A rolling restart whose first new worker does not come up as long as it is held."""
    server = Process(folder, "--workers", "2")
    held = 0
    try:
        first = set(workers_of(server.process.pid))
        server.process.send_signal(signal.SIGHUP)
        until(lambda: bool(set(workers_of(server.process.pid)) - first))
        [held] = set(workers_of(server.process.pid)) - first
        os.kill(held, signal.SIGSTOP)
        yield server, held
    finally:
        if held:
            with suppress(ProcessLookupError):
                os.kill(held, signal.SIGKILL)
        server.kill()


def test_who_is_told_to_stop_in_a_rolling_restart_stops(tmp_path: Path) -> None:
    with _renewing_in_vain(tmp_path) as (server, held):
        server.process.terminate()
        until(lambda: workers_of(server.process.pid) == [held])
        os.kill(held, signal.SIGKILL)
        assert server.process.wait(30) == 0


def test_workers_that_die_in_a_rolling_restart_are_replaced(tmp_path: Path) -> None:
    with _renewing_in_vain(tmp_path) as (server, held):
        for worker in set(workers_of(server.process.pid)) - {held}:
            os.kill(worker, signal.SIGKILL)
        assert httpx.get(f"{server.url}/health", timeout=180).status_code == 200
        os.kill(held, signal.SIGCONT)
        until(lambda: len(workers_of(server.process.pid)) == 2)


@pytest.mark.long
def test_workers_are_killed_again_and_again(tmp_path: Path) -> None:
    _kill_workers(tmp_path, 6)
