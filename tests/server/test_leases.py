"""What one process at a time does: others leave it alone, and take it over when it is lost."""

import time
from pathlib import Path

import pytest
from sqlalchemy import literal, select

from tercio.server.store import leases
from tercio.server.store.leases import Leases
from tercio.server.store.opening import opened
from tests.server.doorstep import place

STORES = ["sqlite", "postgres"]


def test_work_has_one_owner_at_a_time_and_is_taken_over_when_its_owner_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = opened(place(tmp_path))
    database.migrate()
    one, other = Leases(database, "one"), Leases(database, "other")

    def is_the_others(name: str) -> bool:
        with database.read() as session:
            return bool(session.scalar(select(one.is_others(literal(name)))))

    assert one.take("bots at Pavia")
    assert one.take("bots at Pavia"), "it stays whose it is"
    assert not other.take("bots at Pavia")
    assert other.take("bots at Milan"), "that is other work"
    assert (is_the_others("bots at Pavia"), is_the_others("bots at Milan")) == (False, True)
    other.give_back()
    assert one.take("bots at Milan")
    monkeypatch.setattr(leases, "SECONDS", 0.2)
    one.renew(["bots at Pavia"])
    assert not other.take("bots at Pavia")
    time.sleep(0.25)  # no word of its owner
    assert other.take("bots at Pavia")
    assert not one.take("bots at Pavia"), "it must not think that it still has it"
    database.close()
