"""HIS 6.1 and 6.2: how cards of each kind are played, drawn, put away and seen."""

import pytest

from tercio.games.here_i_stand.game import GAME
from tercio.games.here_i_stand.model.court_questions import reigns
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE, HAPSBURG, PAPACY, PROTESTANT
from tercio.games.here_i_stand.rows.files import HisCardRow
from tercio.games.here_i_stand.rules.card_draw.card_draw_phase import new_cards
from tercio.games.here_i_stand.rules.sequence import begin_phase
from tercio.kernel.ask import Ask, Seat
from tercio.kernel.randomness import Randomness, Stream
from tercio.wars.cards.card_events import CardRetrieved
from tercio.wars.model.names import Power
from tercio.wars.turn.impulses import begin_impulse, play_for_cp
from tests.rules.here_i_stand.cards.table import quiet
from tests.rules.here_i_stand.church import keys
from tests.rules.here_i_stand.stage import DATA, Stage
from tests.rules.war_cards import deal, discard, holds_card, is_discarded, play

CARDS = DATA.dataset.table("cards", HisCardRow)


def offered(stage: Stage, power: Power) -> set[str]:
    """What a power may do with its cards at the start of its impulse."""
    begin_phase(stage.g, "action")
    stage.g.state.active = power
    procedure = begin_impulse(stage.g, power)
    stop = next(procedure)
    while not isinstance(stop, Ask):
        stop = procedure.send(stage.reply(stop, []))
    return set(keys(stop))


@pytest.mark.parametrize("card", ["arquebusiers", "siege_mining", "tercios"])
def test_6_1_a_combat_card_is_no_event_of_an_impulse(card: str) -> None:
    stage = deal(quiet().put("paris", FRANCE, 3), FRANCE, card)
    number = stage.g.world.card[card]
    assert offered(stage, FRANCE) >= {f"cp.{number}"}
    assert f"event.{number}" not in offered(stage, FRANCE)


@pytest.mark.parametrize("card", ["spring_preparations", "venetian_informant"])
def test_6_1_cards_of_spring_give_cp_in_an_impulse(card: str) -> None:
    stage = deal(quiet(), FRANCE, card)
    number = stage.g.world.card[card]
    assert f"cp.{number}" in offered(stage, FRANCE)
    assert f"event.{number}" not in offered(stage, FRANCE)


def test_6_1_all_mandatory_events_but_two_leave_the_game() -> None:
    mandatory = [card for card in CARDS.values() if card.type == "mandatory"]
    stay = {card.id for card in mandatory if card.remove == "never"}
    assert stay == {"council_of_trent", "master_of_italy"}


def test_6_1_a_mandatory_event_drawn_at_random_does_not_happen() -> None:
    stage = deal(quiet(), PROTESTANT, "clement_vii")
    play(stage, FRANCE, "indulgence_vendor")
    assert is_discarded(stage, "clement_vii")
    assert reigns(stage.g, PAPACY, "leo_x")


def test_6_2_a_card_played_for_cp_is_discarded_whatever_it_says() -> None:
    stage = deal(quiet(), FRANCE, "michelangelo").impulse(FRANCE)
    card = stage.g.world.card["michelangelo"]
    assert CARDS["michelangelo"].remove == "after_event"
    play_for_cp(stage.g, FRANCE, card)
    assert is_discarded(stage, "michelangelo")
    assert stage.cp == CARDS["michelangelo"].cp


def test_6_2_heirs_join_no_sooner_than_their_turn_and_their_birth() -> None:
    stage = Stage()

    def joining(turn: int) -> set[str]:
        stage.turn(turn)
        joining = {stage.g.world.cards[card].id for card in new_cards(stage.g)}
        return joining & {"edward_vi", "mary_i"}

    assert (joining(5), joining(6)) == (set(), {"mary_i"})
    stage.g.state.court.heirs = [5]
    assert (joining(5), joining(6)) == (set(), {"edward_vi"})
    stage.g.state.court.heirs = [4]
    assert (joining(6), joining(7)) == ({"mary_i"}, {"mary_i"})


def test_6_2_the_1532_set_up_leaves_the_cards_of_1517_out() -> None:
    old = {card.number for card in CARDS.values() if card.only_1517}
    assert old
    assert old <= set(Stage("1532").g.state.removed)
    assert old.isdisjoint(Stage("1517").g.state.removed)


@pytest.mark.parametrize("seat", ["france", "papacy", None])
def test_6_2_the_discards_are_public(seat: str | None) -> None:
    stage = discard(quiet(), "treachery", "gout")
    seen = GAME.hide(stage.g, None if seat is None else Seat(seat))
    assert seen.discard == stage.g.state.discard
    deal(stage, ENGLAND, "gout")
    assert GAME.hide(stage.g, None if seat is None else Seat(seat)).hands[ENGLAND] == [0]


def test_6_2_a_retrieved_card_is_named_to_all() -> None:
    stage = discard(quiet(), "arquebusiers")
    stage.g.retrieve_card(PAPACY, stage.g.world.card["arquebusiers"])
    assert holds_card(stage, PAPACY, "arquebusiers")
    assert [event.card for event in stage.events(CardRetrieved)] == ["card:arquebusiers"]


def test_6_1_a_home_card_is_never_drawn_even_if_it_is_the_last() -> None:
    stage = quiet().hand(HAPSBURG, "holy_roman_emperor")
    assert stage.g.random_card(HAPSBURG) is None
    deal(stage, HAPSBURG, "clement_vii")
    assert stage.g.random_card(HAPSBURG) == stage.g.world.card["clement_vii"]


@pytest.mark.parametrize("seed", range(8))
def test_6_1_in_winter_nobody_is_taken_to_hold_a_mandatory_event(seed: int) -> None:
    """Nobody passes with one; who guesses at the hands of others knows that."""
    stage = Stage().empty_hands().hand(HAPSBURG, "foul_weather", "gout", "arquebusiers", "tercios")
    begin_phase(stage.g, "winter")
    stage.g.state = GAME.hide(stage.g, Seat("france"))
    guess = GAME.determinize(stage.g, Seat("france"), Randomness(Stream(bytes([seed]))))
    kinds = [stage.g.world.card_type(card) for card in guess.hands[HAPSBURG]]
    assert len(kinds) == 4
    assert "mandatory" not in kinds
