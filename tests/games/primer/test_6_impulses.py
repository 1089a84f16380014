"""PR 6: impulses, marches, musters."""

from tercio.games.primer.position import Marched, State
from tercio.kernel.ask import BACK
from tercio.kernel.table import Table
from tests.games.primer.desk import (
    COLONNA,
    GONZAGA,
    IMPULSE,
    act,
    ducats,
    keys,
    lay_out,
    place,
    reasons,
    told,
)


def test_6_1_each_takes_three_impulses_in_turn() -> None:
    table = lay_out(IMPULSE)
    for _ in range(3):
        for seat in (COLONNA, GONZAGA):
            assert list(table.asks()) == [seat]
            assert table.asks()[seat].kind == "impulse"
            table.decide(seat, "pass")
    assert table.g.state.turn == 2


def test_6_2_a_column_marches_through_own_towns_and_one_beyond() -> None:
    table = lay_out(IMPULSE, place("pavia", "colonna", 0))
    act(table, "colonna: march.genoa")
    reached = {"milan", "pavia", "lodi", "piacenza"}
    assert keys(table, COLONNA) == [
        *(f"goal.{town}" for town in table.data.towns if town in reached),
        BACK,
    ]
    assert reasons(table, COLONNA, "town:mantua") == [("PR 6.2", "out-of-reach")]


def test_6_2_nothing_marches_from_a_town_without_companies_of_yours() -> None:
    table = lay_out(IMPULSE, place("pavia", "colonna", 0), ducats(colonna=0))
    assert keys(table, COLONNA) == ["march.genoa", "pass"]
    assert ("PR 6.2", "no-company") in reasons(table, COLONNA, "town:pavia")
    assert ("PR 6.2", "no-company") in reasons(table, COLONNA, "town:mantua")


def test_6_2_a_town_without_a_way_out_offers_no_march() -> None:
    """Genoa's only neighbours are sworn friends: a march could not be completed."""
    rivals = place("pavia", "gonzaga", 1), place("piacenza", "gonzaga", 1)
    truce = ("set", {"truces": [[COLONNA, GONZAGA]]})
    table = lay_out(IMPULSE, *rivals, truce, ducats(colonna=0))
    assert keys(table, COLONNA) == ["pass"]
    assert ("PR 6.2", "nowhere-to-go") in reasons(table, COLONNA, "town:genoa")


def test_6_2_an_unguarded_town_falls_without_a_blow() -> None:
    table = lay_out(IMPULSE, place("pavia", "gonzaga", 0))
    act(table, "colonna: march.genoa", "colonna: goal.pavia", "colonna: companies.2")
    assert table.g.state.owner["pavia"] == COLONNA
    assert (table.g.state.companies["genoa"], table.g.state.companies["pavia"]) == (1, 2)


def test_6_2_a_march_into_an_own_town_reinforces_it() -> None:
    table = lay_out(IMPULSE, place("pavia", "colonna", 1))
    act(table, "colonna: march.genoa", "colonna: goal.pavia", "colonna: companies.3")
    assert (table.g.state.companies["genoa"], table.g.state.companies["pavia"]) == (0, 4)


def test_6_2_a_march_may_be_taken_back_until_it_is_complete() -> None:
    table = lay_out(IMPULSE)
    before = table.view(COLONNA)
    act(table, "colonna: march.genoa", "colonna: goal.pavia", "colonna: back", "colonna: back")
    assert table.view(COLONNA).position == before.position
    assert keys(table, COLONNA) == [option.key for option in before.offer.options]  # type: ignore[union-attr]
    assert told(table, None, Marched) == []


def test_6_3_two_ducats_buy_a_company() -> None:
    table = lay_out(IMPULSE, ducats(colonna=3))
    act(table, "colonna: muster.genoa")
    assert (table.g.state.companies["genoa"], table.g.state.ducats[COLONNA]) == (4, 1)


def test_6_3_a_company_musters_only_at_home_and_for_pay() -> None:
    table = lay_out(IMPULSE, ducats(colonna=1))
    assert "muster.genoa" not in keys(table, COLONNA)
    assert reasons(table, COLONNA, "town:milan") == [
        ("PR 6.2", "no-company"),
        ("PR 6.3", "not-yours"),
        ("PR 6.3", "empty-purse"),
    ]


def exile() -> Table[State]:
    return lay_out(IMPULSE, place("genoa", "gonzaga", 1), place("parma", "gonzaga", 0))


def test_6_3_who_holds_no_town_may_muster_where_nobody_stands_guard() -> None:
    table = exile()
    assert keys(table, COLONNA) == ["muster.parma", "pass"]
    act(table, "colonna: muster.parma")
    assert (table.g.state.owner["parma"], table.g.state.companies["parma"]) == (COLONNA, 1)


def test_6_3_who_holds_a_town_may_not_muster_elsewhere() -> None:
    table = lay_out(IMPULSE, place("parma", "gonzaga", 0))
    assert "muster.parma" not in keys(table, COLONNA)
