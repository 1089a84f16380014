"""Whoever points at a card or units of their own hears when their time is; windows and questions
say what they are about and what they offer (6.1, 11)."""

from typing import Any

import pytest

from tercio.games.here_i_stand.game import GAME as HERE_I_STAND
from tercio.games.here_i_stand.model.powers import ENGLAND, FRANCE
from tercio.games.virgin_queen.game import GAME as VIRGIN_QUEEN
from tercio.kernel.ask import Ask, AskAll, Seat
from tercio.kernel.game import Game
from tercio.kernel.messages import Words
from tercio.kernel.table import Table
from tercio.kernel.view import offer_of
from tercio.wars.cards.card_play import windows_of
from tercio.wars.cards.responses import respond_window
from tercio.wars.display.other_times import QUIET, other_times
from tercio.wars.land.battle import Battle, Side
from tercio.wars.model.force import Force
from tercio.wars.model.names import Power
from tercio.wars.turn.impulses import begin_impulse
from tests.rules.here_i_stand.stage import DATA, Stage

WORDS = Words(HERE_I_STAND, DATA)


def asked(stop: object, seat: str) -> Ask:
    assert isinstance(stop, Ask | AskAll)
    return stop if isinstance(stop, Ask) else stop.asks[Seat(seat)]


def said(stage: Stage, seat: str, thing: str) -> list[str]:
    found = other_times(stage.g, Seat(seat), thing)
    return [WORDS.say(each.message, each.args) for each in found]


def test_11_who_must_play_a_card_is_not_told_to_pass() -> None:
    """HIS 11: with a home card in hand nobody passes."""
    stage = Stage().hand(FRANCE, "patron_of_the_arts")
    ask = stage.ask(begin_impulse(stage.g, FRANCE))
    assert WORDS.prompt(offer_of(ask, 1)) == "France: play a card."
    stage = Stage().hand(FRANCE, "erasmus")
    ask = stage.ask(begin_impulse(stage.g, FRANCE))
    assert WORDS.prompt(offer_of(ask, 1)) == "France: play a card, or pass."


def test_6_1_a_response_card_waits_for_its_moment_or_for_its_cp() -> None:
    stage = Stage().hand(ENGLAND, "gout")
    assert said(stage, "england", "card:gout") == [
        "It can be played when a land move is announced; when an assault is announced; when land "
        "units go aboard; when Charles V is to travel.",
        "In your own impulse you can play it for 2 CP.",
    ]


def test_11_a_card_that_is_an_event_waits_for_an_impulse() -> None:
    stage = Stage().hand(FRANCE, "erasmus")
    assert said(stage, "france", "card:erasmus") == [
        "In your own impulse you can play it as an event or for 3 CP."
    ]
    stage.g.state.active = FRANCE
    stage.g.state.impulse.card = stage.g.world.card["treachery"]
    assert said(stage, "france", "card:erasmus") == [
        "In your next impulse you can play it as an event or for 3 CP."
    ]


def test_6_1_a_mandatory_event_is_never_for_cp() -> None:
    stage = Stage().hand(FRANCE, "clement_vii")
    assert said(stage, "france", "card:clement_vii") == [
        "In your own impulse you can play it as an event."
    ]


def test_nothing_is_said_of_what_others_hold() -> None:
    stage = Stage().hand(FRANCE, "erasmus")
    assert said(stage, "england", "card:erasmus") == []


def test_11_units_of_mine_wait_for_my_impulse() -> None:
    stage = Stage().clear().put("london", ENGLAND, 2).put("north_sea", ENGLAND, ships=1)
    assert said(stage, "england", "space:london") == [
        "Your units in London act in your own impulse, when you spend CP."
    ]
    assert said(stage, "england", "sea:north_sea") != []
    assert said(stage, "france", "space:london") == []


def test_11_a_leader_who_is_alone_waits_like_units() -> None:
    stage = Stage().clear().put("calais", ENGLAND, leaders=["henry_viii"])
    assert said(stage, "england", "space:calais") == [
        "Your units in Calais act in your own impulse, when you spend CP."
    ]
    assert said(stage, "france", "space:calais") == []


def test_a_table_says_both() -> None:
    """That the question is about something else, and when the card has its time."""
    table: Table[Any] = Table.new(HERE_I_STAND, "1517", seed="both")
    seat = next(iter(table.asks()))
    g: Any = table.g
    card = g.state.hands[g.powers_of(seat)[0]][0]
    ref = f"card:{g.world.cards[card].id}"
    told = [each.message for each in table.why_not(seat, ref)]
    assert told[0] in ("forbid-not-in-this-decision", "forbid-not-asked")
    assert "forbid-card-waits-for-an-impulse" in told


@pytest.mark.parametrize("game", [HERE_I_STAND, VIRGIN_QUEEN], ids=lambda game: game.id)
def test_every_moment_of_a_card_has_a_name(game: Game[Any]) -> None:
    table: Table[Any] = Table.new(game, seed="moments")
    words = Words(game, table.data)
    g: Any = table.g
    for card in g.world.cards:
        for power in range(len(g.world.power_rows)):
            for window in windows_of(g, Power(power), card):
                assert window in QUIET or words.has(f"name-window-{window}"), window


def test_6_1_a_window_says_why_a_card_of_its_moment_cannot_be_played() -> None:
    """Of other cards it says nothing itself."""
    stage = Stage().clear().hand(ENGLAND, "gout", "erasmus", "foul_weather")
    stage.g.state.active = FRANCE
    about = Battle(
        "field",
        stage.at("calais"),
        Side(FRANCE, Force(FRANCE, stage.at("calais"))),
        Side(ENGLAND, Force(ENGLAND, stage.at("calais"))),
    )
    window = respond_window(stage.g, "assault_announced", about, [ENGLAND], cite="HIS 15.1")
    ask = asked(next(window), "england")
    assert ask.explain is not None
    assert [each.message for each in ask.explain("card:gout")] == ["forbid-condition"]
    assert ask.explain("card:erasmus") == []
