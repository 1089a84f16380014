"""Whose turn it is, where a run of the tests tries one of many.

The commit decides: whoever checks the same commit out tries the same, and over some commits all
have had their turn. Outside of a repository it is the first one's turn.
"""

import subprocess
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest


@cache
def turn() -> int:
    """A number that belongs to the commit, or 0."""
    root = Path(__file__).parents[1]
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True)
    return int(asked.stdout, 16) if asked.returncode == 0 else 0


def one_in_turn(values: Sequence[Any], ids: Sequence[str]) -> list[Any]:
    """Parameters of a test, of which this run tries one; `make test-all` tries the others, too."""
    has_turn = turn() % len(values)
    return [
        pytest.param(value, id=id, marks=() if place == has_turn else pytest.mark.long)
        for place, (value, id) in enumerate(zip(values, ids, strict=True))
    ]


def in_turn(name: str, of: Sequence[str]) -> Callable[[Any], Any]:
    """Marks a test that others have, too: this run tries it where it is the turn of its name."""
    if of[turn() % len(of)] == name:
        return lambda test: test
    return pytest.mark.long
