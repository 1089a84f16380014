"""Tables are freed when they are dropped, and long games do not grow without need."""

import gc
import tracemalloc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tercio.kernel.ask import Ask, AskAll, Checkpoint, Option, Procedure
from tercio.kernel.errors import Illegal
from tercio.kernel.randomness import Randomness, Stream
from tercio.kernel.saving.save import load, read, save
from tercio.kernel.table import Table
from tests.kernel.test_restrictions import MOVE
from tests.kernel.toys import BLUE, RED, Notes, Pad, Toy, choice, pass_in


def busy(g: Pad) -> Procedure[None]:
    """Everything that could hold on to a table: closures, sealed answers, checkpoints."""
    while True:
        yield Checkpoint("round", ends=("round",))
        g.state.lines = [f"{g.dice(1)}"]
        yield Ask(RED, "go", [Option("go", value=g)], explain=lambda ref: MOVE.refusals(g, ref))
        yield AskAll({seat: choice(seat, "bid.1") for seat in g.seats})


GAME = Toy(busy)


def played(rounds: int) -> Table[Notes]:
    table = Table.new(GAME, players=2, seed="7")
    table.order(BLUE, pass_in(until="round"))
    for _ in range(rounds):
        for seat, key in ((RED, "go"), (BLUE, "bid.1"), (RED, "bid.1")):
            table.decide(seat, key)
    return table


@pytest.fixture
def without_collector() -> Iterator[None]:
    """What is freed now is freed by counting references alone."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
def test_regression_a_dropped_game_is_freed_at_once() -> None:
    """18xx, game never freed: no cycle keeps a table alive, whatever was done to it."""
    table = played(3)
    table.decide(RED, "go")
    table.undo(RED)
    fork = table.fork()
    imagined = table.imagine(RED, Randomness(Stream(b"x")))
    loaded = load(GAME, read(save(table)))
    assert imagined is not None
    dead = [weakref.ref(each) for each in (table, table.g, fork, imagined, loaded, loaded.g)]
    sight = table.sight(RED)
    del table, fork, imagined, loaded
    assert sight.view is not None
    del sight
    assert [each() for each in dead] == [None] * len(dead)


@pytest.mark.usefixtures("without_collector")
def test_a_refused_decision_keeps_nothing_alive() -> None:
    table = played(1)
    dead = weakref.ref(table)
    for key in ("nonsense", "bid.1"):
        with suppress(Illegal):
            table.decide(BLUE, key)
    assert len(table.history) == 3
    del table
    assert dead() is None


def memory() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_thousands_of_tables_come_and_go() -> None:
    played(1)
    tracemalloc.start()
    before = memory()
    for _ in range(2000):
        played(1)
    grown = memory() - before
    tracemalloc.stop()
    assert grown < 50_000


def test_a_long_game_keeps_one_checkpoint() -> None:
    table = played(200)
    assert table.first_kept() is table.last_kept()
