"""What `make load` measures can be measured. How much a server bears, no test asks."""

import pytest

from tools.load.__main__ import MOST_TABLES, arguments, run

STORES = ["sqlite"]


def test_a_table_is_played_and_measured() -> None:
    said = arguments(["--tables", "2", "--seconds", "3", "--pause", "0.2", "--opening", "60"])
    found = run("sqlite", 2, said)
    assert found.tables == 2
    assert found.decisions > 0
    assert found.failed == 0
    assert 0 < found.p50_ms <= found.p99_ms
    assert found.server_ms > 0
    assert found.bots_ms > 0


@pytest.mark.long
def test_several_workers_are_measured_together() -> None:
    words = ["--tables", "2", "--seconds", "3", "--pause", "0.2", "--workers", "2"]
    found = run("sqlite", 2, arguments(words))
    assert (found.tables, found.workers, found.failed) == (2, 2, 0)
    assert found.decisions > 0
    assert found.server_ms > 0
    assert found.bots_ms > 0


def test_it_is_bounded() -> None:
    with pytest.raises(SystemExit):
        arguments(["--tables", str(MOST_TABLES + 1)])
    with pytest.raises(SystemExit):
        arguments(["--seconds", "3600"])
    with pytest.raises(SystemExit):
        arguments(["--workers", "100"])
