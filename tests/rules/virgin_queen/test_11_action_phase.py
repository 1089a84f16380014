"""The Action Phase: impulses, types of actions, treasures, passing (VQ 11, 11.1)."""

import pytest

from tercio.games.virgin_queen.model.court_verbs import set_aside_home_card, skip_next_impulse
from tercio.games.virgin_queen.model.events.treasures import TreasurePlayed
from tercio.games.virgin_queen.model.patronage_questions import has_bonus
from tercio.games.virgin_queen.model.powers import ENGLAND, FRANCE, HRE, OTTOMAN, PROTESTANT, SPAIN
from tercio.games.virgin_queen.rules.action_phase.impulse import acting_refusals, may_act, note_type
from tercio.games.virgin_queen.rules.action_phase.passing import PASSING
from tercio.games.virgin_queen.rules.action_phase.treasures import extend_impulse, playable
from tercio.games.virgin_queen.rules.patronage.sponsoring import sponsor
from tercio.wars.model.events import Passed
from tercio.wars.model.names import Power
from tercio.wars.turn.actions import pay, spend_cp
from tercio.wars.turn.impulses import action_phase, next_power, play_for_cp
from tercio.wars.turn.phases import begin_phase
from tests.rules.virgin_queen.stage import Stage


def _reasons(stage: Stage, power: Power) -> set[str]:
    return {reason.message for reason in PASSING.refusals(stage.g, power)}


def _played_for_cp(power: Power, card: str) -> Stage:
    stage = Stage().clear().hand(power, card).impulse(power)
    play_for_cp(stage.g, power, stage.g.world.card[card])
    return stage


# -- passing ---------------------------------------------------------------------------------------


@pytest.mark.rule("VQ 11")
def test_11_nobody_passes_with_his_home_card() -> None:
    stage = Stage().hand(FRANCE, "gouvernante_de_france")
    assert _reasons(stage, FRANCE) == {"forbid-home-card-is-unplayed"}


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 6.1")
def test_11_nobody_passes_with_a_mandatory_event() -> None:
    stage = Stage().hand(FRANCE, "selim_ii")
    assert _reasons(stage, FRANCE) == {"forbid-mandatory-event-is-unplayed"}


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 3.3")
def test_11_nobody_passes_with_more_cards_than_his_ruler_keeps() -> None:
    stage = Stage().hand(FRANCE, "storms", "reiters")  # Charles IX: 1
    assert _reasons(stage, FRANCE) == {"forbid-holds-more-than-can-be-kept"}
    assert not _reasons(stage.hand(FRANCE, "storms"), FRANCE)
    assert not _reasons(stage.hand(SPAIN, "storms", "reiters"), SPAIN)  # Philip II: 2


@pytest.mark.rule("VQ 11")
def test_11_treasures_do_not_keep_anybody_from_passing() -> None:
    stage = Stage().hand(FRANCE).treasures(FRANCE, "t_cp_1", "t_cp_2", "t_cp_3")
    assert not _reasons(stage, FRANCE)


@pytest.mark.rule("VQ 11")
def test_11_an_impulse_that_is_skipped_is_no_pass() -> None:
    stage = Stage().empty_hands()
    begin_phase(stage.g, "action")
    skip_next_impulse(stage.g, ENGLAND)
    stage.run(action_phase(stage.g))
    passed = [event.power.removeprefix("power:") for event in stage.events(Passed)]
    assert passed.count("england") == 1
    assert passed[-1] == "england"
    assert len(passed) == 8


@pytest.mark.rule("VQ 11")
def test_11_the_home_card_laid_aside_need_not_be_played() -> None:
    stage = Stage()
    keep, aside = stage.g.state.court.home_cards[HRE]
    stage.g.state.hands[HRE] = [keep, aside]
    set_aside_home_card(stage.g, HRE, aside)
    assert "forbid-home-card-is-unplayed" in _reasons(stage, HRE)
    stage.g.play_card(HRE, keep, "event")
    stage.g.clear_table(keep)
    assert not _reasons(stage, HRE)


# -- the order of impulses -------------------------------------------------------------------------


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 3.2")
def test_3_2_impulse_order() -> None:
    g = Stage().g
    order = (OTTOMAN, SPAIN, ENGLAND, FRANCE, HRE, PROTESTANT)
    assert g.impulse_order() == order
    assert [next_power(g, power) for power in order] == [*order[1:], OTTOMAN]


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 27")
def test_27_a_power_that_nobody_plays_has_no_impulse() -> None:
    g = Stage(players=4).g
    g.state.influence.activated.clear()
    assert next_power(g, FRANCE) == PROTESTANT
    g.state.influence.activated[HRE] = FRANCE
    assert next_power(g, FRANCE) == HRE
    assert g.seat_of(HRE) == "france"
    g.state.influence.activated.clear()
    assert next_power(g, HRE) == PROTESTANT


@pytest.mark.rule("VQ 11")
def test_11_a_skipped_impulse_is_lost_once() -> None:
    g = Stage().g
    skip_next_impulse(g, FRANCE)
    assert g.hooks.skips_impulse(g, FRANCE)
    assert not g.hooks.skips_impulse(g, FRANCE)


# -- extending the impulse -------------------------------------------------------------------------


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 6.3")
def test_11_the_printed_example_of_a_treasure() -> None:
    """Morisco Revolt for 3 CP: a galleon and a point of influence; then a 4 CP treasure."""
    stage = _played_for_cp(SPAIN, "morisco_revolt").treasures(SPAIN, "t_cp_4")
    assert stage.cp == 3
    pay(stage.g, SPAIN, 2, "build_galleon")
    pay(stage.g, SPAIN, 1, "buy_influence")
    assert stage.g.state.types_used == ["naval", "diplomatic"]
    stage.g.state.extending = True
    barred = ("build_galley", "build_galleon", "upgrade_armada", "naval_move", "piracy")
    for action in (*barred, "naval_transport", "buy_influence"):
        assert not may_act(stage.g, SPAIN, action)
        reasons = {reason.message for reason in acting_refusals(stage.g, SPAIN, action)}
        assert "forbid-was-its-type-before-the-treasure" in reasons
    allowed = ("assault", "raise_regular", "build_fortress", "build_patrol", "preach_sermon")
    for action in (*allowed, "patronize_artist"):
        assert may_act(stage.g, SPAIN, action)
    assert may_act(stage.turn(3).g, SPAIN, "gain_intelligence")


@pytest.mark.rule("VQ 11")
def test_11_types_bind_only_the_treasure() -> None:
    stage = _played_for_cp(SPAIN, "morisco_revolt")
    pay(stage.g, SPAIN, 2, "build_galleon")
    assert may_act(stage.g, SPAIN, "build_galley")


@pytest.mark.rule("VQ 11")
def test_11_the_cp_of_an_event_bar_nothing_but_those_of_a_mandatory_one_do() -> None:
    stage = Stage().impulse(SPAIN, 5)
    impulse = stage.g.state.impulse
    impulse.card, impulse.as_event = stage.g.world.card["spanish_road"], True
    note_type(stage.g, SPAIN, "raise_regular")
    assert stage.g.state.types_used == []
    impulse.card = stage.g.world.card["selim_ii"]
    note_type(stage.g, SPAIN, "raise_regular")
    assert stage.g.state.types_used == ["land"]


@pytest.mark.rule("VQ 11")
def test_11_a_treasure_gives_cp_for_actions() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_cp_2")
    stage.g.state.impulse.cp = 0
    stage.run(extend_impulse(stage.g, FRANCE), answers=["treasure.t_cp_2", "end-impulse"])
    assert stage.g.state.extending
    assert stage.g.state.treasury.discard == ["t_cp_2"]
    assert stage.asked[1].kind == "spend-cp"
    assert (stage.asked[1].args or {})["cp"] == 2
    assert len(stage.events(TreasurePlayed)) == 1


@pytest.mark.rule("VQ 11")
def test_11_one_treasure_extends_an_impulse() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_vp", "t_vp")
    stage.run(extend_impulse(stage.g, FRANCE), answers=["treasure.t_vp"])
    stage.run(extend_impulse(stage.g, FRANCE))
    assert stage.g.state.treasury.hands[FRANCE] == ["t_vp"]


@pytest.mark.rule("VQ 11")
def test_11_who_passed_cannot_play_a_treasure() -> None:
    stage = Stage().treasures(FRANCE, "t_vp").impulse(FRANCE)
    stage.run(extend_impulse(stage.g, FRANCE))
    assert not stage.asked


@pytest.mark.rule("VQ 11")
def test_11_one_may_keep_the_treasure() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_vp")
    stage.run(extend_impulse(stage.g, FRANCE), answers=["pass"])
    assert stage.g.state.treasury.hands[FRANCE] == ["t_vp"]


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 25.2")
def test_11_a_vp_treasure_is_kept_for_good() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_vp")
    stage.run(extend_impulse(stage.g, FRANCE), answers=["treasure.t_vp"])
    assert stage.bonus_vp(FRANCE) == 1
    assert stage.g.state.treasury.gone == ["t_vp"]
    assert stage.g.state.treasury.discard == []


@pytest.mark.rule("VQ 11")
def test_11_a_drawn_card_is_held_for_a_later_impulse() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_draw")
    stage.run(extend_impulse(stage.g, FRANCE), answers=["treasure.t_draw"])
    assert stage.hand_size(FRANCE) == 1
    assert stage.g.state.impulse.fresh == stage.g.state.hands[FRANCE]
    assert stage.g.state.treasury.discard == ["t_draw"]


@pytest.mark.rule("VQ 11")
def test_11_nothing_is_drawn_from_an_empty_deck() -> None:
    stage = _played_for_cp(FRANCE, "storms").treasures(FRANCE, "t_draw")
    stage.g.state.deck = []
    assert playable(stage.g, FRANCE) == []


@pytest.mark.rule("VQ 11")
@pytest.mark.rule("VQ 22.2")
def test_11_a_science_treasure_claims_a_bonus() -> None:
    stage = _played_for_cp(SPAIN, "storms").treasures(SPAIN, "t_science")
    bonus = next(id for id, row in stage.g.world.science_bonuses.items() if "spain" in row.powers)
    stage.run(extend_impulse(stage.g, SPAIN), answers=["treasure.t_science", f"bonus.{bonus}"])
    assert has_bonus(stage.g, SPAIN, bonus)


# -- actions (11.1) --------------------------------------------------------------------------------


@pytest.mark.rule("VQ 19")
@pytest.mark.rule("VQ 11.1")
def test_11_1_espionage_begins_on_turn_3() -> None:
    stage = Stage().turn(2)
    assert not may_act(stage.g, SPAIN, "gain_intelligence")
    assert may_act(stage.turn(3).g, SPAIN, "gain_intelligence")


@pytest.mark.rule("VQ 27")
def test_27_an_activated_power_has_no_patronage_espionage_or_expeditions() -> None:
    stage = Stage(players=4).turn(3)
    stage.g.state.influence.activated[OTTOMAN] = ENGLAND
    for action in ("patronize_artist", "assassination", "build_expedition"):
        assert not may_act(stage.g, OTTOMAN, action)
    assert may_act(stage.g, OTTOMAN, "build_galley")


@pytest.mark.rule("VQ 28")
def test_28_the_learning_scenario_leaves_topics_out() -> None:
    stage = Stage("learning").turn(3)
    for action in ("preach_sermon", "gain_intelligence", "patronize_artist", "build_expedition"):
        assert not may_act(stage.g, SPAIN, action)
    assert may_act(stage.g, SPAIN, "raise_regular")


# -- why not ---------------------------------------------------------------------------------------


def _against(stage: Stage, power: Power, action: str) -> list[str]:
    """What a power that spends its CP is told about an action."""
    ask = stage.ask(spend_cp(stage.g, power, boundary=False))
    assert ask.explain is not None
    return [f"{reason.cite} {reason.message}" for reason in ask.explain(f"action:{action}")]


@pytest.mark.rule("VQ 11.1", "VQ 19")
def test_11_1_espionage_is_refused_before_its_turn() -> None:
    stage = Stage().impulse(ENGLAND, 3)
    assert _against(stage, ENGLAND, "gain_intelligence") == ["VQ 19 forbid-comes-later-in-the-game"]


@pytest.mark.rule("VQ 11.1", "VQ 22.1")
def test_11_1_a_second_artist_is_refused_with_the_reason() -> None:
    stage = Stage().impulse(FRANCE, 3)
    assert _against(stage, FRANCE, "patronize_artist") == []
    sponsor(stage.g, FRANCE, "artist", 2)
    assert _against(stage, FRANCE, "patronize_artist") == [
        "VQ 22.1 forbid-has-sponsored-one-this-turn"
    ]


@pytest.mark.rule("VQ 11")
def test_11_a_type_used_before_the_treasure_is_refused_with_the_reason() -> None:
    stage = Stage().impulse(FRANCE, 3)
    stage.g.state.types_used, stage.g.state.extending = ["land"], True
    told = _against(stage, FRANCE, "buy_mercenary")
    assert told == ["VQ 11 forbid-was-its-type-before-the-treasure"]
