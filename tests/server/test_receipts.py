"""Receipts: the answer to a decision is given again, whatever the clock has done meanwhile."""

import itertools
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercio.server.http.wire.looks import Look
from tercio.server.live.storing import RECEIPTS_KEPT
from tests.server.client import Client
from tests.server.doorstep import SEATS, begun, play, served, settings

DAY = 86_400.0
STEPS = {
    "back": [0.0, -DAY],
    "forward": [0.0, 400 * DAY],
    "forward and back again": [0.0, 400 * DAY, 0.0],
    "to and fro": [0.0, DAY, -DAY, 2 * DAY, -2 * DAY],
}


class _Notary(Client):
    """Keeps what it has asked, and what it was told."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.kept: list[tuple[dict[str, Any], bytes]] = []

    def decide(
        self, id: str, seat: str, key: str, seq: int, idempotency_key: str | None = None
    ) -> Look:
        body = {"seat": seat, "key": key, "seq": seq, "idempotency_key": idempotency_key}
        answer = self.http.post(f"/api/tables/{id}/decisions", json=body)
        assert answer.status_code == 200, answer.text
        self.kept.append((body, answer.content))
        return self.look(id, seat)


@pytest.fixture
def notary(tmp_path: Path) -> Iterator[_Notary]:
    with served(settings(tmp_path)) as url, _Notary(url) as client:
        yield client


@pytest.mark.parametrize("steps", STEPS.values(), ids=STEPS)
def test_after_the_clock_was_set_the_latest_receipts_are_the_ones_that_are_kept(
    notary: _Notary, monkeypatch: pytest.MonkeyPatch, steps: list[float]
) -> None:
    real, aside = time.time, [0.0]
    monkeypatch.setattr(time, "time", lambda: real() + aside[0])
    id = begun(notary)
    each = -(-(RECEIPTS_KEPT + 8) // len(steps))
    for aside[0] in steps:
        play(dict.fromkeys(SEATS[:2], notary), id, each)
    before = [notary.look(id, seat) for seat in SEATS[:2]]
    gone, kept = notary.kept[:-RECEIPTS_KEPT], notary.kept[-RECEIPTS_KEPT:]
    assert len(gone) >= 8
    for body, told in kept:
        again = notary.http.post(f"/api/tables/{id}/decisions", json=body)
        assert (again.status_code, again.content) == (200, told)
    for body, _ in gone:
        again = notary.http.post(f"/api/tables/{id}/decisions", json=body)
        assert again.status_code == 409, "the table has moved on"
    assert [notary.look(id, seat) for seat in SEATS[:2]] == before, "nothing was decided twice"


def test_after_the_clock_was_set_back_talk_and_log_stay_in_order(
    notary: _Notary, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, hours = time.time, itertools.count()
    monkeypatch.setattr(time, "time", lambda: real() - 3600 * next(hours))
    id = begun(notary)
    for n in range(5):
        notary.say(id, f"line {n}", seat="colonna")
        play(dict.fromkeys(SEATS[:2], notary), id, 3)
    assert [line.text for line in notary.talk(id).entries] == [f"line {n}" for n in range(5)]
    lines = notary.log(id, "colonna").entries
    assert [line.n for line in lines] == list(range(len(lines)))
    assert notary.verify(id).ok
