"""The sequence of play (VQ 7) and who plays what (VQ 3)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import mark_this_turn
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.action_phase.impulse import put_away
from tercio.games.virgin_queen.rules.sequence import PHASES, begin_phase, end_phase, phases
from tercio.wars.model.events import PhaseBegan
from tercio.wars.model.rows import PhaseRow
from tests.rules.virgin_queen.stage import Stage


@pytest.mark.rule("VQ 7")
def test_7_eight_phases_in_the_order_of_the_data() -> None:
    g = Stage().g
    rows = g.world.data.table("phases", PhaseRow).values()
    assert list(PHASES) == [row.id for row in rows]
    assert len(PHASES) == 8


@pytest.mark.rule("VQ 7")
def test_7_after_the_last_phase_a_new_turn_begins() -> None:
    stage = Stage()
    begin_phase(stage.g, "victory_determination")
    mark_this_turn(stage.g, "union_of_arras")
    end_phase(stage.g)
    assert stage.g.state.turn == 2
    assert stage.g.state.phase == "card_draw"
    assert stage.g.state.court.this_turn == []
    assert stage.events(PhaseBegan)[-1].phase == "card_draw"


@pytest.mark.rule("VQ 28")
def test_28_the_learning_scenario_has_no_weddings_and_no_patronage() -> None:
    assert not {"marriage", "patronage"} & set(phases(Stage("learning").g))


@pytest.mark.rule("VQ 3.1")
@pytest.mark.rule("VQ 27")
def test_3_1_who_plays_what_with_fewer_players() -> None:
    two = Stage(players=2).g
    assert two.seat_of(FRANCE) == two.seat_of(SPAIN)
    assert two.seat_of(ENGLAND) == two.seat_of(PROTESTANT)
    five = Stage(players=5).g
    assert five.contenders == (OTTOMAN, SPAIN, ENGLAND, FRANCE, PROTESTANT)
    assert not five.is_played(HRE)


@pytest.mark.rule("VQ 6.2")
def test_6_2_a_home_card_played_for_cp_lies_on_its_power_card() -> None:
    stage = Stage().hand(SPAIN, "spanish_road")
    card = stage.g.world.card["spanish_road"]
    stage.g.play_card(SPAIN, card, "cp")
    put_away(stage.g, SPAIN, card)
    assert card not in stage.g.state.discard
    assert card not in stage.g.state.removed
    assert card not in stage.g.state.on_table


@pytest.mark.rule("VQ 6.2")
@pytest.mark.rule("VQ 28")
def test_28_grand_tour_leaves_the_game_once_the_league_has_formed() -> None:
    for league_turn in (0, 3):
        stage = Stage().hand(SPAIN, "grand_tour")
        stage.g.state.court.league_turn = league_turn
        card = stage.g.world.card["grand_tour"]
        stage.g.play_card(SPAIN, card, "cp")
        put_away(stage.g, SPAIN, card)
        assert (card in stage.g.state.removed) is (league_turn > 0)
        assert (card in stage.g.state.discard) is (league_turn == 0)
