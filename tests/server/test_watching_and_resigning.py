"""Games that are on and may be watched, and seats that are given up for good."""

import pytest

from tests.server.client import Answered, Client


def _begun(anna: Client, bert: Client, listed: bool) -> str:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"}, listed=listed)
    bert.seat(table.id, "gonzaga", "join")
    return anna.start(table.id).id


def _running(client: Client) -> list[str]:
    return [each["id"] for each in client.http.get("/api/tables").json()["running"]]


def test_a_listed_game_that_is_on_may_be_watched(
    anna: Client, bert: Client, stranger: Client
) -> None:
    listed, hidden = _begun(anna, bert, True), _begun(anna, bert, False)
    assert _running(stranger) == [listed]
    assert _running(anna) == [], "it is among her own"
    assert stranger.http.get(f"/api/tables/{listed}").status_code == 200
    assert hidden not in _running(stranger)


def test_who_resigns_gives_the_seat_up_for_good(anna: Client, bert: Client, carla: Client) -> None:
    id = _begun(anna, bert, True)
    told = bert.seat(id, "gonzaga", "resign")
    seat = next(each for each in told.seats if each.seat == "gonzaga")
    assert seat.bot
    assert not seat.mine
    with pytest.raises(Answered, match="403"):
        bert.look(id, "gonzaga")
    with pytest.raises(Answered, match="403"):
        bert.seat(id, "gonzaga", "take-back")
    taken = carla.seat(id, "gonzaga", "join")
    assert next(each for each in taken.seats if each.seat == "gonzaga").mine


def test_nobody_resigns_for_another_or_before_it_has_begun(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    with pytest.raises(Answered):
        anna.seat(table.id, "colonna", "resign")
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    with pytest.raises(Answered):
        anna.seat(id, "gonzaga", "resign")
