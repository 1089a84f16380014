"""VQ 9.1, 9.2, 9.4: gifts that go one way, what allies share, and what a new war parts."""

import pytest

from tercio.games.virgin_queen.model.powers import (
    ENGLAND,
    FRANCE,
    HRE,
    IRELAND,
    PROTESTANT,
    SCOTLAND,
    SPAIN,
)
from tercio.games.virgin_queen.rules.diplomacy.intervention import resolve_attack
from tercio.games.virgin_queen.rules.diplomacy.war import declare_wars
from tercio.games.virgin_queen.rules.winter.winter_phase import winter
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.land.entry import ENTER
from tercio.wars.model.leader_questions import naval_leaders_at
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.loans import LOANS, lend_ships
from tests.rules.virgin_queen.chancery import agree, europe, forbidden


@pytest.mark.rule("VQ 9.1")
def test_9_1_mercenaries_go_one_way() -> None:
    stage = europe().put("london", ENGLAND, second=2).put("paris", FRANCE, second=2)
    given = Clause("mercenaries", ENGLAND, FRANCE, "1")
    back = Clause("mercenaries", FRANCE, ENGLAND, "1")
    assert not forbidden(stage, back)
    assert "goes-both-ways" in forbidden(stage, back, given)
    assert "goes-both-ways" in forbidden(stage, back, agreed=[given])


@pytest.mark.rule("VQ 9.1", "VQ 21.4")
def test_9_1_war_or_capture_later_in_the_turn_cancels_no_marriage() -> None:
    stage = europe()
    royal = stage.g.world.royal
    stage.g.state.weddings.eligibility[royal["william_of_orange_royal"]] = 3
    stage.g.state.weddings.eligibility[royal["elizabeth_i"]] = 3
    stage.g.state.weddings.betrothed = []
    agree(stage, [Clause("marriage", ENGLAND, PROTESTANT, "william_of_orange_royal.elizabeth_i")])
    couple = [(royal["william_of_orange_royal"], royal["elizabeth_i"])]
    stage.war(ENGLAND, PROTESTANT).captive("william_of_orange", SPAIN)
    assert stage.g.state.weddings.betrothed == couple


@pytest.mark.rule("VQ 9.1")
def test_9_1_only_the_captor_returns_a_captive() -> None:
    stage = europe().captive("montmorency", SPAIN)
    assert not forbidden(stage, Clause("return_leader", SPAIN, FRANCE, "montmorency"))
    assert forbidden(stage, Clause("return_leader", ENGLAND, FRANCE, "montmorency"))


@pytest.mark.rule("VQ 9.2")
def test_9_2_allies_of_one_power_are_not_allies_of_each_other() -> None:
    stage = europe().ally(FRANCE, SPAIN).ally(FRANCE, ENGLAND)
    assert is_allied(stage.g, FRANCE, SPAIN)
    assert is_allied(stage.g, FRANCE, ENGLAND)
    assert not is_allied(stage.g, SPAIN, ENGLAND)
    assert ENTER.allow(stage.g, FRANCE, stage.at("mons"))
    assert not ENTER.allow(stage.g, ENGLAND, stage.at("mons"))


@pytest.mark.rule("VQ 9.2", "VQ 20.3")
def test_9_2_a_part_of_a_fleet_may_be_lent_with_its_leader() -> None:
    stage = europe().put("barcelona", SPAIN, galley=2, leaders=["doria"])
    ship, doria = ships_at(stage.g, stage.at("barcelona"))[0], stage.g.world.leader["doria"]
    stage.run(lend_ships(stage.g, FRANCE, [ship], [doria]), answers=["to.marseille"])
    assert stage.ships(FRANCE, "marseille") == 1
    assert stage.ships(SPAIN, "barcelona") == 1
    assert naval_leaders_at(stage.g, stage.at("marseille"), FRANCE) == [doria]
    stage.g.end_loans()
    assert naval_leaders_at(stage.g, stage.at("marseille"), SPAIN) == [doria]


@pytest.mark.rule("VQ 20.5", "VQ 9.2")
def test_20_5_alliances_of_majors_end_and_those_with_minors_stay() -> None:
    stage = europe().ally(FRANCE, ENGLAND).ally(FRANCE, SCOTLAND)
    stage.g.state.court.waiting = []
    stage.run(winter(stage.g), idle=True)
    assert not is_allied(stage.g, FRANCE, ENGLAND)
    assert stage.g.state.patron[SCOTLAND] == FRANCE


@pytest.mark.rule("VQ 9.4")
def test_9_4_after_an_intervention_units_that_share_a_space_are_parted() -> None:
    """England and France were allies: guests leave, and whoever is at home stays."""
    stage = europe().ally(ENGLAND, FRANCE).war(ENGLAND, SCOTLAND)
    stage.put("calais", FRANCE, 1).put("calais", ENGLAND, 2)
    stage.put("london", ENGLAND, 1).put("london", FRANCE, 1)
    stage.influence(SCOTLAND, FRANCE, 9).influence(SCOTLAND, PROTESTANT, 0)
    attack = resolve_attack(stage.g, ENGLAND, SCOTLAND)
    stage.run(attack, dice=[6, 1], answers=["intervene"], idle=True)
    assert is_at_war(stage.g, ENGLAND, FRANCE)
    assert (stage.regulars(FRANCE, "calais"), stage.regulars(ENGLAND, "calais")) == (1, 0)
    assert stage.regulars(FRANCE, "london") == 0
    assert stage.regulars(ENGLAND, "london") >= 1


@pytest.mark.rule("VQ 9.4")
def test_9_4_change_is_not_given() -> None:
    stage = europe().no_treasures().hand(ENGLAND, "sack")
    for power in (SPAIN, FRANCE, HRE):
        stage.influence(IRELAND, power, 0)
    card = stage.g.world.card["sack"]
    assert stage.g.world.card_cp(card) > 1
    answers = ["war.ireland", "pass", f"card.{card}", "isolate", "isolate"]
    stage.run(declare_wars(stage.g, ENGLAND), dice=[3, 2, 1], answers=answers)
    assert is_at_war(stage.g, ENGLAND, IRELAND)
    assert stage.hand_size(ENGLAND) == stage.cp == 0
    assert card in stage.g.state.discard


@pytest.mark.rule("VQ 9.2")
def test_9_2_a_ship_in_edinburgh_is_not_lent_to_a_power_without_ports() -> None:
    stage = europe().control(ENGLAND, "edinburgh").put("edinburgh", ENGLAND, galleon=1)
    (ship,) = ships_at(stage.g, stage.at("edinburgh"))
    ports = spaces_in(stage.g.state.controlled[FRANCE] & stage.g.world.ports)
    stage.control(ENGLAND, *(stage.g.world.location_ids[port] for port in ports))
    found = {refusal.message for refusal in LOANS.refusals(stage.g, FRANCE, ship)}
    assert found == {"forbid-has-no-way-by-sea"}
