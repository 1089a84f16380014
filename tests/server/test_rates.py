"""How often somebody may do something counts for all processes together."""

from pathlib import Path

import pytest

from tercio.server.guard.limits import DECISIONS, LOGINS, Limits
from tercio.server.http.errors import Refused
from tercio.server.store.buckets import Buckets
from tercio.server.store.opening import opened
from tercio.server.store.seals import Seals
from tests.server.doorstep import place, select

STORES = ["sqlite", "postgres"]


def test_what_was_spent_at_one_process_is_spent_at_the_other(tmp_path: Path) -> None:
    database = opened(place(tmp_path))
    database.migrate()
    seals = Seals.kept_in(tmp_path / "tercio.key")
    one, other = (Limits(1.0, Buckets(database, seals)) for _ in range(2))
    for n in range(LOGINS.times):
        (one, other)[n % 2].spend("login as dora from 192.0.2.7", LOGINS)
    for limits in (one, other):
        with pytest.raises(Refused):
            limits.spend("login as dora from 192.0.2.7", LOGINS)
    one.spend("login as emil from 192.0.2.7", LOGINS)  # somebody else

    one.spend("account 1", DECISIONS, DECISIONS.times - 10)
    other.spend("account 1", DECISIONS, 5)
    one.share()
    other.share()
    with pytest.raises(Refused):
        other.spend("account 1", DECISIONS, 20)
    stored = [str(row) for row in select(tmp_path, "SELECT name FROM buckets")]
    assert len(stored) == 3
    assert not any("192.0" in name or "dora" in name for name in stored), "nobody's address"
    database.close()
