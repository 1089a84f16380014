"""Every run of a test throws the same dice at its tables."""

import hashlib
import os
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tercio.server.lobby import tables

_STORE = re.compile(r"\[(sqlite|postgres)\]|(?<=\[)(sqlite|postgres)-|-(sqlite|postgres)(?=\])")
"""Dice are the same wherever a game is kept."""


@pytest.fixture(scope="session", autouse=True)
def same_dice() -> Iterator[None]:
    """Seeds follow from the name of the test that opens the table, so nothing fails by bad luck."""
    opened: Counter[str] = Counter()

    def seed_of_this_test() -> str:
        test = _STORE.sub("", os.environ["PYTEST_CURRENT_TEST"].rsplit(" ", 1)[0])
        opened[test] += 1
        return hashlib.sha256(f"{test} {opened[test]}".encode()).hexdigest()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "new_seed", seed_of_this_test)
        yield
