"""Hints: what the bot would do and why, for who plays against bots alone."""

import pytest

from tests.server.client import Client
from tests.server.doorstep import begun, play_on

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")
SEVERAL = {
    "virgin_queen": ("ottoman", "spain", "england", "france", "hre", "protestant"),
    "here_i_stand": POWERS,
}


@pytest.mark.parametrize("game", SEVERAL)
def test_the_bot_says_what_it_would_play_and_what_that_is_worth(me: Client, game: str) -> None:
    id = me.start(me.new_table(dict.fromkeys(SEVERAL[game], "me"), game=game).id).id
    seat = play_on(me, id, lambda ask: ask.kind == "impulse")
    told = me.http.get(f"/api/tables/{id}/hint", params={"seat": seat}).json()
    keys = {option.key: option.text for option in me.look(id, seat).options}
    assert keys[told["key"]] == told["text"]
    assert " VP" in told["reason"]
    again = me.http.get(f"/api/tables/{id}/hint", params={"seat": seat}).json()
    assert again == told

    card = next(key for key in keys if key.startswith("cp."))
    me.decide(id, seat, card, me.look(id, seat).seq)
    told = me.http.get(f"/api/tables/{id}/hint", params={"seat": seat}).json()
    assert told["key"].startswith("action.") or told["key"] == "end-impulse"
    assert "point" in told["reason"]


def test_a_rule_of_thumb_is_called_one(me: Client) -> None:
    id = begun(me)
    told = me.http.get(f"/api/tables/{id}/hint", params={"seat": "colonna"}).json()
    assert told["key"].startswith("bid.")
    assert told["reason"] == "That is its rule of thumb for such questions."


def test_nobody_is_told_at_a_table_of_several_people(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    anna.start(table.id)
    for who, seat in ((anna, "colonna"), (bert, "gonzaga")):
        refused = who.http.get(f"/api/tables/{table.id}/hint", params={"seat": seat})
        assert refused.status_code == 409
        assert refused.json()["error"] == "Hints are for who plays against bots alone."


@pytest.mark.parametrize(("hints", "status"), [("all", 200), ("none", 409)])
def test_the_host_says_who_gets_hints(anna: Client, bert: Client, hints: str, status: int) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"}, hints=hints)
    bert.seat(table.id, "gonzaga", "join")
    begun = anna.start(table.id)
    assert (begun.hints, begun.may_ask_hints) == (hints, status == 200)
    for who, seat in ((anna, "colonna"), (bert, "gonzaga")):
        told = who.http.get(f"/api/tables/{table.id}/hint", params={"seat": seat})
        assert told.status_code == status
