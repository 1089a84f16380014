"""HIS 6.1: every card has an effect, and how events are played and put away."""

import pytest

from tercio.games.here_i_stand.cards.registry import EFFECTS
from tercio.games.here_i_stand.model.powers import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
)
from tercio.games.here_i_stand.rows.files import HisCardRow
from tercio.wars.cards.card_effects import event_of
from tercio.wars.cards.responses import might_hold
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import debaters
from tests.rules.here_i_stand.stage import DATA
from tests.rules.war_cards import deal, is_discarded, is_removed, next_turn, play, why_not

CARDS = DATA.dataset.table("cards", HisCardRow)
EVENTS = [
    (card.number, event_of(card.id, mode))
    for card in sorted(CARDS.values(), key=lambda card: card.number)
    for mode in card.modes
]


@pytest.mark.parametrize(("number", "event"), EVENTS)
def test_6_1_every_way_to_use_a_card_has_an_effect(number: int, event: str) -> None:
    assert EFFECTS.known[event].card in (0, number)


def test_6_1_no_effect_is_without_a_card() -> None:
    assert EFFECTS.known.keys() == {event for _, event in EVENTS}


def test_6_1_a_mandatory_event_takes_effect_and_then_gives_2_cp() -> None:
    stage = play(quiet(), FRANCE, "master_of_italy")
    assert stage.cp == 2
    assert stage.g.state.impulse.spending


def test_11_a_card_is_an_event_once_a_turn_whoever_plays_it() -> None:
    stage = play(quiet(), FRANCE, "michelangelo", dice=[1, 1])
    for power in (FRANCE, ENGLAND):
        deal(stage, power, "michelangelo")
        assert why_not(stage, power, "michelangelo") == {"forbid-card-played-this-turn"}
    assert not why_not(next_turn(stage), ENGLAND, "michelangelo")


def test_6_2_events_leave_the_game_where_the_card_says_so() -> None:
    stage = play(quiet(), FRANCE, "michelangelo", dice=[1, 1])
    assert is_removed(stage, "michelangelo")
    stage = play(quiet(), FRANCE, "master_of_italy")
    assert is_discarded(stage, "master_of_italy")


def test_6_1_a_home_card_goes_neither_to_the_discards_nor_out_of_the_game() -> None:
    stage = play(quiet(), FRANCE, "patron_of_the_arts", dice=[4])
    assert not is_discarded(stage, "patron_of_the_arts")
    assert not is_removed(stage, "patron_of_the_arts")
    assert stage.g.state.on_table == []


def test_18_2_an_event_commits_the_debater_it_needs() -> None:
    stage = debaters(quiet(), "melanchthon")
    play(stage, FRANCE, "augsburg_confession")
    reasons = why_not(next_turn(stage), PAPACY, "augsburg_confession")
    assert reasons == {"forbid-debater-not-ready"}


def test_21_3_under_mary_england_plays_response_cards_for_cp_alone() -> None:
    stage = deal(quiet(), ENGLAND, "landsknechts")
    stage.g.state.court.rulers[ENGLAND] = stage.g.world.ruler["mary_i"]
    assert why_not(stage, ENGLAND, "landsknechts", "any_impulse") == {"forbid-card-under-mary"}
    assert why_not(stage, ENGLAND, "landsknechts") == {"forbid-card-under-mary"}


def test_6_1_nobody_is_asked_for_a_card_that_lies_in_the_open() -> None:
    stage = deal(quiet(), HAPSBURG, "gout")
    comet = stage.g.world.card["halleys_comet"]
    assert comet in stage.g.state.aside
    assert not might_hold(stage.g, HAPSBURG, [comet])
    deal(stage, OTTOMAN, "halleys_comet")
    assert might_hold(stage.g, HAPSBURG, [comet])
    assert not might_hold(stage.g, PROTESTANT, [comet])
