"""PR 2 to 4: the turn, the levy, the bid."""

import pytest

from tercio.games.primer.position import BidOpened, State
from tercio.kernel.decks import CardDrawn
from tercio.kernel.errors import Illegal
from tercio.kernel.table import Table
from tests.games.primer.desk import COLONNA, GONZAGA, act, deal, ducats, keys, lay_out, told


def test_2_a_turn_is_levy_bid_council_and_impulses() -> None:
    table = lay_out()
    assert table.asks()[COLONNA].kind == "bid"
    act(table, "colonna: bid.0", "gonzaga: bid.0")
    assert {seat: ask.kind for seat, ask in table.asks().items()} == {COLONNA: "impulse"}
    act(table, *["colonna: pass", "gonzaga: pass"] * 3)
    assert table.g.state.turn == 2
    assert table.asks()[COLONNA].kind == "bid"


def test_3_1_income_is_a_ducat_and_one_for_each_town() -> None:
    table = lay_out(("place", {"town": "parma", "seat": "gonzaga", "companies": 1}))
    assert table.g.state.ducats == {COLONNA: 2 + 2, GONZAGA: 2 + 3}


def test_3_2_two_cards_are_drawn_and_only_their_holder_learns_which() -> None:
    table = lay_out()
    assert [len(hand) for hand in table.g.state.cards.hands.values()] == [2, 2]
    assert len(told(table, COLONNA, CardDrawn)) == 2
    assert told(table, None, CardDrawn) == []
    assert table.view(COLONNA).position.cards.hands[GONZAGA] == ["?", "?"]


def test_3_2_nobody_holds_more_than_five() -> None:
    table = lay_out(deal("colonna", "ambush", "ambush", "forage", "forage"))
    assert len(table.g.state.cards.hands[COLONNA]) == 5


def test_3_2_the_discards_become_the_pile_when_it_is_empty() -> None:
    table = lay_out()
    g = table.g
    cards = len(g.state.cards.pile)
    g.state.cards.discards, g.state.cards.pile = g.state.cards.pile, []
    g.state.cards.draw(g, COLONNA)
    assert (len(g.state.cards.pile), g.state.cards.discards) == (cards - 1, [])


def bidding(colonna: int, gonzaga: int) -> Table[State]:
    table = lay_out(ducats(colonna=4, gonzaga=5), ("set", {"phase": "bid"}))
    act(table, f"gonzaga: bid.{gonzaga}", f"colonna: bid.{colonna}")
    return table


def test_4_1_bids_run_from_nothing_to_the_whole_purse() -> None:
    table = lay_out(ducats(colonna=3), ("set", {"phase": "bid"}))
    assert keys(table, COLONNA) == ["bid.0", "bid.1", "bid.2", "bid.3"]


def test_4_1_a_bid_is_sealed_until_all_are_in() -> None:
    table = lay_out(ducats(gonzaga=3), ("set", {"phase": "bid"}))
    act(table, "gonzaga: bid.3")
    assert told(table, COLONNA, BidOpened) == []
    with pytest.raises(Illegal):
        act(table, "gonzaga: bid.1")
    act(table, "colonna: bid.0")
    assert BidOpened("seat:gonzaga", 3) in told(table, COLONNA, BidOpened)


def test_4_2_the_highest_bidder_moves_first_and_alone_pays() -> None:
    table = bidding(colonna=2, gonzaga=3)
    assert list(table.asks()) == [GONZAGA]
    assert table.view(None).position.ducats == {COLONNA: 4, GONZAGA: 2}


def test_4_2_equal_bids_leave_the_order_as_it_was() -> None:
    assert list(bidding(colonna=2, gonzaga=2).asks()) == [COLONNA]
