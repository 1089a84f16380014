"""What seats see of a game of Ultima Ratio Regis, how it is shown, and how it ends."""

from collections import Counter

import pytest

from tercio.games.ultima_ratio_regis.game import GAME
from tercio.games.ultima_ratio_regis.model import views
from tercio.games.ultima_ratio_regis.model.names import Player
from tercio.games.ultima_ratio_regis.rules.sequence.deck import build_deck
from tercio.kernel.ask import Seat
from tercio.kernel.decks import UNKNOWN
from tercio.kernel.messages import Words
from tercio.kernel.randomness import Randomness, Stream
from tests.rules.ultima_ratio_regis.stage import WORLD, Stage

P1, P2 = Seat("p1"), Seat("p2")


def dealt() -> Stage:
    stage = Stage("new_order", 4)
    build_deck(stage.g)
    return stage


@pytest.mark.rule("uRR 8.1.4")
def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    g = dealt().g
    seen = GAME.hide(g, P1).cards
    assert seen.hands[P1] == g.state.cards.hands[P1]
    assert seen.hands[P2] == [UNKNOWN] * 10
    assert set(seen.pile) == {UNKNOWN}
    assert GAME.hide(g, None).cards.hands[P1] == [UNKNOWN] * 10


@pytest.mark.rule("uRR 8.1.4")
def test_gaps_are_filled_with_the_cards_of_the_turn() -> None:
    stage = dealt()
    g = stage.g
    cards = Counter(g.state.cards.counts())
    own = g.state.cards.hands[P1][:]
    g.state = GAME.hide(g, P1)
    g.state = GAME.determinize(g, P1, Randomness(Stream(b"again")))
    assert g.state.cards.counts() == cards
    assert g.state.cards.hands[P1] == own


@pytest.mark.rule("uRR 22")
def test_the_most_vp_win_and_a_tie_goes_by_game_order() -> None:
    stage = Stage()
    state = stage.g.state
    assert views.result(stage.g) is None
    state.over, state.vp, state.game_order = True, [5, 7, 7], [Player(2), Player(1), Player(0)]
    result = views.result(stage.g)
    assert result is not None
    assert result.winners == ("p3",)
    assert result.scores == {"p1": 5, "p2": 7, "p3": 7}


def test_everything_in_the_data_has_a_name() -> None:
    words = Words(GAME, GAME.load_data())
    refs = [f"power:{id}" for id in WORLD.power_ids]
    refs += [f"area:{row.id}" for row in WORLD.areas]
    refs += [f"sea:{row.id}" for row in WORLD.seas]
    refs += [f"box:{row.id}" for row in WORLD.boxes]
    refs += [f"center:{row.id}" for row in WORLD.centers]
    refs += [f"card:{id}" for id in WORLD.cards]
    refs += [f"leader:{id}" for id in (*WORLD.historical_leaders, *set(WORLD.leader_counters))]
    assert all(words.knows(ref) for ref in refs)
    assert not words.knows("area:atlantis")
    assert not words.knows("thing:paris")


def test_the_position_can_be_read_by_name() -> None:
    stage = Stage().put("spain", "madrid", T3=2, leader="tactical").war("spain", "france")
    names = GAME.display.plain(stage.g)
    assert names["powers"]["spain"]["units"] == {"madrid": {"T3": 2}}
    assert names["areas"]["paris"]["holder"] == "france"
    assert names["wars"] == [["spain", "france", 0]]


def test_land_and_calm_are_worth_something() -> None:
    stage = Stage()
    before = views.worth(stage.g, P1)
    stage.unrest("spain", 15)
    assert views.worth(stage.g, P1) < before


def test_every_scenario_can_be_chosen_with_its_numbers_of_players() -> None:
    for scenario in GAME.scenarios:
        for players in scenario.players:
            setting = GAME.setting(scenario.id, players)
            assert setting.seats == tuple(f"p{n + 1}" for n in range(players))
