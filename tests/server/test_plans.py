"""Orders that take something when it is due, over HTTP."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.server.client import Answered, Client
from tests.server.doorstep import begun, house_at

OFFER = {"kind": "negotiate", "take": ["accept"], "about": ["truce.a.b"], "note": "a truce"}


def give(client: Client, id: str, *orders: Mapping[str, object]) -> list[dict[str, object]]:
    answer = client.http.put(
        f"/api/tables/{id}/orders", json={"seat": "colonna", "orders": list(orders)}
    )
    if answer.is_error:
        raise Answered(answer)
    told: list[dict[str, object]] = answer.json()["orders"]
    return told


def orders(client: Client, id: str, seat: str) -> Any:
    return client.http.get(f"/api/tables/{id}/orders", params={"seat": seat}).json()


def test_a_plan_is_told_in_words_and_found_again(me: Client) -> None:
    id = begun(me)
    [told] = give(me, id, OFFER)
    assert told["text"] == "Accept exactly this offer: a truce"
    house = house_at(str(me.http.base_url))
    house.tables._slot(id).live = None
    [again] = me.http.get(f"/api/tables/{id}/orders", params={"seat": "colonna"}).json()["orders"]
    assert again == told


def test_a_card_is_named_with_what_it_waits_for(me: Client) -> None:
    id = begun(me)
    plan = {"window": "on-the-march", "take": ["card:swiss-pikes"], "about": ["town:pavia"]}
    [told] = give(me, id, plan)
    assert str(told["text"]).startswith("Play Swiss Pikes (2) for me when")
    assert "if it is about Pavia" in str(told["text"])
    [told] = give(me, id, {"take": ["card:nothing"], "about": ["no:thing"]})
    assert "Play card:nothing for me" in str(told["text"])
    [told] = give(me, id, {**OFFER, "note": "no:thing"})
    assert told["text"] == "Accept exactly this offer: no:thing"


def test_others_learn_nothing_of_a_plan(anna: Client, bert: Client) -> None:
    table = anna.new_table({"colonna": "me", "gonzaga": "open"})
    bert.seat(table.id, "gonzaga", "join")
    id = anna.start(table.id).id
    before = bert.http.get(f"/api/tables/{id}", params={"seat": "gonzaga"}).json()
    give(anna, id, OFFER)
    after = bert.http.get(f"/api/tables/{id}", params={"seat": "gonzaga"}).json()
    for told in (before, after):
        for clock in ("version", "since"):
            told.pop(clock, None)
    assert after == before
    refused = bert.http.get(f"/api/tables/{id}/orders", params={"seat": "colonna"})
    assert refused.status_code == 403


def test_rules_for_losses_are_offered_before_anybody_fights(me: Client) -> None:
    """Of the troops that the seat can have; a game without such questions offers none."""
    seats = dict.fromkeys(
        ("ottoman", "hapsburg", "england", "france", "papacy", "protestant"), "me"
    )
    id = me.start(me.new_table(seats, game="here_i_stand").id).id
    for power, kinds in (("ottoman", ("regular", "cavalry")), ("france", ("regular", "mercenary"))):
        offered = orders(me, id, power)["losses"]
        assert [rule["take"] for rule in offered] == [
            [sign + kind] for kind in kinds for sign in ("+", "")
        ]
        assert offered[-1]["text"].startswith("as few")
        rule = {name: value for name, value in offered[0].items() if name != "text"}
        me.http.put(f"/api/tables/{id}/orders", json={"seat": power, "orders": [rule]})
        assert [each["text"] for each in orders(me, id, power)["orders"]] == [
            "Losses: as many regulars as possible"
        ]
    assert orders(me, begun(me), "colonna")["losses"] == []


@pytest.mark.parametrize(
    ("order", "why"),
    [
        ({"take": ["x"], "kind": "bid"}, "No order answers 'bid'"),
        ({"about": ["town:pavia"]}, "An order to pass is about nothing"),
        ({"take": ["accept"], "kind": "negotiate"}, "names its clauses"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(
    me: Client, order: dict[str, object], why: str
) -> None:
    id = begun(me)
    with pytest.raises(Answered, match=why):
        give(me, id, order)
    assert (
        me.http.get(f"/api/tables/{id}/orders", params={"seat": "colonna"}).json()["orders"] == []
    )
