"""Cards 84 to 107 that wear down armies, free leaders and overthrow them."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
)
from tercio.games.here_i_stand.rules.sea.piracy import carry_off_julia_gonzaga
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, CardId, Power, captive_of
from tercio.wars.sea.piracy import Raid
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import deal, is_discarded, is_removed, last_keys, play, why_not

# -- 84: Julia Gonzaga -----------------------------------------------------------------------------


def test_card_84_the_first_hit_off_julias_coast_is_worth_a_vp() -> None:
    stage = play(quiet().done("barbary_pirates"), FRANCE, "julia_gonzaga")
    for _ in range(2):
        raid = Raid(OTTOMAN, HAPSBURG, stage.sea("tyrrhenian_sea"))
        carry_off_julia_gonzaga(stage.g, raid)
    assert stage.bonus_vp(OTTOMAN) == 1
    assert is_removed(stage, "julia_gonzaga")


def test_card_84_she_is_safe_without_barbary_pirates() -> None:
    assert why_not(quiet(), FRANCE, "julia_gonzaga") == {"barbary_pirates_done"}


# -- 87: Mercenaries Demand Pay --------------------------------------------------------------------


def hired() -> Stage:
    """Seven French mercenaries in two places."""
    return quiet().put("milan", FRANCE, 1, 4).put("paris", FRANCE, second=3)


@pytest.mark.parametrize(
    ("card", "kept"), [("gabelle_revolt", 2), ("smallpox", 7), ("unsanitary_camp", 4)]
)
def test_card_87_a_better_card_keeps_more_of_them(card: str, kept: int) -> None:
    stage = deal(hired(), FRANCE, card)
    number = stage.g.world.card[card]
    # When Milan is empty, the fifth to go can only be in Paris.
    answers = [f"pay.{number}", *["unit.france.mercenary.milan"] * min(7 - kept, 4)]
    play(stage, ENGLAND, "mercenaries_demand_pay", answers=answers)
    assert stage.second(FRANCE, "milan") + stage.second(FRANCE, "paris") == kept
    assert stage.regulars(FRANCE, "milan") == 1
    assert is_discarded(stage, card)


def test_card_87_without_pay_all_of_them_leave() -> None:
    stage = deal(hired(), FRANCE, "master_of_italy")
    play(stage, ENGLAND, "mercenaries_demand_pay")
    assert last_keys(stage, "pay-mercenaries") == ["refuse-pay"]
    assert stage.second(FRANCE, "milan") + stage.second(FRANCE, "paris") == 0


def test_card_87_a_home_card_pays_for_all_and_is_not_discarded() -> None:
    stage = deal(hired(), FRANCE, "patron_of_the_arts")
    play(stage, ENGLAND, "mercenaries_demand_pay", answers=["pay.4"])
    assert stage.second(FRANCE, "milan") == 4
    assert not is_discarded(stage, "patron_of_the_arts")
    assert not holds_card(stage.g, FRANCE, CardId(4))


def test_card_87_106_somebody_must_have_mercenaries() -> None:
    stage = quiet().put("paris", FRANCE, 3).put("istanbul", OTTOMAN, 1, 3)
    assert why_not(stage, ENGLAND, "mercenaries_demand_pay") == {"power_has_mercenaries"}
    assert why_not(stage, ENGLAND, "unpaid_mercenaries") == {"power_has_mercenaries"}


# -- 106, 107 --------------------------------------------------------------------------------------


def test_card_106_all_mercenaries_of_one_place_go_home() -> None:
    stage = play(hired(), ENGLAND, "unpaid_mercenaries", answers=["space.milan"])
    assert stage.troops(FRANCE, "milan") == (1, 0)
    assert stage.second(FRANCE, "paris") == 3


def test_card_106_a_siege_may_break_up() -> None:
    stage = quiet().war(FRANCE, HAPSBURG).put("antwerp", HAPSBURG, 2).put("antwerp", FRANCE, 1, 3)
    stage.siege("antwerp", FRANCE)
    stage.control(FRANCE, "brussels")
    play(stage, ENGLAND, "unpaid_mercenaries")
    assert not stage.is_besieged("antwerp")
    assert stage.regulars(FRANCE, "brussels") == 1


def test_card_107_a_third_falls_ill_and_half_of_them_are_regulars() -> None:
    stage = quiet().put("milan", FRANCE, 4, 4)
    play(stage, ENGLAND, "unsanitary_camp", answers=["regular.0"])
    assert stage.troops(FRANCE, "milan") == (2, 3)


def test_card_107_mercenaries_alone_fill_the_count() -> None:
    stage = quiet().put("milan", FRANCE, second=7)
    play(stage, ENGLAND, "unsanitary_camp")
    assert stage.second(FRANCE, "milan") == 4


def test_card_107_a_minor_ally_shares_the_camp() -> None:
    stage = quiet().ally(FRANCE, GENOA).put("milan", FRANCE, 2).put("milan", GENOA, 2)
    play(stage, ENGLAND, "unsanitary_camp", answers=["regular.1", "regular.0"])
    assert (stage.regulars(FRANCE, "milan"), stage.regulars(GENOA, "milan")) == (1, 1)


def test_card_107_nobody_is_in_the_field() -> None:
    assert why_not(quiet(), ENGLAND, "unsanitary_camp") == {"stack_on_map"}


# -- 91: Ransom ------------------------------------------------------------------------------------


def captured(stage: Stage, leader: str, by: Power) -> Stage:
    stage.g.state.leader_at[stage.g.world.leader[leader]] = captive_of(by)
    return stage


def test_card_91_a_captive_comes_home_at_once() -> None:
    stage = captured(quiet(), "francis_i", HAPSBURG)
    play(stage, PAPACY, "ransom", answers=["place.rouen"])
    assert stage.where("francis_i") == "rouen"
    assert stage.asked[-1].seat == "france"
    offered = last_keys(stage, "ransom-home")
    assert "place.paris" in offered
    assert "place.avignon" not in offered


def test_card_91_the_player_chooses_among_captives() -> None:
    stage = captured(captured(quiet(), "francis_i", HAPSBURG), "charles_brandon", FRANCE)
    play(stage, PAPACY, "ransom", answers=["leader.charles_brandon", "place.calais"])
    assert stage.where("charles_brandon") == "calais"
    assert stage.captor("francis_i") == HAPSBURG


def test_card_91_nobody_is_captured() -> None:
    assert why_not(quiet(), PAPACY, "ransom") == {"leader_captured"}


# -- 103: Threat to Power --------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "fate"), [(3, NEXT_TURN), (4, OUT_OF_PLAY)])
def test_card_103_a_favourite_falls(die: int, fate: int) -> None:
    stage = quiet().put("istanbul", OTTOMAN, 1, leaders=["ibrahim_pasha"])
    stage.put("paris", FRANCE, leaders=["montmorency", "francis_i"])
    play(stage, ENGLAND, "threat_to_power", dice=[die], answers=["leader.ibrahim_pasha"])
    assert stage.where("ibrahim_pasha") == fate
    assert last_keys(stage, "threaten") == ["leader.montmorency", "leader.ibrahim_pasha"]


def test_card_103_captives_have_fallen_already() -> None:
    stage = captured(quiet(), "montmorency", HAPSBURG)
    assert why_not(stage, ENGLAND, "threat_to_power") == {"threatened_leader"}
