"""A deck: what is drawn, played and discarded stays the same cards; what is hidden stays hidden."""

import pytest

from tercio.kernel.ask import Seat
from tercio.kernel.decks import UNKNOWN, CardDrawn, CardPlayed, Deck
from tercio.kernel.errors import Unknown
from tercio.kernel.fields import Viewer
from tercio.kernel.position import Position, Setting
from tercio.kernel.randomness import Randomness, Script, Stream

RED, BLUE = Seat("red"), Seat("blue")
ALL = ["sun", "moon", "moon", "star"]


def deck() -> Deck:
    return Deck.of(ALL, (RED, BLUE))


def table(*draws: str) -> Position[Deck]:
    random = Randomness(Stream(b"deck"), script=Script(draws=draws))
    return Position(Setting("toy", "duel", (RED, BLUE)), None, deck(), random)


def test_a_draw_is_told_to_whoever_draws() -> None:
    g = table("moon", "sun")
    g.state.draw(g, RED, 2)
    assert g.state == Deck(["moon", "star"], {RED: ["moon", "sun"], BLUE: []})
    assert [(logged.event, logged.audience) for logged in g.log] == [
        (CardDrawn("seat:red", "card:moon"), (RED,)),
        (CardDrawn("seat:red", "card:sun"), (RED,)),
    ]


def test_a_played_card_is_shown_to_all_and_discarded() -> None:
    g = table("star")
    g.state.draw(g, BLUE)
    g.state.play(g, BLUE, "star")
    assert (g.state.hands[BLUE], g.state.discards) == ([], ["star"])
    assert g.log[-1].event == CardPlayed("seat:blue", "card:star")
    assert (g.log[-1].audience, g.log[-1].event.reveals) == (None, True)


def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    g = table()
    g.state.pile, g.state.discards = [], ["star", "moon"]
    g.state.draw(g, RED)
    assert len(g.state.pile) == 1
    assert g.state.discards == []


def test_there_is_an_end_to_drawing() -> None:
    g = table()
    g.state.draw(g, RED, 9)
    assert g.state == Deck([], {RED: sorted(ALL), BLUE: []})


def test_what_is_not_in_the_pile_cannot_be_dealt() -> None:
    cards = deck()
    cards.deal(RED, ["sun"])
    with pytest.raises(Unknown, match="There is no 'sun' left in the pile"):
        cards.deal(BLUE, ["sun"])


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    cards = Deck(["star"], {RED: ["moon"], BLUE: ["moon"]}, ["sun"])
    assert cards.view(Viewer(RED)) == Deck([UNKNOWN], {RED: ["moon"], BLUE: [UNKNOWN]}, ["sun"])
    assert cards.view(Viewer(None)) == Deck([UNKNOWN], {RED: [UNKNOWN], BLUE: [UNKNOWN]}, ["sun"])


def test_gaps_are_filled_with_the_cards_that_are_missing() -> None:
    cards = Deck(["star"], {RED: ["moon"], BLUE: ["moon"]}, ["sun"])
    hands: set[str] = set()
    for n in range(20):
        dealt = cards.view(Viewer(RED)).dealt_anew(ALL, Randomness(Stream.from_seed(str(n))))
        assert dealt.view(Viewer(RED)) == cards.view(Viewer(RED))
        assert dealt.counts() == cards.counts()
        hands.add(*dealt.hands[BLUE])
    assert hands == {"moon", "star"}


def test_a_copy_shares_nothing() -> None:
    cards = deck()
    copy = cards.copy()
    copy.deal(RED, ["sun"])
    copy.discards.append("comet")
    assert cards == deck()
