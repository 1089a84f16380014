"""PR 5: deals bind."""

from tercio.games.primer.position import State, TruceSworn
from tercio.kernel.table import Table
from tests.games.primer.desk import (
    COLONNA,
    GONZAGA,
    MEDICI,
    act,
    ducats,
    keys,
    lay_out,
    place,
    reasons,
    told,
)

COUNCIL = ("set", {"phase": "council"})
READY = ("colonna: ready", "gonzaga: ready", "medici: ready")


def council(colonna: int = 2) -> Table[State]:
    return lay_out(COUNCIL, ducats(colonna=colonna, medici=0), players=3)


def test_5_1_two_captains_hold_no_council() -> None:
    assert lay_out(COUNCIL).asks()[COLONNA].kind == "impulse"


def test_5_1_any_two_of_three_may_deal_and_it_lasts_until_all_are_ready() -> None:
    table = council()
    assert keys(table, MEDICI) == ["draft.colonna", "draft.gonzaga", "ready"]
    act(table, *READY[:2])
    assert table.asks()[MEDICI].kind == "negotiate"
    act(table, READY[2])
    assert table.asks()[COLONNA].kind == "impulse"


def test_5_2_a_deal_is_private_until_it_is_carried_out() -> None:
    table = council()
    act(table, "colonna: draft.gonzaga", "colonna: item.truce.colonna.gonzaga")
    act(table, "colonna: propose")
    assert len(table.view(GONZAGA).position.floor.proposed) == 1
    assert table.view(MEDICI).position.floor.proposed == []
    act(table, "gonzaga: accept.colonna.gonzaga.1", *READY)
    assert told(table, MEDICI, TruceSworn) == [TruceSworn("seat:colonna", "seat:gonzaga")]


def test_5_2_ducats_go_either_way_once_in_a_deal() -> None:
    table = council()
    act(table, "colonna: draft.medici", "colonna: item.ducats.colonna.medici.2")
    offered = [key for key in keys(table, COLONNA) if key.startswith("item.ducats")]
    assert offered == [f"item.ducats.medici.colonna.{n}" for n in (1, 2, 3)]
    act(table, "colonna: propose", "medici: accept.colonna.medici.1", *READY)
    assert (table.g.state.ducats[COLONNA], table.g.state.ducats[MEDICI]) == (0, 2)


def test_5_2_who_promised_more_than_he_has_pays_what_he_has() -> None:
    table = council(colonna=2)
    act(table, "colonna: draft.medici", "colonna: item.ducats.colonna.medici.3")
    act(table, "colonna: propose", "medici: accept.colonna.medici.1", *READY)
    assert (table.g.state.ducats[COLONNA], table.g.state.ducats[MEDICI]) == (0, 2)


def test_5_2_a_declined_deal_does_not_bind() -> None:
    table = council()
    act(table, "colonna: draft.medici", "colonna: item.ducats.colonna.medici.2")
    act(table, "colonna: propose", "medici: decline.colonna.medici.1", *READY)
    assert table.g.state.ducats[COLONNA] == 2


def truce_between_neighbours() -> Table[State]:
    table = lay_out(COUNCIL, place("pavia", "gonzaga", 1), players=3)
    act(table, "colonna: draft.gonzaga", "colonna: item.truce.colonna.gonzaga")
    act(table, "colonna: propose", "gonzaga: accept.colonna.gonzaga.1", *READY)
    return table


def test_5_3_a_truce_closes_the_partners_towns_to_a_march() -> None:
    table = truce_between_neighbours()
    act(table, "colonna: march.genoa")
    assert keys(table, COLONNA) == ["goal.piacenza", "back"]
    assert reasons(table, COLONNA, "town:pavia") == [("PR 5.3", "bound-by-truce")]


def test_5_3_a_truce_ends_with_the_turn() -> None:
    table = truce_between_neighbours()
    act(table, *["colonna: pass", "gonzaga: pass", "medici: pass"] * 3)
    assert table.g.state.truces == []


def test_5_3_sworn_twice_is_sworn_once() -> None:
    table = council()
    act(table, "colonna: draft.gonzaga", "colonna: item.truce.colonna.gonzaga", "colonna: propose")
    act(table, "gonzaga: draft.colonna", "gonzaga: item.truce.gonzaga.colonna", "gonzaga: propose")
    act(table, "gonzaga: accept.colonna.gonzaga.1", "colonna: accept.gonzaga.colonna.1", *READY)
    assert len(table.g.state.truces) == 1
