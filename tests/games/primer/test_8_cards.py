"""PR 8: cards, and the windows in which they are played."""

import pytest

from tercio.games.primer.position import State
from tercio.kernel.decks import CardPlayed
from tercio.kernel.errors import Unknown
from tercio.kernel.events import Rolled
from tercio.kernel.table import Table
from tercio.kernel.windows import StandingOrder
from tests.games.primer.desk import (
    COLONNA,
    GONZAGA,
    IMPULSE,
    MEDICI,
    Change,
    act,
    deal,
    keys,
    lay_out,
    place,
    reasons,
    told,
)

MARCH = ("colonna: march.genoa", "colonna: goal.pavia", "colonna: companies.3")


def marching(*changes: Change, dice: tuple[int, ...] = (), players: int = 2) -> Table[State]:
    table = lay_out(IMPULSE, *changes, dice=dice, players=players, walls="earth")
    act(table, *MARCH)
    return table


def test_8_who_holds_the_wrong_cards_is_asked_all_the_same() -> None:
    table = marching(deal("gonzaga", "forage"))
    assert keys(table, GONZAGA) == ["pass"]
    assert reasons(table, GONZAGA, "card:forage") == [("PR 8", "wrong-moment")]
    assert reasons(table, GONZAGA, "card:ambush") == [("PR 8", "not-in-hand")]


def test_8_who_holds_no_card_is_not_asked() -> None:
    table = marching(dice=(1, 1, 1, 1))
    assert list(table.asks()) == [GONZAGA]
    assert table.asks()[GONZAGA].kind == "impulse"


def test_8_a_played_card_is_discarded_in_the_open() -> None:
    table = marching(deal("gonzaga", "ambush"), dice=(1, 1, 1))
    act(table, "gonzaga: play.ambush")
    assert (table.g.state.cards.hands[GONZAGA], table.g.state.cards.discards) == ([], ["ambush"])
    assert told(table, COLONNA, CardPlayed) == [CardPlayed("seat:gonzaga", "card:ambush")]


def test_8_1_both_sides_play_unseen_and_cards_add_dice() -> None:
    cards = deal("colonna", "swiss-pikes"), deal("gonzaga", "arquebusiers")
    table = marching(*cards, place("pavia", "gonzaga", 1), dice=(1, 1, 1, 1, 1, 1, 1))
    act(table, "gonzaga: pass", "colonna: play.swiss-pikes")
    assert told(table, GONZAGA, CardPlayed) == []
    assert table.waiting() == (COLONNA, GONZAGA)
    act(table, "gonzaga: play.arquebusiers")
    assert told(table, None, Rolled) == [
        Rolled([1] * 5, "attack", 5),
        Rolled([1] * 2, "defence", 5),
    ]


def test_8_1_citizens_play_no_cards() -> None:
    table = marching(deal("colonna", "arquebusiers"), dice=(1, 1, 1, 1))
    assert table.waiting() == (COLONNA,)


def test_8_2_an_ambush_kills_as_many_as_it_says() -> None:
    table = marching(deal("gonzaga", "stradiots"), dice=(1, 1))
    act(table, "gonzaga: play.stradiots")
    assert table.g.state.companies["genoa"] == 1
    assert told(table, None, Rolled)[0] == Rolled([1], "attack", 5)


def test_8_2_a_column_that_is_wiped_out_gives_no_battle() -> None:
    table = lay_out(IMPULSE, place("genoa", "colonna", 1), deal("gonzaga", "stradiots"))
    act(table, "colonna: march.genoa", "colonna: goal.pavia", "colonna: companies.1")
    act(table, "gonzaga: play.stradiots")
    assert (table.g.state.companies["genoa"], table.g.state.companies["pavia"]) == (0, 1)
    assert table.asks()[GONZAGA].kind == "impulse"


def test_8_2_only_the_first_to_respond_ambushes() -> None:
    table = marching(deal("gonzaga", "ambush"), deal("medici", "ambush"), players=3, dice=(1,) * 3)
    assert list(table.asks()) == [GONZAGA]
    assert table.waiting() == (GONZAGA, MEDICI)
    act(table, "gonzaga: play.ambush")
    assert table.g.state.cards.hands[MEDICI] == ["ambush"]


def test_8_2_the_next_is_asked_when_the_first_passes() -> None:
    table = marching(deal("gonzaga", "ambush"), deal("medici", "ambush"), players=3, dice=(1,) * 3)
    act(table, "gonzaga: pass")
    assert list(table.asks()) == [MEDICI]


def test_8_2_a_march_home_is_not_ambushed() -> None:
    table = lay_out(IMPULSE, place("pavia", "colonna", 1), deal("gonzaga", "ambush"))
    act(table, *MARCH)
    assert table.asks()[GONZAGA].kind == "impulse"


def test_8_3_ducats_from_a_card_cost_no_impulse() -> None:
    table = lay_out(IMPULSE, deal("colonna", "genoese-loan"))
    act(table, "colonna: play.genoese-loan")
    assert (table.g.state.ducats[COLONNA], table.g.state.impulse) == (6, 0)
    assert table.asks()[COLONNA].kind == "impulse"


@pytest.mark.parametrize(("owner", "kind"), [("gonzaga", "on-the-march"), ("medici", "impulse")])
def test_standing_orders_pass_unless_a_town_of_mine_is_the_goal(owner: str, kind: str) -> None:
    table = lay_out(IMPULSE, place("pavia", owner, 0), deal("gonzaga", "ambush"), players=3)
    table.order(GONZAGA, [StandingOrder("on-the-march", unless="against-me")])
    act(table, *MARCH)
    assert table.asks()[GONZAGA].kind == kind


def test_standing_orders_lapse_with_the_impulse() -> None:
    table = lay_out(IMPULSE, deal("gonzaga", "ambush"))
    table.order(GONZAGA, [StandingOrder(until="impulse")])
    act(table, "colonna: pass", "gonzaga: pass", *MARCH)
    assert table.asks()[GONZAGA].kind == "on-the-march"


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (StandingOrder("siesta"), "no window 'siesta'; there are \\*, on-the-march, before-battle"),
        (StandingOrder(until="dusk"), "no span 'dusk'; there are impulse, turn"),
        (StandingOrder(unless="rain"), "no condition 'rain'; there are against-me"),
    ],
)
def test_8_a_mistyped_standing_order_is_refused(order: StandingOrder, sentence: str) -> None:
    table = lay_out(IMPULSE)
    with pytest.raises(Unknown, match=sentence):
        table.order(COLONNA, [StandingOrder(), order])
    assert table.standing == {}
