"""The turn: its start, the deck, who begins (uRR 8.1, 8.2.1, 8.3)."""

import pytest

from tercio.games.ultima_ratio_regis.model.event_questions import is_granted
from tercio.games.ultima_ratio_regis.model.events.general import (
    DeckBuilt,
    DirectionChosen,
    InterestChanged,
    TurnEndBegun,
)
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.model.power_questions import is_in_play
from tercio.games.ultima_ratio_regis.rules.sequence.course_of_game import (
    impulses,
    play,
    trade,
    turn_end,
    turn_start,
)
from tercio.games.ultima_ratio_regis.rules.sequence.deck import (
    build_deck,
    generic_cards,
    historical_cards,
)
from tercio.games.ultima_ratio_regis.rules.sequence.first_player import (
    choose_first_player,
    decider,
    next_player,
)
from tercio.kernel.ask import Checkpoint
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


@pytest.mark.rule("uRR 8.3")
def test_8_3_the_end_of_a_turn_is_told_once_the_last_card_has_been_played() -> None:
    s = Stage()
    s.g.state.phase = "impulses"
    s.run(impulses(s.g))
    assert s.events(TurnEndBegun) == [TurnEndBegun()]
    assert s.g.state.phase == "turn_end"


@pytest.mark.rule("uRR 8.1.4")
def test_8_1_4_everybody_gets_as_many_cards_and_the_rest_stays_unseen() -> None:
    s = Stage("new_order", 4)
    build_deck(s.g)
    cards = s.g.state.cards
    assert [len(hand) for hand in cards.hands.values()] == [10, 10, 10, 10]
    dealt = [card for hand in cards.hands.values() for card in hand]
    assert set(historical_cards(s.g)) <= set(dealt)
    assert len(cards.pile) == len(historical_cards(s.g)) + 40 - 40
    assert s.events(DeckBuilt)[0].historical == len(historical_cards(s.g))


@pytest.mark.rule("uRR 8.1.4")
def test_8_1_4_the_deck_of_example_2_4_has_15_historical_cards() -> None:
    s = Stage()
    assert len(historical_cards(s.g)) == 15
    assert len(generic_cards(s.g)) == 40 - sum(
        WORLD.cards[id].copies
        for id in WORLD.excluded("catholics_and_protestants")
        if WORLD.cards[id].kind == "generic"
    )


@pytest.mark.rule("uRR 8.1.4")
def test_8_1_4_events_in_force_and_cards_put_aside_are_not_in_the_deck() -> None:
    s = Stage()
    assert "nautical_astrolabe" in historical_cards(s.g)
    s.lasting("nautical_astrolabe")
    s.g.realm.deck_out = ["ally_scotland"]
    assert "nautical_astrolabe" not in historical_cards(s.g)
    assert "ally_scotland" not in generic_cards(s.g)


@pytest.mark.rule("uRR 8.2.1")
def test_8_2_1_the_fewest_vp_decide_and_a_tie_goes_by_game_order() -> None:
    s = Stage()
    s.g.state.vp, s.g.state.game_order = [4, 1, 1], [Player(2), Player(0), Player(1)]
    assert decider(s.g) == 2
    s.run(choose_first_player(s.g), answers=["begin.p2.back"])
    assert (s.g.state.active, s.g.state.direction) == (1, -1)
    assert next_player(s.g) == 0
    assert s.events(DirectionChosen)[0].seat == "seat:p3"
    s.run(choose_first_player(s.g), answers=["begin.p2.forward"])
    assert next_player(s.g) == 2


@pytest.mark.rule("uRR 8.2.1")
def test_8_2_1_two_players_have_no_direction() -> None:
    s = Stage("catholics_and_protestants", 2)
    s.run(choose_first_player(s.g), answers=["begin.p2.forward"])
    assert len(s.asked[0].options) == 2
    assert next_player(s.g) == 0


@pytest.mark.rule("uRR 8.1", "uRR 8.1.1", "uRR 8.1.2")
def test_8_1_a_new_turn_brings_its_powers_and_interests() -> None:
    s = Stage("italian_wars", 3).turn(5)
    s.interest("england", "WE")
    s.run(turn_start(s.g), idle=True)
    assert is_in_play(s.g, s.power("sweden"))
    assert (s.owner("stockholm"), s.owner("kalmar")) == ("sweden", "sweden")
    assert s.g.realm.deployment[s.power("sweden")] == 8
    assert s.g.realm.unrest[s.power("sweden")] == 3
    assert s.owner("gdansk") == "poland"
    assert s.g.realm.interest[s.power("england")] == WORLD.theater_mask("WE", "CE")
    assert s.g.state.phase == "deployment"


@pytest.mark.rule("uRR 8.1.1")
def test_8_1_1_the_table_of_the_turn_says_which_events_are_in_force() -> None:
    s = Stage("sixteenth_century", 3).turn(6).lasting("vasco_de_gama", "luther")
    s.run(turn_start(s.g), idle=True)
    assert "vasco_de_gama" not in s.g.realm.lasting
    assert {"luther", "calvin"} <= set(s.g.realm.lasting)


@pytest.mark.rule("uRR 8.1.1", "uRR 11.1", "uRR 18.6.1")
def test_8_1_1_events_in_force_hold_for_powers_that_have_not_seen_them_played() -> None:
    s = Stage("thirty_years_war", 4)
    s.run(turn_start(s.g), idle=True)
    assert (s.g.realm.nod_mediterranean, s.g.realm.nod_elsewhere) == (2, 2)
    assert is_granted(s.g, s.power("spain"), "leave_mediterranean")
    s = Stage("french_wars_of_religion", 3)
    s.run(turn_start(s.g), idle=True)
    assert s.g.realm.nod_elsewhere == 1
    assert not is_granted(s.g, s.power("spain"), "leave_mediterranean")


@pytest.mark.rule("uRR 8.1.2")
def test_8_1_2_powers_that_nobody_plays_do_not_enter() -> None:
    s = Stage("catholics_and_protestants", 2).turn(7)
    s.run(turn_start(s.g), idle=True)
    assert not is_in_play(s.g, s.power("catholic_league"))


@pytest.mark.rule("uRR 8.1.3")
def test_8_1_3_razed_ports_work_again_but_not_before_the_second_turn() -> None:
    s = Stage()
    s.g.state.razed = WORLD.mask("rouen")
    s.run(trade(s.g))
    assert s.g.state.razed
    s.turn(7).run(trade(s.g))
    assert not s.g.state.razed


@pytest.mark.rule("uRR 8.3")
def test_8_3_the_last_turn_ends_the_game() -> None:
    s = Stage().turn(7)
    s.run(turn_end(s.g), idle=True)
    assert (s.g.state.turn, s.g.state.phase) == (8, "turn_start")
    s.run(turn_end(s.g), idle=True)
    assert s.g.state.over


@pytest.mark.rule("uRR 18.4.1")
def test_18_4_1_the_log_tells_new_interests_of_powers_that_somebody_plays() -> None:
    s = Stage("rise_of_portugal", 1).turn(2)
    s.run(turn_start(s.g), idle=True)
    assert {event.power for event in s.events(InterestChanged)} == {"power:portugal"}
    s = Stage("new_order", 4).turn(3)
    s.run(turn_start(s.g), idle=True)
    assert "power:france" in {event.power for event in s.events(InterestChanged)}


@pytest.mark.rule("uRR 8.1")
def test_8_1_in_the_first_turn_all_is_as_the_scenario_has_laid_it_out() -> None:
    """The interests of the Thirty Years' War are its own; in a later turn tables say what they
    are."""
    s = Stage("thirty_years_war", 4)
    before = s.g.realm.interest[:]
    s.run(turn_start(s.g), idle=True)
    assert s.g.realm.interest == before
    s.turn(10)
    s.run(turn_start(s.g), idle=True)
    assert s.g.realm.interest != before


@pytest.mark.rule("uRR 8.1.2", "uRR 24")
def test_8_1_2_in_a_new_turn_nobody_has_deployed_yet() -> None:
    s = Stage().turn(7)
    s.g.state.starting.ready = 0b111
    s.run(turn_start(s.g), idle=True)
    assert (s.g.state.phase, s.g.state.starting.ready) == ("deployment", 0)


@pytest.mark.rule("uRR 8")
def test_8_every_phase_begins_with_one_checkpoint() -> None:
    """A turn and an impulse end before a turn begins; phases of many steps have their own."""
    s = Stage()
    found = []
    for phase in ("turn_start", "deployment", "trade", "first_player", "turn_end"):
        s.g.state.phase = phase
        game = play(s.g)
        first, second = next(game), next(game)
        assert isinstance(first, Checkpoint)
        found.append(first)
        assert not isinstance(second, Checkpoint) or second.name != first.name, phase
    assert found[0] == Checkpoint("turn_start", ("turn", "impulse"))
    assert found[2] == Checkpoint("trade", ("impulse",))
