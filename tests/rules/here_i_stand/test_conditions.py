"""The conditions of the data: every one is answered, and the answers follow the position."""

import pytest

from tercio.games.here_i_stand.conditions import CONDITIONS, InDeal, holds
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.force import Force
from tercio.wars.model.names import REGULAR, SECOND, Power, Space, captive_of
from tests.rules.here_i_stand.stage import DATA, Stage


def test_every_condition_of_the_data_is_answered() -> None:
    assert set(CONDITIONS) == set(DATA.dataset.tables["conditions"])


NEEDS_SUBJECT = {
    "hapsburg_regulars_3",
    "no_ottoman_in_battle",
    "enemy_mercenaries",
    "leader_in_formation",
    "siege_artillery_loc",
    "cancellable_event",
    "papacy_lost_sack",
    "not_league_war",
    "may_be_ceded",
}


@pytest.mark.parametrize("scenario", ["1517", "1532"])
@pytest.mark.parametrize("id", sorted(set(CONDITIONS) - NEEDS_SUBJECT))
def test_conditions_without_a_subject_have_an_answer_at_the_start(id: str, scenario: str) -> None:
    assert holds(Stage(scenario).g, id, FRANCE) in (True, False)


def test_21_2_charles_is_free_unless_captured_or_besieged() -> None:
    stage = Stage()
    assert holds(stage.g, "charles_v_free")
    charles = stage.g.world.leader["charles_v"]
    stage.g.begin_siege(Space(stage.g.state.leader_at[charles]), FRANCE)
    assert not holds(stage.g, "charles_v_free")
    stage.g.state.leader_at[charles] = captive_of(FRANCE)
    assert not holds(stage.g, "charles_v_free")


def test_21_3_the_succession_of_henry() -> None:
    stage = Stage()
    court, state = stage.g.state.court, stage.g.state
    state.turn = 6
    assert holds(stage.g, "mary_next")
    assert not holds(stage.g, "edward_born_not_ruled")
    court.heirs = [5]
    assert holds(stage.g, "edward_born_not_ruled")
    assert not holds(stage.g, "mary_next")
    court.rulers[ENGLAND], court.ruler_since[ENGLAND] = stage.g.world.ruler["edward_vi"], 6
    assert not holds(stage.g, "mary_next")
    state.turn = 7
    assert holds(stage.g, "mary_next")
    court.heirs = [5, 6]
    assert not holds(stage.g, "mary_next")


def test_21_3_boxes_of_the_marital_track_and_low_results() -> None:
    stage = Stage()
    court = stage.g.state.court
    court.marital = 5
    assert holds(stage.g, "marital_track_open")
    court.marital = 6
    assert not holds(stage.g, "marital_track_open"), "Katherine Parr is the last"
    court.heirs = [4, 3]
    assert holds(stage.g, "low_pregnancy_result")
    court.heirs = [4]
    assert not holds(stage.g, "low_pregnancy_result")


def test_21_5_grounds_against_a_ruler() -> None:
    stage = Stage().clear()
    assert not holds(stage.g, "ruler_to_excommunicate")
    stage.protestant("london")
    assert holds(stage.g, "ruler_to_excommunicate")
    stage.g.state.religion.protestant = 0
    assert not holds(stage.g, "ruler_to_excommunicate")
    stage.ally(FRANCE, OTTOMAN)
    assert holds(stage.g, "ruler_to_excommunicate")


def test_9_6_nobody_declares_war_on_the_protestants_before_the_league() -> None:
    stage = Stage().clear().ally(HAPSBURG, ENGLAND)
    assert holds(stage.g, "six_wives_target", ENGLAND)
    stage.ally(ENGLAND, FRANCE)
    assert not holds(stage.g, "six_wives_target", ENGLAND)
    assert not holds(stage.g, "war_target", PROTESTANT)
    stage.done("schmalkaldic_league")
    assert holds(stage.g, "war_target", PROTESTANT)


def test_9_1_what_may_be_ceded() -> None:
    stage = Stage().clear().control(FRANCE, "milan", "london", "vienna")
    at = stage.at
    g = stage.g
    assert holds(g, "may_be_ceded", FRANCE, InDeal(PAPACY, space=at("milan")))
    assert holds(g, "may_be_ceded", FRANCE, InDeal(PAPACY, space=at("rouen")))
    assert not holds(g, "may_be_ceded", FRANCE, InDeal(PAPACY, space=at("paris")))
    assert not holds(g, "may_be_ceded", FRANCE, InDeal(PAPACY, space=at("london")))
    assert holds(g, "may_be_ceded", FRANCE, InDeal(ENGLAND, space=at("london")))
    assert not holds(g, "may_be_ceded", PAPACY, InDeal(FRANCE, space=at("milan")))


def _battle(stage: Stage, defender: Power, regulars: int, second: int) -> Battle:
    space = stage.at("milan")
    theirs = Force(defender, space)
    theirs.add(defender, REGULAR, regulars)
    theirs.add(defender, SECOND, second)
    ours = Force(FRANCE, space)
    return Battle("field", space, Side(FRANCE, ours), Side(defender, theirs))


def test_14_tercios_against_three_hapsburg_regulars() -> None:
    stage = Stage().clear()
    assert holds(stage.g, "hapsburg_regulars_3", FRANCE, _battle(stage, HAPSBURG, 3, 0))
    assert not holds(stage.g, "hapsburg_regulars_3", FRANCE, _battle(stage, HAPSBURG, 2, 4))


def test_14_only_mercenaries_can_be_bribed() -> None:
    stage = Stage().clear()
    assert holds(stage.g, "enemy_mercenaries", FRANCE, _battle(stage, HAPSBURG, 1, 1))
    assert not holds(stage.g, "enemy_mercenaries", FRANCE, _battle(stage, HAPSBURG, 3, 0))
    assert not holds(stage.g, "enemy_mercenaries", FRANCE, _battle(stage, OTTOMAN, 1, 2))
    assert not holds(stage.g, "no_ottoman_in_battle", FRANCE, _battle(stage, OTTOMAN, 1, 2))


def test_12_1_siege_artillery_needs_a_short_line() -> None:
    stage = Stage().clear()
    battle = _battle(stage, HAPSBURG, 1, 0)
    battle.place = stage.at("besancon")
    assert holds(stage.g, "siege_artillery_loc", FRANCE, battle)
    battle.place = stage.at("vienna")
    assert not holds(stage.g, "siege_artillery_loc", FRANCE, battle)


def test_12_1_siege_artillery_does_not_come_from_an_ally() -> None:
    stage = Stage().clear().ally(FRANCE, PAPACY)
    battle = _battle(stage, HAPSBURG, 1, 0)
    battle.place = stage.at("naples")
    assert not holds(stage.g, "siege_artillery_loc", FRANCE, battle)


def test_12_1_siege_artillery_does_not_go_to_sea() -> None:
    stage = Stage().clear().put("gulf_of_lyon", FRANCE, ships=1)
    stage.put("tyrrhenian_sea", FRANCE, ships=1)
    battle = _battle(stage, HAPSBURG, 1, 0)
    battle.place = stage.at("palermo")
    assert not holds(stage.g, "siege_artillery_loc", FRANCE, battle)


def test_22_1_minors_by_the_activation_table() -> None:
    stage = Stage().clear()
    assert holds(stage.g, "minor_activatable", PAPACY)
    assert not holds(stage.g, "minor_activatable", OTTOMAN)
    assert not holds(stage.g, "minor_deactivatable", PAPACY)
    stage.ally(FRANCE, SCOTLAND)
    assert holds(stage.g, "minor_deactivatable")
    assert holds(stage.g, "scotland_french")
    assert holds(stage.g, "intervening_for_venice", PAPACY, VENICE)
    assert not holds(stage.g, "intervening_for_venice", FRANCE, VENICE)


def test_21_5_sack_of_rome_needs_more_mercenaries_than_the_garrison() -> None:
    stage = Stage().clear().put("rome", PAPACY, regulars=1).put("milan", FRANCE, second=1)
    assert not holds(stage.g, "sack_possible")
    stage.put("milan", FRANCE, second=1)
    assert holds(stage.g, "sack_possible")


def test_21_1_a_haven_needs_an_ottoman_fortress_on_its_sea() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG)
    stage.control(HAPSBURG, "oran", "tripoli")
    assert not holds(stage.g, "haven_target")
    stage.control(OTTOMAN, "algiers")
    assert holds(stage.g, "haven_target")
    stage.put("oran", HAPSBURG, regulars=1)
    assert not holds(stage.g, "haven_target")


def test_card_66_akinji_raid_within_two_spaces() -> None:
    stage = Stage().clear().war(OTTOMAN, HAPSBURG).control(HAPSBURG, "pressburg")
    stage.control(OTTOMAN, "buda").put("buda", OTTOMAN, regulars=2)
    assert not holds(stage.g, "akinji_target")
    stage.put("buda", OTTOMAN, second=1)
    assert holds(stage.g, "akinji_target")
