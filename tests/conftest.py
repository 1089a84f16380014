"""What holds for all tests."""

import gc
import os
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests.turns import take_turns

HERE = Path(__file__).parent
SLOW = ("e2e", "contract", "server", "games")
"""Folders whose tests take longest, first those that do so most."""


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests of the server and in a browser wait half the time."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are made and all of them stay: to look for what could go, again and
    again, took as long as to make them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """What is dear takes turns. The longest tests go first, so that no process is left alone with
    one at the end."""
    take_turns(items)
    yield
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    folder = item.path.relative_to(HERE).parts[0] if item.path.is_relative_to(HERE) else ""
    return SLOW.index(folder) if folder in SLOW else len(SLOW)
