"""The board as `tercio play` draws it."""

import pytest

from tercio.games.ultima_ratio_regis.display.text_board import counted, show
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck
from tercio.kernel.ask import Seat
from tercio.kernel.display.cells import WIDTH
from tercio.kernel.messages import Words
from tercio.kernel.registry import game
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage


def lines(stage: Stage, seat: str | None = None) -> list[str]:
    words = Words(game("ultima_ratio_regis"), WORLD)
    return show(stage.g, Seat(seat) if seat else None, words).splitlines()


def flowing(stage: Stage, seat: str | None = None) -> str:
    """Without the line breaks."""
    return " ".join(" ".join(lines(stage, seat)).split())


@pytest.mark.parametrize("scenario", WORLD.scenarios)
def test_a_board_fits_a_screen(scenario: str) -> None:
    stage = Stage(scenario, WORLD.scenarios[scenario].players[0])
    found = lines(stage)
    assert len(found) < 60
    assert max(map(len, found)) <= WIDTH


def test_players_go_by_their_names() -> None:
    table = "\n".join(lines(Stage()))
    assert [f"Player {number} " in table for number in (1, 2, 3)] == [True] * 3
    japanese = Words(game("ultima_ratio_regis"), WORLD, "ja")
    assert "\u30d7\u30ec\u30a4\u30e4\u30fc1 " in show(Stage().g, None, japanese)


def test_forces_stand_under_their_power() -> None:
    stage = Stage().put("spain", "madrid", T3=2, leader="tactical", fortress=True)
    told = flowing(stage)
    assert "Spain: Madrid 2 troops (3), tactical leader fortresses: Madrid" in told
    assert counted(Words(game("ultima_ratio_regis"), WORLD), 1, "S2D") == "1 damaged squadron (2)"


def test_fortresses_without_troops_stand_under_their_own_power() -> None:
    stage = Stage().put("florence", "florence", T2=1).put("genoa", "genoa", fortress=True)
    assert "Genoa, fortresses: Genoa" in flowing(stage)


def test_leaders_go_by_name_or_by_what_they_serve_as() -> None:
    """Also with troops of a minor, where their power has none of its own."""
    stage = Stage().put("genoa", "genoa", T2=1).put("france", "paris", T3=1, leader="ordinary")
    stage.g.bring_leader(stage.power("spain"), "farnese", stage.at("genoa"), "troop")
    told = flowing(stage)
    assert f"Spain: Genoa {WORLD.historical_leaders['farnese'].name}" in told
    assert "France: Paris 1 troop (3), leader" in told


def test_peace_that_binds_is_told() -> None:
    stage = Stage()
    stage.g.force_peace(stage.power("spain"), stage.power("france"))
    assert "Forced peace: Spain and France" in flowing(stage)


def test_wars_tell_their_morale() -> None:
    stage = Stage().war("spain", "france", "cb_france_spain", 1).morale("spain", "france", 2)
    assert "At war: Spain v France (morale taken 2:0, 1 VP)" in flowing(stage)


def test_troubles_have_their_lines() -> None:
    stage = Stage().revolt("lyon", 3).siege("spain", "marseille").merchants("tc_baltic", "spain")
    told = flowing(stage)
    assert "Under siege: Marseille" in told
    assert "Lyon 3" in told
    assert "Spain 1" in told.split("Baltic Sea")[1].split(";")[0]


def test_only_ones_own_hand_is_shown() -> None:
    stage = Stage()
    build_deck(stage.g)
    card = WORLD.cards[stage.g.state.cards.hands[Seat("p1")][0]]
    assert card.name in flowing(stage, "p1").split("Your hand:")[1]
    assert "Your hand" not in flowing(stage)


def test_cards_say_what_they_do() -> None:
    told = flowing(Stage().hand(0, "famine", "chaldiran"), "p1").split("Your hand:")[1]
    assert "Famine and plague* (2): A power of another player gains 2 unrest." in told
    assert "(3, priority): " in told
