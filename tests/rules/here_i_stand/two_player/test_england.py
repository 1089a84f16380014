"""Two players: England by the calendar, and under Mary I (HIS 19.8, 21.3)."""

from tercio.games.here_i_stand.conditions import holds
from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.court_verbs import crown
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, PAPACY, PROTESTANT
from tercio.games.here_i_stand.model.religion_questions import (
    is_protestant,
    is_reformer_on_map,
    is_uncommitted,
)
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import new_cards
from tercio.games.here_i_stand.rules.winter.winter_phase import due_events
from tercio.games.here_i_stand.two_player.england import impulse_under_mary, turn_the_calendar
from tercio.games.here_i_stand.two_player.main_deck import EFFECTS
from tercio.games.here_i_stand.two_player.sequence import card_draw
from tests.rules.here_i_stand.church import debaters, rule
from tests.rules.here_i_stand.two_player.stage import Duel


def in_turn(turn: int) -> Duel:
    stage = Duel()
    stage.g.state.turn = turn
    return stage


def joins(stage: Duel, card: str) -> bool:
    return stage.g.world.card[card] in new_cards(stage.g)


def test_21_3_henry_marries_anne_boleyn_in_turn_4() -> None:
    stage = in_turn(3)
    turn_the_calendar(stage.g)
    assert stage.g.state.court.anne_married == 0
    stage.turn(4)
    turn_the_calendar(stage.g)
    assert stage.g.state.court.anne_married == 4
    assert not holds(stage.g, "english_reformation_open")


def test_21_3_cranmer_and_his_friends_enter_in_turn_5() -> None:
    stage = in_turn(4)
    stage.run(card_draw(stage.g))
    stage.turn(5)
    stage.run(card_draw(stage.g))
    assert is_reformer_on_map(stage.g, stage.g.world.reformer["cranmer"])
    for name in ("cranmer", "coverdale", "latimer"):
        assert is_uncommitted(stage.g, stage.g.world.debater[name])
    assert is_protestant(stage.g, stage.at("london"))


def test_21_3_heirs_join_the_deck_in_their_order() -> None:
    stage = in_turn(5)
    turn_the_calendar(stage.g)
    assert not joins(stage, "edward_vi")
    stage.turn(6)
    assert joins(stage, "edward_vi")
    assert not joins(stage, "mary_i")
    crown(stage.g, "edward_vi")
    assert not joins(stage, "mary_i")
    stage.turn(7)
    assert joins(stage, "mary_i")
    assert not joins(stage, "elizabeth_i")
    crown(stage.g, "mary_i")
    stage.turn(8)
    assert joins(stage, "elizabeth_i")


def test_19_8_edward_is_due_in_winter_of_turn_7_and_mary_of_turn_8() -> None:
    stage = in_turn(6).done("schmalkaldic_league", "clement_vii", "paul_iii", "society_of_jesus")
    for turn, ruler in ((6, "henry_viii"), (7, "edward_vi"), (8, "mary_i")):
        stage.g.state.turn = turn
        stage.run(due_events(stage.g))
        assert reigns(stage.g, ENGLAND, ruler)


def test_21_3_succession_brings_no_leader_onto_the_map() -> None:
    stage = Duel()
    mode = stage.g.world.cards[stage.g.world.card["henry_ii"]].modes[0]
    EFFECTS["henry_ii", "event"](stage.g, PROTESTANT, mode, None)
    assert reigns(stage.g, FRANCE, "henry_ii")
    assert stage.where("henry_ii") == -1
    EFFECTS["mary_i", "event"](stage.g, PAPACY, mode, None)
    assert reigns(stage.g, ENGLAND, "mary_i")


# -- Mary I ----------------------------------------------------------------------------------------


def mary(*protestant: str) -> Duel:
    stage = Duel().protestant(*protestant)
    rule(stage, ENGLAND, "mary_i")
    debaters(stage, "cranmer", "latimer", "eck", "campeggio")
    stage.g.state.deck = [stage.g.world.card["arquebusiers"]]
    return stage


def test_21_3_under_mary_the_papacy_may_act_after_a_protestant_impulse() -> None:
    stage = mary("york")
    stage.run(
        impulse_under_mary(stage.g, PROTESTANT),
        dice=[5] + [6] * 6 + [1],
        answers=["zone.english", "target.york"],
    )
    assert not is_protestant(stage.g, stage.at("york"))
    assert stage.g.state.deck == []
    assert stage.g.state.discard == [stage.g.world.card["arquebusiers"]]


def test_21_3_not_on_a_low_roll_nor_after_a_papal_impulse_nor_in_catholic_england() -> None:
    stage = mary("london")
    stage.run(impulse_under_mary(stage.g, PROTESTANT), dice=[4])
    stage.run(impulse_under_mary(stage.g, PAPACY))
    assert stage.g.state.deck
    stage = mary()
    stage.run(impulse_under_mary(stage.g, PROTESTANT))
    assert stage.g.state.deck


def test_21_3_not_under_another_ruler() -> None:
    stage = mary("london")
    rule(stage, ENGLAND, "edward_vi")
    stage.run(impulse_under_mary(stage.g, PROTESTANT))
    assert stage.g.state.deck
