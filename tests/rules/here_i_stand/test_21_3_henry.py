"""Henry's wives and heirs, and England under Mary I (HIS 21.3)."""

import pytest

from tercio.games.here_i_stand.model.court_verbs import crown
from tercio.games.here_i_stand.model.events.court import MaryActed, PregnancyResolved
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, PROTESTANT
from tercio.games.here_i_stand.rows.files import WifeRow
from tercio.games.here_i_stand.rules.major_powers.henrys_marriages import (
    advance_marriage,
    flirtation,
    impulse_under_mary,
)
from tercio.games.here_i_stand.rules.victory.victory import heir_vp
from tercio.kernel.randomness import Script
from tercio.wars.model.names import captive_of
from tercio.wars.turn.impulses import begin_impulse
from tests.rules.here_i_stand.stage import Stage


def _marry(stage: Stage, *dice: int) -> list[str]:
    """Advance the marker; what the chart gave."""
    stage.g.random.script = Script(dice)
    advance_marriage(stage.g)
    assert not stage.g.random.script.dice
    return [event.result for event in stage.events(PregnancyResolved)]


def _henry(at: str) -> Stage:
    """The marital marker lies in a box, which is named after a wife."""
    stage = Stage()
    stage.g.state.court.marital = _boxes(stage)[at]
    return stage


def _boxes(stage: Stage) -> dict[str, int]:
    return {id: wife.box for id, wife in stage.g.world.data.table("wives", WifeRow).items()}


def _wife(stage: Stage) -> str:
    return {box: id for id, box in _boxes(stage).items()}[stage.g.state.court.marital]


def test_21_3_asking_for_a_divorce_is_no_marriage() -> None:
    stage = Stage()
    assert _marry(stage) == []
    assert _wife(stage) == "ask_for_divorce"


def test_21_3_anne_boleyn_opens_the_english_reformation_and_offends_charles() -> None:
    stage = _henry("ask_for_divorce")
    stage.turn(3)
    assert _marry(stage, 4) == ["elizabeth_born"]
    assert stage.g.state.court.anne_married == 3
    assert stage.g.state.court.catherine_marker
    assert heir_vp(stage.g) == 2


def test_21_3_jane_seymour_adds_one() -> None:
    stage = _henry("anne_boleyn")
    assert _marry(stage, 5) == ["healthy_edward_born"]
    assert heir_vp(stage.g) == 5


def test_21_3_a_result_that_has_occurred_moves_up() -> None:
    stage = _henry("jane_seymour")
    stage.g.state.court.heirs = [2, 3, 4]  # no child, an execution, Elizabeth
    assert _marry(stage, 2) == ["sickly_edward_born"]
    [child] = stage.events(PregnancyResolved)
    assert child.chances == pytest.approx([5 / 6, 0, 1 / 6]), "but for a 1"


def test_21_3_anne_of_cleves_draws_cards_for_allies_only() -> None:
    stage = _henry("jane_seymour")
    before = stage.hand_size(ENGLAND)
    _marry(stage, 1)
    assert stage.hand_size(ENGLAND) == before
    stage = _henry("jane_seymour").ally(ENGLAND, PROTESTANT)
    protestant = stage.hand_size(PROTESTANT)
    _marry(stage, 1)
    assert stage.hand_size(ENGLAND) == before + 1
    assert stage.hand_size(PROTESTANT) == protestant + 1


def test_21_3_kathryn_howard_draws_a_card() -> None:
    stage = _henry("anne_of_cleves")
    before = stage.hand_size(ENGLAND)
    _marry(stage, 1)
    assert stage.hand_size(ENGLAND) == before + 1


def test_21_3_a_healthy_edward_ends_the_rolls_and_his_sisters_hopes() -> None:
    stage = _henry("anne_boleyn")
    g = stage.g
    _marry(stage, 6)
    assert {g.world.card["mary_i"], g.world.card["elizabeth_i"]} <= set(g.state.removed)
    assert len(_marry(stage)) == 1


def test_21_3_a_flirting_wife_gives_way_when_england_first_passes() -> None:
    stage = _henry("ask_for_divorce")
    _marry(stage, 3)
    assert stage.g.state.court.flirting
    flirtation(stage.g, FRANCE)
    assert stage.g.state.court.flirting
    stage.g.random.script = Script([1])
    flirtation(stage.g, ENGLAND)
    assert _wife(stage) == "jane_seymour"
    assert not stage.g.state.court.flirting


def test_21_3_a_captive_henry_marries_nobody() -> None:
    stage = _henry("anne_boleyn")
    stage.g.state.court.flirting = True
    stage.g.state.leader_at[stage.g.world.leader["henry_viii"]] = captive_of(FRANCE)
    flirtation(stage.g, ENGLAND)
    assert _wife(stage) == "anne_boleyn"


def _mary(*protestant: str) -> Stage:
    stage = Stage().protestant(*protestant).hand(ENGLAND, "erasmus", "gout", "calvin")
    crown(stage.g, "mary_i")
    return stage


def test_21_3_mary_lets_mandatory_events_pass() -> None:
    stage = _mary("london")
    card = stage.g.world.card["calvin"]
    assert stage.run(impulse_under_mary(stage.g, ENGLAND, card))


def test_21_3_mary_rests_when_england_is_catholic() -> None:
    stage = _mary("calais")
    card = stage.g.world.card["erasmus"]
    assert stage.run(impulse_under_mary(stage.g, ENGLAND, card))


def test_21_3_the_second_printing_counts_calais() -> None:
    stage = Stage(edition="2010").protestant("calais").hand(ENGLAND, "erasmus")
    crown(stage.g, "mary_i")
    card = stage.g.world.card["erasmus"]
    assert stage.run(impulse_under_mary(stage.g, ENGLAND, card), dice=[4])


@pytest.mark.parametrize("die", [4, 5, 6])
def test_21_3_on_four_or_more_england_plays_on(die: int) -> None:
    stage = _mary("london")
    card = stage.g.world.card["gout"]
    assert stage.run(impulse_under_mary(stage.g, ENGLAND, card), dice=[die])
    assert card in stage.g.state.hands[ENGLAND]


def test_21_3_on_three_the_papacy_acts_with_the_card() -> None:
    stage = _mary("london")
    card = stage.g.world.card["gout"]
    goes_on = stage.run(
        impulse_under_mary(stage.g, ENGLAND, card),
        dice=[3],
        answers=["zone.english", "done"],
    )
    assert not goes_on
    assert card in stage.g.state.discard
    assert stage.events(MaryActed)


def test_21_3_a_card_is_shown_before_england_says_what_it_is_for() -> None:
    stage = _mary("london")
    erasmus = stage.g.world.card["erasmus"]
    answers = [f"show.{erasmus}", f"cp.{erasmus}"]
    stage.impulse(ENGLAND).run(begin_impulse(stage.g, ENGLAND), dice=[4], answers=answers)
    shown = next(ask for ask in stage.asked if ask.kind == "impulse")
    assert {option.key.partition(".")[0] for option in shown.options} == {"show"}
    assert stage.g.state.impulse.cp == stage.g.world.card_cp(erasmus)


def test_21_3_england_chooses_as_ever_where_mary_rests() -> None:
    stage = _mary("calais")
    erasmus = stage.g.world.card["erasmus"]
    stage.impulse(ENGLAND).run(begin_impulse(stage.g, ENGLAND), answers=[f"cp.{erasmus}"])
    assert "card-use" not in [ask.kind for ask in stage.asked]
