"""Threat 11: of two who decide at once, one wins and the other is told so."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tercio.server.play import decisions
from tests.server.client import Answered, Client
from tests.server.doorstep import SEATS, begun, play, process, served, settings


def _submit(url: str, id: str, body: dict[str, object]) -> httpx.Response:
    with Client(url) as client:
        return client.http.post(f"/api/tables/{id}/decisions", json=body)


def _at_once(urls: list[str], id: str, bodies: list[dict[str, object]]) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(bodies)) as pool:
        sent = [
            pool.submit(_submit, urls[n % len(urls)], id, body) for n, body in enumerate(bodies)
        ]
        return [each.result() for each in sent]


def _double_submits(urls: list[str]) -> None:
    with Client(urls[0]) as me:
        id = begun(me)
        for _ in range(6):
            [seat, *_] = me.look(id).waiting
            look = me.look(id, seat)
            body = {"seat": seat, "key": look.options[0].key, "seq": look.seq}
            bodies = [body | {"idempotency_key": f"{look.seq} {seat} {n}"} for n in range(8)]
            answers = _at_once(urls, id, bodies)
            statuses = sorted(answer.status_code for answer in answers)
            assert statuses == [200] + 7 * [409]
            fresh = [answer for answer in answers if answer.status_code == 409]
            assert all("look" in answer.json() for answer in fresh)
        assert me.verify(id).ok


def test_of_double_submits_by_threads_one_wins_and_the_others_get_a_fresh_look(
    local: str,
) -> None:
    _double_submits([local])


def test_of_double_submits_to_two_processes_one_wins(tmp_path: Path) -> None:
    with process(tmp_path) as one, process(tmp_path) as other:
        _double_submits([one.url, other.url])


def test_the_same_request_many_times_at_once_is_one_decision_and_one_answer(local: str) -> None:
    with Client(local) as me:
        id = begun(me)
        look = me.look(id, "colonna")
        body: dict[str, object] = {"seat": "colonna", "key": "bid.1", "seq": look.seq}
        answers = _at_once([local], id, 8 * [body | {"idempotency_key": "same"}])
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1


def test_one_key_for_two_decisions_at_once_counts_for_the_first(
    local: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second has asked whether the key was used before the first was stored."""
    with Client(local) as me:
        id = begun(me)
        me.decide(id, "colonna", "bid.1", me.look(id, "colonna").seq, "one key")
        before = me.look(id, "gonzaga")
        monkeypatch.setattr(decisions, "_given", lambda *asked: None)
        with pytest.raises(Answered) as caught:
            me.decide(id, "gonzaga", "bid.1", before.seq, "one key")
        assert caught.value.status == 422
        assert me.look(id, "gonzaga") == before
        assert me.verify(id).ok


def test_sealed_picks_at_once_are_all_taken(local: str) -> None:
    with Client(local) as me:
        id = begun(me, "me", "me", "me", "me")
        looks = {seat: me.look(id, seat) for seat in SEATS}
        bodies: list[dict[str, object]] = [
            {"seat": seat, "key": "bid.1", "seq": look.seq} for seat, look in looks.items()
        ]
        assert [answer.status_code for answer in _at_once([local], id, bodies)] == 4 * [200]
        assert sum(line.kind == "bid-opened" for line in me.log(id).entries) == 4
        assert me.verify(id).ok


def test_two_servers_on_one_database_play_one_game(tmp_path: Path) -> None:
    house = settings(tmp_path)
    with served(house) as one, served(house) as other:
        clients = {"colonna": Client(one), "gonzaga": Client(other), "medici": Client(one)}
        id = begun(clients["colonna"], "me", "me", "me")
        play(clients, id)
        here, there = (clients[seat].look(id, "medici") for seat in ("colonna", "gonzaga"))
        assert here == there
        assert here.result is not None
        assert clients["gonzaga"].verify(id).ok
