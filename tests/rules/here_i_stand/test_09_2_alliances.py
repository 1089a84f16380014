"""HIS 9.2: alliances last one turn; squadrons may be lent with them."""

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.model.names import NOBODY, Power
from tercio.wars.model.power_questions import are_enemies, is_allied
from tercio.wars.model.space_questions import is_friendly_space

from .chancery import agree, europe, forbidden, offers
from .stage import Stage


def alliance(one: Power, other: Power) -> Clause:
    return Clause("alliance", one, other)


def loan(lender: Power, borrower: Power, detail: str) -> Clause:
    return Clause("loan_fleets", lender, borrower, detail)


def test_9_2_allied_spaces_are_friendly_to_both() -> None:
    stage = europe()
    agree(stage, [alliance(ENGLAND, FRANCE)])
    assert is_friendly_space(stage.g, ENGLAND, stage.at("paris"))
    assert is_friendly_space(stage.g, FRANCE, stage.at("london"))


def test_9_2_powers_at_war_do_not_ally_unless_they_make_peace() -> None:
    stage = europe().war(ENGLAND, FRANCE)
    assert forbidden(stage, alliance(ENGLAND, FRANCE)) == "is-at-war-with-it"
    peace = Clause("end_war", FRANCE, ENGLAND)
    assert forbidden(stage, alliance(ENGLAND, FRANCE), peace) == ""
    agree(stage, [alliance(ENGLAND, FRANCE), peace])
    assert is_allied(stage.g, ENGLAND, FRANCE)


def test_9_2_papacy_and_ottoman_are_never_allies() -> None:
    assert forbidden(europe(), alliance(OTTOMAN, PAPACY)) == "pope-and-sultan"


def test_9_2_an_alliance_makes_no_new_wars() -> None:
    stage = europe().war(FRANCE, HAPSBURG)
    agree(stage, [alliance(ENGLAND, FRANCE)])
    assert not are_enemies(stage.g, ENGLAND, HAPSBURG)


# -- loans ---------------------------------------------------------------------------------------


def fleet() -> Stage:
    return europe().put("marseille", FRANCE, ships=2)


TWO = loan(FRANCE, PAPACY, "marseille.france.2")
PACT = alliance(FRANCE, PAPACY)


def test_9_2_ships_are_lent_only_with_an_alliance() -> None:
    stage = fleet()
    assert forbidden(stage, TWO) == "lends-without-alliance"
    assert forbidden(stage, TWO, PACT) == ""
    assert not any(key.startswith("loan") for key in offers(stage, "france", "papacy"))


def test_9_2_lent_squadrons_go_to_the_nearest_port_of_the_borrower_and_obey_him() -> None:
    stage = fleet()
    agree(stage, [PACT, TWO])
    assert (stage.ships(PAPACY, "rome"), stage.ships(FRANCE, "marseille")) == (2, 0)


def test_9_2_a_part_of_a_fleet_may_be_lent() -> None:
    stage = fleet()
    agree(stage, [PACT, loan(FRANCE, PAPACY, "marseille.france.1")])
    assert (stage.ships(PAPACY, "rome"), stage.ships(FRANCE, "marseille")) == (1, 1)


def test_9_2_ships_of_a_minor_ally_may_be_lent_with_its_admiral() -> None:
    stage = europe().ally(FRANCE, GENOA).put("genoa", GENOA, ships=1, leaders=["andrea_doria"])
    ships = loan(FRANCE, PAPACY, "genoa.genoa.1")
    doria = loan(FRANCE, PAPACY, "leader.andrea_doria")
    assert forbidden(stage, doria, PACT) == "leader-without-his-ships"
    agree(stage, [PACT, ships, doria])
    assert stage.where("andrea_doria") == "rome"
    assert stage.g.state.leader_power[stage.g.world.leader["andrea_doria"]] == PAPACY


def test_9_2_corsairs_are_never_lent() -> None:
    stage = europe().put("algiers", OTTOMAN, corsairs=1)
    pact = alliance(OTTOMAN, FRANCE)
    assert "ships-are-gone" in forbidden(stage, loan(OTTOMAN, FRANCE, "algiers.ottoman.1"), pact)


def test_9_2_loans_go_one_way() -> None:
    stage = fleet().put("rome", PAPACY, ships=1)
    back = loan(PAPACY, FRANCE, "rome.papacy.1")
    assert forbidden(stage, back, PACT, TWO) == "goes-both-ways"


def test_9_2_ships_are_lent_once() -> None:
    stage = fleet()
    one = loan(FRANCE, PAPACY, "marseille.france.1")
    assert forbidden(stage, one, PACT, TWO) == "same-ships-twice"


def test_9_2_the_protestant_borrows_no_ships() -> None:
    stage = fleet()
    clause = loan(FRANCE, PROTESTANT, "marseille.france.2")
    assert "ships-are-gone" in forbidden(stage, clause, alliance(FRANCE, PROTESTANT))


def test_9_2_ships_need_a_way_by_sea_zones_alone() -> None:
    """From the Mediterranean to an English port they would have to pass Gibraltar."""
    stage = europe().put("naples", HAPSBURG, ships=1).put("corunna", HAPSBURG, ships=1)
    pact = alliance(HAPSBURG, ENGLAND)
    assert forbidden(stage, loan(HAPSBURG, ENGLAND, "naples.hapsburg.1"), pact) == "ships-are-gone"
    assert forbidden(stage, loan(HAPSBURG, ENGLAND, "corunna.hapsburg.1"), pact) == ""


def test_9_2_loans_end_with_the_turn() -> None:
    stage = fleet()
    agree(stage, [PACT, TWO])
    stage.g.end_loans()
    assert all(borrower == NOBODY for borrower in stage.g.state.ship_lent)
