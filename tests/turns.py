"""Whose turn it is, where a run of the tests tries one of many.

The commit decides: whoever checks the same commit out tries the same, and over some commits all
have had their turn. Outside of a repository it is the first one's turn.
"""

import subprocess
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

DEAR: Final = {
    "contract/test_checks_can_fail.py": 3,
    "games/here_i_stand/test_bots.py": 2,
    "games/here_i_stand/test_random_games.py": 2,
    "games/ultima_ratio_regis/test_bots.py": 2,
    "games/virgin_queen/test_bots.py": 2,
    "server/test_backups.py": 2,
    "server/test_bench.py": 4,
    "server/test_bot_client.py": 2,
    "server/test_bots.py": 2,
    "server/test_bots_apart.py": 3,
    "server/test_chains.py": 2,
    "server/test_changes.py": 2,
    "server/test_clocks.py": 2,
    "server/test_corpus.py": 2,
    "server/test_crash.py": 3,
    "server/test_everything_at_once.py": 2,
    "server/test_guided.py": 2,
    "server/test_hints.py": 2,
    "server/test_load.py": 4,
    "server/test_lobby.py": 2,
    "server/test_messages.py": 3,
    "server/test_moderation.py": 2,
    "server/test_odd_requests.py": 2,
    "server/test_openapi.py": 3,
    "server/test_openid.py": 2,
    "server/test_other_rules.py": 3,
    "server/test_pace.py": 2,
    "server/test_reach.py": 2,
    "server/test_receipts.py": 2,
    "server/test_slow_clients.py": 2,
    "server/test_tampering.py": 3,
    "test_clicks.py": 2,
}
"""The files that take longest: of their tests a run takes one in so many."""

_FEW: Final = 20
"""Whoever names so few files, or fewer, wants all of their tests."""


@cache
def turn(of: str = "") -> int:
    """A number that belongs to the commit and to those who take turns, or 0.

    Each has its own, so that no two of them always meet in the same run.
    """
    root = Path(__file__).parents[1]
    asked = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True)
    commit = asked.stdout.strip() if asked.returncode == 0 else ""
    return int(sha256(f"{commit} {of}".encode()).hexdigest(), 16) if commit else 0


def one_in_turn(values: Sequence[Any], ids: Sequence[str]) -> list[Any]:
    """Parameters of a test, of which this run tries one; `make test-all` tries the others, too."""
    has_turn = turn(" ".join(ids)) % len(values)
    return [
        pytest.param(value, id=id, marks=() if place == has_turn else pytest.mark.long)
        for place, (value, id) in enumerate(zip(values, ids, strict=True))
    ]


def in_turn(name: str, of: Sequence[str]) -> Callable[[Any], Any]:
    """Marks a test that others have, too: this run tries it where it is the turn of its name."""
    if of[turn(" ".join(of)) % len(of)] == name:
        return lambda test: test
    return pytest.mark.long


def take_turns(items: Iterable[pytest.Item]) -> None:
    """Leave tests of dear files that have no turn to `make test-all`."""
    items, here = list(items), Path(__file__).parent
    if len({item.path for item in items}) <= _FEW:
        return
    for file, many in DEAR.items():
        mine = [item for item in items if item.path == here / file]
        leave_out(mine, many, file, lambda item: item.name.partition("[")[0])


def leave_out(
    items: Sequence[pytest.Item], many: int, of: str, name: Callable[[pytest.Item], str]
) -> None:
    """One in so many has its turn, in equal distances: a run has as much to do as another."""
    places = {each: place for place, each in enumerate(sorted({name(item) for item in items}))}
    for item in items:
        if (places[name(item)] + turn(of)) % many:
            item.add_marker(pytest.mark.long)
