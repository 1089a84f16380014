"""Auctions of technologies (uRR 19.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.events.realms import AuctionWon, BidRaised
from tercio.games.ultima_ratio_regis.model.names import NOBODY, Player
from tercio.games.ultima_ratio_regis.rules.economy.auctions import (
    highest_bid,
    play_order,
    technology_auction,
)
from tests.rules.ultima_ratio_regis.stage import Stage


@pytest.mark.rule("uRR 19.3.1", "PB 3.3")
@pytest.mark.parametrize(
    ("vitality", "unrest", "most"),
    [(4, 4, 4), (3, 5, 1), (5, 5, 5), (5, 3, 5), (3, 6, 0), (3, 9, 0), (2, 0, 2)],
)
def test_19_3_1_the_highest_bid(vitality: int, unrest: int, most: int) -> None:
    assert highest_bid(vitality, unrest) == most


@pytest.mark.rule("uRR 19.3", "uRR 19.3.1", "PB 3.3")
def test_19_3_1_the_example_spain_wins_land_technology() -> None:
    """The Huguenots could bid 1 and Spain bids 3: their player can only pass."""
    s = Stage().unrest("france", 4).unrest("huguenots", 5).unrest("spain", 5)
    s.unrest("england", 6).unrest("netherlands", 6).unrest("barbary", 4).unrest("portugal", 9)
    winner = s.run(
        technology_auction(s.g, Player(1), "land"),
        answers=["bid.france.2", "bid.spain.3", "pass"],
    )
    assert winner == s.power("spain")
    assert s.g.realm.unrest[s.power("spain")] == 8
    assert s.g.realm.techs == {"land": s.power("spain")}
    assert [ask.seat for ask in s.asked] == ["p2", "p1", "p2"]
    assert [(event.power, event.bid) for event in s.events(BidRaised)] == [
        ("power:france", 2),
        ("power:spain", 3),
    ]


@pytest.mark.rule("uRR 19.3.1")
def test_19_3_1_without_a_bid_the_event_is_ignored() -> None:
    s = Stage().impulse(0)
    winner = s.run(technology_auction(s.g, Player(0), "naval"), answers=["pass", "pass", "pass"])
    assert winner == NOBODY
    assert s.g.realm.techs == {}
    assert s.events(AuctionWon)[0].bid == 0


@pytest.mark.rule("uRR 19.3.1")
def test_19_3_1_who_has_passed_may_come_back() -> None:
    s = Stage()
    answers = ["pass", "bid.france.1", "bid.england.2", "bid.spain.3", "pass"]
    assert s.run(technology_auction(s.g, Player(0), "siege"), answers=answers) == s.power("spain")


@pytest.mark.rule("uRR 19.3.1")
def test_19_3_1_every_bid_is_higher_than_the_last_and_within_the_cap() -> None:
    s = Stage().unrest("spain", 5)
    ask = s.ask(technology_auction(s.g, Player(1), "land"), ["bid.france.2", "pass"])
    assert [o.key for o in ask.options] == ["bid.spain.3", "bid.spain.4", "bid.spain.5", "pass"]
    assert ask.args is not None
    assert ask.args["bid"] == 2


@pytest.mark.rule("uRR 19.3.1")
def test_19_3_1_in_the_order_of_play() -> None:
    s = Stage()
    assert play_order(s.g, Player(1)) == [1, 2, 0]
    s.g.state.direction = -1
    assert play_order(s.g, Player(1)) == [1, 0, 2]


@pytest.mark.rule("uRR 19.3")
def test_19_3_an_immediate_technology_is_not_kept() -> None:
    s = Stage()
    answers = ["bid.spain.1", "pass", "pass"]
    s.run(technology_auction(s.g, Player(0), "industrial", lasts=False), answers=answers)
    assert s.g.realm.techs == {}
    assert s.g.realm.unrest[s.power("spain")] == 6
