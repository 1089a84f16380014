"""Whoever points at a card or units of their own hears when their time is (uRR 8.2.2)."""

from tercio.games.ultima_ratio_regis.display.other_times import other_times
from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.kernel.ask import Seat
from tercio.kernel.messages import Words
from tests.rules.ultima_ratio_regis.stage import Stage

SPAIN, FRANCE = Seat("p1"), Seat("p2")
WORDS = Words(GAME, GAME.load_data())


def said(stage: Stage, seat: Seat, thing: str) -> list[str]:
    return [WORDS.say(each.message, each.args) for each in other_times(stage.g, seat, thing)]


def test_8_2_2_cards_wait_for_an_impulse_and_combat_cards_for_a_combat() -> None:
    stage = Stage()
    rows = stage.g.world.cards
    combat = next(id for id, row in rows.items() if row.is_combat)
    other = next(id for id, row in rows.items() if not row.is_combat and row.points == 2)
    stage.g.state.cards.hands[SPAIN][:] = [combat, other]
    assert said(stage, SPAIN, f"card:{combat}") == [
        "You can play it in a combat, or in your own impulse for 1 point."
    ]
    assert said(stage, SPAIN, f"card:{other}") == [
        "In your own impulse you can play it for its event and 2 points."
    ]
    assert said(stage, FRANCE, f"card:{combat}") == []


def test_8_2_2_units_wait_for_an_impulse() -> None:
    stage = Stage().put("france", "lyon", T3=1).put("france", "sea_ea", S2=1)
    assert said(stage, FRANCE, "area:lyon") == ["Your units in Lyon act in your own impulse."]
    assert len(said(stage, FRANCE, "sea:sea_ea")) == 1
    assert said(stage, SPAIN, "area:lyon") == []
    stage.g.state.active = Player(1)
    assert said(stage, FRANCE, "area:lyon") == [
        "None of the actions that you have left can be taken with your units in Lyon."
    ]


def test_8_2_2_merchants_trade() -> None:
    stage = Stage()
    center = stage.g.world.center["tc_north_sea"]
    stage.g.realm.merchants[center][stage.g.world.power["france"]] = 1
    assert len(said(stage, FRANCE, "center:tc_north_sea")) == 1
    assert said(stage, SPAIN, "center:tc_north_sea") == []


def test_19_2_2_prepared_merchants_wait_for_the_next_turn() -> None:
    stage = Stage()
    center = stage.g.world.center["tc_north_sea"]
    stage.g.realm.prepared[center][stage.g.world.power["france"]] = 1
    (told,) = said(stage, FRANCE, "center:tc_north_sea")
    assert told == "Your merchants for North Sea enter at the beginning of the next turn."
    assert said(stage, SPAIN, "center:tc_north_sea") == []
