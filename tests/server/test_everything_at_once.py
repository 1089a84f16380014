"""Many people do everything at once at the same tables, and no table suffers from it."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tercio.kernel.randomness import Stream
from tercio.kernel.registry import game
from tests.server.client import Client
from tests.server.doorstep import inside, settings

PEOPLE = 6
ACTS = 40
FINE = {200, 404, 409}
"""Done; an option that is no more; not now. Nothing else may happen to who plays by the rules."""


class _Person:
    """Does things at random for seats that it shares with others."""

    def __init__(self, url: str, tables: list[str], seats: list[str], number: int) -> None:
        self._url, self._tables, self._seats = url, tables, seats
        self._chance = Stream(f"person {number}".encode())
        self._number = number

    def _one_of(self, things: list[str]) -> str:
        return things[self._chance.below("pick", len(things))]

    def act(self) -> list[tuple[int, str]]:
        with Client(self._url) as client:
            return [self._do(client.http, n) for n in range(ACTS)]

    def _do(self, http: httpx.Client, n: int) -> tuple[int, str]:
        table, seat = f"/api/tables/{self._one_of(self._tables)}", self._one_of(self._seats)
        look = http.get(f"{table}/look", params={"seat": seat})
        if look.status_code != 200:
            return look.status_code, look.text
        keys = [option["key"] for option in look.json()["options"]]
        what = self._chance.below("what", 20)
        if what < 12 and keys:
            body = {"seat": seat, "key": self._one_of(keys), "seq": look.json()["seq"]}
            body["idempotency_key"] = f"{self._number} {n}"
            done = http.post(f"{table}/decisions", json=body)
        else:
            method, path, more = self._others(seat, keys)[what % 8]
            done = http.request(method, table + path, json=more)
        return done.status_code, done.text

    def _others(self, seat: str, keys: list[str]) -> list[tuple[str, str, Any]]:
        key = self._one_of(keys) if keys else "pass"
        return [
            ("POST", "/undo", {"seat": seat}),
            ("POST", f"/seats/{seat}/bot", {"bot": "random"}),
            ("POST", f"/seats/{seat}/take-back", {}),
            ("PUT", "/orders", {"seat": seat, "orders": [{"window": "*"}]}),
            ("PUT", "/orders", {"seat": seat, "orders": []}),
            ("POST", "/talk", {"text": "hm", "seat": seat}),
            ("GET", f"/odds?seat={seat}&key={key}", None),
            ("GET", f"/replay?seat={seat}&at={self._chance.below('at', 60)}", None),
        ]


@pytest.mark.parametrize("name", ["primer", "here_i_stand"])
def test_whatever_people_and_bots_do_at_once_every_table_stays_sound(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    seats = [str(seat) for seat in game(name).setting().seats]
    mine = seats[: len(seats) // 2]
    with inside(settings(tmp_path)) as (url, _), Client(url) as me:
        wishes = {seat: "me" if seat in mine else "bot:random" for seat in seats}
        tables = [me.start(me.new_table(wishes, game=name).id).id for _ in range(2)]
        people = [_Person(url, tables, mine, number) for number in range(PEOPLE)]
        with ThreadPoolExecutor(PEOPLE) as pool:
            answers = [each for acts in pool.map(_Person.act, people) for each in acts]
        assert {status for status, _ in answers} <= FINE, [a for a in answers if a[0] not in FINE]
        assert sum(status == 200 for status, _ in answers) > len(answers) // 4
        for table in tables:
            found = me.verify(table)
            assert found.ok, found.problems
    errors = [each for each in caplog.records if each.name.startswith("tercio")]
    assert errors == [], "nobody broke down"
