"""The cards of a game and of a table, over HTTP. What a seat may not know is not in them: see also
test_leaks and test_leaks_of_the_games, which deal anew whatever is hidden."""

from typing import Any

import pytest

from tests.server.client import Client

POWERS = ("ottoman", "hapsburg", "england", "france", "papacy", "protestant")


def _book(client: Client, path: str) -> dict[str, dict[str, Any]]:
    answer = client.http.get(f"/api{path}")
    assert answer.status_code == 200, answer.text
    return {card["ref"]: card for card in answer.json()["cards"]}


@pytest.fixture
def his(me: Client) -> str:
    table = me.new_table(dict.fromkeys(POWERS, "me"), game="here_i_stand", scenario="1532")
    return me.start(table.id).id


def test_all_cards_of_a_game_are_told_to_everybody(stranger: Client) -> None:
    answer = stranger.http.get("/api/games/here_i_stand/cards")
    assert answer.headers["cache-control"] == "public, max-age=3600"
    cards = {card["number"]: card for card in answer.json()["cards"]}
    assert sorted(cards) == list(range(1, 117))
    bull = cards[5]
    assert (bull["name"], bull["kind"], bull["value"]) == ("Papal Bull", "home", 4)
    assert (bull["side"], bull["owner"], bull["leaves"]) == ("papacy", "Papacy", "never")
    assert bull["worth"]["Papacy"] > 0
    assert (list(bull["worth"]), len(cards[16]["worth"])) == (["Papacy"], 6)
    assert all(card["text"] and not card["spots"] for card in cards.values())
    league = cards[13]
    assert (league["name"], league["turn"], league["leaves"]) == (
        "Schmalkaldic League",
        0,
        "sometimes",
    )


def test_a_home_card_is_worth_something_to_its_power_alone(stranger: Client) -> None:
    cards = _book(stranger, "/games/virgin_queen/cards")
    assert list(cards["card:grand_vizier"]["worth"]) == ["Ottoman Empire"]
    assert len(cards["card:selim_ii"]["worth"]) == 6


def test_rulings_on_a_card_come_with_it(stranger: Client) -> None:
    cards = _book(stranger, "/games/virgin_queen/cards")
    told = cards["card:papal_bull"]["rulings"]
    assert "Elizabeth can be excommunicated only once" in told[0]["says"]
    assert all(each["cite"].startswith("VQ ") for each in told[1:])
    assert any(each["open"] for card in cards.values() for each in card["rulings"])


def test_a_seat_sees_its_own_cards_and_may_guess_the_others(me: Client, his: str) -> None:
    hand = {
        card.ref
        for hand in me.look(his, "france").scene.hands
        if hand.side == "france"
        for card in hand.cards
    }
    seen = _book(me, f"/tables/{his}/cards?seat=france")
    mine = {ref for ref, card in seen.items() if card["spots"][0]["where"] == "mine"}
    assert mine == hand
    unseen = [card for card in seen.values() if card["spots"][0]["where"] == "hidden"]
    others = {
        card.ref
        for power in POWERS
        if power != "france"
        for hand in me.look(his, power).scene.hands
        if hand.side == power
        for card in hand.cards
    }
    assert {card["ref"] for card in unseen} >= others - {
        ref for ref, card in seen.items() if card["spots"][0]["where"] == "held"
    }
    chances = {card["spots"][0]["chance"] for card in unseen}
    held = sum(not card.ref for hand in me.look(his, "france").scene.hands for card in hand.cards)
    assert chances == {round(held / len(unseen), 4)}
    bull = seen["card:papal_bull"]["spots"]
    assert bull == [{"where": "held", "holder": "Papacy", "count": 1, "chance": 0.0}]


def test_draws_are_from_what_is_unseen_and_next_turn_from_discards_too(
    me: Client, his: str
) -> None:
    answer = me.http.get(f"/api/tables/{his}/cards", params={"seat": "france"}).json()
    places = {card["ref"]: card["spots"][0]["where"] for card in answer["cards"]}
    now, deal = answer["draws"]
    assert (now["when"], deal["when"]) == ("now", "deal")
    assert {places[ref] for ref in now["refs"]} == {"hidden"}
    assert {*now["refs"]} < {*deal["refs"]}
    assert "card:papal_bull" not in deal["refs"]


def test_nobody_looks_through_the_eyes_of_others(me: Client, stranger: Client, his: str) -> None:
    assert stranger.http.get(f"/api/tables/{his}/cards?seat=atlantis").status_code == 404
    assert me.http.get("/api/games/chess/cards").status_code == 404
    watched = _book(me, f"/tables/{his}/cards")
    assert not any(spot["where"] == "mine" for card in watched.values() for spot in card["spots"])


def test_a_card_with_copies_is_in_several_places(me: Client) -> None:
    table = me.new_table(dict.fromkeys(("colonna", "gonzaga"), "me"), game="primer")
    id = me.start(table.id).id
    cards = _book(me, f"/tables/{id}/cards?seat=colonna")
    for card in cards.values():
        assert sum(spot["count"] for spot in card["spots"]) == card["copies"]
    assert any(len(card["spots"]) > 1 for card in cards.values())
