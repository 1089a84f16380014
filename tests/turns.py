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
    "envs/test_observations.py": 2,
    "envs/test_openspiel.py": 2,
    "games/here_i_stand/test_bots.py": 3,
    "games/here_i_stand/test_random_games.py": 3,
    "games/ultima_ratio_regis/test_bots.py": 4,
    "games/virgin_queen/test_bots.py": 3,
    "server/test_admin.py": 2,
    "server/test_bench.py": 4,
    "server/test_bot_client.py": 2,
    "server/test_bots.py": 3,
    "server/test_bots_apart.py": 3,
    "server/test_chains.py": 2,
    "server/test_changes.py": 4,
    "server/test_clocks.py": 2,
    "server/test_crash.py": 3,
    "server/test_doors.py": 2,
    "server/test_everything_at_once.py": 4,
    "server/test_forgotten.py": 2,
    "server/test_guided.py": 2,
    "server/test_happenings.py": 2,
    "server/test_hints.py": 2,
    "server/test_load.py": 4,
    "server/test_lobby.py": 3,
    "server/test_messages.py": 4,
    "server/test_moderation.py": 2,
    "server/test_openid.py": 3,
    "server/test_other_rules.py": 4,
    "server/test_outbox.py": 2,
    "server/test_pace.py": 3,
    "server/test_people.py": 2,
    "server/test_private_notes.py": 2,
    "server/test_proposals.py": 2,
    "server/test_push.py": 3,
    "server/test_races.py": 2,
    "server/test_reach.py": 2,
    "server/test_receipts.py": 2,
    "server/test_rewinds.py": 2,
    "server/test_slow_clients.py": 2,
    "server/test_tampering.py": 3,
    "test_clicks.py": 3,
}
"""The files that take longest: of their tests a run takes one in so many."""

DEAREST: Final = (
    (
        "server/test_openapi.py::test_what_the_document_forbids_is_refused_and_breaks_nothing",
        "server/test_identities.py::test_every_endpoint_is_asked_by_everybody",
        "server/test_faults.py::test_the_network_to_the_database_is_cut_in_the_middle_of_decisions",
    ),
    (
        "server/test_openapi.py::test_every_answer_is_one_that_the_document_promises",
        "server/test_corpus.py::test_a_local_server_has_an_answer_to_everything",
        "server/test_crash.py::test_bots_go_on_after_a_crash",
        "server/test_races.py::test_of_double_submits_to_two_processes_one_wins",
    ),
    (
        "contract/test_facts.py::test_every_fact_of_a_game_is_read_by_its_code",
        "server/test_bots_apart.py"
        "::test_bots_decide_in_their_own_process_as_they_would_in_the_server",
        "server/test_faults.py::test_a_worker_is_killed_in_the_middle_of_decisions",
    ),
    (
        "server/test_backups.py"
        "::test_a_backup_of_a_running_server_is_served_and_restored_into_the_other_database",
        "server/test_bench.py::test_every_endpoint_is_a_kind_of_request_and_has_an_answer",
        "server/test_bots_apart.py::test_a_table_goes_on_when_the_process_of_its_bots_is_killed",
        "server/test_leaks.py"
        "::test_whatever_is_hidden_is_dealt_anew_and_every_answer_stays_the_same",
    ),
    (
        "server/test_bench.py::test_round_trips_and_pings_are_measured",
        "server/test_corpus.py::test_a_hosted_server_has_an_answer_to_everything",
        "server/test_crash.py::test_kill_9_at_any_moment_loses_no_accepted_decision",
        "server/test_faults.py::test_the_database_is_killed_in_the_middle_of_decisions",
    ),
)
"""The tests that take longest, in groups that take about as long as each other (45 seconds of a
processor): a run takes one group."""

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
    tests = {item: f"{item.path.relative_to(here).as_posix()}::{_name(item)}" for item in items}
    dearest = {test: group for group, each in enumerate(DEAREST) for test in each}
    for item, test in tests.items():
        if dearest.get(test, turn("dearest") % len(DEAREST)) != turn("dearest") % len(DEAREST):
            item.add_marker(pytest.mark.long)
    for file, many in DEAR.items():
        mine = [item for item, test in tests.items() if test.startswith(f"{file}::")]
        leave_out([item for item in mine if tests[item] not in dearest], many, file)


def leave_out(items: Sequence[pytest.Item], many: int, of: str) -> None:
    """One in so many has its turn, in equal distances: a run has as much to do as another."""
    left = [item for item in items if item.get_closest_marker("long") is None]
    for place, item in enumerate(sorted(left, key=lambda item: item.nodeid)):
        if (place + turn(of)) % many:
            item.add_marker(pytest.mark.long)


def _name(item: pytest.Item) -> str:
    return item.name.partition("[")[0]
