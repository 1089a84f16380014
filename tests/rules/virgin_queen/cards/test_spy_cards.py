"""Cards of spies and plotters (VQ 19, 28, 30)."""

import pytest

from tercio.games.virgin_queen.model.espionage_questions import (
    hands_read_by,
    has_used_assassin,
    informant_on,
)
from tercio.games.virgin_queen.model.espionage_verbs import capture_mary
from tercio.games.virgin_queen.model.influence_questions import influence
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, PROTESTANT, SCOTLAND, SPAIN
from tercio.games.virgin_queen.rules.espionage.espionage import ESPIONAGE_ACTIONS, plot_rebellion
from tercio.games.virgin_queen.rules.espionage.espionage_table import dice_for
from tercio.games.virgin_queen.rules.espionage.operation import ELIZABETH, Operation
from tercio.games.virgin_queen.rules.minor_powers.influence import BUY_INFLUENCE
from tercio.wars.model.names import OUT_OF_PLAY
from tercio.wars.turn.actions import is_offered
from tests.rules.virgin_queen.cards.table import quiet
from tests.rules.virgin_queen.stage import Stage
from tests.rules.war_cards import answer_with, deal, may_answer, may_play, next_turn, play, why_not

HIT, MISS = 6, 1


def spring_of_spies() -> Stage:
    stage = quiet().no_treasures().turn(3)
    stage.g.state.impulses = 10
    return stage


# -- Ridolfi's Bank (79) -------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.2", "VQ 24.5")
def test_card_79_spain_has_an_informant_even_before_turn_3_and_influence() -> None:
    stage = quiet().turn(2).influence(SCOTLAND, SPAIN, 0)
    answers = ["influence.scotland", "influence.scotland"]
    play(stage, FRANCE, "ridolfis_bank", answers=answers)
    assert informant_on(stage.g, SPAIN, ENGLAND) is not None
    assert influence(stage.g, SCOTLAND, SPAIN) == 2


# -- The Black Queen (80) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 28")
def test_card_80_the_new_informant_gives_its_dice_at_once() -> None:
    stage = spring_of_spies().put("utrecht", PROTESTANT, leaders=["william_of_orange"])
    play(
        stage,
        FRANCE,
        "the_black_queen",
        # 5 dice for 4 CP and 2 for the Informant; 3 in defence.
        [HIT, HIT, MISS, MISS, MISS, MISS, MISS, MISS, MISS, MISS],
        ["mode.plot", "informant.protestant", "kill.william_of_orange"],
    )
    assert stage.where("william_of_orange") == OUT_OF_PLAY
    assert stage.bonus_vp(FRANCE) == 1
    assert has_used_assassin(stage.g, FRANCE)


@pytest.mark.rule("VQ 30", "VQ 19")
def test_card_80_not_before_turn_3() -> None:
    stage = spring_of_spies().turn(2)
    assert "espionage_allowed" in why_not(stage, FRANCE, "the_black_queen")


@pytest.mark.rule("VQ 30")
def test_card_80_or_espionage_for_up_to_3_cp() -> None:
    stage = spring_of_spies()
    play(stage, FRANCE, "the_black_queen", answers=["mode.spies"])
    assert stage.cp == 3
    offered = [a.id for a in ESPIONAGE_ACTIONS if is_offered(stage.g, FRANCE, a)]
    assert offered == ["gain_intelligence", "plant_operative", "assassination"]
    assert not is_offered(stage.g, FRANCE, BUY_INFLUENCE)


# -- Walsingham (81) -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 20.8")
def test_card_81_as_a_response_before_the_dice() -> None:
    stage = spring_of_spies()
    operation = Operation("assassination", SPAIN, ENGLAND, 2, leader=ELIZABETH)
    before = dice_for(stage.g, operation, "defence")
    answer_with(stage, ENGLAND, "walsingham", "espionage_announced", operation)
    assert dice_for(stage.g, operation, "defence") == before + 2
    assert stage.g.state.spies.walsingham == "defensive"


@pytest.mark.rule("VQ 28")
def test_card_81_only_for_the_power_that_is_attacked() -> None:
    stage = spring_of_spies()
    operation = Operation("gain_intelligence", SPAIN, FRANCE, 2)
    assert not may_answer(stage, ENGLAND, "walsingham", "espionage_announced", operation)


@pytest.mark.rule("VQ 20.8")
def test_card_81_on_the_offensive_with_cp_for_his_agents() -> None:
    stage = spring_of_spies()
    # 3 CP: an Informant, then nothing is left to pay for.
    answers = ["action.plant_operative", "informant.spain"]
    play(stage, ENGLAND, "walsingham", answers=answers)
    assert stage.g.state.spies.walsingham == "offensive"
    assert informant_on(stage.g, ENGLAND, SPAIN) is not None
    operation = Operation("gain_intelligence", ENGLAND, FRANCE, 2)
    assert dice_for(stage.g, operation, "attack") == 4
    assert stage.cp == 0


# -- Mary Queen of Scots (89) --------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 23.3")
def test_card_89_adds_dice_to_plots_against_elizabeth() -> None:
    stage = spring_of_spies()
    stage.g.state.court.mary = "alive"
    operation = Operation("english_catholic_rebellion", SPAIN, ENGLAND, 3)
    answer_with(stage, FRANCE, "mary_queen_of_scots", "espionage_announced", operation)
    assert dice_for(stage.g, operation, "attack") == 6
    other = Operation("gain_intelligence", SPAIN, ENGLAND, 2)
    next_turn(stage)
    assert not may_answer(stage, FRANCE, "mary_queen_of_scots", "espionage_announced", other)


@pytest.mark.rule("VQ 19.4")
def test_card_89_in_the_middle_of_a_plot() -> None:
    stage = spring_of_spies()
    stage.g.state.court.mary = "alive"
    deal(stage, SPAIN, "mary_queen_of_scots")
    card = stage.g.world.card["mary_queen_of_scots"]
    dice = [MISS] * 6 + [MISS] * 5
    stage.run(plot_rebellion(stage.g, 3), dice=dice, answers=[f"spain=card.{card}"])
    assert card in stage.g.state.discard


# -- Cipher Key (91) -----------------------------------------------------------------------------


@pytest.mark.rule("VQ 28", "VQ 19")
def test_card_91_moves_straight_from_one_power_to_another() -> None:
    stage = spring_of_spies()
    play(stage, FRANCE, "cipher_key", answers=["power.spain"])
    assert hands_read_by(stage.g, stage.g.seat_of(FRANCE)) == [SPAIN]
    play(next_turn(stage), FRANCE, "cipher_key", answers=["power.hre"])
    assert hands_read_by(stage.g, stage.g.seat_of(FRANCE)) == [HRE]
    operation = Operation("gain_intelligence", FRANCE, HRE, 2)
    assert dice_for(stage.g, operation, "attack") == 4


# -- Babington Plot (105) ------------------------------------------------------------------------


@pytest.mark.rule("VQ 19.4", "VQ 23.3")
def test_card_105_a_rebellion_worth_4_cp_with_2_dice_more() -> None:
    stage = spring_of_spies()
    capture_mary(stage.g)
    # 5 for 4 CP, 2 for the plot, 2 for Mary; 5 in defence.
    play(stage, FRANCE, "babington_plot", [MISS] * 9 + [MISS] * 5, ["execute"])
    assert stage.g.state.court.mary == "executed"
    assert has_used_assassin(stage.g, SPAIN)
    assert not may_play(next_turn(stage), FRANCE, "babington_plot"), "once a turn"
