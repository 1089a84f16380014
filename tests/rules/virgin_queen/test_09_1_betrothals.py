"""VQ 9.1: royal betrothals in deals, within one power, and with an inactive Holy Roman (27)."""

import pytest

from tercio.games.virgin_queen.model.espionage_verbs import capture_mary
from tercio.games.virgin_queen.model.influence_questions import influence
from tercio.games.virgin_queen.model.influence_verbs import activate_major
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.diplomacy.betrothals import (
    WEDDINGS,
    announce_imperial_weddings,
    announce_own_weddings,
    legal_couples,
)
from tercio.wars.diplomacy.clauses import Clause
from tests.rules.virgin_queen.chancery import agree, europe, forbidden, offers, reasons
from tests.rules.virgin_queen.stage import Stage


def couple(stage: Stage, groom: str, bride: str) -> tuple[int, int]:
    return stage.g.world.royal[groom], stage.g.world.royal[bride]


def eligible(stage: Stage, *royals: str) -> Stage:
    """Only these are available to wed, and nobody is betrothed."""
    weddings = stage.g.state.weddings
    weddings.eligibility = [0] * len(weddings.eligibility)
    weddings.betrothed = []
    for royal in royals:
        row = stage.g.world.royals[stage.g.world.royal[royal]]
        weddings.eligibility[stage.g.world.royal[royal]] = row.eligibility
    return stage


@pytest.mark.rule("VQ 9.1")
def test_9_1_two_powers_betroth_a_couple() -> None:
    stage = eligible(europe(), "don_carlos", "elizabeth_i", "leicester")
    assert "marriage.spain.england.don_carlos.elizabeth_i" in offers(stage, "spain", "england")
    agree(stage, [Clause("marriage", SPAIN, ENGLAND, "don_carlos.elizabeth_i")])
    assert stage.g.state.weddings.betrothed == [couple(stage, "don_carlos", "elizabeth_i")]


@pytest.mark.rule("VQ 21")
@pytest.mark.parametrize("missing", ["don_carlos", "elizabeth_i"])
def test_21_both_must_be_available_to_wed(missing: str) -> None:
    stage = eligible(europe(), "don_carlos", "elizabeth_i")
    pair = couple(stage, "don_carlos", "elizabeth_i")
    assert WEDDINGS.allow(stage.g, *pair)
    stage.g.state.weddings.eligibility[stage.g.world.royal[missing]] = 0
    assert reasons(WEDDINGS, stage.g, *pair) == "is-not-eligible"


@pytest.mark.rule("VQ 21")
def test_21_a_royal_may_wed_in_the_last_year_of_eligibility() -> None:
    stage = eligible(europe(), "don_carlos", "elizabeth_i")
    pair = couple(stage, "don_carlos", "elizabeth_i")
    for royal in pair:
        stage.g.state.weddings.eligibility[royal] = 1
    assert legal_couples(stage.g, SPAIN, ENGLAND) == [pair]


@pytest.mark.rule("VQ 9.1")
def test_9_1_not_in_war_unless_the_deal_ends_it() -> None:
    stage = eligible(europe(), "charles_ix", "elizabeth_i").war(ENGLAND, FRANCE)
    wedding = Clause("marriage", ENGLAND, FRANCE, "charles_ix.elizabeth_i")
    assert forbidden(stage, wedding) == "families-are-at-war"
    assert not forbidden(stage, wedding, Clause("end_war", ENGLAND, FRANCE))


@pytest.mark.rule("VQ 9.1")
def test_9_1_not_within_one_family() -> None:
    stage = eligible(europe(), "charles_ix", "elisabeth_de_valois", "don_carlos")
    pair = couple(stage, "charles_ix", "elisabeth_de_valois")
    assert reasons(WEDDINGS, stage.g, *pair) == "is-of-one-family"
    assert WEDDINGS.allow(stage.g, *couple(stage, "don_carlos", "elisabeth_de_valois"))


@pytest.mark.rule("VQ 9.1")
def test_9_1_holy_roman_royals_may_wed_spanish_ones() -> None:
    stage = eligible(europe(), "don_carlos", "anna_of_austria")
    assert not forbidden(stage, Clause("marriage", SPAIN, HRE, "don_carlos.anna_of_austria"))


@pytest.mark.rule("VQ 9.1", "VQ 23.3")
def test_9_1_mary_weds_only_while_she_is_free() -> None:
    stage = eligible(europe(), "don_carlos", "mary_queen_of_scots")
    pair = couple(stage, "don_carlos", "mary_queen_of_scots")
    stage.g.state.court.mary = "alive"
    assert WEDDINGS.allow(stage.g, *pair)
    capture_mary(stage.g)
    assert reasons(WEDDINGS, stage.g, *pair) == "mary-is-in-prison"


@pytest.mark.rule("VQ 9.1", "VQ 23.3")
def test_9_1_marys_wedding_is_resolved_at_once() -> None:
    stage = eligible(europe(), "darnley", "mary_queen_of_scots")
    stage.g.state.court.mary = "alive"
    # 3 and 3, and their ratings: neither the best nor the worst of weddings.
    agree(stage, [Clause("marriage", ENGLAND, FRANCE, "darnley.mary_queen_of_scots")], dice=[3, 3])
    assert not stage.g.state.weddings.betrothed
    assert stage.g.state.weddings.eligibility[stage.g.world.royal["darnley"]] == 0


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_captured_leader_is_not_betrothed() -> None:
    stage = eligible(europe(), "william_of_orange_royal", "anna_of_saxony")
    pair = couple(stage, "william_of_orange_royal", "anna_of_saxony")
    assert WEDDINGS.allow(stage.g, *pair)
    stage.captive("william_of_orange", SPAIN)
    assert reasons(WEDDINGS, stage.g, *pair) == "is-a-captive"


@pytest.mark.rule("VQ 9.1", "VQ 21")
def test_9_1_only_who_is_available_and_not_promised() -> None:
    stage = eligible(europe(), "don_carlos", "elizabeth_i", "charles_ix")
    wedding = Clause("marriage", SPAIN, ENGLAND, "don_carlos.elizabeth_i")
    other = Clause("marriage", FRANCE, ENGLAND, "charles_ix.elizabeth_i")
    assert forbidden(stage, other, agreed=[wedding]) == "is-promised-elsewhere"
    agree(stage, [wedding])
    assert reasons(WEDDINGS, stage.g, *couple(stage, "charles_ix", "elizabeth_i")) == (
        "is-betrothed-already"
    )
    pair = couple(stage, "leicester", "anna_of_austria")
    assert reasons(WEDDINGS, stage.g, *pair) == "is-not-eligible"
    both = couple(stage, "don_carlos", "charles_ix")
    assert "is-no-couple" in reasons(WEDDINGS, stage.g, *both)


@pytest.mark.rule("VQ 9.1")
def test_9_1_a_power_may_betroth_two_of_its_own() -> None:
    stage = eligible(europe(), "leicester", "elizabeth_i", "louise_de_coligny", "earl_of_arran")
    stage.run(announce_own_weddings(stage.g), answers=["wed.leicester.elizabeth_i", "pass"])
    assert stage.g.state.weddings.betrothed == [couple(stage, "leicester", "elizabeth_i")]


@pytest.mark.rule("VQ 27")
def test_27_influence_buys_a_wedding_with_the_inactive_holy_roman() -> None:
    stage = eligible(europe(players=5), "don_carlos", "anna_of_austria", "charles_ix")
    stage.influence(HRE, SPAIN, 1).influence(HRE, FRANCE, 2).influence(HRE, PROTESTANT, 0)
    stage.run(
        announce_imperial_weddings(stage.g), answers=["pass", "wed.charles_ix.anna_of_austria"]
    )
    assert stage.g.state.weddings.betrothed == [couple(stage, "charles_ix", "anna_of_austria")]
    assert influence(stage.g, HRE, FRANCE) == 1
    assert influence(stage.g, HRE, SPAIN) == 1, "Spain declined"


@pytest.mark.rule("VQ 27")
def test_27_not_while_somebody_plays_it() -> None:
    stage = eligible(europe(), "don_carlos", "anna_of_austria")
    stage.run(announce_imperial_weddings(stage.g))
    assert not stage.g.state.weddings.betrothed
    assert legal_couples(stage.g, SPAIN, HRE)


def imperial_france() -> Stage:
    """Five players; France has activated the Holy Roman."""
    stage = eligible(europe(players=5), "don_carlos", "anna_of_austria", "charles_ix")
    activate_major(stage.g, HRE, FRANCE, 0)
    return stage


@pytest.mark.rule("VQ 27", "VQ 9.1")
def test_27_who_commands_the_holy_roman_weds_its_royals_to_others() -> None:
    stage = imperial_france()
    item = "marriage.france.spain.hre.don_carlos.anna_of_austria"
    assert item in offers(stage, "france", "spain") + offers(
        stage, "france", "spain", "marriage.hre.spain"
    )
    agree(stage, [Clause("marriage", HRE, SPAIN, "don_carlos.anna_of_austria")])
    assert stage.g.state.weddings.betrothed == [couple(stage, "don_carlos", "anna_of_austria")]


@pytest.mark.rule("VQ 27", "VQ 9.1")
def test_27_and_to_his_own() -> None:
    stage = imperial_france()
    assert any("anna_of_austria" in key for key in offers(stage, "france", "france"))
    agree(stage, [Clause("marriage", FRANCE, HRE, "charles_ix.anna_of_austria")])
    assert stage.g.state.weddings.betrothed == [couple(stage, "charles_ix", "anna_of_austria")]


@pytest.mark.rule("VQ 27")
def test_27_then_influence_buys_nobody_such_a_wedding() -> None:
    stage = imperial_france().influence(HRE, SPAIN, 5)
    stage.run(announce_imperial_weddings(stage.g))
    assert not stage.g.state.weddings.betrothed
