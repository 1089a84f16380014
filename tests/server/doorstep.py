"""Servers to knock at: in a thread of the test, or in a process of their own."""

import atexit
import itertools
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import Connection, create_engine, text

from tercio.kernel.ask import DONE, PASS, Ask, Seat
from tercio.kernel.randomness import Stream, commitment
from tercio.server.app import create_app
from tercio.server.house import House
from tercio.server.live.rows import game_and_seats
from tercio.server.live.table import Live
from tercio.server.run import config_of, listen
from tercio.server.settings import Settings
from tercio.server.store.chain import Act, first_link
from tercio.server.store.sqlite import SQLite
from tests.server import postgres
from tests.server.client import Answered, Client

_numbers = itertools.count()
SEED = "a whole game"
SEATS = ("colonna", "gonzaga", "medici", "orsini")
_BOTS_SECONDS = 0.02
"""So long one lets bots play before one looks again."""


_houses: dict[str, House] = {}
"""By their address, the servers of this process."""


_store = "sqlite"


def keep_in(store: str) -> None:
    """In which of the stores the servers to come keep their games."""
    global _store
    _store = store


def settings(folder: Path, **more: Any) -> Settings:
    usual = {"limit_scale": 100.0, "verified_for": 0.0, "at_once_each": 0, "window_seconds": 0.0}
    usual["bots_apart"] = False  # a test may want to look over their shoulders
    where = {"database": more.get("database") or place(folder), "key": folder / "tercio.key"}
    return Settings(**(usual | more | where))


def place(folder: Path) -> Path | str:
    """Where the servers of a folder keep their games."""
    return folder / "tercio.db" if _store == "sqlite" else postgres.address(folder)


def copy_of(source: Path, target: Path) -> None:
    """Another folder with the same games, while nobody serves them."""
    shutil.copytree(source, target, dirs_exist_ok=True)
    if _store == "postgres":
        postgres.copy(source, target)


@contextmanager
def behind(folder: Path) -> Iterator[Connection]:
    """Behind the server's back: a connection to its database."""
    where = place(folder)
    engine = create_engine(f"sqlite:///{where}" if isinstance(where, Path) else where)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def edit(folder: Path, statement: str, **values: Any) -> int:
    """Change rows behind the server's back; how many."""
    with behind(folder) as connection:
        return connection.execute(text(statement), values).rowcount


def select(folder: Path, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    with behind(folder) as connection:
        return [tuple(row) for row in connection.execute(text(statement), values)]


def house_at(url: str) -> House:
    return _houses[url.rstrip("/")]


@contextmanager
def served(settings: Settings) -> Iterator[str]:
    """A server in a thread; the address at which it is reached."""
    with inside(settings) as (url, _):
        yield url


@contextmanager
def inside(
    settings: Settings, clock: Callable[[], float] | None = None, port: int = 0
) -> Iterator[tuple[str, House]]:
    """The same for tests that look behind the counter, and may bring the time of day."""
    if isinstance(settings.database, Path) and not settings.database.exists():
        shutil.copyfile(_migrated(), settings.database)
    app = create_app(settings)
    if clock is not None:
        app.state.house.tables.clock = clock
    config = config_of(app, settings, log_level="error", timeout_graceful_shutdown=1)
    with listen("127.0.0.1", port) as listening:
        server = uvicorn.Server(config)
        is_up = threading.Event()
        serving = threading.Thread(target=_run, args=(server, listening, is_up), daemon=True)
        serving.start()
        assert is_up.wait(20)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        _houses[url] = app.state.house
        try:
            yield url, app.state.house
        finally:
            del _houses[url]
            server.should_exit = True
            serving.join(20)


@cache
def _migrated() -> Path:
    """A database in which nothing is kept yet: all migrations for every server would take long."""
    file = Path(tempfile.mkdtemp(prefix="tercio-tests-")) / "migrated.db"
    atexit.register(shutil.rmtree, file.parent, ignore_errors=True)
    database = SQLite(file)
    database.migrate()
    database.close()
    return file


def _run(server: uvicorn.Server, listening: Any, is_up: threading.Event) -> None:
    start = server.startup

    async def startup(sockets: Any = None) -> None:
        await start(sockets)
        is_up.set()

    server.startup = startup  # type: ignore[method-assign]
    server.run([listening])


class Process:
    """`tercio serve` in a process of its own; its bots have another one only if they are told to.

    A process takes seconds to begin, and most of what is asked of it has nothing to do with bots.
    """

    def __init__(self, folder: Path, *more: str, bots_apart: bool = False) -> None:
        command = [sys.executable, "-m", "tercio.cli", "serve", "--port", "0"]
        more = more if bots_apart else (*more, "--bots-inside")
        where = ["--database", str(place(folder)), "--key", str(folder / "tercio.key")]
        self.process = subprocess.Popen(
            [*command, *where, *more], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", self.process.stdout.readline())
        assert found, "the server says where it is"
        self.url = found[0]

    def kill(self) -> None:
        """No farewell: as when the power fails."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def process(folder: Path, *more: str, bots_apart: bool = False) -> Iterator[Process]:
    running = Process(folder, *more, bots_apart=bots_apart)
    try:
        yield running
    finally:
        running.kill()


def begun(client: Client, *seats: str, **more: Any) -> str:
    """A game of the primer that has begun; by default all seats of two are mine."""
    wishes = seats or ("me", "me")
    table = client.new_table(dict(zip(SEATS, wishes, strict=False)), **more)
    return client.start(table.id).id


def play_out(url: str, id: str) -> None:
    """Play a game to its end, at random and behind the counter."""

    def do(live: Live) -> list[Act]:
        acts, chance = list[Act](), Stream(b"what if")
        while not live.table.over:
            seat, ask = next(iter(live.table.asks().items()))
            keys = [option.key for option in ask.options]
            key = "ready" if "ready" in keys else keys[chance.below("pick", len(keys))]
            acts += live.decide(seat, key, None, "bot")
        return acts

    house_at(url).tables.act(id, do, lambda live: None)


def play_on(client: Client, id: str, is_there: Callable[[Ask], bool], limit: int = 2000) -> Seat:
    """Let everybody pass, or take the first option, until a question is there; who is asked it.

    Behind the counter: hundreds of requests would say nothing more.
    """
    house = house_at(str(client.http.base_url))
    found: list[Seat] = []

    def do(live: Live) -> list[Act]:
        acts: list[Act] = []
        for _ in range(limit):
            asks = live.table.asks()
            name = next(seat for seat in live.table.waiting() if seat in asks)
            if there := [seat for seat, ask in asks.items() if is_there(ask)]:
                found.append(there[0])
                return acts
            keys = [option.key for option in asks[name].options]
            key = next((key for key in (PASS, DONE, "ready") if key in keys), keys[0])
            acts += live.decide(name, key, None, "bot")
        raise AssertionError("Nobody is ever asked that.")

    house.tables.act(id, do, lambda live: None)
    return found[0]


def fix_the_dice(house: House, id: str) -> None:
    """The same game in every run: people cannot choose a seed, but who has the database can."""
    with house.database.write() as session:
        row, _ = game_and_seats(session, id)
        row.seed = SEED
        row.commitment = commitment(row.seed)
        row.head = first_link(row)
        row.seal = house.seals.of_game(row.id, row.acts, row.head)


def play(
    clients: dict[str, Client],
    id: str,
    limit: int | None = None,
    after: Callable[[int], None] | None = None,
) -> int:
    """Let every seat play at random through its own client; how many decisions were made."""
    chance = Stream(b"at the doorstep")
    made = 0
    while made != limit:
        before = made
        waiting = clients[next(iter(clients))].look(id)
        if waiting.result is not None:
            break
        for seat in waiting.waiting:
            if seat not in clients:
                continue
            look = clients[seat].look(id, seat)
            if not look.options or any(option.key == "unready" for option in look.options):
                continue
            key = _closing(look.options, chance)
            try:
                clients[seat].decide(id, seat, key, look.seq, f"key {next(_numbers)}")
            except Answered as answered:
                if answered.status != 409:
                    raise
                break  # a bot has spoken meanwhile
            made += 1
            if after is not None:
                after(made)
            break
        if made == before:
            time.sleep(_BOTS_SECONDS)
    return made


def _closing(options: Any, chance: Stream) -> str:
    """Any option, but negotiations come to an end."""
    keys = [option.key for option in options]
    if "ready" in keys and chance.below("ready", 3):
        return "ready"
    return str(keys[chance.below("pick", len(keys))])
