"""Two players: the diplomacy phase (HIS 9)."""

from tercio.games.here_i_stand.model.powers import FRANCE, HAPSBURG, OTTOMAN, PAPACY, PROTESTANT
from tercio.games.here_i_stand.two_player.diplomacy import CHOICE, diplomacy, draw, play_a_card
from tercio.games.here_i_stand.two_player.diplomatic_verbs import (
    discard_diplomatic_card,
    draw_diplomatic_card,
    must_play,
)
from tercio.games.here_i_stand.two_player.peace import BULLS, SUING, end_wars
from tercio.games.here_i_stand.two_player.questions import diplomatic_hand
from tercio.wars.model.card_questions import holds_card
from tercio.wars.model.names import CardId, Power
from tercio.wars.model.power_questions import is_at_war
from tests.rules.here_i_stand.two_player.stage import Duel


def test_9_in_turn_1_each_player_draws_a_card_and_plays_none() -> None:
    stage = Duel()
    stage.run(diplomacy(stage.g))
    assert [len(hand) for hand in stage.g.state.two_player.hands] == [1, 1]
    assert stage.g.state.two_player.played == []


def test_9_from_turn_2_each_player_plays_one_of_two_the_papacy_first() -> None:
    stage = Duel().diplomatic(PAPACY, 208).diplomatic(PROTESTANT, 203)
    stage.turn(2)
    stage.g.state.two_player.deck = [CardId(209), CardId(210)]
    stage.run(
        diplomacy(stage.g),
        draws=["209", "210"],
        dice=[1, 1, 1, 1],
        answers=["card.208", "card.203"],
    )
    assert stage.g.state.two_player.played == [208, 203]
    assert stage.g.state.two_player.discard == [208, 203]
    assert [len(hand) for hand in stage.g.state.two_player.hands] == [1, 1]


def test_9_the_later_cards_join_once_the_league_has_formed() -> None:
    stage = Duel()
    draw(stage.g)
    assert 214 in stage.g.state.two_player.aside
    discard_diplomatic_card(
        stage.done("schmalkaldic_league").g, PAPACY, diplomatic_hand(stage.g, PAPACY)[0]
    )
    draw(stage.g)
    cards = stage.g.state.two_player
    assert cards.aside == cards.discard == []
    assert len(cards.deck) + sum(map(len, cards.hands)) == 19


def test_9_a_player_who_was_told_what_to_play_has_no_choice() -> None:
    stage = Duel().diplomatic(PROTESTANT, 203, 208)
    must_play(stage.g, CardId(208))
    assert CHOICE.enumerate(diplomatic_hand(stage.g, PROTESTANT), stage.g, PROTESTANT) == [208]
    reasons = CHOICE.refusals(stage.g, PROTESTANT, CardId(203))
    assert [r.message for r in reasons] == ["forbid-another-card-must-be-played"]


def test_9_no_response_cancels_a_diplomatic_card() -> None:
    stage = Duel().hand(PROTESTANT, "the_wartburg").diplomatic(PAPACY, 208)
    stage.run(play_a_card(stage.g, PAPACY), answers=["card.208"])
    assert not any(ask.window for ask in stage.asked)


def test_9_an_exhausted_deck_is_made_of_the_discards() -> None:
    stage = Duel()
    stage.g.state.two_player.deck, stage.g.state.two_player.discard = [], [CardId(201)]
    assert draw_diplomatic_card(stage.g, PAPACY) == 201


# -- ending a war (9.3, 21.5) ----------------------------------------------------------------------


def test_21_5_a_bull_ends_a_war_and_brings_a_home_space_back() -> None:
    stage = Duel().war(FRANCE, PAPACY).control(FRANCE, "ravenna")
    stage.run(end_wars(stage.g), answers=["bull.france", "regain.ravenna"])
    assert not is_at_war(stage.g, FRANCE, PAPACY)
    assert stage.controller("ravenna") == PAPACY
    assert not holds_card(stage.g, PAPACY, stage.g.world.card["papal_bull"])
    assert "king_of_france" in stage.g.state.court.excommunicated


def test_21_5_or_a_card() -> None:
    stage = Duel().war(HAPSBURG, PAPACY).control(HAPSBURG, "ravenna")
    before = len(stage.g.state.hands[PAPACY])
    stage.run(end_wars(stage.g), answers=["bull.hapsburg", "draw-card"])
    assert len(stage.g.state.hands[PAPACY]) == before  # the Bull is gone, a card has come
    assert stage.controller("ravenna") == HAPSBURG


def test_21_5_what_forbids_a_bull() -> None:
    stage = Duel().war(OTTOMAN, PAPACY)

    def messages(power: Power) -> set[str]:
        return {r.message for r in BULLS.refusals(stage.g, power)}

    assert "forbid-is-at-peace-with-rome" in messages(FRANCE)
    assert "forbid-is-beyond-the-bull" in messages(OTTOMAN)
    stage.war(FRANCE, PAPACY)
    assert messages(FRANCE) == set()
    stage.g.state.court.excommunicated.append("king_of_france")
    assert messages(FRANCE) == {"forbid-ruler-was-excommunicated"}
    stage.hand(PAPACY)
    assert "forbid-has-no-bull" in messages(FRANCE)


def test_9_3_suing_costs_vp_and_units_and_buys_home_spaces_back() -> None:
    stage = Duel().war(FRANCE, PAPACY).control(FRANCE, "ravenna", "ancona")
    stage.run(
        end_wars(stage.g),
        answers=[
            "sue.france",
            "unit.rome.regular",
            "unit.rome.squadron",
            "regain.ravenna",
            "done",
        ],
    )
    assert stage.vp(PROTESTANT) == 2
    assert stage.regulars(PAPACY, "rome") == 0
    assert stage.controller("ravenna") == PAPACY
    assert stage.controller("ancona") == FRANCE
    assert not is_at_war(stage.g, FRANCE, PAPACY)


def test_9_3_the_wars_of_the_league_never_end() -> None:
    stage = Duel().league()
    assert SUING.enumerate((OTTOMAN, HAPSBURG, FRANCE), stage.g) == []
    stage.run(end_wars(stage.g))
    assert is_at_war(stage.g, PAPACY, PROTESTANT)
