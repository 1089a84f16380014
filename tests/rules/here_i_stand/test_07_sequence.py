"""The sequence of play (HIS 7, 8.1)."""

from typing import Any

from tercio.games.here_i_stand.model.court_questions import is_this_turn
from tercio.games.here_i_stand.model.court_verbs import mark_this_turn
from tercio.games.here_i_stand.rules.sequence import PHASES, begin_phase, end_phase, first_phase
from tercio.kernel.ask import Checkpoint, Procedure
from tercio.wars.model.events import PhaseBegan
from tercio.wars.turn.phases import run_phases
from tests.rules.here_i_stand.stage import DATA, Stage


def _turn(stage: Stage) -> list[str]:
    stage.g.log.clear()
    begin_phase(stage.g, first_phase(stage.g))
    turn = stage.g.state.turn
    while stage.g.state.turn == turn:
        end_phase(stage.g)
    return [event.phase for event in stage.events(PhaseBegan)]


def test_7_nine_phases_on_turn_1() -> None:
    printed = [row.id for row in DATA.dataset.tables["phases"].values()]
    assert list(PHASES) == printed
    assert _turn(Stage()) == [*printed, "card_draw"]


def test_7_theses_and_diet_on_turn_1_only() -> None:
    stage = Stage()
    stage.turn(2)
    phases = _turn(stage)
    assert len(phases) == 8
    assert "luthers_95_theses" not in phases
    assert "diet_of_worms" not in phases
    assert stage.g.state.turn == 3


def test_8_1_the_1532_scenario_begins_with_the_card_draw() -> None:
    assert first_phase(Stage("1532").g) == "card_draw"
    assert first_phase(Stage().g) == "luthers_95_theses"


def test_6_1_effects_of_a_turn_end_with_it() -> None:
    stage = Stage()
    mark_this_turn(stage.g, "printing_press")
    stage.g.state.court.flirting = True
    begin_phase(stage.g, "victory_determination")
    end_phase(stage.g)
    assert not is_this_turn(stage.g, "printing_press")
    assert not stage.g.state.court.flirting


def test_7_a_turn_ends_where_the_next_card_draw_begins() -> None:
    stage = Stage()

    def quiet(g: Any) -> Procedure[None]:
        return
        yield

    running = run_phases(stage.g, "card_draw", dict.fromkeys(PHASES, quiet), end_phase)
    marks = [next(running) for _ in PHASES]
    turns = {mark.name for mark in marks if isinstance(mark, Checkpoint) and "turn" in mark.ends}
    assert turns == {"card_draw"}
