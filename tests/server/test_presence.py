"""Who follows a table is known at every process that serves it."""

from pathlib import Path

import pytest

from tercio.server.play import pings
from tests.server.client import Client
from tests.server.doorstep import served, settings
from tests.server.test_events import listening
from tests.turns import one_in_turn

STORES = one_in_turn(("sqlite", "postgres"), ("sqlite", "postgres"))


def test_who_is_here_is_known_at_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "GRACE_SECONDS", 0.1)
    monkeypatch.setattr(pings, "POLL_SECONDS", 0.1)
    house = settings(tmp_path, mode="hosted")
    with served(house) as one, served(house) as other, Client(one) as anna, Client(other) as bert:
        anna.sign_up("anna")
        bert.sign_up("bert")
        id = anna.new_table({"colonna": "me", "gonzaga": "open"}).id
        bert.seat(id, "gonzaga", "join")
        with listening(anna, id) as ear:
            assert ear.here() == ["colonna"]
            with listening(bert, id):
                assert ear.here() == ["colonna", "gonzaga"]
            assert ear.here() == ["colonna"]
