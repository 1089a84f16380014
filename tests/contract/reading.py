"""A plugin for pytest: a witness sits in on the tests of a game (`test_facts.py` sends it).

`TERCIO_READ_GAME` names the game; what nobody has read is written to `TERCIO_READ_REPORT`. The
tests end as soon as all has been read.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tercio.kernel.table import Table
from tests.contract.witness import Witness

GAME = game(os.environ["TERCIO_READ_GAME"])
# A game's display has its sentences read by the kernel, in the reader's language.
CODE = (type(GAME).__module__.removesuffix(".game"), "tercio.wars", "tercio.kernel.messages")
WITNESS = Witness(GAME.schema, *CODE).__enter__()


def pytest_sessionstart() -> None:
    """Load the data once more; name every row; set up every scenario, and draw it."""
    vars(GAME).pop("_data", None)
    type(GAME)()
    data = GAME.load_data()
    for name, rows in GAME.schema.load().tables.items():
        for id in rows:
            for kind in _kinds(name):
                with suppress(ValueError):  # the kind has ids of another form
                    GAME.display.name_of(data, kind, id)
    words = Words(GAME, data)
    for scenario in GAME.scenarios_in(data):
        for players in scenario.players:
            for options in _variants():
                table = Table.new(GAME, scenario.id, players, options, seed="facts")
            GAME.display.boards(data, table.setting, words)
            GAME.display.scene(table.g, None, words)
            GAME.display.show(table.g, None, words)


def _kinds(table: str) -> set[str]:
    """What a row of a table may be called: `language_zones` are zones, `colonies` a colony."""
    last = table.rpartition("_")[2]
    return {table[:-1], last[:-1], table.removesuffix("ies") + "y"}


def _variants() -> Iterator[dict[str, str]]:
    """The usual options, and each other value of one of them."""
    yield {}
    for name, values in GAME.options.items():
        for value in values[1:]:
            yield {name: value}


def pytest_runtest_teardown(item: pytest.Item) -> None:
    if not WITNESS.unread():
        item.session.shouldstop = "every fact has been read"


def pytest_sessionfinish() -> None:
    Path(os.environ["TERCIO_READ_REPORT"]).write_text("\n".join(WITNESS.unread()), "utf-8")
