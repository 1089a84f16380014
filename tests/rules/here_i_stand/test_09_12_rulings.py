"""Rulings of HIS 9 to 12 that no other test shows."""

import pytest

from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
)
from tercio.games.here_i_stand.model.religion_verbs import convert
from tercio.games.here_i_stand.rules.diplomacy.peace import SUING, peace_segment, sue_for_peace
from tercio.games.here_i_stand.rules.diplomacy.war import declare_war
from tercio.games.here_i_stand.rules.new_world.voyages import may_launch_conquest
from tercio.games.here_i_stand.rules.reformation.presence import targets_of
from tercio.games.here_i_stand.rules.sequence import begin_phase
from tercio.games.here_i_stand.rules.victory.victory import special_vp
from tercio.kernel.masks import places_of
from tercio.wars.diplomacy.clauses import Clause
from tercio.wars.diplomacy.declarations import go_to_war
from tercio.wars.land.control import CALMS, CONTROLS, calmable, controllable
from tercio.wars.model.events import BattleFought, Passed
from tercio.wars.model.names import Power
from tercio.wars.model.numbered import spaces_in
from tercio.wars.model.power_questions import is_allied, is_at_war
from tercio.wars.model.ship_questions import ships_at
from tercio.wars.sea.naval_movement import naval_move
from tercio.wars.turn.impulses import action_phase, begin_impulse
from tercio.wars.turn.spring_deployment import Deployment, deployment_spaces
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.chancery import agree, europe, forbidden, reasons
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import deal, last_keys, play


def test_9_1_before_the_league_the_protestant_takes_no_mercenaries() -> None:
    stage = Stage("1517").clear().put("paris", FRANCE, second=2).control(PROTESTANT, "mainz")
    gift = Clause("mercenaries", FRANCE, PROTESTANT, "1")
    assert forbidden(stage, gift) == "gains-nothing-before-league"
    assert forbidden(stage.done("schmalkaldic_league"), gift) == ""


def test_9_1_after_a_divorce_henry_may_marry_again_the_same_turn() -> None:
    stage = europe()
    agree(stage, [Clause("grant_divorce", PAPACY, ENGLAND)], dice=[3])
    court = stage.g.state.court
    assert (court.marital, court.heirs) == (2, [3])
    play(stage, ENGLAND, "six_wives_of_henry_viii", dice=[3], answers=["mode.marriage"])
    assert (court.marital, court.heirs) == (3, [3, 4]), "Jane Seymour adds one to her roll"


def test_9_2_allies_of_one_power_are_not_allies_of_each_other() -> None:
    stage = europe().war(FRANCE, HAPSBURG)
    agree(stage, [Clause("alliance", ENGLAND, FRANCE)], [Clause("alliance", ENGLAND, HAPSBURG)])
    assert is_allied(stage.g, ENGLAND, FRANCE)
    assert is_allied(stage.g, ENGLAND, HAPSBURG)
    assert not is_allied(stage.g, FRANCE, HAPSBURG)
    assert is_at_war(stage.g, FRANCE, HAPSBURG)


def test_9_3_the_tournament_has_no_peace_segment_on_turn_6() -> None:
    stage = Stage("tournament").clear().empty_hands().war(FRANCE, ENGLAND)
    stage.control(ENGLAND, "rouen").put("paris", FRANCE, 2).turn(6)
    stage.run(peace_segment(stage.g))
    assert stage.asked == []
    stage.turn(5)
    stage.run(peace_segment(stage.g), answers=["pass"])
    assert [ask.seat for ask in stage.asked] == ["france"]


def test_9_3_a_victory_over_the_ottoman_is_worth_2_vp() -> None:
    stage = europe().empty_hands().war(OTTOMAN, HAPSBURG).control(HAPSBURG, "athens")
    stage.run(sue_for_peace(stage.g, OTTOMAN, HAPSBURG), answers=["done"])
    assert (stage.bonus_vp(HAPSBURG), stage.bonus_vp(OTTOMAN)) == (2, 0)


def test_9_3_the_loser_keeps_his_own_war_winner_vp() -> None:
    stage = europe().empty_hands().war(FRANCE, ENGLAND).control(ENGLAND, "rouen")
    stage.g.enter_vp(FRANCE, 2, "vp-war-winner")
    stage.run(sue_for_peace(stage.g, FRANCE, ENGLAND), answers=["regain.rouen.vp"])
    assert (stage.bonus_vp(FRANCE), stage.bonus_vp(ENGLAND)) == (2, 2)


def test_9_6_a_sea_battle_does_not_end_a_phony_war() -> None:
    stage = europe().empty_hands()
    stage.run(declare_war(stage.g, ENGLAND, SCOTLAND), answers=["intervene"])
    stage.put("portsmouth", ENGLAND, ships=2).put("english_channel", FRANCE, ships=1)
    stage.impulse(ENGLAND, 2)
    orders = ["from.portsmouth", "to.english_channel", "all", "done", "pass"]
    stage.run(naval_move(stage.g, ENGLAND), answers=orders, dice=[6, 1, 1, 1, 1, 1])
    assert stage.events(BattleFought)
    assert stage.bonus_vp(ENGLAND) == -1


def reach(stage: Stage, power: Power, capital: str) -> set[str]:
    """Where a power can deploy with Spring Preparations."""
    by_land, by_sea = deployment_spaces(stage.g, Deployment(power, True), stage.at(capital))
    return {stage.g.world.location_ids[s] for s in spaces_in(by_land | by_sea)}


def test_10_spring_preparations_lift_no_other_limit() -> None:
    stage = Stage().clear().put("paris", FRANCE, 4)
    assert "marseille" in reach(stage, FRANCE, "paris")
    assert "turin" not in reach(stage, FRANCE, "paris"), "not friendly"
    assert "tunis" not in reach(stage.control(FRANCE, "tunis"), FRANCE, "paris"), "two sea zones"
    assert "rouen" not in reach(stage.unrest("rouen"), FRANCE, "paris")
    stage.put("dijon", ENGLAND, 1)
    assert "dijon" not in reach(stage, FRANCE, "paris"), "units of others"


def test_11_who_has_passed_may_play_later_and_without_cards_must_pass() -> None:
    stage = deal(quiet(), FRANCE, "erasmus")
    begin_phase(stage.g, "action")
    stage.g.state.active = FRANCE
    erasmus = stage.g.world.card["erasmus"]
    stage.run(begin_impulse(stage.g, FRANCE), answers=["pass"])
    stage.run(begin_impulse(stage.g, FRANCE), answers=[f"cp.{erasmus}"])
    stage.run(begin_impulse(stage.g, FRANCE))
    asked = [ask for ask in stage.asked if ask.kind == "impulse"]
    assert [option.key for option in asked[-1].options] == ["pass"]
    assert [event.power for event in stage.events(Passed)] == ["power:france"] * 2


def test_11_the_phase_ends_after_six_passes_in_a_row() -> None:
    stage = deal(quiet(), FRANCE, "gout")
    begin_phase(stage.g, "action")
    gout = stage.g.world.card["gout"]
    stage.run(action_phase(stage.g), answers=[f"cp.{gout}", "end-impulse"])
    passed = [event.power for event in stage.events(Passed)]
    assert passed[-6:] == [
        "power:papacy",
        "power:protestant",
        "power:ottoman",
        "power:hapsburg",
        "power:england",
        "power:france",
    ]


def test_11_1_cp_do_not_last_beyond_the_impulse() -> None:
    stage = deal(quiet(), FRANCE, "gout", "treachery")
    begin_phase(stage.g, "action")
    gout, treachery = stage.g.world.card["gout"], stage.g.world.card["treachery"]
    answers = [f"cp.{gout}", "end-impulse", f"cp.{treachery}", "end-impulse"]
    stage.run(action_phase(stage.g), answers=answers)
    left = [(ask.args or {})["cp"] for ask in stage.asked if ask.kind == "spend-cp"]
    cards = stage.g.world.cards
    assert left == [cards[gout].cp, cards[treachery].cp]


def test_20_3_a_conquest_once_a_turn_and_only_with_a_conquistador() -> None:
    stage = quiet()
    new_world = stage.g.state.new_world
    new_world.crossing.clear()
    new_world.launched.clear()
    assert may_launch_conquest(stage.g, ENGLAND)
    new_world.launched.append("england.conquest")
    assert not may_launch_conquest(stage.g, ENGLAND)
    assert may_launch_conquest(stage.g, HAPSBURG)
    new_world.conquistadors.clear()
    assert not may_launch_conquest(stage.g, HAPSBURG)


def test_12_2_the_adjacent_units_need_no_line_of_their_own() -> None:
    """The line reaches Turin over the Alps and ends there; Pavia lies beyond it."""
    stage = Stage().clear().put("pavia", FRANCE, 2).impulse(FRANCE, 1)
    found = {stage.g.world.location_ids[s] for s in spaces_in(controllable(stage.g, FRANCE))}
    assert found == {"turin"}
    out = [r.message for r in CONTROLS.refusals(stage.g, FRANCE, stage.at("pavia"))]
    assert out == ["forbid-is-out-of-communication"]


def test_12_4_protestant_spaces_in_unrest_bring_no_vp() -> None:
    stage = Stage().clear()
    german = list(spaces_in(stage.g.world.zone_masks["german"]))[:12]
    for space in german:
        convert(stage.g, space, True)
    papal, protestant = special_vp(stage.g, PAPACY), special_vp(stage.g, PROTESTANT)
    for space in german[:8]:
        stage.g.state.unrest |= 1 << space
    assert special_vp(stage.g, PROTESTANT) < protestant
    assert special_vp(stage.g, PAPACY) > papal


def test_12_4_unrest_in_a_fortified_space_is_removed_too() -> None:
    stage = Stage().clear().put("bordeaux", FRANCE, 1).unrest("bordeaux", "paris")
    assert set(places_of(calmable(stage.g, FRANCE))) == {stage.at("bordeaux")}
    assert not list(CALMS.refusals(stage.g, FRANCE, stage.at("bordeaux")))


def test_9_1_a_white_peace_with_the_papacy_lifts_an_excommunication() -> None:
    stage = europe().war(FRANCE, PAPACY).war(FRANCE, ENGLAND)
    stage.g.state.court.under_ban = 1 << FRANCE
    agree(stage, [Clause("end_war", ENGLAND, FRANCE)])
    assert stage.g.state.court.under_ban == 1 << FRANCE
    agree(stage, [Clause("end_war", FRANCE, PAPACY)])
    assert stage.g.state.court.under_ban == 0


def test_9_6_a_war_by_home_card_can_be_a_phony_war_too() -> None:
    answers = ["power.scotland", "intervene"]
    stage = play(quiet(), ENGLAND, "six_wives_of_henry_viii", answers=answers)
    assert stage.bonus_vp(ENGLAND) == -1


def test_12_4_neither_ships_nor_leaders_are_left_in_unrest() -> None:
    stage = quiet().put("rouen", FRANCE, ships=1).put("lyon", FRANCE, leaders=["montmorency"])
    play(stage, ENGLAND, "gabelle_revolt", answers=["done"])
    offered = set(last_keys(stage, "event-unrest"))
    assert "unrest.tours" in offered or "unrest.bordeaux" in offered
    assert not {"unrest.rouen", "unrest.lyon"} & offered


def test_22_5_lent_ships_stay_with_the_borrower() -> None:
    stage = quiet().ally(OTTOMAN, HAPSBURG).put("istanbul", HAPSBURG, ships=1)
    [ship] = ships_at(stage.g, stage.at("istanbul"))
    stage.g.lend_ship(ship, OTTOMAN)
    stage.run(go_to_war(stage.g, OTTOMAN, HAPSBURG))
    assert not is_allied(stage.g, OTTOMAN, HAPSBURG)
    assert ships_at(stage.g, stage.at("istanbul"), OTTOMAN) == [ship]


@pytest.mark.parametrize("catholic", [HAPSBURG, PAPACY])
def test_9_3_neither_side_of_the_wars_of_the_league_sues(catholic: Power) -> None:
    stage = europe().war(catholic, PROTESTANT)
    stage.captive("john_frederick", catholic).captive("charles_v", PROTESTANT)
    assert "is-war-of-the-league" in reasons(SUING, stage.g, PROTESTANT, catholic)
    assert "is-war-of-the-league" in reasons(SUING, stage.g, catholic, PROTESTANT)


def test_9_1_a_captive_of_another_power_is_not_returned() -> None:
    stage = europe().captive("francis_i", ENGLAND)
    assert forbidden(stage, Clause("return_leader", HAPSBURG, FRANCE, "francis_i")) != ""
    assert forbidden(stage, Clause("return_leader", ENGLAND, FRANCE, "francis_i")) == ""


def test_9_3_the_loser_removes_no_units_of_his_allies() -> None:
    """France has one regular of her own; Scots and English in Paris are not hers to remove."""
    stage = europe().empty_hands().war(FRANCE, HAPSBURG).control(HAPSBURG, "rouen")
    stage.ally(FRANCE, SCOTLAND).ally(FRANCE, ENGLAND)
    stage.put("paris", FRANCE, 1).put("paris", SCOTLAND, 1).put("paris", ENGLAND, 1)
    stage.run(sue_for_peace(stage.g, FRANCE, HAPSBURG), answers=["done"])
    left = [stage.regulars(power, "paris") for power in (FRANCE, SCOTLAND, ENGLAND)]
    assert left == [0, 1, 1]


def test_9_1_the_takers_own_units_stay_in_a_ceded_space() -> None:
    stage = europe().empty_hands().war(FRANCE, HAPSBURG).put("besancon", HAPSBURG, 1)
    stage.put("besancon", FRANCE, 3).siege("besancon", FRANCE)
    peace, cession = (
        Clause("end_war", FRANCE, HAPSBURG),
        Clause("cede_space", HAPSBURG, FRANCE, "besancon"),
    )
    agree(stage, [peace, cession], idle=True)
    assert stage.controller("besancon") == FRANCE
    assert (stage.regulars(FRANCE, "besancon"), stage.regulars(HAPSBURG, "besancon")) == (3, 0)


@pytest.mark.parametrize("protestant", [True, False])
def test_12_4_a_port_in_unrest_carries_no_faith_to_its_neighbours_even_by_sea(
    protestant: bool,
) -> None:
    """Stettin and Lubeck are neighbours, both on the Baltic; Norwich is no neighbour of Hamburg."""
    stage = quiet()
    everything = stage.g.world.all_spaces & ~stage.g.state.home[OTTOMAN]
    ports = stage.g.world.mask("lubeck", "hamburg")
    stage.g.state.religion.protestant = ports if protestant else everything & ~ports

    def targets() -> set[str]:
        mask = targets_of(stage.g, protestant)
        return {stage.g.world.location_ids[space] for space in spaces_in(mask)}

    assert {"stettin", "norwich"} <= targets()
    stage.unrest("lubeck", "hamburg")
    assert "stettin" not in targets()
    assert "norwich" in targets(), "no neighbour"
