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


def hint(client: Client, id: str, seat: str) -> dict[str, str]:
    told: dict[str, str] = client.http.get(f"/api/tables/{id}/hint", params={"seat": seat}).json()
    return told


def test_a_rule_of_thumb_is_told(me: Client) -> None:
    id = begun(me)
    told = hint(me, id, "colonna")
    assert told["key"].startswith("bid.")
    assert told["reason"] == "A third of the ducats is a fair price for the first move."


def test_who_follows_a_hint_is_led_on_to_what_it_is_for(me: Client) -> None:
    """Also in the steps of a march, where a bot that comes fresh would know no goal."""
    id = begun(me)
    for seat, bid in (("colonna", "bid.1"), ("gonzaga", "bid.0")):
        me.decide(id, seat, bid, me.look(id, seat).seq)
    first = hint(me, id, "colonna")
    assert first["key"].startswith("march.")
    assert " is worth " in first["reason"]
    for verb in ("goal.", "companies."):
        me.decide(id, "colonna", hint(me, id, "colonna")["key"], me.look(id, "colonna").seq)
        if not any(option.key.startswith(verb) for option in me.look(id, "colonna").options):
            break  # one answer is given by itself
        told = hint(me, id, "colonna")
        assert told["key"].startswith(verb)
        assert told["reason"] == first["reason"]


def test_a_card_and_a_deployment_have_reasons(me: Client) -> None:
    seats = ("p1", "p2", "p3")
    wish = {"game": "ultima_ratio_regis", "scenario": "new_order"}
    id = me.start(me.new_table(dict.fromkeys(seats, "me"), **wish).id).id
    seat = play_on(me, id, lambda ask: ask.kind == "deploy")
    assert "cost nothing" in hint(me, id, seat)["reason"]
    seat = play_on(me, id, lambda ask: ask.kind == "action")
    told = hint(me, id, seat)
    assert " VP" in told["reason"]
    assert "-0.0" not in told["reason"]


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
