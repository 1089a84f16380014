"""Events of courts and camps: 40, 42, 47, 51, 52, 57, 59 and 60."""

import pytest

from tercio.games.here_i_stand.cards.events_39_to_54 import SULEIMAN_ASSAULTS
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.wars.model.names import NEXT_TURN, OUT_OF_PLAY, captive_of
from tercio.wars.model.power_questions import is_at_war
from tercio.wars.turn.actions import is_offered, spend_cp
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.stage import Stage
from tests.rules.war_cards import (
    deal,
    hand_size,
    holds_card,
    is_discarded,
    is_removed,
    last_keys,
    may_play,
    play,
    why_not,
)

# -- 40 --------------------------------------------------------------------------------------------


def test_card_40_a_war_for_nothing_and_2_cp() -> None:
    stage = play(quiet(), PAPACY, "machiavelli_the_prince", answers=["power.france"])
    assert is_at_war(stage.g, PAPACY, FRANCE)
    assert stage.cp == 2
    assert "power.protestant" not in last_keys(stage, "event-war")


def test_card_40_the_protestant_declares_no_war_before_the_league() -> None:
    assert why_not(quiet(), PROTESTANT, "machiavelli_the_prince") == {"war_target"}


# -- 42 --------------------------------------------------------------------------------------------


def siege_of_vienna() -> Stage:
    """Suleiman has laid siege to Vienna in this very impulse."""
    stage = quiet().war(OTTOMAN, HAPSBURG).control(OTTOMAN, "belgrade", "szegedin", "buda")
    stage.control(OTTOMAN, "pressburg", "mohacs", "agram", "brunn")
    stage.put("vienna", HAPSBURG, 1).put("vienna", OTTOMAN, 8, leaders=["suleiman"])
    stage.siege("vienna", OTTOMAN)
    return stage


def test_card_42_suleiman_assaults_for_nothing_even_a_siege_just_begun() -> None:
    stage = play(siege_of_vienna(), OTTOMAN, "roxelana")
    assert stage.cp == 4
    answers = ["action.suleiman_assaults", "all", "end-impulse"]
    # 4 dice for 8 units and Suleiman's 2; Vienna 1 + 1.
    stage.run(spend_cp(stage.g, OTTOMAN), dice=[6, 1, 1, 1, 1, 1, 1, 1], answers=answers)
    assert stage.controller("vienna") == OTTOMAN


def test_card_42_the_assault_is_still_there_when_all_cp_are_spent() -> None:
    stage = play(siege_of_vienna(), OTTOMAN, "roxelana")
    stage.g.state.impulse.cp = 0
    answers = ["action.suleiman_assaults", "all"]
    stage.run(spend_cp(stage.g, OTTOMAN), dice=[1] * 8, answers=answers)
    assert not stage.g.state.impulse.free


def test_card_42_without_suleiman_there_is_no_free_assault() -> None:
    stage = siege_of_vienna()
    stage.g.place_leader(stage.g.world.leader["suleiman"], stage.at("istanbul"))
    play(stage, OTTOMAN, "roxelana")
    assert not is_offered(stage.g, OTTOMAN, SULEIMAN_ASSAULTS)


@pytest.mark.parametrize(("answer", "cp"), [("call-suleiman", 2), ("all-cp", 4)])
def test_card_42_others_may_have_suleiman_called_home(answer: str, cp: int) -> None:
    stage = quiet().put("belgrade", OTTOMAN, 3, leaders=["suleiman"])
    play(stage, FRANCE, "roxelana", answers=[answer])
    assert stage.cp == cp
    assert stage.where("suleiman") == ("istanbul" if cp == 2 else "belgrade")


def test_card_42_a_captive_suleiman_goes_nowhere() -> None:
    stage = quiet()
    stage.captive("suleiman", HAPSBURG)
    play(stage, FRANCE, "roxelana")
    assert not [ask for ask in stage.asked if ask.kind == "roxelana"]


def test_card_42_suleiman_is_called_away_from_a_siege_that_he_lays() -> None:
    stage = siege_of_vienna()
    play(stage, FRANCE, "roxelana", answers=["call-suleiman"])
    assert stage.where("suleiman") == "istanbul"


def test_card_42_a_besieged_suleiman_goes_nowhere() -> None:
    stage = quiet().war(OTTOMAN, HAPSBURG).put("belgrade", OTTOMAN, 3, leaders=["suleiman"])
    stage.control(OTTOMAN, "belgrade").put("belgrade", HAPSBURG, 5).siege("belgrade", HAPSBURG)
    play(stage, FRANCE, "roxelana")
    assert stage.where("suleiman") == "belgrade"


def test_card_42_nobody_calls_suleiman_to_a_lost_istanbul() -> None:
    stage = quiet().put("belgrade", OTTOMAN, 3, leaders=["suleiman"])
    play(stage.control(HAPSBURG, "istanbul"), FRANCE, "roxelana")
    assert stage.where("suleiman") == "belgrade"


# -- 47, 51, 52 ------------------------------------------------------------------------------------


def test_card_47_a_realm_half_protestant_gains_2_vp() -> None:
    stage = quiet().protestant("london", "york", "bristol", "norwich", "portsmouth", "lincoln")
    before = stage.bonus_vp(ENGLAND)
    play(stage, ENGLAND, "copernicus")
    assert stage.bonus_vp(ENGLAND) == before + 2


@pytest.mark.parametrize("answer", ["draw-card", "protestant-discards"])
def test_card_47_others_gain_1_vp_and_a_card(answer: str) -> None:
    stage = deal(quiet(), PROTESTANT, "gout")
    before = stage.bonus_vp(FRANCE)
    draws = ["24"] if answer == "draw-card" else ["32"]
    play(stage, FRANCE, "copernicus", answers=[answer], draws=draws)
    assert stage.bonus_vp(FRANCE) == before + 1
    assert holds_card(stage, FRANCE, "arquebusiers") == (answer == "draw-card")
    assert is_discarded(stage, "gout") == (answer != "draw-card")


def test_card_51_servetus_burns_for_1_vp() -> None:
    stage = deal(quiet(), PROTESTANT, "gout", "here_i_stand")
    before = stage.bonus_vp(FRANCE)
    play(stage, FRANCE, "michael_servetus")
    assert stage.bonus_vp(FRANCE) == before + 1
    assert holds_card(stage, PROTESTANT, "here_i_stand")
    assert hand_size(stage, PROTESTANT) == 1


def test_card_52_michelangelo_adds_two_dice_to_saint_peters() -> None:
    stage = play(quiet(), FRANCE, "michelangelo", dice=[4, 3])
    religion = stage.g.state.religion
    assert (religion.st_peters_vp, religion.st_peters_cp) == (1, 2)


@pytest.mark.parametrize("card", ["copernicus", "michael_servetus", "michelangelo", "roxelana"])
def test_cards_42_47_51_52_interrupt_nobody(card: str) -> None:
    assert may_play(quiet(), FRANCE, card)
    assert why_not(quiet(), FRANCE, card, "any_impulse") == {"forbid-card-not-now"}


# -- 57 --------------------------------------------------------------------------------------------


def hesse() -> Stage:
    stage = quiet().put("kassel", PROTESTANT, 2, leaders=["philip_of_hesse"])
    return deal(stage, PROTESTANT, "gout")


def test_card_57_the_protestant_loses_philip() -> None:
    stage = play(hesse(), PAPACY, "philip_of_hesses_bigamy", answers=["lose-philip"])
    assert stage.where("philip_of_hesse") == OUT_OF_PLAY
    assert is_removed(stage, "philip_of_hesses_bigamy")


def test_card_57_or_a_card() -> None:
    stage = play(hesse(), PAPACY, "philip_of_hesses_bigamy", answers=["lose-card"])
    assert stage.where("philip_of_hesse") == "kassel"
    assert is_discarded(stage, "gout")


def test_card_57_there_must_be_something_to_lose() -> None:
    assert why_not(quiet(), PAPACY, "philip_of_hesses_bigamy") == {"philip_or_card"}


# -- 59 --------------------------------------------------------------------------------------------


def jane() -> Stage:
    stage = deal(quiet(), ENGLAND, "gout")
    stage.g.state.court.ruler_since[ENGLAND] = stage.g.state.turn
    return stage


def test_card_59_one_card_is_kept_and_one_given_away() -> None:
    answers = ["keep-card.32", "power.papacy"]
    stage = play(jane(), FRANCE, "lady_jane_grey", answers=answers, draws=["32", "24"])
    assert holds_card(stage, FRANCE, "gout")
    assert holds_card(stage, PAPACY, "arquebusiers")
    assert hand_size(stage, ENGLAND) == 0


def test_card_59_nobody_gives_a_card_to_himself() -> None:
    stage = play(jane(), PAPACY, "lady_jane_grey", answers=["keep-card.24"], draws=["32", "24"])
    assert holds_card(stage, PROTESTANT, "gout")


def test_card_59_needs_a_new_ruler_of_england() -> None:
    stage = jane()
    stage.g.state.turn += 1
    assert why_not(stage, FRANCE, "lady_jane_grey") == {"england_changed_ruler"}


# -- 60 --------------------------------------------------------------------------------------------


def saxony() -> Stage:
    stage = quiet().done("schmalkaldic_league").control(PROTESTANT, "leipzig", "wittenberg")
    return stage.put("leipzig", PROTESTANT, 2, 3, leaders=["maurice_of_saxony"])


def test_card_60_maurice_changes_sides_with_his_mercenaries() -> None:
    stage = saxony().control(HAPSBURG, "prague").put("prague", HAPSBURG, 1)
    stage.control(HAPSBURG, "nuremberg")
    play(stage, HAPSBURG, "maurice_of_saxony")
    maurice = stage.g.world.leader["maurice_of_saxony"]
    assert stage.g.state.leader_power[maurice] == HAPSBURG
    assert stage.where("maurice_of_saxony") == "nuremberg"  # Prague is nearer, but occupied
    assert stage.second(HAPSBURG, "nuremberg") == 3
    assert stage.troops(PROTESTANT, "leipzig") == (2, 0)


def test_card_60_a_captive_maurice_is_free() -> None:
    stage = saxony()
    maurice = stage.g.world.leader["maurice_of_saxony"]
    stage.g.state.leader_at[maurice] = captive_of(HAPSBURG)
    play(stage, PROTESTANT, "maurice_of_saxony", answers=["space.vienna"])
    assert stage.where("maurice_of_saxony") == "vienna"


def test_card_60_maurice_on_the_turn_track_only_changes_his_mind() -> None:
    stage = saxony()
    maurice = stage.g.world.leader["maurice_of_saxony"]
    stage.g.state.leader_at[maurice] = NEXT_TURN
    play(stage, PROTESTANT, "maurice_of_saxony")
    assert stage.where("maurice_of_saxony") == NEXT_TURN


def test_card_60_is_for_hapsburgs_and_protestants_once_maurice_is_there() -> None:
    assert why_not(saxony(), FRANCE, "maurice_of_saxony") == {"forbid-card-not-for-power"}
    assert why_not(quiet(), HAPSBURG, "maurice_of_saxony") == {"maurice_in_play"}
