"""How many tables are held in memory."""

from pathlib import Path

import pytest

from tercio.server.guard import memory
from tercio.server.guard.memory import FEWEST, MOST, room_for_tables

STORES = ["sqlite"]
GB = 1024**3


@pytest.mark.parametrize(
    ("gigabytes", "workers", "tables"),
    [(1, 1, FEWEST), (4, 1, 170), (16, 1, 682), (16, 4, 170), (64, 1, MOST), (0, 1, FEWEST)],
)
def test_there_is_room_for_as_many_tables_as_the_machine_bears(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, gigabytes: int, workers: int, tables: int
) -> None:
    pages = {"SC_PHYS_PAGES": gigabytes * GB // 4096, "SC_PAGE_SIZE": 4096}
    monkeypatch.setattr("os.sysconf", pages.__getitem__)
    monkeypatch.setattr(memory, "_LIMIT", tmp_path / "none")
    assert room_for_tables(workers) == tables


@pytest.mark.parametrize(("said", "tables"), [("max\n", 682), (f"{4 * GB}\n", 170)])
def test_a_container_has_no_more_room_than_it_was_given(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, tables: int
) -> None:
    pages = {"SC_PHYS_PAGES": 16 * GB // 4096, "SC_PAGE_SIZE": 4096}
    monkeypatch.setattr("os.sysconf", pages.__getitem__)
    limit = tmp_path / "memory.max"
    limit.write_text(said)
    monkeypatch.setattr(memory, "_LIMIT", limit)
    assert room_for_tables(1) == tables
